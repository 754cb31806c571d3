"""Worlds are chosen as often as they are likely; the best cards are searched in more of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.random import Generator, default_rng

from engine.cards import Card
from engine.players.expert.arrays import Floats, dice_of
from engine.players.expert.play.world_sampling import Weighted, chosen, source_of
from engine.players.expert.play.world_search import CUTS, Brought, Searched, raced, searched
from engine.players.expert.solver_view import SolverView
from engine.players.steps import finished
from engine.solver import Limits
from engine.solver.card_layouts import Layouts, WordArray
from engine.variants import find_variant
from tests.engine.players.expert.seen_table import left_with, seen_by


@dataclass(frozen=True)
class Numbers:
    """So many worlds, each a hand of its own number."""

    number: int

    def every(self) -> Layouts:
        return Layouts(np.arange(self.number, dtype=np.int64)[:, None])

    def drawn(self, number: int, dice: Generator) -> Layouts:
        return Layouts(dice.integers(self.number, size=(number, 1)))


def picked(
    number: int, most: int, *, fits: int = 1, seed: int = 1, likely: Floats | None = None
) -> Weighted:
    """Worlds chosen of those whose number ``fits`` divides, as ``likely`` as is said by number."""
    weights = np.ones(number) if likely is None else likely

    def weigh(hands: WordArray) -> Floats:
        return weights[hands[:, 0]]

    return chosen(
        Numbers(number), lambda hands: hands[:, 0] % fits == 0, weigh, most, default_rng(seed)
    )


def test_few_worlds_are_all_enumerated_and_weighted() -> None:
    worlds = picked(5, 9, likely=np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    hands = worlds.layouts.hands[:, 0]
    assert sorted(hands.tolist()) == [0, 1, 2, 3, 4]
    assert worlds.weights.tolist() == [1.0 + hand for hand in hands]


def test_at_most_the_requested_number_of_worlds_is_drawn() -> None:
    worlds = picked(10_000, 20)
    assert 0 < len(worlds.weights) <= 20
    assert worlds.weights.sum() == 20
    assert len(worlds.layouts.hands) == len(worlds.weights)


def test_likelier_worlds_are_drawn_more_often() -> None:
    likely = np.where(np.arange(1000) < 500, 1.0, 9.0)
    share = 0.0
    for seed in range(40):
        worlds = picked(1000, 20, likely=likely, seed=seed)
        share += worlds.weights[worlds.layouts.hands[:, 0] >= 500].sum() / 20 / 40
    assert 0.87 < share < 0.93


def test_impossible_worlds_are_left_out() -> None:
    for number in (12, 1000, 100_000):
        hands = picked(number, 15, fits=4).layouts.hands
        assert len(hands)
        assert not (hands % 4).any()


def test_without_a_fitting_world_every_one_is_accepted() -> None:
    for number in (12, 1000, 100_000):
        worlds = chosen(
            Numbers(number),
            lambda hands: np.zeros(len(hands), dtype=np.bool_),
            lambda hands: np.ones(len(hands)),
            15,
            default_rng(1),
        )
        assert len(worlds.weights) >= 10


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
