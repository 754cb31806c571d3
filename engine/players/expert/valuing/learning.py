"""Fitting a network to solved deals: Adam, with the pace falling to nothing."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.players.expert.valuing.network import Floats, Network, Run

BATCH = 128
PACE = 3e-3
KEPT, KEPT_SQUARES = 0.9, 0.999
SHRINK = 1e-2
"""How much weights are drawn toward nothing at each step, for each unit of the pace."""

TINY = 1e-8


@dataclass(slots=True)
class Adam:
    """The running means of each weight's gradient and of its square."""

    means: list[Floats]
    squares: list[Floats]
    steps: int = 0

    def step(self, weights: list[Floats], gradients: list[Floats], pace: float) -> None:
        """Move the weights, in place."""
        self.steps += 1
        for place, gradient in enumerate(gradients):
            mean, square = self.means[place], self.squares[place]
            mean += (1 - KEPT) * (gradient - mean)
            square += (1 - KEPT_SQUARES) * (gradient * gradient - square)
            direction = mean / (1 - KEPT**self.steps)
            size = np.sqrt(square / (1 - KEPT_SQUARES**self.steps)) + TINY
            weights[place] -= np.float32(pace) * (direction / size + SHRINK * weights[place])


def fit(
    deals: Floats,
    shares: Floats,
    *,
    seed: int,
    rounds: int,
    has_trumps: bool,
    progress: Callable[[float], None],
) -> Network:
    """The network that tells these shares best, after so many rounds through all deals."""
    dice = np.random.default_rng(seed)
    network = Network.random(dice, deals.shape[2], has_trumps=has_trumps)
    weights = list(network.arrays)
    adam = Adam([np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights])
    number = len(deals)
    total = rounds * -(-number // BATCH)
    wanted = shares - np.float32(0.5)
    for done in range(rounds):
        order = dice.permutation(number)
        for start in range(0, number, BATCH):
            chosen = order[start : start + BATCH]
            pace = PACE * (1 + np.cos(np.pi * adam.steps / total)) / 2
            adam.step(weights, _gradients(network, deals[chosen], wanted[chosen]), float(pace))
        progress((done + 1) / rounds)
    return network


def _gradients(network: Network, deals: Floats, wanted: Floats) -> list[Floats]:
    """How the mean square error changes with each weight."""
    run = network.run(deals)
    off: Floats = ((run.answer - wanted) * np.float32(2.0 / len(deals)))[:, None]
    joint: Floats = (off @ network.last[:-1].T) * (run.joint > 0)
    total: Floats = joint @ network.joint[:-1].T
    return [*_of_suits(network, run, deals, total), _of(run.total, joint), _of(run.joint, off)]


def _of_suits(network: Network, run: Run, deals: Floats, total: Floats) -> list[Floats]:
    width = network.plain.shape[1]
    of_trump = []
    if run.trump is not None:
        of_trump = [_of(deals[:, 0], total[:, :width] * (run.trump > 0))]
        total = total[:, width:]
    plain = total[:, None, :] * (run.plain > 0)
    rows = run.sides.reshape(-1, run.sides.shape[2])
    return [_of(rows, plain.reshape(-1, width)), *of_trump]


def _of(values: Floats, changes: Floats) -> Floats:
    gradient: Floats = np.concatenate([values.T @ changes, changes.sum(axis=0, keepdims=True)])
    return gradient
