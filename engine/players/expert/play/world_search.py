"""Solve sampled deals: all cards alike, or the promising ones in more deals than the others."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from engine.announcements import belote_pairs
from engine.cards import Card
from engine.players.expert.arrays import Floats
from engine.players.expert.play.world_sampling import Weighted
from engine.players.expert.solver_view import SolverView
from engine.players.known_deal import SidePoints
from engine.players.steps import Steps, collected
from engine.seats import Team
from engine.solver import Limits
from engine.solver.card_layouts import Layouts, LayoutValues, WordArray

AT_ONCE, STEP_NODES = 16, 500_000
"""Worlds, and about how many nodes, that are searched together: then somebody else may think."""

Brought = Mapping[Card, WordArray]
"""The points that each card brings this side, by world."""


@dataclass(frozen=True, slots=True)
class Searched:
    """Worlds and how much each counts, and the points that each card brings this side in each.

    A card that was dropped is ``known`` in so many worlds, the first ones; in the others it is
    taken to be as much worse than the best as it was in those.
    """

    hands: WordArray
    weights: Floats
    points: Brought
    known: Mapping[Card, int]

    @property
    def number(self) -> int:
        """The number of worlds that were solved."""
        return len(self.hands)

    def mean(self, card: Card) -> float:
        """The points that a card brings on average."""
        return float(np.average(self.points[card], weights=self.weights))


def searched(table: SolverView, worlds: Weighted, limits: Limits) -> Steps[Searched]:
    """Search as many of the worlds as the limits allow, possibly none."""
    batches = yield from collected(searched_in_batches(table, worlds, limits))
    return joined(table, worlds, batches)


def joined(table: SolverView, worlds: Weighted, found: Sequence[LayoutValues]) -> Searched:
    """The results of the first batches of these worlds."""
    solved = sum(values.solved for values in found)
    points = {
        card: np.concatenate([_ours(table, values, card) for values in found])
        for card in (found[0].points if found else ())
    }
    hands, weights = worlds.layouts.hands[:solved], worlds.weights[:solved]
    return Searched(hands, weights, points, dict.fromkeys(points, solved))


def _ours(table: SolverView, values: LayoutValues, card: Card) -> WordArray:
    points = values.points[card]
    return points if table.us is Team.NORTH_SOUTH else values.rest - points


def searched_in_batches(
    table: SolverView, worlds: Weighted, limits: Limits
) -> Iterator[LayoutValues]:
    """Search the worlds batch by batch, until the limits are reached."""
    position = table.position(worlds.layouts)

    def solve(batch: Layouts, _: int, left: Limits) -> LayoutValues:
        return table.solver.card_values_of_each(position, batch, limits=left)

    return _in_batches(worlds, range(len(worlds.weights)), limits, solve)


def _in_batches(
    worlds: Weighted,
    rows: range,
    limits: Limits,
    solve: Callable[[Layouts, int, Limits], LayoutValues],
) -> Iterator[LayoutValues]:
    """Solve some of the worlds, as many at once as fit a step, until the limits are reached.

    ``solve`` gets a batch, the number of its first world, and what is left of the limits.
    """
    solved = nodes = 0
    while solved < len(rows):
        # The first is searched alone: what it takes says how many fit a step.
        fitting = max(min(AT_ONCE, 2 * solved, STEP_NODES * solved // max(nodes, 1)), 1)
        batch = rows[solved : solved + fitting]
        values = solve(worlds.rows(np.array(batch)).layouts, batch.start, limits)
        limits = limits.after(values.nodes)
        solved, nodes = solved + values.solved, nodes + values.nodes
        if values.solved:
            yield values
        if values.solved < len(batch):
            return


CUTS = ((10, 4), (20, 3), (30, 2))
"""After so many worlds only so many cards go on, the best; those that do the same count as one.

