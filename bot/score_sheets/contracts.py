"""Every contract in which an auction can end, found by bidding: nothing is asked of a game's name.

A table with real cards has bid already, so that only the end of its auction is to be named.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.actions import Double, Pass
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.deal_plan import TurnUp
from engine.events import Called
from engine.ruleset import Fixed, RuleSet, StillOpen
from engine.seats import Seat
from engine.state import Auction

NAMED = ""
"""The undertaking of a bid that names a trump alone."""

ReachableContracts = Mapping[tuple[str, Trump], tuple[Contract, ...]]
"""The contracts by what is undertaken and the trump: undoubled, doubled, and so on."""


def undertaken(bid: Bid) -> str:
    """The undertaking of a bid besides its trump: « 100 », « capot », nothing."""
    if bid.kind is ContractKind.POINTS:
        return str(bid.value)
    return NAMED if bid.kind in (ContractKind.TRUMP, ContractKind.ASHKAL) else bid.kind.value


def contracts_of(rules: RuleSet) -> ReachableContracts:
    """Every contract, the lowest first, by the first seat that can have it.

    Of two bids that differ only in who gets which card, the first is meant.
    """
    found: dict[tuple[str, Trump], dict[int, Contract]] = {}
    for opened in _opened(rules):
        auction: Auction | None = opened
        while auction is not None:
            for contract in _passed_out(rules, auction):
                key = undertaken(contract.bid), contract.trump
                found.setdefault(key, {}).setdefault(contract.doubles, contract)
            auction = _doubled(rules, auction)
    return {key: tuple(levels[each] for each in sorted(levels)) for key, levels in found.items()}


def _opened(rules: RuleSet) -> Iterator[Auction]:
    """An auction with each opening bid.

    The first speaker's side is about to win: if doubling depends on the score, it is allowed.
    """
    known: set[Bid] = set()
    first = rules.seating.order[0]
    cards: tuple[Card | None, ...] = (None,)
    if rules.dealing.turn_up is not TurnUp.NONE:
        # A card of each suit, as its suit alone decides what may be bid on it.
        cards = tuple(card for card in rules.pack.cards if card.rank is rules.pack.lowest)
    for turned in cards:
        auction = Auction(first, turned=turned, scores=(rules.end.target - 1, 0))
        while (seat := _awaited(rules, auction)) is not None:
            calls = rules.auction.legal_calls(auction, rules.seating, seat, rules.pack.cards)
            for bid in calls:
                if isinstance(bid, Bid) and bid not in known:
                    known.add(bid)
                    yield _with(auction, seat, bid)
            if Pass() not in calls:
                break
            auction = _with(auction, seat, Pass())


def _passed_out(rules: RuleSet, auction: Auction) -> Iterator[Contract]:
    """The contract if everyone passes from here; one per trump if it is named only then."""
    outcome = rules.auction.outcome(auction, rules.seating)
    if isinstance(outcome, Fixed):
        yield outcome.contract
    seat = _awaited(rules, auction)
    if seat is None:
        return
    calls = rules.auction.legal_calls(auction, rules.seating, seat, rules.pack.cards)
    for call in (Pass(),) if Pass() in calls else calls:
        yield from _passed_out(rules, _with(auction, seat, call))


def _doubled(rules: RuleSet, auction: Auction) -> Auction | None:
    """The auction once its bid is doubled, as soon as passing brings somebody to it."""
    while (awaited := _awaited(rules, auction)) is not None:
        for seat in rules.seating.order:
            calls = rules.auction.legal_calls(auction, rules.seating, seat, rules.pack.cards)
            for call in calls:
                if isinstance(call, Double):
                    return _with(auction, seat, call)
        if Pass() not in rules.auction.legal_calls(
            auction, rules.seating, awaited, rules.pack.cards
        ):
            return None  # the trump of a number is named, and nobody doubles any more
        auction = _with(auction, awaited, Pass())
    return None


def _awaited(rules: RuleSet, auction: Auction) -> Seat | None:
    outcome = rules.auction.outcome(auction, rules.seating)
    return outcome.awaited[0] if isinstance(outcome, StillOpen) else None


def _with(auction: Auction, seat: Seat, call: Pass | Bid | Double) -> Auction:
    return replace(auction, calls=(*auction.calls, Called(seat, call)))
