"""How a contract is doubled: by whom, when, and what it ends (rules.md 1.5)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.contract import Contract


class Timing(StrEnum):
    """When a contre may be called."""

    IN_TURN = "in_turn"
    ANY_OPPONENT = "any_opponent_until_next_bid"
    AFTER_AUCTION = "after_auction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubling:
    """The multiplier of each level, and what a contre does to the auction.

    ``closes_bidding``: nobody may bid over a contre; otherwise a higher bid wipes it (R-41).
    ``decisive`` is the level at which the deal decides the whole game, if there is one.
    """

    multipliers: tuple[int, ...]
    timing: Timing
    closes_bidding: bool
    decisive: int | None = None

    def is_exhausted(self, contract: Contract) -> bool:
        """Whether nothing more can be said about this contract."""
        return contract.doubles == len(self.multipliers)

    def raised(self, contract: Contract, level: int) -> Contract:
        """The contract once it was doubled to this level."""
        return replace(
            contract,
            doubles=level,
            multiplier=self.multipliers[level - 1],
            decides_game=level == self.decisive,
        )
