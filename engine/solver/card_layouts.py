"""Many ways in which the remaining cards may lie, solved in one go."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.cards import Card

WordArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Layouts:
    """Possible hands: sets of cards as ``Solver.bits`` numbers them.

    ``hands`` has a row for each layout and a column for each player in order of play; ``under``,
    if cards lie covered, a column for each bit: what lies beneath that card.
    """

    hands: WordArray
    under: WordArray | None = None


@dataclass(frozen=True, slots=True)
class LayoutValues:
    """The card points that the first seat's side takes from here on, by card and then by layout.

    ``rest`` is what both sides take together. Layouts that the limits did not allow are left out,
    all of them behind those that are in.
    """

    points: Mapping[Card, WordArray]
    rest: int
    nodes: int
    solved: int
