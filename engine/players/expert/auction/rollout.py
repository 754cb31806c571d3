"""Continue an auction in sampled deals: every seat calls by a fast form of the convention.

The continuations are kept in one tree, which all sampled deals share.
"""

from dataclasses import dataclass, field, replace

from engine.actions import Call, Pass
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind, unnamed
from engine.events import Called
from engine.players.convention import CONVENTION
from engine.players.expert.auction.call_meanings import AuctionPosition
from engine.players.expert.auction.hand_value_tables import HandValueTables, Masks
from engine.players.expert.auction.sampled_deals import Hand, World
from engine.players.expert.auction.settlement_cache import SettlementCache
from engine.players.hand_count import STEP
from engine.ruleset import AuctionOutcome, Fixed, Open, RuleSet
from engine.seats import Seat
from engine.state import Auction
from engine.view import DealView

FAILS = 2.0
"""Points by which a contract must fall short to be doubled."""


def policy_call(position: AuctionPosition, masks: Masks) -> Call:
    """The call of this hand at this position."""
    points = {
        trump: expectation.points(masks)
        for trump, expectation in position.expectations.items()
        if expectation.nameable(masks)
    }
    best = max(
        points, key=lambda trump: points[trump] - position.expectations[trump].limit, default=None
    )
    found: Call | None = None
    if best is not None:
        found = _bid(position, best, points)
    if found is None or not position.ours:
        found = _double(position, masks) or found
    if isinstance(found, Bid) and position.unnamed:
        return unnamed(found.value)
    if found is not None:
        return found
    return (
        Pass()
        if Pass() in position.offered
        else position.lowest[best or next(iter(position.lowest))]
    )


def _bid(position: AuctionPosition, best: Trump, points: dict[Trump, float]) -> Bid | None:
    """What is bid in the best trump, if anything."""
    standing, lowest = position.standing, position.lowest[best]
    if lowest.kind is not ContractKind.POINTS:
        good = points[best] >= position.expectations[best].limit and not position.ours
        return lowest if good else None
    if position.ours and standing is not None and standing.trump is not best:
        trump = standing.trump
        gained = points[best] / position.scale(best) - points.get(trump, 0.0) / position.scale(
            trump
        )
        if gained <= CONVENTION.switch:
            if trump not in points:
                return None
            best, lowest = trump, position.lowest[trump]
    if points[best] < position.expectations[best].limit:
        return None
    most = (points[best] - CONVENTION.margin * position.scale(best)) // STEP * STEP
    number = lowest
    for call in position.offered:
        if isinstance(call, Bid) and call.kind is ContractKind.POINTS and call.trump is best:
            if call.value > most:
                break
            number = call
    return number


def _double(position: AuctionPosition, masks: Masks) -> Call | None:
    """A double of the opponents' contract, where it is likely to fail."""
    if position.doubles is None or position.against is None:
        return None
    return position.doubles if position.against.lacking(masks) >= FAILS else None


@dataclass(slots=True)
class Node:
    """A node of the tree: the auction so far, who calls next, and each hand's call."""

    auction: Auction
    outcome: AuctionOutcome
    position: AuctionPosition | None
    said: dict[Hand, Call] = field(default_factory=dict)
    after: dict[Call, "Node"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rollout:
    """The tree of auctions in which every seat keeps to the convention."""

    rules: RuleSet
    deal: DealView
    imagined: SettlementCache
    tables: HandValueTables
    _said: dict[Called, Node] = field(default_factory=dict)

    def said(self, seat: Seat, call: Call) -> Node:
        """The node after this call."""
        now = Called(seat, call)
        if now not in self._said:
            self._said[now] = self._after(self.deal.auction, seat, call)
        return self._said[now]

    def end(self, node: Node, world: World) -> Contract | None:
        """The contract in which the auction ends in this deal; None where all pass."""
        while node.position is not None:
            seat = node.position.seat
            hand = world.hand(seat)
            call = node.said.get(hand)
            if call is None:
                call = node.said[hand] = policy_call(node.position, self.tables.masks(hand))
            following = node.after.get(call)
            if following is None:
                following = node.after[call] = self._after(node.auction, seat, call)
            node = following
        return node.outcome.contract if isinstance(node.outcome, Fixed) else None

    def _after(self, auction: Auction, seat: Seat, call: Call) -> Node:
        calls = (*auction.calls, Called(seat, call))
        auction = replace(auction, calls=calls)
        outcome = self.rules.auction.outcome(auction, self.rules.seating)
        position = None
        if isinstance(outcome, Open):
            position = AuctionPosition.of(
                self.rules, self.tables, self.imagined, auction, outcome.awaited[0]
            )
        return Node(auction, outcome, position)
