"""Search deals whose cards lie covered: two hands of 16 cards take much longer than four of 8."""

from collections.abc import Iterator, Sequence

import numpy as np

from engine.cards import Card
from engine.players.expert.play.world_sampling import Weighted
from engine.players.expert.solver_view import SolverView
from engine.seats import Team
from engine.solver import Limits, Position, SearchAbandoned
from engine.solver.card_layouts import LayoutValues, WordArray
from engine.solver.command import after
from engine.view import DealView

BUDGETS = 8
"""The times that a budget of nodes is multiplied by if cards lie covered."""

WHOLE_DEAL, A_TRICK = 4_000_000, 0.6
"""Nodes to solve such a deal before its first card, and the factor for each trick played."""

MOST = 60
"""Deals that are solved at most."""

LONG = 2
"""The number of first tricks in which a deal is searched one card at a time, a step for each."""


def solvable(deal: DealView, nodes: int) -> int:
    """The number of deals that these nodes pay for."""
    return min(MOST, int(nodes / (WHOLE_DEAL * A_TRICK ** len(deal.tricks))))


def searched_by_card(
    table: SolverView, cards: Sequence[Card], worlds: Weighted, limits: Limits
) -> Iterator[LayoutValues | None]:
    """The results of these cards in each of the worlds, until the limits are reached.

    Each card is a step of its own: None comes before what was found in a world.
    """
    for number in range(len(worlds.weights)):
        position = table.position(worlds.rows(np.array([number])).layouts)
        points, rest, nodes = dict[Card, WordArray](), 0, 0
        for card in cards:
            if points:
                yield None
            try:
                brought, rest, searched = _after(table, position, card, limits)
            except SearchAbandoned:
                return
            points[card] = np.array([brought])
            nodes += searched
        yield LayoutValues(points, rest, nodes, 1)


def _after(
    table: SolverView, position: Position, card: Card, limits: Limits
) -> tuple[int, int, int]:
    """The points of the first side after this card, those of both sides, and the nodes searched."""
    rules, first = table.rules, Team.NORTH_SOUTH
    following, trick = after(rules, table.contract.trump, position, card)
    value = table.solver.value(following, limits=limits)
    ours, theirs = value.points[first], value.points[first.other]
    if trick is not None and trick.winner is not None:
        won = rules.seating.team(trick.winner) is first
        ours, theirs = ours + trick.points * won, theirs + trick.points * (not won)
    return ours, ours + theirs, value.nodes
