"""A race among cards: the best are searched in more deals, the others as far as they went."""

from collections.abc import Mapping
from random import Random

import numpy as np

from engine.cards import Card
from engine.players.expert.arrays import Floats, dice_of
from engine.players.expert.play.world_sampling import Weighted, source_of
from engine.players.expert.play.world_search import CUTS, Brought, Searched, raced, searched
from engine.players.expert.solver_view import SolverView
from engine.players.steps import finished
from engine.solver import Limits
from engine.solver.card_layouts import WordArray
from engine.variants import find_variant
from tests.engine.players.expert.seen_table import left_with, seen_by

WORLDS = 40
RULES = find_variant("contree")


def a_lead() -> tuple[SolverView, Weighted]:
    """A seat that leads from six different cards, and deals that fit."""
    for seed in range(100):
        table = seen_by(RULES, left_with(RULES, Random(seed), 24))
        if len(table.deal.legal) == 6:
            hands = source_of(table).drawn(WORLDS, dice_of(Random(1)))
            return table, Weighted(hands, np.ones(WORLDS))
    raise AssertionError


def by_points(_: WordArray, brought: Brought) -> Mapping[Card, Floats]:
    return {card: points.astype(np.float64) for card, points in brought.items()}


def race(table: SolverView, worlds: Weighted, limits: Limits, step: int) -> Searched:
    return finished(raced(table, table.deal.hand, worlds, limits, worths=by_points, step=step))


def test_a_race_finds_the_same_in_the_deals_that_it_searches() -> None:
    table, worlds = a_lead()
    whole = finished(searched(table, worlds, Limits()))
    found = race(table, worlds, Limits(), step=1)
    assert found.number == WORLDS
    assert set(found.known.values()) <= {stop for stop, _ in CUTS} | {WORLDS}
    for card, known in found.known.items():
        assert (found.points[card][:known] == whole.points[card][:known]).all()
    finalists = [card for card, known in found.known.items() if known == WORLDS]
    different = {found.points[card].tobytes() for card in finalists}
    assert 1 <= len(different) <= CUTS[-1][1]
    assert max(found.points, key=found.mean) in finalists


def test_a_card_that_was_dropped_stays_as_far_behind_as_it_was() -> None:
    table, worlds = a_lead()
    found = race(table, worlds, Limits(), step=1)
    best = max(found.points, key=found.mean)
    dropped = [card for card, known in found.known.items() if known < WORLDS]
    assert dropped
    for card in dropped:
        known = found.known[card]
        behind = (found.points[best] - found.points[card]).astype(float)
        assert abs(behind[:known].mean() - behind[known:].mean()) < 3.0


def test_a_race_ends_with_its_limits() -> None:
    table, worlds = a_lead()
    assert race(table, worlds, Limits(nodes=0), step=4).number == 0
    few, many = (race(table, worlds, Limits(nodes=each), step=4) for each in (30_000, 80_000))
    assert 0 < few.number < many.number < WORLDS
    assert all(len(points) == few.number for points in few.points.values())