The others would take nodes from the worlds that tell the best apart. The numbers were chosen on
opening leads (``docs/strength-history.md``).
"""

CardWorths = Callable[[WordArray, Brought], Mapping[Card, Floats]]


def raced(
    table: SolverView,
    cards: Sequence[Card],
    worlds: Weighted,
    limits: Limits,
    *,
    worths: CardWorths,
    step: int,
) -> Steps[Searched]:
    """Search these cards in as many worlds as the limits allow, more and more of the best alone.

    ``worths`` says what they are worth by what they bring; points are rounded to this ``step``.
    """
    position, number = table.position(worlds.layouts), len(worlds.weights)
    found: dict[Card, list[WordArray]] = {card: [] for card in cards}
    left, solved, rest = tuple(cards), 0, 0

    def solve(batch: Layouts, first: int, within: Limits) -> LayoutValues:
        return table.solver.rounded_card_values_of_each(
            position, batch, cards=left, step=step, first=first, limits=within
        )

    for stop, keep in (*(cut for cut in CUTS if cut[0] < number), (number, 0)):
        for values in _in_batches(worlds, range(solved, stop), limits, solve):
            limits, rest = limits.after(values.nodes), values.rest
            solved += values.solved
            for card in values.points:
                found[card].append(_ours(table, values, card))
            yield
        if solved < stop or stop == number:
            break
        brought = {card: np.concatenate(found[card]) for card in left}
        left = _best(brought, worths(worlds.layouts.hands[:solved], brought), worlds.weights, keep)
    points = {card: np.concatenate(parts) for card, parts in found.items() if parts}
    known = {card: len(each) for card, each in points.items()}
    if points:
        points = _filled(points, left[0], rest)
    return Searched(worlds.layouts.hands[:solved], worlds.weights[:solved], points, known)


def _best(
    brought: Brought, worths: Mapping[Card, Floats], weights: Floats, keep: int
) -> tuple[Card, ...]:
    """The cards that are worth most, the best first; those that bring the same go together."""
    alike: dict[bytes, list[Card]] = {}
    for card in sorted(
        brought, key=lambda card: -np.average(worths[card], weights=weights[: len(worths[card])])
    ):
        alike.setdefault(brought[card].tobytes(), []).append(card)
    return tuple(card for cards in tuple(alike.values())[:keep] for card in cards)


def _filled(points: Brought, best: Card, rest: int) -> dict[Card, WordArray]:
    """Fill in worlds in which a card was not solved, from its mean distance to the best card."""
    whole = points[best]
    filled = {}
    for card, known in points.items():
        behind = round(float((whole[: len(known)] - known).mean()))
        later = np.clip(whole[len(known) :] - behind, 0, rest)
        filled[card] = np.concatenate([known, later])
    return filled


ByPoints = Callable[[SidePoints], Floats]
"""The worth (0–1) of each number of remaining points, by the points of the belotes."""


def in_each(
    table: SolverView, by_points: ByPoints, hands: WordArray, brought: Brought
) -> dict[Card, Floats]:
    """Each card's worth (0-1) in each world, by the points that it brings there."""
    found = {card: np.zeros(len(hands)) for card in brought}
    for belote, rows in belotes_of(table, hands):
        worths = by_points(belote)
        for card, points in brought.items():
            found[card][rows] = worths[points[rows]]
    return found


def belotes_of(table: SolverView, hands: WordArray) -> Iterator[tuple[SidePoints, WordArray]]:
    """The worlds by what their belotes bring to the attack and to the defence."""
    rules = table.rules
    dealt = hands | table.played()
    attack = rules.seating.team(table.contract.declarer)
    held = np.zeros((len(hands), 2), dtype=np.int64)
    for pair in belote_pairs(rules.belote, table.contract.trump):
        both = sum(table.bit(card) for card in pair)
        for column, seat in enumerate(table.order):
            side = 0 if rules.seating.team(seat) is attack else 1
            held[:, side] += dealt[:, column] & both == both
    each = rules.belote.points if rules.belote else 0
    for ours, theirs in np.unique(held, axis=0).tolist():
        rows = np.flatnonzero((held == (ours, theirs)).all(axis=1))
        yield (ours * each, theirs * each), rows
