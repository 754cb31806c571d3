"""What a hand says by the convention, in brief: fast enough for hundreds of imagined seats."""

from engine.actions import Call, Pass
from engine.contract import Bid, ContractKind, unnamed
from engine.players.convention import CONVENTION, STEP
from engine.players.expert.auction.auction_position import Moment
from engine.players.expert.auction.hand_value_tables import Masks
from engine.trumps import Trump

FAILS = 2.0
"""Points that a contract must lack to be doubled."""


def says(moment: Moment, masks: Masks) -> Call:
    """The call of this hand at this moment."""
    points = {
        trump: hope.points(masks) for trump, hope in moment.hopes.items() if hope.nameable(masks)
    }
    best = max(points, key=lambda trump: points[trump] - moment.hopes[trump].limit, default=None)
    found: Call | None = None
    if best is not None:
        found = _bid(moment, best, points)
    if found is None or not moment.ours:
        found = _double(moment, masks) or found
    if isinstance(found, Bid) and moment.unnamed:
        return unnamed(found.value)
    if found is not None:
        return found
    return Pass() if Pass() in moment.offered else moment.lowest[best or next(iter(moment.lowest))]


def _bid(moment: Moment, best: Trump, points: dict[Trump, float]) -> Bid | None:
    """What is bid in the best trump, if anything."""
    standing, lowest = moment.standing, moment.lowest[best]
    if lowest.kind is not ContractKind.POINTS:
        good = points[best] >= moment.hopes[best].limit and not moment.ours
        return lowest if good else None
    if moment.ours and standing is not None and standing.trump is not best:
        trump = standing.trump
        gained = points[best] / moment.scale(best) - points.get(trump, 0.0) / moment.scale(trump)
        if gained <= CONVENTION.switch:
            if trump not in points:
                return None
            best, lowest = trump, moment.lowest[trump]
    if points[best] < moment.hopes[best].limit:
        return None
    most = (points[best] - CONVENTION.margin * moment.scale(best)) // STEP * STEP
    number = lowest
    for call in moment.offered:
        if isinstance(call, Bid) and call.kind is ContractKind.POINTS and call.trump is best:
            if call.value > most:
                break
            number = call
    return number


def _double(moment: Moment, masks: Masks) -> Call | None:
    """The double of the others' contract, where it is likely to fail; one's own is left alone."""
    if moment.doubles is None or moment.against is None:
        return None
    return moment.doubles if moment.against.lacking(masks) >= FAILS else None
