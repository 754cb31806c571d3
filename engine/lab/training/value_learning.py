"""Fitting a network to solved deals: Adam, with the pace falling to nothing."""

from collections.abc import Callable

import numpy as np

from engine.lab.training.adam import Adam
from engine.players.expert.model.value_network import Floats, Network, Run

BATCH = 128
PACE = 3e-3
KEPT_SQUARES = 0.999
SHRINK = 1e-2
"""How much weights are drawn toward nothing at each step, for each unit of the pace."""


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
    adams = [Adam.of(weights, KEPT_SQUARES) for weights in network.arrays]
    number = len(deals)
    total = rounds * -(-number // BATCH)
    wanted = shares - np.float32(0.5)
    for done in range(rounds):
        order = dice.permutation(number)
        for start in range(0, number, BATCH):
            chosen = order[start : start + BATCH]
            pace = np.float32(PACE * (1 + np.cos(np.pi * adams[0].steps / total)) / 2)
            gradients = _gradients(network, deals[chosen], wanted[chosen])
            for weights, adam, gradient in zip(network.arrays, adams, gradients, strict=True):
                weights[:] -= pace * (adam.direction(gradient) + SHRINK * weights)
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
