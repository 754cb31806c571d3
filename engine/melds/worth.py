"""What melds are worth (rules.md 1.6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import Rank
from engine.meld import MeldKind


@dataclass(frozen=True, slots=True)
class MeldWorth:
    """Points of sequences by their kind, and of fours by their rank; what is not named is none.

    ``four_hundred``: the rank of which four are a kind of their own (rules.md 2.10).
    """

    sequences: Mapping[MeldKind, int]
    fours: Mapping[Rank, int]
    four_hundred: Rank | None = None

    def four_kind(self, rank: Rank) -> MeldKind:
        """What four cards of this rank are called."""
        return MeldKind.FOUR_HUNDRED if rank is self.four_hundred else MeldKind.FOUR_OF_A_KIND

    @property
    def kinds(self) -> frozenset[MeldKind]:
        """Every kind that there is."""
        return frozenset(self.sequences) | {self.four_kind(rank) for rank in self.fours}
