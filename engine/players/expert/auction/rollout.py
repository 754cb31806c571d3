"""Continue an auction in sampled deals: every seat calls by a fast form of the convention.

The continuations are kept in one tree, which all sampled deals share.
"""

from dataclasses import dataclass, field, replace

from engine.actions import Call, Pass
from engine.contract import Bid, Contract, ContractKind, unnamed
from engine.events import Called
from engine.players.convention import CONVENTION, STEP
from engine.players.expert.auction.auction_position import Moment
from engine.players.expert.auction.hand_value_tables import Holdings, Masks
from engine.players.expert.auction.sampled_deals import Hand, World
from engine.players.expert.auction.settlement_cache import Remembered
from engine.ruleset import AuctionOutcome, Fixed, Open, RuleSet
from engine.seats import Seat
from engine.state import Auction
from engine.trumps import Trump
from engine.view import DealView

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


@dataclass(slots=True)
class Node:
    """A point of the auction: where it stands, who is to speak, and what followed for whom."""

    auction: Auction
    outcome: AuctionOutcome
    moment: Moment | None
    said: dict[Hand, Call] = field(default_factory=dict)
    after: dict[Call, "Node"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """Everybody at the table as the seat imagines them: all keep to the convention."""

    rules: RuleSet
    deal: DealView
    imagined: Remembered
    tables: Holdings
    _said: dict[Called, Node] = field(default_factory=dict)

    def said(self, seat: Seat, call: Call) -> Node:
        """Where the auction stands when this is said now."""
        now = Called(seat, call)
        if now not in self._said:
            self._said[now] = self._after(self.deal.auction, seat, call)
        return self._said[now]

    def end(self, node: Node, world: World) -> Contract | None:
        """The contract in which the auction ends with these hands; None where all pass."""
        while node.moment is not None:
            seat = node.moment.seat
            hand = world.hand(seat)
            call = node.said.get(hand)
            if call is None:
                call = node.said[hand] = says(node.moment, self.tables.masks(hand))
            following = node.after.get(call)
            if following is None:
                following = node.after[call] = self._after(node.auction, seat, call)
            node = following
        return node.outcome.contract if isinstance(node.outcome, Fixed) else None

    def _after(self, auction: Auction, seat: Seat, call: Call) -> Node:
        calls = (*auction.calls, Called(seat, call))
        auction = replace(auction, calls=calls)
        outcome = self.rules.auction.outcome(auction, self.rules.seating)
        moment = None
        if isinstance(outcome, Open):
            moment = Moment.of(self.rules, self.tables, self.imagined, auction, outcome.awaited[0])
        return Node(auction, outcome, moment)
