"""What a seat cannot see: finding cards where none should be, and reshuffling the hidden ones."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine.announcements import belote_pairs, belotes_dealt
from engine.cards import Card
from engine.events import Dealt
from engine.meld import Meld
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Belote, Deal, GameState
from engine.zones import Holding, Pile


def cards_in(value: object) -> Iterator[Card]:
    """Every card anywhere inside a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, dict):
        yield from cards_in(tuple(value.items()))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from cards_in(part)
    else:
        for name in getattr(type(value), "__dataclass_fields__", ()):
            yield from cards_in(getattr(value, name))


def played(deal: Deal) -> set[Card]:
    """The cards that were played to a trick."""
    table = (deal.trick,) if deal.trick else ()
    return {play.card for trick in (*deal.tricks, *table) for play in trick.plays}


def everywhere(deal: Deal) -> Iterator[Card]:
    """The cards of a deal wherever they lie."""
    for holding in deal.holdings:
        yield from holding.cards
    yield from deal.talon
    yield from played(deal)


def lying_open(deal: Deal) -> set[Card]:
    """The cards that everybody has seen: played, turned up, on a pile, in a meld that was shown."""
    tops = {pile.top for holding in deal.holdings for pile in holding.piles if pile.top is not None}
    turned = set() if deal.turned is None else {deal.turned}
    shown = {card for seat in deal.shown for meld in deal.melds[seat] for card in meld.cards}
    return played(deal) | tops | turned | shown


def known_to(deal: Deal, seat: Seat | None) -> set[Card]:
    """The cards that a seat knows the place of: those lying open, and its own hand."""
    own = set() if seat is None else set(deal.holdings[seat].hand)
    return own | lying_open(deal)


def reshuffled(rules: RuleSet, deal: Deal, seat: Seat | None, rng: Random) -> dict[Card, Card]:
    """Another card for each that the seat does not see, so that it cannot tell the difference.

    King and queen of trumps stay where they are once one of them has been played or the belote
    was said: the announcement, or its absence, has told who holds the other.
    """
    known = known_to(deal, seat)
    said = {held.suit for held in deal.belotes if held.calls}
    for pair in belote_pairs(rules.belote, deal.contract.trump) if deal.contract else ():
        if played(deal) & set(pair) or pair[0].suit in said:
            known |= set(pair)
    everywhere = [card for holding in deal.holdings for card in holding.cards]
    hidden = [card for card in (*everywhere, *deal.talon) if card not in known]
    others = hidden.copy()
    rng.shuffle(others)
    return dict(zip(hidden, others, strict=True))


def with_other_cards(rules: RuleSet, state: GameState, other: dict[Card, Card]) -> GameState:
    """The game in which these cards had been dealt the other way round.

    What was said of them stays: the kinds of the melds, what they are worth and whose score. What
    nobody knows before it is claimed, whether somebody has played against the rules, is left out.
    """
    deal = state.deal
    assert deal is not None
    dealt = exchanged(deal.dealt, other)
    elsewhere = replace(
        deal,
        laid_out=_dealt(deal.laid_out, other),
        dealt=dealt,
        holdings=exchanged(deal.holdings, other),
        talon=_cards(deal.talon, other),
        belotes=_belotes(rules, deal, dealt),
        melds=tuple(_melds(melds, other) for melds in deal.melds),
        misplays=(),
    )
    return replace(state, deal=elsewhere)


def _belotes(rules: RuleSet, deal: Deal, dealt: tuple[Holding, ...]) -> tuple[Belote, ...]:
    """Those that these hands hold, as far announced as they were."""
    if deal.contract is None:
        return ()
    calls = {(held.seat, held.suit): held.calls for held in deal.belotes}
    return tuple(
        replace(held, calls=calls.get((held.seat, held.suit), 0))
        for held in belotes_dealt(rules.belote, dealt, deal.contract.trump)
    )


def exchanged(holdings: tuple[Holding, ...], other: dict[Card, Card]) -> tuple[Holding, ...]:
    """The holdings with cards exchanged."""
    return tuple(
        Holding(
            _cards(holding.hand, other),
            tuple(_pile(pile, other) for pile in holding.piles),
            _cards(holding.kitty, other),
        )
        for holding in holdings
    )


def _dealt(event: Dealt, other: dict[Card, Card]) -> Dealt:
    holdings = exchanged(event.holdings, other)
    return replace(event, holdings=holdings, talon=_cards(event.talon, other))


def _cards(cards: tuple[Card, ...], other: dict[Card, Card]) -> tuple[Card, ...]:
    return tuple(other.get(card, card) for card in cards)


def _pile(pile: Pile, other: dict[Card, Card]) -> Pile:
    top, under = (card and other.get(card, card) for card in (pile.top, pile.under))
    return Pile(top, under)


def _melds(melds: tuple[Meld, ...], other: dict[Card, Card]) -> tuple[Meld, ...]:
    return tuple(replace(meld, cards=_cards(meld.cards, other)) for meld in melds)
