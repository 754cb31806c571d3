"""Learn what deals are worth from deals that the solver has solved, and write the weights.

``python -m engine.lab.training.deal_values [SEED [PART]]`` solves random deals of each kind and
fits a network to them; this takes some minutes of one core. PART, from 0 to 1, is the share of the
deals to use. The same SEED and PART give the same weights.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from engine.cards import Suit, Trump
from engine.dealing import shuffled
from engine.lab.training.adam import Adam
from engine.lab.training.fitting import BAR, gradient, show_bar
from engine.players.expert.model.deal_kinds import Kind, kind_of, ruffs_partner
from engine.players.expert.model.layers import SingleFloats
from engine.players.expert.model.value_network import (
    LEARNED,
    Learned,
    Network,
    Run,
    encoded,
    read,
    written,
)
from engine.seats import Seat, Team
from engine.solver import Position, Solver
from engine.state import Trick
from engine.tally import whole
from engine.variants import VARIANTS
from engine.zones import Holding

BATCH = 128
PACE = 3e-3
KEPT_SQUARES = 0.999
SHRINK = 1e-2
"""The weight decay of each step, per unit of the pace."""


def fit(
    deals: SingleFloats,
    shares: SingleFloats,
    *,
    seed: int,
    rounds: int,
    has_trumps: bool,
    progress: Callable[[float], None],
) -> Network:
    """The network fitted to these shares in ``rounds`` passes over all deals."""
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
            # The pace falls to nothing, so that the last steps settle.
            pace = np.float32(PACE * (1 + np.cos(np.pi * adams[0].steps / total)) / 2)
            gradients = _gradients(network, deals[chosen], wanted[chosen])
            for weights, adam, slope in zip(network.arrays, adams, gradients, strict=True):
                weights[:] -= pace * (adam.direction(slope) + SHRINK * weights)
        progress((done + 1) / rounds)
    return network


def _gradients(network: Network, deals: SingleFloats, wanted: SingleFloats) -> list[SingleFloats]:
    """The gradient of the mean square error by each array of weights (back-propagation)."""
    run = network.run(deals)
    off: SingleFloats = ((run.answer - wanted) * np.float32(2.0 / len(deals)))[:, None]
    joint: SingleFloats = (off @ network.last[:-1].T) * (run.joint > 0)
    total: SingleFloats = joint @ network.joint[:-1].T
    return [
        *_of_suits(network, run, deals, total),
        gradient(run.total, joint),
        gradient(run.joint, off),
    ]


def _of_suits(
    network: Network, run: Run, deals: SingleFloats, total: SingleFloats
) -> list[SingleFloats]:
    # The first columns of the sum came from the trump suit, the others from all plain suits.
    width = network.plain.shape[1]
    of_trump = []
    if run.trump is not None:
        of_trump = [gradient(deals[:, 0], total[:, :width] * (run.trump > 0))]
        total = total[:, width:]
    plain = total[:, None, :] * (run.plain > 0)
    rows = run.sides.reshape(-1, run.sides.shape[2])
    return [gradient(rows, plain.reshape(-1, width)), *of_trump]


DEALS = {
    Kind.SUIT_OF_SIX: 40_000,
    Kind.SUIT_OF_EIGHT: 20_000,
    Kind.ALL_OF_EIGHT: 6_000,
    Kind.NONE_OF_EIGHT: 6_000,
    Kind.SUIT_OF_NINE: 4_000,
}
"""The number of deals of each kind that are solved: fewer of those that take longer."""

ROUNDS = 100
TESTED = 0.1
"""The share of the deals that is not learned but tells how good the weights are."""

SolvingProgress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Solved:
    """Solved deals: the holder of each card, counted from the leader, and the leader's share."""

    holders: NDArray[np.uint8]
    strict: NDArray[np.uint8]
    shares: SingleFloats


def main() -> None:
    """Learn every kind, and write its weights as soon as it is learned."""
    seed, part = int((*sys.argv[1:], "1")[0]), float((*sys.argv[2:], "1")[0])
    for kind, number in DEALS.items():
        found = learn(kind, round(part * number), seed, show_bar)
        # Written kind by kind: learning takes minutes, and may be stopped.
        known = read(LEARNED.read_text("utf-8")) if LEARNED.exists() else {}
        LEARNED.write_text(written({**known, kind: found}), "utf-8")
        sys.stdout.write(f"\r{kind}: off by {found.error:.4f} of the points{'':{BAR}}\n")
        sys.stdout.flush()


def learn(
    kind: Kind, number: int, seed: int, bar: Callable[[str, float], None], rounds: int = ROUNDS
) -> Learned:
    """The network fitted to ``number`` solved deals of this kind, and its error."""
    solved = solve(kind, number, seed, lambda done: bar(f"{kind}: solving", done))
    deals, known = encoded(solved.holders, solved.strict), number - max(1, round(TESTED * number))
    network = fit(
        deals[:known],
        solved.shares[:known],
        seed=seed,
        rounds=rounds,
        has_trumps=kind.has_trumps,
        progress=lambda done: bar(f"{kind}: learning", done),
    )
    return Learned(network, error(network, deals[known:], solved.shares[known:]))


def error(network: Network, deals: SingleFloats, shares: SingleFloats) -> float:
    """The error of the network on these deals: the root of the mean square, as a share (0–1)."""
    return float(np.sqrt(np.mean((network.shares(deals) - shares) ** 2)))


def solve(kind: Kind, number: int, seed: int, progress: SolvingProgress) -> Solved:
    """Random deals of this kind, shared out among the games that have it."""
    games = [
        (rules, trump, Solver(rules, trump))
        for rules in VARIANTS
        for trump in (Trump.SPADES, Trump.NONE, Trump.ALL)
        if trump in rules.auction.trumps and kind_of(rules, trump) is kind
    ]
    luck = Random(f"{kind} {seed}")
    pack = games[0][0].pack.cards
    holders = np.zeros((number, len(pack)), np.uint8)
    strict = np.zeros(number, np.uint8)
    shares = np.zeros(number, np.float32)
    for place in range(number):
        # In turn, so that no game of the kind weighs more than another.
        rules, trump, solver = games[place % len(games)]
        cards = shuffled(pack, luck)
        hands = tuple(tuple(cards[first :: len(Suit)]) for first in range(len(Suit)))
        # Hands are in the order of play, from the leader on; a position has them by seat.
        dealt = dict(zip(rules.seating.order, hands, strict=True))
        lead = Trick(rules.seating.order[0])
        position = Position(tuple(Holding(dealt[seat]) for seat in Seat), lead)
        points = solver.value(position).points[Team.NORTH_SOUTH]
        for turn, hand in enumerate(hands):
            for card in hand:
                holders[place, pack.index(card)] = turn
        strict[place] = ruffs_partner(rules, trump)
        shares[place] = points / whole(rules, trump)
        progress((place + 1) / number)
    return Solved(holders, strict, shares)


if __name__ == "__main__":
    main()
