"""Fitting the weights to choices that were made: the likelihood of what was played, made large."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.lab.training.adam import TINY, Adam
from engine.players.expert.model.kernel.features import TRAITS, WEIGHTS
from engine.players.expert.play.world_sampling import Floats

STEPS, BATCH = 300, 4096
PACE, LAST_PACE = 0.08, 0.0016
KEPT_SQUARES = 0.99
SHRINK = 3e-4
"""How much weights are drawn toward what was known before."""

NEVER = -1e9


@dataclass(frozen=True, slots=True)
class Choices:
    """Choices by number, card and trait; which cards there were, and which of them was played.

    ``counts`` is how much each choice counts.
    """

    traits: NDArray[np.int64]
    offered: NDArray[np.bool_]
    played: NDArray[np.int64]
    counts: Floats

    @classmethod
    def together(cls, found: Sequence["Choices"]) -> "Choices":
        """All of these, one after the other."""
        return cls(
            np.concatenate([each.traits for each in found]),
            np.concatenate([each.offered for each in found]),
            np.concatenate([each.played for each in found]),
            np.concatenate([each.counts for each in found]),
        )

    def some(self, rows: NDArray[np.int64]) -> "Choices":
        """Those of these numbers."""
        return Choices(self.traits[rows], self.offered[rows], self.played[rows], self.counts[rows])


def fit(choices: Choices, known: Floats, *, seed: int) -> Floats:
    """The weights with which these choices are likely; Adam, with the pace falling.

    They stay near those ``known`` where the choices tell little.
    """
    dice, number = np.random.default_rng(seed), len(choices.played)
    weights = known.copy()
    adam = Adam.of(weights, KEPT_SQUARES)
    for step in range(1, STEPS + 1):
        rows = dice.choice(number, min(BATCH, number), replace=False)
        gradient = _gradient(weights, choices.some(rows)) + SHRINK * (weights - known)
        pace = LAST_PACE + (PACE - LAST_PACE) * (1 - step / STEPS)
        weights -= pace * adam.direction(gradient)
    return weights


def surprise(weights: Floats, choices: Choices) -> float:
    """The mean of the logarithms of how unlikely what was played is by these weights."""
    shares = _shares(weights, choices)
    chosen = shares[np.arange(len(choices.played)), choices.played]
    return float(-np.average(np.log(chosen + TINY), weights=choices.counts))


def _shares(weights: Floats, choices: Choices) -> Floats:
    promises = np.where(choices.offered, weights[choices.traits].sum(axis=2), NEVER)
    shares: Floats = np.exp(promises - promises.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def _gradient(weights: Floats, choices: Choices) -> Floats:
    off = _shares(weights, choices)
    off[np.arange(len(off)), choices.played] -= 1.0
    off *= choices.counts[:, None] / choices.counts.sum()
    each = np.repeat(off.ravel(), TRAITS)
    return np.bincount(choices.traits.ravel(), weights=each, minlength=WEIGHTS).astype(np.float64)
