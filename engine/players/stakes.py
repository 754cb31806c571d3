"""What the score of a deal is worth in the game: the chance to win it."""

from dataclasses import dataclass
from math import erf, sqrt

USUAL_DEAL = 200.0
"""The game points that the leading side writes down in a usual deal."""

SWING = 250.0
"""The standard deviation of the difference that one deal makes."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The score of the game as one side sees it before a deal is settled."""

    ours: int
    theirs: int
    target: int

    def after(self, ours: float, theirs: float) -> float:
        """The chance to win the game once the deal has brought these points."""
        us, them = self.ours + ours, self.theirs + theirs
        if max(us, them) >= self.target:
            return 1.0 if us > them else 0.0 if them > us else 0.5
        left = (self.target - max(us, them)) / USUAL_DEAL + 1.0
        return likely((us - them) / (SWING * sqrt(left)))


def likely(deviations: float) -> float:
    """The chance that a normal variable stays below so many standard deviations."""
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))
