"""Accuracy as lichess computes it, from what each decision cost in chance to win the game.

A decision that costs nothing has 100; the whole is the mean of a mean weighted by how much was
going on and of the harmonic mean, which one bad decision pulls down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from statistics import fmean, harmonic_mean, pstdev

HEIGHT, SLOPE, DEPTH = 103.1668100711649, 0.04354415386753951, 3.166924740191411
"""The curve that lichess fitted, over per cent of the game that were lost."""

DOUBT = 1.0
"""Lichess adds a point, as no judge is perfect."""

WINDOW = (2, 8)
"""Decisions of which the deviation tells how much is going on: a tenth of all, within these."""

CALM, WILD = 0.5, 12.0
"""The least and the greatest weight of a decision."""

LEAST = 0.01
"""The lowest accuracy in the harmonic mean, which 0 would make 0."""

ENOUGH = 8
"""With fewer decisions it is too early to say."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """A mean accuracy from 0 to 100, and the number of its decisions; None without any."""

    value: float | None
    decisions: int

    @property
    def enough(self) -> bool:
        """Whether there were enough decisions to say so."""
        return self.decisions >= ENOUGH


WorthPair = tuple[float, float]
"""The worth of the best action, and of the one that was done."""


def accuracy(decisions: Sequence[WorthPair]) -> Accuracy:
    """The accuracy over these decisions, in their order."""
    if not decisions:
        return Accuracy(None, 0)
    each = [of_one(best - done) for best, done in decisions]
    chances = [100.0 * best for best, _ in decisions]
    least, most = WINDOW
    size = max(least, min(most, len(chances) // 10))
    # A decision weighs as much as the chances vary in the window that ends with it; the first ones
    # share the first whole window.
    starts = (max(0, min(place - size + 1, len(each) - size)) for place in range(len(each)))
    varying = (pstdev(chances[start : start + size]) for start in starts)
    weighted = fmean(each, weights=[max(CALM, min(WILD, spread)) for spread in varying])
    evenly = harmonic_mean([max(LEAST, value) for value in each])
    return Accuracy((weighted + evenly) / 2.0, len(each))


def of_one(loss: float) -> float:
    """The accuracy of a decision that lost this much of the game.

    >>> [round(of_one(loss)) for loss in (0.0, 0.05, 0.1, 0.5)]
    [100, 81, 65, 10]
    """
    value = HEIGHT * exp(-SLOPE * 100.0 * max(0.0, loss)) - DEPTH + DOUBT
    return max(0.0, min(100.0, value))
