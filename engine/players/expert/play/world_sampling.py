"""Which worlds are looked at: those that fit what was said and played best."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.players.expert.arrays import drawn_evenly
from engine.solver.card_layouts import Layouts
from engine.solver.words import Words

POOL = 2000
"""Worlds among which some are chosen."""

SLIGHT = 0.001
"""Worlds so much less likely than the likeliest are not looked at."""

FEW, DRAWS = 100, 4
"""While fewer worlds with the melds that were named are found, more are drawn, so often at most."""

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
        return Weighted(_some(self.layouts, rows), self.weights[rows])


def chosen(source: Source, fits: Fits, weigh: Weigh, most: int, dice: Generator) -> Weighted:
    """Different worlds in any order, so many at most, or all where there are no more.

    Where none that was found fits, all are taken to.
    """
    pool = _pool(source, fits, dice)
    worlds = some(Weighted(pool, weigh(pool.hands)), most, dice)
    seen = np.flatnonzero(worlds.weights >= SLIGHT * worlds.weights.max())
    return worlds.rows(dice.permutation(seen))


def some(pool: Weighted, most: int, dice: Generator) -> Weighted:
    """So many of these worlds at most, in any order, each as often as it is likely."""
    if len(pool.weights) <= most:
        return pool
    taken = drawn_evenly(pool.weights, most, dice)
    times = np.bincount(taken, minlength=len(pool.weights)).astype(np.float64)
    return Weighted(pool.layouts, times).rows(dice.permutation(np.flatnonzero(times)))


def _pool(source: Source, fits: Fits, dice: Generator) -> Layouts:
    """Worlds with the melds that were named; any where there seem to be none."""
    if source.number <= POOL:
        every = source.every()
        kept = np.flatnonzero(fits(every.hands))
        return _some(every, kept) if len(kept) else every
    found: list[Layouts] = []
    for _ in range(DRAWS):
        drawn = source.drawn(POOL, dice)
        found.append(_some(drawn, np.flatnonzero(fits(drawn.hands))))
        if sum(len(each.hands) for each in found) >= FEW:
            break
    if not any(len(each.hands) for each in found):
        return drawn
    hands = np.concatenate([each.hands for each in found])
    unders = [each.under for each in found if each.under is not None]
    return Layouts(hands, np.concatenate(unders) if unders else None)


def _some(layouts: Layouts, rows: Words) -> Layouts:
    under = layouts.under
    return Layouts(layouts.hands[rows], None if under is None else under[rows])
