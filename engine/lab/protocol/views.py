"""A seat's view as JSON: cards, calls and seats in the letters of the notation.

The rules say what follows by itself. Earlier deals of the game are not included.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.actions import Action, PlayCard, Refusal, RenegeClaim
from engine.cards import Card, Rank, Suit
from engine.contract import Bid, Contract
from engine.events import Called
from engine.meld import Meld, MeldKind
from engine.notation.actions import Bids, offered, read_bid, read_call, written_action
from engine.notation.syntax import ANNOUNCING, NAMED, OTHER_MELDS, RENEGE_CLAIM, SEATS, letter
from engine.ruleset import RuleSet
from engine.spoken_melds import MeldAnswer, MeldExchange, MeldHeight
from engine.state import Auction, Belote, Phase, Play, Trick
from engine.view import DealView, OpenPile, PlayerView

JsonObject = Mapping[str, Any]


def written_view(seen: PlayerView) -> dict[str, Any]:
    """The view as JSON; ValueError unless its seat takes part in a running deal."""
    deal, seat = seen.deal, seen.seat
    if deal is None or seat is None or deal.settlement is not None:
        raise ValueError("no deal is being played")
    return {
        "seat": letter(seat),
        "dealer": letter(deal.dealer),
        "scores": list(seen.scores),
        "carry": seen.carry,
        "number": deal.number,
        "phase": str(deal.phase),
        "hand": list(map(str, deal.hand)),
        "counts": list(deal.counts),
        "turned": deal.turned and str(deal.turned),
        "talon": deal.talon,
        "tableau": [
            [{"top": pile.top and str(pile.top), "covers": pile.covers} for pile in piles]
            for piles in deal.tableau
        ],
        "first": letter(deal.auction.first),
        "calls": [
            letter(called.seat) + NAMED + written_action(called.call)
            for called in deal.auction.calls
        ],
        "contract": deal.contract and _written_contract(deal.contract),
        "tricks": list(map(_written_trick, deal.all_tricks)),
        "belotes": [
            {"seat": letter(held.seat), "suit": str(held.suit), "calls": held.calls}
            for held in deal.belotes
        ],
        "named": [list(map(str, kinds)) for kinds in deal.named],
        "melds": [list(map(_written_meld, melds)) for melds in deal.melds],
        "scoring": None if deal.scoring is None else list(map(letter, deal.scoring)),
        "granted": [list(map(str, kinds)) for kinds in deal.granted],
        "meld_points": list(deal.meld_points),
        "spoken": list(map(_written_exchange, deal.spoken)),
        "awaited": list(map(letter, deal.awaited)),
        "legal": list(map(written_action, deal.legal)),
        "barred": [[str(card), str(code)] for card, code in deal.barred],
    }


def read_view(rules: RuleSet, said: JsonObject) -> PlayerView:
    """The view that was written; what it does not know is passed over.

    KeyError, ValueError or TypeError when something is missing or makes no sense.
    """
    seat, dealer, scores = SEATS[said["seat"]], SEATS[said["dealer"]], _pair(said["scores"])
    turned = Card.parse(said["turned"]) if said["turned"] else None
    opening = Auction(SEATS[said["first"]], (), turned, scores)
    bids = offered(rules, opening)
    called = (
        read_call(rules, opening, word, bids, place)
        for place, word in enumerate(said["calls"], start=1)
    )
    auction = replace(opening, calls=tuple(Called(caller, call) for caller, call in called))
    tricks = tuple(_read_trick(rules, trick) for trick in said["tricks"])
    finished = tuple(trick for trick in tricks if trick.winner is not None)
    deal = DealView(
        seat=seat,
        number=said["number"],
        dealer=dealer,
        phase=Phase(said["phase"]),
        hand=_cards(said["hand"]),
        counts=tuple(said["counts"]),
        turned=turned,
        talon=said["talon"],
        tableau=tuple(tuple(map(_read_pile, piles)) for piles in said["tableau"]),
        auction=auction,
        standing=rules.auction.standing(auction, rules.seating),
        contract=_read_contract(said["contract"], bids) if said["contract"] else None,
        tricks=finished,
        trick=tricks[-1] if tricks and tricks[-1].winner is None else None,
        belotes=tuple(
            Belote(SEATS[held["seat"]], Suit(held["suit"]), held["calls"])
            for held in said["belotes"]
        ),
        named=tuple(tuple(map(MeldKind, kinds)) for kinds in said["named"]),
        melds=tuple(tuple(map(_read_meld, melds)) for melds in said["melds"]),
        scoring=None if said["scoring"] is None else tuple(SEATS[one] for one in said["scoring"]),
        granted=tuple(tuple(map(MeldKind, kinds)) for kinds in said["granted"]),
        meld_points=_pair(said["meld_points"]),
        spoken=tuple(map(_read_exchange, said["spoken"])),
        claim=None,
        awaited=tuple(SEATS[one] for one in said["awaited"]),
        legal=tuple(_read_action(rules, auction, word, bids) for word in said["legal"]),
        barred=tuple((Card.parse(card), Refusal(code)) for card, code in said["barred"]),
        settlement=None,
        shown=(),
    )
    return PlayerView(
        seat=seat,
        dealer=dealer,
        scores=scores,
        carry=said["carry"],
        sheet=(),
        deal=deal,
        over=False,
        winner=None,
    )


def _written_exchange(told: MeldExchange) -> dict[str, Any]:
    return {
        "seat": letter(told.seat),
        "holder": letter(told.holder),
        "kind": str(told.kind),
        "answer": str(told.answer),
        "standing": told.standing and [str(told.standing.top), told.standing.length],
        "raised": told.raised and [str(told.raised.top), told.raised.length],
    }


def _read_exchange(said: JsonObject) -> MeldExchange:
    standing, raised = (
        MeldHeight(Rank(said[name][0]), said[name][1]) if said[name] else None
        for name in ("standing", "raised")
    )
    seats = SEATS[said["seat"]], SEATS[said["holder"]]
    answer = MeldAnswer(said["answer"])
    return MeldExchange(*seats, MeldKind(said["kind"]), answer, standing, raised)


def _pair(said: Sequence[int]) -> tuple[int, int]:
    first, second = said
    return first, second


def _cards(said: list[str]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, said))


def _read_action(rules: RuleSet, auction: Auction, word: str, bids: Bids) -> Action:
    if word == RENEGE_CLAIM:
        return RenegeClaim()
    # ``JS*~``: a card, announced, with the other of two plans of melds.
    plain = word.removesuffix(OTHER_MELDS)
    bare = plain.removesuffix(ANNOUNCING)
    try:
        card = Card.parse(bare)
    except ValueError:
        return read_call(rules, auction, word, bids, 1)[1]
    return PlayCard(card, announcing=plain != bare, other_melds=word != plain)


def _written_contract(contract: Contract) -> dict[str, Any]:
    return {
        "declarer": letter(contract.declarer),
        "bid": str(contract.bid),
        "doubles": contract.doubles,
        "multiplier": contract.multiplier,
        "decides_game": contract.decides_game,
        "closed": contract.closed,
    }


def _read_contract(said: JsonObject, bids: Bids) -> Contract:
    bid: Bid | None = read_bid(said["bid"], bids)
    if bid is None:
        raise ValueError(f"{said['bid']!r} is no bid")
    declarer = SEATS[said["declarer"]]
    return Contract(
        declarer,
        bid,
        said["doubles"],
        said["multiplier"],
        decides_game=said["decides_game"],
        closed=said["closed"],
    )


def _written_trick(trick: Trick) -> dict[str, Any]:
    return {
        "leader": letter(trick.leader),
        "cards": [str(play.card) for play in trick.plays],
        "winner": None if trick.winner is None else letter(trick.winner),
        "points": trick.points,
    }


def _read_trick(rules: RuleSet, said: JsonObject) -> Trick:
    leader = SEATS[said["leader"]]
    cards = _cards(said["cards"])
    seats = rules.seating.starting_at(leader)[: len(cards)]
    plays = tuple(Play(seat, card) for seat, card in zip(seats, cards, strict=True))
    return Trick(leader, plays, SEATS[said["winner"]] if said["winner"] else None, said["points"])


def _written_meld(meld: Meld) -> dict[str, Any]:
    return {
        "kind": str(meld.kind),
        "cards": list(map(str, meld.cards)),
        "points": meld.points,
    }


def _read_meld(said: JsonObject) -> Meld:
    return Meld(MeldKind(said["kind"]), _cards(said["cards"]), said["points"])


def _read_pile(said: JsonObject) -> OpenPile:
    return OpenPile(Card.parse(said["top"]) if said["top"] else None, said["covers"])
