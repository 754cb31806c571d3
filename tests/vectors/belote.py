"""Section ``belote``: what king and queen of trumps are worth to their side."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.announcements import belote_pairs, belotes_dealt, is_due, pair_of
from engine.cards import Card, Rank, Suit, Trump
from engine.meld import Meld
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import Result, Settlement, Side, Tally
from engine.state import Deal, Play, Trick
from engine.tally import tally
from engine.zones import Holding
from tests.vectors.records import ComparedSides, NotUnderstood, Record
from tests.vectors.situations import contracts, fresh_deal, opening_bids, running

_RUN = re.compile(r"((?:[6-9TJQKA]-)+[6-9TJQKA]) of trump")
_FOUR = re.compile(r"four (\w+)s")
_RANKS = {
    "ace": Rank.ACE,
    "king": Rank.KING,
    "queen": Rank.QUEEN,
    "jack": Rank.JACK,
    "ten": Rank.TEN,
    "nine": Rank.NINE,
}


@dataclass(frozen=True, slots=True)
class Declared:
    """The cards that a vector names, the melds that they make, and what became of them."""

    cards: tuple[Card, ...] = ()
    melds: tuple[Meld, ...] = ()
    scored: bool = False
    shown: bool = False


def declared(rules: RuleSet, given: Record, trump: Trump) -> Declared:
    """The melds of a vector, nothing where it names none."""
    told = [(text, name) for name in _FIELDS for text in _texts(given, name)]
    if not told:
        return Declared()
    if rules.melds is None:
        raise NotUnderstood("this rule set counts no melds")
    cards = tuple(card for text, _ in told for card in _cards(text, trump))
    melds = rules.melds.plan(cards, trump)
    if {card for meld in melds for card in meld.cards} != set(cards):
        raise NotUnderstood("these cards make no such meld")
    return Declared(
        cards,
        melds,
        scored=all(_FIELDS[name] for _, name in told),
        shown=any("shown" in text for text, _ in told),
    )


_FIELDS = {"meld": True, "scored_projects": True, "declared_but_beaten": False}
"""The fields that tell of melds, and whether these score."""


def _texts(given: Record, name: str) -> Iterator[str]:
    if given.has(name):
        rows = given.rows(name) if isinstance(given.fields[name], list) else [given.text(name)]
        yield from map(str, rows)


def _cards(text: str, trump: Trump) -> tuple[Card, ...]:
    run, four = _RUN.search(text), _FOUR.search(text)
    if run and trump.suit:
        return tuple(Card(Rank(rank), trump.suit) for rank in run[1].split("-"))
    if four and four[1] in _RANKS:
        return tuple(Card(_RANKS[four[1]], suit) for suit in Suit)
    raise NotUnderstood(f"the meld {text!r} is not understood")


_MODES = {"hokum": "suit", "sun": "nt"}
"""What else the modes are called."""


def check_belote(rules: RuleSet, vector: Record) -> ComparedSides:
    """Compare the points written for it, and how many card points fewer a contract then needs."""
    given = vector.record("input")
    given.only(
        "side",
        "same_hand",
        "mode",
        "options",
        "played_order",
        "meld",
        "scored_projects",
        "declared_but_beaten",
    )
    rules = _with_options(rules, given)
    side = _side(given)
    held = _tally(rules, given, side)
    bare = replace(held, belote=(0, 0))
    written = tuple(
        _settled(rules, tallied, _all_points(rules, tallied)).scores[side is Side.DEFENCE]
        for tallied in (held, bare)
    )
    return ComparedSides(
        vector.expected(),
        {
            "points": written[0] - written[1],
            "margin": _fewest_points(rules, bare) - _fewest_points(rules, held),
            "meld_points": held.melds[side is Side.DEFENCE],
        },
    )


def _with_options(rules: RuleSet, given: Record) -> RuleSet:
    for option in given.rows("options") if given.has("options") else ():
        if option != "king_first" or rules.belote is None:
            raise NotUnderstood(f"the option {option!r} is not understood")
        rules = replace(rules, belote=replace(rules.belote, king_first=True))
    return rules


def _side(given: Record) -> Side:
    sides = {side.value: side for side in Side}
    name = given.text("side") if given.has("side") else Side.ATTACK.value
    if name not in sides:
        raise NotUnderstood(f"{name!r} is no side")
    return sides[name]


def _trump(given: Record) -> Trump:
    mode = given.text("mode") if given.has("mode") else "suit"
    return given.mode_trump(_MODES.get(mode, mode))


def _tally(rules: RuleSet, given: Record, side: Side) -> Tally:
    """The tally once king and queen were played, or shown, from one hand or from two."""
    trump, seating = _trump(given), rules.seating
    bid = next((bid for bid in opening_bids(rules) if bid.trump is trump), None)
    if bid is None:
        raise NotUnderstood(f"the trump {trump} cannot be bid")
    contract = next(contracts(rules, bid))
    holder = contract.declarer if side is Side.ATTACK else seating.after(contract.declarer)
    together = given.flag("same_hand") if given.has("same_hand") else True
    king, queen = next(iter(belote_pairs(rules.belote, trump)), pair_of(Suit.SPADES))
    melds = declared(rules, given, trump)
    dealt = {seat: Holding() for seat in Seat}
    dealt[holder] = Holding((king, queen, *melds.cards))
    if not together:
        dealt[holder] = dealt[holder].without(queen)
        dealt[seating.after(holder)] = Holding((queen,))
    deal = replace(
        running(fresh_deal(rules)),
        contract=contract,
        dealt=tuple(dealt.values()),
        belotes=belotes_dealt(rules.belote, tuple(dealt.values()), trump),
        melds=tuple(melds.melds if seat is holder else () for seat in Seat),
        scoring=(holder,) if melds.scored else (),
    )
    for card in _played(rules, given, (king, queen), melds):
        deal = _with_card(rules, deal, holder, card)
    return tally(rules, deal, contract)


def _played(
    rules: RuleSet, given: Record, pair: tuple[Card, Card], melds: Declared
) -> tuple[Card, ...]:
    """What the holder plays: the two in either order, or others where they are shown in a meld."""
    king, queen = pair
    if given.has("played_order"):
        orders = {"KQ": pair, "QK": (queen, king)}
        order = "".join(map(str, given.rows("played_order")))
        if order not in orders:
            raise NotUnderstood("king and queen are played in either order")
        return orders[order]
    if melds.shown:
        return tuple(card for card in rules.pack.cards if card not in melds.cards)[:2]
    return pair


def _with_card(rules: RuleSet, deal: Deal, holder: Seat, card: Card) -> Deal:
    """The deal once the holder has played a card of the next trick and said what is due."""
    deal = replace(deal, tricks=deal.all_tricks, trick=Trick(holder, (Play(holder, card),)))
    said = tuple(
        replace(held, calls=held.calls + is_due(rules.belote, deal, held)) if rules.belote else held
        for held in deal.belotes
    )
    return replace(deal, belotes=said)


def _all_points(rules: RuleSet, tallied: Tally) -> int:
    trump = tallied.contract.trump
    cards = sum(rules.scales.worth(card, trump) for card in rules.pack.cards)
    return cards + rules.scoring.last_trick


def _settled(rules: RuleSet, tallied: Tally, points: int) -> Settlement:
    rest = _all_points(rules, tallied) - points
    return rules.scoring.settle(replace(tallied, card_points=(points, rest)))


def _fewest_points(rules: RuleSet, tallied: Tally) -> int:
    for points in range(_all_points(rules, tallied)):
        if _settled(rules, tallied, points).result is Result.MADE:
            return points
    return _all_points(rules, tallied)
