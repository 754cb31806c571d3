"""What the calls of an auction promise by the convention, and so how likely each hand is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import prod

from engine.actions import Call, Double, Pass
from engine.contract import EVERY_TRICK, Bid, ContractKind
from engine.players.convention import CONVENTION, STEP
from engine.players.expert.auction.auction_position import Moment
from engine.players.expert.auction.call_likelihood import AnyOf, Doubled, Named, Passed, Promise
from engine.players.expert.auction.hand_value_tables import Holdings, Masks, holdings
from engine.players.expert.auction.settlement_cache import remembered
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView

DOUBT = 0.02
"""How likely any call is whatever the hand: nobody always keeps to the convention."""

LITTLE_DOUBT = 0.001
"""The same where deals are moved about until they fit: most of those drawn would stand by doubt."""

NUMBER, NAME = 7.0, 12.0
"""Points by which a hand misses what a number, or a trump named alone, asks when doubt begins."""

ALL_TRICKS = 150.0
"""What a hand that says it wins every trick counts at least."""


def likelihoods(
    rules: RuleSet, deal: DealView, doubt: float
) -> Mapping[Seat, Callable[[Masks], float]]:
    """How likely the calls of each of the others are with the hand that it may have been dealt.

    The own calls of the seat that sees the deal tell it nothing, and open cards tell more than
    calls.
    """
    return {seat: partial(_kept, made, doubt) for seat, made in promises(rules, deal).items()}


def promises(rules: RuleSet, deal: DealView) -> Mapping[Seat, Sequence[Promise]]:
    """What is heard in the calls of each of the others."""
    if any(deal.tableau):
        return {}
    made: dict[Seat, list[Promise]] = {}
    for seat, promise in _heard(rules, deal, holdings(rules)):
        made.setdefault(seat, []).append(promise)
    return made


def _kept(promises: Sequence[Promise], doubt: float, masks: Masks) -> float:
    return prod(doubt + (1.0 - doubt) * promise.kept(masks) for promise in promises)


def _heard(rules: RuleSet, deal: DealView, tables: Holdings) -> Iterator[tuple[Seat, Promise]]:
    """The calls of the others, each as it was meant when it was made."""
    auction, imagined = deal.auction, remembered(rules)
    for number, said in enumerate(auction.calls):
        if said.seat is not deal.seat:
            before = replace(auction, calls=auction.calls[:number])
            moment = Moment.of(rules, tables, imagined, before, said.seat)
            promise = promised(moment, said.call)
            if promise is not None:
                yield said.seat, promise


def promised(moment: Moment, call: Call) -> Promise | None:
    """What the call promises at this moment; None when it tells nothing."""
    match call:
        case Bid() if moment.unnamed:
            return AnyOf(tuple(_named(moment, Bid(call.value, trump)) for trump in moment.hopes))
        case Bid() if call.trump in moment.hopes:
            return _named(moment, call)
        case Double():
            return _doubled(moment)
        case Pass():
            numbers = any(bid.kind is ContractKind.POINTS for bid in moment.lowest.values())
            return Passed(
                hopes=tuple(moment.hopes.values()),
                soft=NUMBER if numbers else NAME,
                doubled=_doubled(moment) if moment.doubles else None,
            )
        case _:
            return None


def _named(moment: Moment, bid: Bid) -> Named:
    scale = moment.scale(bid.trump)
    hope = moment.hopes[bid.trump]
    low, high, soft = hope.limit, None, NAME * scale
    if bid.kind in EVERY_TRICK:
        low, soft = ALL_TRICKS * scale, NUMBER * scale
    elif bid.kind is ContractKind.POINTS:
        low = low if moment.lowest[bid.trump] == bid else moment.safe(bid)
        high, soft = max(moment.safe(bid), low) + STEP, NUMBER * scale
    standing = moment.standing
    raised = standing is not None and moment.ours and standing.trump is bid.trump
    return Named(
        hope=hope,
        low=low,
        high=high,
        soft=soft,
        others=tuple(other for trump, other in moment.hopes.items() if trump is not bid.trump),
        ahead=CONVENTION.switch * scale if raised else 0.0,
    )


def _doubled(moment: Moment) -> Doubled | None:
    if moment.against is None or moment.standing is None:
        return None
    return Doubled(moment.against, soft=NUMBER * moment.scale(moment.standing.trump))
