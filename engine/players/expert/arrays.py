"""Random numbers in arrays: a decision's generator, and draws by weight."""

from math import sqrt

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.dealing import Chance
from engine.solver.card_layouts import WordArray

Floats = NDArray[np.float64]

SEEDS = 1 << 62


def dice_of(luck: Chance) -> Generator:
    """A NumPy generator seeded from this source of chance."""
    return np.random.default_rng(luck.randrange(SEEDS))


def drawn_evenly(weights: Floats, number: int, dice: Generator) -> WordArray:
    """Systematic sampling: ``number`` indices, rising, each drawn in proportion to its weight.

    They lie at equal steps along the cumulative sum of the weights, from a random start.
    """
    ends = np.cumsum(weights)
    steps = (np.arange(number) + dice.random()) * (ends[-1] / number)
    # By rounding, the last step may lie a hair beyond the last sum.
    places: WordArray = np.searchsorted(ends, steps, side="right").clip(max=len(ends) - 1)
    return places


def standard_error(gains: Floats, weights: Floats) -> float:
    """The standard error of the mean gain over weighted deals."""
    mean = np.average(gains, weights=weights)
    variance = float(np.average((gains - mean) ** 2, weights=weights))
    return sqrt(variance * float((weights**2).sum())) / float(weights.sum())
