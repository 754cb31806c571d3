"""Which meld is the better (rules.md 1.6)."""

from dataclasses import dataclass

from engine.cards import Rank
from engine.meld import Meld, MeldKind
from engine.scales import NATURAL_ORDER
from engine.trumps import Trump

Height = tuple[int, int, int, bool]
"""Class, length where it counts, top card or rank, trump: the better meld has the greater."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The kinds of melds from the best down, and so the ranks of fours.

    ``exact_length``: among sequences of five and more the longer is the better one.
    """

    kinds: tuple[MeldKind, ...]
    fours: tuple[Rank, ...] = ()
    exact_length: bool = False

    def height(self, meld: Meld, trump: Trump) -> Height:
        """The place of a meld; equal for melds that only their owners' seats can tell apart."""
        kind, top = -self.kinds.index(meld.kind), meld.cards[0]
        if meld.kind in (MeldKind.FOUR_OF_A_KIND, MeldKind.FOUR_HUNDRED):
            return kind, 0, -self.fours.index(top.rank), False
        length = len(meld.cards) if self.exact_length else 0
        return kind, length, NATURAL_ORDER.index(top.rank), trump.covers(top)
