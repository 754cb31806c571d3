"""A small network that reads a deal suit by suit: plain suits are read alike and added up."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

SUITS = 4
READERS = 32
"""How many numbers each suit is read into, and all of them together."""


@dataclass(frozen=True, slots=True)
class Network:
    """The weights; ``trump`` is None where no suit is read otherwise than the others.

    A deal is a row of suits, the trumps first, each a row of ones and zeros: for each rank, which
    seat holds it, counted from the leader, and last a duty (``encoded``). It answers with the share
    of the points that the leader's side takes, less a half.
    """

    plain: Floats
    trump: Floats | None
    joint: Floats
    last: Floats

    @classmethod
    def random(cls, dice: np.random.Generator, inputs: int, *, has_trumps: bool) -> "Network":
        """Weights that have learned nothing."""
        return cls(
            _drawn(dice, inputs, READERS),
            _drawn(dice, inputs, READERS) if has_trumps else None,
            _drawn(dice, READERS * (1 + has_trumps), READERS),
            _drawn(dice, READERS, 1),
        )

    @property
    def arrays(self) -> tuple[Floats, ...]:
        """All weights, in the order in which they are written down."""
        trump = () if self.trump is None else (self.trump,)
        return (self.plain, *trump, self.joint, self.last)

    @classmethod
    def of(cls, arrays: tuple[Floats, ...]) -> "Network":
        """The network of these weights."""
        plain, *trump, joint, last = arrays
        return cls(plain, trump[0] if trump else None, joint, last)

    def shares(self, deals: Floats) -> Floats:
        """The share of each deal's points that the leader's side takes, from 0 to 1."""
        shares: Floats = np.clip(self.run(deals).answer + np.float32(0.5), 0.0, 1.0)
        return shares

    def run(self, deals: Floats) -> "Run":
        """What every layer says of these deals."""
        sides = deals if self.trump is None else deals[:, 1:]
        plain = np.maximum(_through(sides, self.plain), 0)
        total = plain.sum(axis=1)
        trump = None
        if self.trump is not None:
            trump = np.maximum(_through(deals[:, 0], self.trump), 0)
            total = np.concatenate([trump, total], axis=1)
        joint = np.maximum(_through(total, self.joint), 0)
        return Run(sides, plain, trump, total, joint, _through(joint, self.last)[:, 0])


@dataclass(frozen=True, slots=True)
class Run:
    """The layers of a network for some deals, from the first to the answer."""

    sides: Floats
    plain: Floats
    trump: Floats | None
    total: Floats
    joint: Floats
    answer: Floats


def encoded(holders: NDArray[np.uint8], strict: NDArray[np.uint8]) -> Floats:
    """Deals as the network reads them, of the seat that holds each card, suit by suit.

    ``strict`` is 1 where the partner's trick must be ruffed: every suit is read with that.
    """
    number, cards = holders.shape
    ones = np.eye(SUITS, dtype=np.float32)[holders].reshape(number, SUITS, cards)
    flags = np.broadcast_to(strict.astype(np.float32)[:, None, None], (number, SUITS, 1))
    rows: Floats = np.concatenate([ones, flags], axis=2)
    return rows


def _drawn(dice: np.random.Generator, inputs: int, outputs: int) -> Floats:
    """Weights and, in the last row, what is added to each sum."""
    spread = np.sqrt(2.0 / inputs)
    weights: Floats = (dice.standard_normal((inputs + 1, outputs)) * spread).astype(np.float32)
    weights[-1] = 0.0
    return weights


def _through(values: Floats, weights: Floats) -> Floats:
    out: Floats = values @ weights[:-1] + weights[-1]
    return out
