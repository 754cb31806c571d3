"""Continue an auction in sampled deals.

The continuations are kept in one tree, which all sampled deals share.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from engine.actions import Call, Pass
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind, unnamed
from engine.events import Called
from engine.players.auction_talk import Heard, Speaker
from engine.players.bidding_policy import BiddingPolicy
from engine.players.bidding_system import heard, promised
from engine.players.convention import CONVENTION
from engine.players.expert.auction.call_meanings import AuctionPosition
from engine.players.expert.auction.sampled_deals import Hand, World
from engine.players.expert.auction.settlement_cache import SettlementCache
from engine.players.hand_count import STEP
from engine.players.hand_value_tables import HandValueTables, Masks
from engine.players.prospects import lowest_bid
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import AuctionOutcome, Fixed, Open, RuleSet
from engine.state import Auction
from engine.view import DealView

FAILS = 2.0
"""Points by which a contract must fall short to be doubled."""


def policy_call(position: AuctionPosition, masks: Masks) -> Call:
    """The call of this hand at this position."""
    points = {
        trump: expectation.points(masks)
        for trump, expectation in position.expectations.items()
        if expectation.may_name(masks)
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
    """A node of the tree: the auction so far, who calls next, and each hand's call.

    ``speaker`` is nobody where the auction is over.
    """

    auction: Auction
    outcome: AuctionOutcome
    heard: Heard
    speaker: Speaker | None
    policy: Callable[[Masks], Call]
    said: dict[Hand, Call] = field(default_factory=dict)
    after: dict[Call, "Node"] = field(default_factory=dict)

    def call(self, hand: Hand, tables: HandValueTables) -> Call:
        """What this hand calls."""
        call = self.said.get(hand)
        if call is None:
            call = self.said[hand] = self.policy(tables.masks(hand))
        return call


@dataclass(frozen=True, slots=True, kw_only=True)
class Rollout:
    """The tree of auctions that go on as each hand suggests: by the system where numbers are bid.

    Where trumps are named alone, or numbers without them, by a fast form of the club's rules.
    """

    rules: RuleSet
    deal: DealView
    imagined: SettlementCache
    tables: HandValueTables
    understanding: Understanding = DEFAULT_UNDERSTANDING

    @property
    def by_system(self) -> bool:
        """Whether numbers are bid with their trump."""
        return lowest_bid(self.rules).kind is ContractKind.POINTS

    def now(self) -> Node:
        """The auction so far."""
        auction = self.deal.auction
        return self._node(auction, heard(self.rules, auction, self.understanding))

    def said(self, node: Node, call: Call) -> Node:
        """The node after this call."""
        following = node.after.get(call)
        if following is None:
            following = node.after[call] = self._after(node, call)
        return following

    def end(self, node: Node, world: World) -> Contract | None:
        """The contract in which the auction ends in this deal; None where all pass."""
        while node.speaker is not None:
            node = self.said(node, node.call(world.hand(node.speaker.seat), self.tables))
        return node.outcome.contract if isinstance(node.outcome, Fixed) else None

    def _after(self, node: Node, call: Call) -> Node:
        speaker = node.speaker
        if speaker is None:
            raise ValueError("the auction is over")
        told = node.heard.copy()
        told.hear(self.rules, speaker.seat, call, promised(speaker, call))
        calls = (*node.auction.calls, Called(speaker.seat, call))
        return self._node(replace(node.auction, calls=calls), told)

    def _node(self, auction: Auction, told: Heard) -> Node:
        rules = self.rules
        outcome = rules.auction.outcome(auction, rules.seating)
        if not isinstance(outcome, Open):
            return Node(auction, outcome, told, None, lambda _: Pass())
        speaker = Speaker.of(rules, auction, outcome.awaited[0], told)
        if self.by_system:
            policy = BiddingPolicy.of(rules, self.tables, speaker).call
        else:
            policy = partial(
                policy_call,
                AuctionPosition.of(rules, self.tables, self.imagined, auction, speaker.seat),
            )
        return Node(auction, outcome, told, speaker, policy)
