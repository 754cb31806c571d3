"""Calls near the end of a game, when the score says more than the hand."""

from dataclasses import dataclass, replace

from engine.actions import Action, Double, Pass
from engine.contract import Bid, Contract, ContractKind
from engine.players.prospects import Hypothetical, Prospect, Stakes, lowest_bid
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import Settlement
from engine.tally import whole
from engine.view import DealView

LAST_TRICK = 10
"""The fewest points of opponents who win a trick."""

PLAIN = Prospect(mean=0.0, spread=1.0)


@dataclass(frozen=True, slots=True)
class Endgame:
    """The deal that a seat may bid, and what the score makes of it."""

    imagined: Hypothetical
    stakes: Stakes
    deal: DealView
    seat: Seat

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.imagined.rules

    @property
    def only_every_trick_helps(self) -> bool:
        """Whether the opponents win the game with a single trick."""
        lowest = lowest_bid(self.rules)
        if lowest.kind is not ContractKind.POINTS:
            return False
        contract = Contract(self.seat, lowest)
        points = whole(self.rules, lowest.trump) - LAST_TRICK
        # Even all but one trick would not keep them from winning.
        return not self._chance(self.imagined.settled(contract, PLAIN, points))

    @property
    def sharpened(self) -> Stakes:
        """The score as it counts: if only every trick helps, points are worth nothing."""
        return replace(self.stakes, points=0.0) if self.only_every_trick_helps else self.stakes

    @property
    def is_enough(self) -> bool:
        """Whether this side may pass, and wins the game by making what it has bid."""
        standing = self.deal.standing
        if standing is None or Pass() not in self.deal.legal or not self._ours(standing):
            return False
        return self._wins(standing, made=True)

    @property
    def failing_is_enough(self) -> bool:
        """Whether this side wins the game when the opponents fail undoubled."""
        standing = self.deal.standing
        return (
            standing is not None and not self._ours(standing) and self._wins(standing, made=False)
        )

    def calls(self, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        """The calls that make sense among those that the system allows."""
        # A double wins nothing more if they fail, and costs if they do not.
        if self.failing_is_enough:
            allowed = tuple(call for call in allowed if not isinstance(call, Double)) or allowed
        if not self.only_every_trick_helps:
            return allowed
        named = {call.trump for call in allowed if isinstance(call, Bid)}
        return allowed + tuple(
            call
            for call in self.deal.legal
            if isinstance(call, Bid)
            and call.kind is ContractKind.CAPOT
            and call.trump in named
            and call not in allowed
        )

    def _ours(self, contract: Contract) -> bool:
        team = self.rules.seating.team
        return team(contract.declarer) is team(self.seat)

    def _wins(self, contract: Contract, *, made: bool) -> bool:
        if contract.bid.kind not in (ContractKind.POINTS, ContractKind.CAPOT):
            return False
        needed = self.imagined.needed(contract, PLAIN)
        settlement = self.imagined.settled(contract, PLAIN, needed - (not made))
        return self._chance(settlement) >= 1.0

    def _chance(self, settlement: Settlement) -> float:
        us = self.rules.seating.team(self.seat)
        return self.stakes.chance(settlement.for_team(us), settlement.for_team(us.other))
