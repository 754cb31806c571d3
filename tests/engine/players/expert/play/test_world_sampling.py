"""Worlds are chosen as often as they are likely, and different ones are looked at."""

from dataclasses import dataclass

import numpy as np
from numpy.random import Generator, default_rng

from engine.players.expert.arrays import Floats
from engine.players.expert.play.world_sampling import Weighted, chosen
from engine.solver.card_layouts import Layouts, WordArray


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
