"""Which worlds are looked at: those that fit what was said and played best."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.solver.layouts import Layouts
from engine.solver.words import Words

POOL, TIMES = 240, 8
"""Worlds among which some are chosen: so many, or so many times those where that is fewer."""

SLIGHT = 0.001
"""Worlds so much less likely than the likeliest are not looked at."""

DRAWS = 8
"""How often a pool is drawn for one that is full of worlds with the melds that were named."""

Floats = NDArray[np.float64]
Fits = Callable[[Words], NDArray[np.bool_]]
Weigh = Callable[[Words], Floats]


class Source(Protocol):
    """Where worlds come from."""

    @property
    def number(self) -> int:
        """How many there are."""
        ...

    def every(self) -> Layouts:
        """All of them."""
        ...

    def drawn(self, number: int, dice: Generator, /) -> Layouts:
        """So many of them, each drawn from all."""
        ...


@dataclass(frozen=True, slots=True)
class Weighted:
    """Worlds, and how much each of them counts."""

    layouts: Layouts
    weights: Floats

    def rows(self, rows: Words) -> "Weighted":
        """Some of them."""
        under = self.layouts.under
        return Weighted(
            Layouts(self.layouts.hands[rows], None if under is None else under[rows]),
            self.weights[rows],
        )


def chosen(source: Source, fits: Fits, weigh: Weigh, most: int, dice: Generator) -> Weighted:
    """Different worlds in any order, so many at most, or all where there are no more.

    Where none that was found fits, all are taken to.
    """
    if source.number <= most:
        every = source.every()
        fitting = np.flatnonzero(fits(every.hands))
        pool = Weighted(every, weigh(every.hands))
        pool = pool.rows(fitting) if len(fitting) else pool
    else:
        drawn = _pool(source, fits, min(POOL, TIMES * most), dice)
        pool = Weighted(drawn, weigh(drawn.hands))
    if len(pool.weights) > most:
        pool = _thinned(pool, most, dice)
    seen = np.flatnonzero(pool.weights >= SLIGHT * pool.weights.max())
    return pool.rows(dice.permutation(seen))


def _thinned(pool: Weighted, most: int, dice: Generator) -> Weighted:
    """Some of these worlds, each as often as it is likely."""
    ends = np.cumsum(pool.weights)
    steps = (np.arange(most) + dice.random()) * (ends[-1] / most)
    taken = np.searchsorted(ends, steps, side="right").clip(max=len(ends) - 1)
    times = np.bincount(taken, minlength=len(ends)).astype(np.float64)
    return Weighted(pool.layouts, times).rows(np.flatnonzero(times))


def _pool(source: Source, fits: Fits, number: int, dice: Generator) -> Layouts:
    """So many worlds with the melds that were named, or fewer; any where there seem to be none."""
    found: list[Layouts] = []
    missing = number
    for _ in range(DRAWS):
        drawn = source.drawn(number, dice)
        kept = np.flatnonzero(fits(drawn.hands))[:missing]
        missing -= len(kept)
        under = None if drawn.under is None else drawn.under[kept]
        found.append(Layouts(drawn.hands[kept], under))
        if not missing:
            break
    if missing == number:
        return drawn
    hands = np.concatenate([each.hands for each in found])
    unders = [each.under for each in found if each.under is not None]
    return Layouts(hands, np.concatenate(unders) if unders else None)
