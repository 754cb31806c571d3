"""What the score of a deal is worth in the game: the chance to win it."""

from dataclasses import dataclass
from math import erf, sqrt

SWING = 1.25
"""The standard deviation of the difference that one deal makes, in usual deals."""


POINTS = 0.1
"""How much the points of the deal count beside the game, which may seem won or lost already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """The score of the game as one side sees it before a deal is settled.

    ``usual`` are the game points that the leading side writes down in a usual deal; ``deals`` how
    many are still to be played, this one included, where their number and not a target ends the
    game. ``thrown_in`` are the deals that nobody has wanted since the last one played.
    """

    ours: int
    theirs: int
    target: int
    usual: float
    deals: int | None = None
    thrown_in: int = 0

    def after(self, ours: float, theirs: float) -> float:
        """What these points of the deal are worth, from 0 to 1: above all a chance to win."""
        gained = likely((ours - theirs) / (SWING * self.usual))
        return (1.0 - POINTS) * self.chance(ours, theirs) + POINTS * gained

    def chance(self, ours: float, theirs: float) -> float:
        """The chance to win the game once the deal has brought these points."""
        us, them = self.ours + ours, self.theirs + theirs
        if self.deals is not None:
            left = float(self.deals - 1)
        elif max(us, them) < self.target:
            left = (self.target - max(us, them)) / self.usual + 1.0
        else:
            left = 0.0
        if left <= 0.0:
            return 1.0 if us > them else 0.0 if them > us else 0.5
        return likely((us - them) / (SWING * self.usual * sqrt(left)))


def likely(deviations: float) -> float:
    """The chance that a normal variable stays below so many standard deviations."""
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))
