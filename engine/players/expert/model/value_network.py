"""A small network that values a deal with every card known, and its learned weights.

It reads a deal suit by suit; plain suits share their weights and are added up. The weights lie in
``value_weights.txt``, one line for each kind of deal; ``python -m engine.lab.training.deal_values``
learns them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.players.expert.model.deal_kinds import Kind
from engine.players.expert.model.layers import (
    SingleFloats,
    drawn,
    through,
    weights_read,
    weights_written,
)

SUITS = 4
READERS = 32
"""The size of the hidden layers: of each suit, and of all suits together."""


@dataclass(frozen=True, slots=True)
class Network:
    """The weights; ``trump`` is None if all suits are read alike.

    A deal is a row of suits, the trumps first, each a row of ones and zeros: for each rank, which
    seat holds it, counted from the leader, and last a duty (``encoded``). It answers with the share
    of the points that the leader's side takes, less a half.
    """

    plain: SingleFloats
    trump: SingleFloats | None
    joint: SingleFloats
    last: SingleFloats

    @classmethod
    def random(cls, dice: np.random.Generator, inputs: int, *, has_trumps: bool) -> "Network":
        """Random weights, to begin learning with."""
        return cls(
            drawn(dice, inputs, READERS),
            drawn(dice, inputs, READERS) if has_trumps else None,
            drawn(dice, READERS * (1 + has_trumps), READERS),
            drawn(dice, READERS, 1),
        )

    @property
    def arrays(self) -> tuple[SingleFloats, ...]:
        """The weights in the order in which they are written down."""
        trump = () if self.trump is None else (self.trump,)
        return (self.plain, *trump, self.joint, self.last)

    @classmethod
    def of(cls, arrays: tuple[SingleFloats, ...]) -> "Network":
        """The network of these weights."""
        plain, *trump, joint, last = arrays
        return cls(plain, trump[0] if trump else None, joint, last)

    def shares(self, deals: SingleFloats) -> SingleFloats:
        """The share of each deal's points that the leader's side takes, from 0 to 1."""
        shares: SingleFloats = np.clip(self.run(deals).answer + np.float32(0.5), 0.0, 1.0)
        return shares

    def run(self, deals: SingleFloats) -> "Run":
        """The output of every layer for these deals."""
        sides = deals if self.trump is None else deals[:, 1:]
        plain = np.maximum(through(sides, self.plain), 0)
        total = plain.sum(axis=1)
        trump = None
        if self.trump is not None:
            trump = np.maximum(through(deals[:, 0], self.trump), 0)
            total = np.concatenate([trump, total], axis=1)
        joint = np.maximum(through(total, self.joint), 0)
        return Run(sides, plain, trump, total, joint, through(joint, self.last)[:, 0])


@dataclass(frozen=True, slots=True)
class Run:
    """The layers of a network for some deals, from the first to the answer."""

    sides: SingleFloats
    plain: SingleFloats
    trump: SingleFloats | None
    total: SingleFloats
    joint: SingleFloats
    answer: SingleFloats


def encoded(holders: NDArray[np.uint8], strict: NDArray[np.uint8]) -> SingleFloats:
    """Deals as the network reads them, of the seat that holds each card, suit by suit.

    ``strict`` is 1 if the partner's trick must be ruffed: every suit is read with that.
    """
    number, cards = holders.shape
    ones = np.eye(SUITS, dtype=np.float32)[holders].reshape(number, SUITS, cards)
    flags = np.broadcast_to(strict.astype(np.float32)[:, None, None], (number, SUITS, 1))
    rows: SingleFloats = np.concatenate([ones, flags], axis=2)
    return rows


LEARNED = Path(__file__).with_name("value_weights.txt")


@dataclass(frozen=True, slots=True)
class Learned:
    """A network and how far off it is of deals that it has not learned, as a share of the points.

    The error is the root of the mean square.
    """

    network: Network
    error: float


@cache
def learned() -> Mapping[Kind, Learned]:
    """The networks by kind of deal, read once."""
    return read(LEARNED.read_text("utf-8"))


def read(text: str) -> Mapping[Kind, Learned]:
    """The networks of such a file."""
    return {
        kind: Learned(Network.of(tuple(arrays)), error)
        for kind, error, arrays in weights_read(text)
    }


def written(found: Mapping[Kind, Learned]) -> str:
    """The text that is read back as these networks."""
    return weights_written({kind: (one.error, one.network.arrays) for kind, one in found.items()})
