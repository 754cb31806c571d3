"""An auction taken further as the convention would: one tree for all the deals imagined."""

from dataclasses import dataclass, field, replace

from engine.actions import Call
from engine.contract import Contract
from engine.events import Called
from engine.players.expert.auction.auction_position import Moment
from engine.players.expert.auction.bidding_policy import says
from engine.players.expert.auction.hand_value_tables import Holdings
from engine.players.expert.auction.sampled_deals import Hand, World
from engine.players.expert.auction.settlement_cache import Remembered
from engine.ruleset import AuctionOutcome, Fixed, Open, RuleSet
from engine.seats import Seat
from engine.state import Auction
from engine.view import DealView


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
