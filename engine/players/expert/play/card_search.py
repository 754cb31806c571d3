"""Solve sampled deals for each card that may be played."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from engine.cards import Card
from engine.players.expert.arrays import Floats
from engine.players.expert.play.world_sampling import Weighted
from engine.players.expert.solver_view import Table
from engine.seats import Team
from engine.solver import Limits
from engine.solver.card_layouts import LayoutValues, Words

AT_ONCE = 16
"""Worlds that are solved together before it is looked whether there is time for more."""


@dataclass(frozen=True, slots=True)
class Searched:
    """Worlds and how much each counts, and the points that each card brings this side in each."""

    hands: Words
    weights: Floats
    points: Mapping[Card, Words]

    @property
    def number(self) -> int:
        """How many worlds were solved."""
        return len(self.hands)

    def mean(self, card: Card) -> float:
        """The points that a card brings on average."""
        return float(np.average(self.points[card], weights=self.weights))


def searched(table: Table, worlds: Weighted, limits: Limits) -> Searched:
    """What was found in as many of the worlds as the limits allow; it may be none."""
    found = tuple(_solved(table, worlds, limits))
    solved = sum(values.solved for values in found)
    first = table.us is Team.NORTH_SOUTH
    points = {
        card: np.concatenate([v.points[card] if first else v.rest - v.points[card] for v in found])
        for card in (found[0].points if found else ())
    }
    return Searched(worlds.layouts.hands[:solved], worlds.weights[:solved], points)


def _solved(table: Table, worlds: Weighted, limits: Limits) -> Iterator[LayoutValues]:
    number = len(worlds.weights)
    position = table.position(worlds.layouts)
    for start in range(0, number, AT_ONCE):
        batch = worlds.rows(np.arange(start, min(start + AT_ONCE, number))).layouts
        values = table.solver.card_values_of_each(position, batch, limits=limits)
        limits = limits.after(values.nodes)
        if values.solved:
            yield values
        if values.solved < len(batch.hands):
            return
