"""What the calls of an auction promise by the convention, and so how likely each hand is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import prod

from engine.actions import Call, Double, Pass
from engine.contract import EVERY_TRICK, Bid, ContractKind
from engine.players.convention import CONVENTION, STEP
from engine.players.expert.auction.auction_position import AuctionPosition
from engine.players.expert.auction.call_likelihood import AnyOf, Doubled, Named, Passed, Promise
from engine.players.expert.auction.hand_value_tables import (
    HandValueTables,
    Masks,
    hand_value_tables,
)
from engine.players.expert.auction.settlement_cache import settlement_cache
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView

DOUBT = 0.02
"""The chance of a call outside the convention, whatever the hand."""

LITTLE_DOUBT = 0.001
"""The same for Metropolis sampling, where a larger doubt would leave most deals unmoved."""

NUMBER, NAME = 7.0, 12.0
"""The softness, in points, of the limits of a number and of a trump named alone."""

ALL_TRICKS = 150.0
"""The least points of a hand that bids every trick."""


def likelihoods(
    rules: RuleSet, deal: DealView, doubt: float
) -> Mapping[Seat, Callable[[Masks], float]]:
    """How likely the calls of each of the others are with the hand that it may have been dealt.

    The own calls of the seat that sees the deal tell it nothing, and open cards tell more than
    calls.
    """
    return {seat: partial(_kept, made, doubt) for seat, made in promises(rules, deal).items()}


def promises(rules: RuleSet, deal: DealView) -> Mapping[Seat, Sequence[Promise]]:
    """What the calls of each other seat promise."""
    if any(deal.tableau):
        return {}
    made: dict[Seat, list[Promise]] = {}
    for seat, promise in _heard(rules, deal, hand_value_tables(rules)):
        made.setdefault(seat, []).append(promise)
    return made


def _kept(promises: Sequence[Promise], doubt: float, masks: Masks) -> float:
    return prod(doubt + (1.0 - doubt) * promise.kept(masks) for promise in promises)


def _heard(
    rules: RuleSet, deal: DealView, tables: HandValueTables
) -> Iterator[tuple[Seat, Promise]]:
    """The calls of the others, each as it was meant when it was made."""
    auction, imagined = deal.auction, settlement_cache(rules)
    for number, said in enumerate(auction.calls):
        if said.seat is not deal.seat:
            before = replace(auction, calls=auction.calls[:number])
            position = AuctionPosition.of(rules, tables, imagined, before, said.seat)
            promise = promised(position, said.call)
            if promise is not None:
                yield said.seat, promise


def promised(position: AuctionPosition, call: Call) -> Promise | None:
    """What the call promises at this position; None when it tells nothing."""
    match call:
        case Bid() if position.unnamed:
            return AnyOf(
                tuple(_named(position, Bid(call.value, trump)) for trump in position.expectations)
            )
        case Bid() if call.trump in position.expectations:
            return _named(position, call)
        case Double():
            return _doubled(position)
        case Pass():
            numbers = any(bid.kind is ContractKind.POINTS for bid in position.lowest.values())
            return Passed(
                expectations=tuple(position.expectations.values()),
                soft=NUMBER if numbers else NAME,
                doubled=_doubled(position) if position.doubles else None,
            )
        case _:
            return None


def _named(position: AuctionPosition, bid: Bid) -> Named:
    scale = position.scale(bid.trump)
    expectation = position.expectations[bid.trump]
    low, high, soft = expectation.limit, None, NAME * scale
    if bid.kind in EVERY_TRICK:
        low, soft = ALL_TRICKS * scale, NUMBER * scale
    elif bid.kind is ContractKind.POINTS:
        low = low if position.lowest[bid.trump] == bid else position.safe(bid)
        high, soft = max(position.safe(bid), low) + STEP, NUMBER * scale
    standing = position.standing
    raised = standing is not None and position.ours and standing.trump is bid.trump
    return Named(
        expectation=expectation,
        low=low,
        high=high,
        soft=soft,
        others=tuple(
            other for trump, other in position.expectations.items() if trump is not bid.trump
        ),
        ahead=CONVENTION.switch * scale if raised else 0.0,
    )


def _doubled(position: AuctionPosition) -> Doubled | None:
    if position.against is None or position.standing is None:
        return None
    return Doubled(position.against, soft=NUMBER * position.scale(position.standing.trump))
