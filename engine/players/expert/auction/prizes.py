"""What a contract is worth when its points are known but for a spread."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from engine.contract import Contract
from engine.players.evaluation import whole
from engine.players.expert.auction.settlement_cache import Remembered
from engine.players.prospects import Prospect, after
from engine.players.stakes import Stakes
from engine.seats import Team

Reals = NDArray[np.float64]
Pair = tuple[int, int]

DEVIATIONS = np.array([-1.71, -1.15, -0.76, -0.45, -0.15, 0.15, 0.45, 0.76, 1.15, 1.71])
"""Means of ten equal parts of a normal variable."""

APART = 41
"""Card points between those that are settled; the ones between lie on a line."""

Key = tuple[Contract, Pair, Pair]


@dataclass(frozen=True, slots=True)
class Prizes:
    """What deals bring this side, as a chance to win the game."""

    imagined: Remembered
    stakes: Stakes
    us: Team
    _lines: dict[Key, tuple[Reals, Reals]] = field(default_factory=dict)

    def expected(
        self, contract: Contract, melds: Pair, belote: Pair, points: Reals, spread: float
    ) -> Reals:
        """The mean worth for each number of points that the attack may expect."""
        everything = whole(self.imagined.rules, contract.trump)
        ends = np.clip(points[:, None] + spread * DEVIATIONS, 0, everything)
        found: Reals = np.interp(ends, *self._line(contract, melds, belote)).mean(axis=1)
        return found

    def needed(self, contract: Contract, melds: Pair, belote: Pair) -> int:
        """The card points that make the contract."""
        prospect = Prospect(mean=0.0, spread=1.0, melds=melds, belote=belote)
        return self.imagined.needed(contract, prospect)

    def _line(self, contract: Contract, melds: Pair, belote: Pair) -> tuple[Reals, Reals]:
        """Numbers of points, rising, and what each is worth."""
        contract = self.imagined.like(contract)
        key = (contract, melds, belote)
        found = self._lines.get(key)
        if found is None:
            prospect = Prospect(mean=0.0, spread=1.0, melds=melds, belote=belote)
            needed = self.imagined.needed(contract, prospect)
            places = self._places(whole(self.imagined.rules, contract.trump), needed)
            worths = [
                after(self.stakes, self.imagined.settled(contract, prospect, place), self.us)
                for place in places
            ]
            found = self._lines[key] = (np.array(places, float), np.array(worths, float))
        return found

    @staticmethod
    def _places(everything: int, needed: int) -> list[int]:
        """Where the worth is looked up: at each end, around what is needed, and now and then."""
        places = set(range(0, everything, APART)) | {1, everything - 1, everything}
        places |= {place for place in (needed - 1, needed) if 0 <= place <= everything}
        return sorted(places)
