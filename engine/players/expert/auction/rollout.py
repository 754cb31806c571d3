"""Continue an auction in sampled deals.

The continuations are kept in one tree, which all sampled deals share.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from engine.actions import Call, Double, Pass
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind, unnamed
from engine.events import Called
from engine.players.auction_talk import Heard, Speaker
from engine.players.bidding_policy import BiddingPolicy
from engine.players.bidding_system import heard, promised
from engine.players.expected_points import POINT_BIDDING
from engine.players.expert.auction.call_meanings import AuctionPosition
from engine.players.expert.auction.settlement_cache import SettlementCache
from engine.players.hand_count import STEP
from engine.players.hand_value_tables import HandValueTables, Masks
from engine.players.prospects import lowest_bid
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import AuctionOutcome, Fixed, RuleSet, StillOpen
from engine.state import Auction
from engine.view import DealView

FAILS = 2.0
"""Points by which a contract must fall short to be doubled."""


def policy_calls(position: AuctionPosition, masks: Sequence[Masks]) -> tuple[Call, ...]:
    """The call of each of these hands at this position."""
    hands = np.array(masks, dtype=np.int64).T
    each, nameable = position.expectations.points(hands), position.expectations.nameable(hands)
    lacking = None if position.against is None else position.against.lacking(hands)
    found: list[Call] = []
    for place in range(hands.shape[1]):
        points = {
            trump: float(each[row, place])
            for row, trump in enumerate(position.trumps)
            if nameable[row, place]
        }
        doubles = lacking is not None and bool(lacking[place] >= FAILS)
        found.append(_call(position, points, position.doubles if doubles else None))
    return tuple(found)


def _call(position: AuctionPosition, points: dict[Trump, float], double: Double | None) -> Call:
    """The call of a hand with these points in the trumps that it may name."""
    best = max(points, key=lambda trump: points[trump] - position.limit(trump), default=None)
    found: Call | None = None if best is None else _bid(position, best, points)
    if found is None or not position.ours:
        found = double or found
    if isinstance(found, Bid) and position.unnamed:
        return unnamed(found.value)
    if found is not None:
        return found
    if Pass() in position.offered:
        return Pass()
    return position.lowest[best or next(iter(position.lowest))]


def _bid(position: AuctionPosition, best: Trump, points: dict[Trump, float]) -> Bid | None:
    """The bid in the best trump, if any."""
    standing, lowest = position.standing, position.lowest[best]
    if lowest.kind is not ContractKind.POINTS:
        return lowest if points[best] >= position.limit(best) and not position.ours else None
    if position.ours and standing is not None and standing.trump is not best:
        trump = standing.trump
        gained = points[best] / position.scale(best) - points.get(trump, 0.0) / position.scale(
            trump
        )
        if gained <= POINT_BIDDING.switch:
            if trump not in points:
                return None
            best, lowest = trump, position.lowest[trump]
    if points[best] < position.limit(best):
        return None
    most = (points[best] - POINT_BIDDING.margin * position.scale(best)) // STEP * STEP
    number = lowest
    for call in position.offered:
        if isinstance(call, Bid) and call.kind is ContractKind.POINTS and call.trump is best:
            if call.value > most:
                break
            number = call
    return number


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
    said: dict[Masks, Call] = field(default_factory=dict)
    after: dict[Call, "Node"] = field(default_factory=dict)

    def call(self, hand: Masks) -> Call:
        """The call of this hand."""
        call = self.said.get(hand)
        if call is None:
            call = self.said[hand] = self.policy(hand)
        return call


@dataclass(frozen=True, slots=True, kw_only=True)
class Rollout:
    """The tree of auctions that go on as each hand suggests: by the system where numbers are bid.

    ``hands`` are those of the sampled deals, by seat.
    Where trumps are named alone, or numbers without them, by a fast form of the club's rules.
    """

    rules: RuleSet
    deal: DealView
    hands: tuple[tuple[Masks, ...], ...]
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

    def end(self, node: Node, hands: Sequence[Masks]) -> Contract | None:
        """The contract in which the auction ends with these hands; None where all pass."""
        while node.speaker is not None:
            node = self.said(node, node.call(hands[node.speaker.seat]))
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
        if not isinstance(outcome, StillOpen):
            return Node(auction, outcome, told, None, lambda _: Pass())
        speaker = Speaker.of(rules, auction, outcome.awaited[0], told)
        if self.by_system:
            policy = BiddingPolicy.of(rules, self.tables, speaker).call
            return Node(auction, outcome, told, speaker, policy)
        position = AuctionPosition.of(rules, self.tables, self.imagined, auction, speaker.seat)
        hands = tuple(dict.fromkeys(hands[speaker.seat] for hands in self.hands))
        said = dict(zip(hands, policy_calls(position, hands), strict=True))
        return Node(
            auction,
            outcome,
            told,
            speaker,
            lambda hand: policy_calls(position, (hand,))[0],
            said,
        )
