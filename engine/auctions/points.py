"""The auctions of contrée: rising numbers with a trump, then capot, then générale."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.auctions.rising import RisingAuction
from engine.contract import Bid, ContractKind
from engine.ruleset import ImpossibleRuleSet
from engine.trumps import Trump


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsAuction(RisingAuction):
    """Bids from ``opening`` by ``step`` to the ceiling of their trump, then capot, then générale.

    The number ranks, the trump does not: bids of one number are equal.
    """

    opening: int
    step: int
    ceilings: Mapping[Trump, int]
    capot: int | None = None
    generale: int | None = None

    def __post_init__(self) -> None:
        if self.step <= 0 or self.opening <= 0:
            raise ImpossibleRuleSet("bids must rise from a positive opening")
        for ceiling in self.ceilings.values():
            if ceiling < self.opening or (ceiling - self.opening) % self.step:
                raise ImpossibleRuleSet("the bids must reach the ceiling by steps")
        RisingAuction.__post_init__(self)

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        return tuple(self.ceilings)

    def _steps(self) -> tuple[tuple[Bid, ...], ...]:
        """Numbers, then capots, then générales."""
        highest = max(self.ceilings.values())
        numbers = tuple(
            tuple(Bid(value, trump) for trump, ceiling in self.ceilings.items() if value <= ceiling)
            for value in range(self.opening, highest + 1, self.step)
        )
        whole = ((ContractKind.CAPOT, self.capot), (ContractKind.GENERALE, self.generale))
        return numbers + tuple(
            tuple(Bid(value, trump, kind) for trump in self.ceilings)
            for kind, value in whole
            if value is not None
        )
