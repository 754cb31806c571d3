"""A small network that guesses what each opening lead brings if every card is known.

It reads a deal suit by suit as ``value_network`` does, the suit that is led apart from the others.
The weights lie in ``lead_weights.txt``, one line for each kind of deal;
``python -m engine.lab.training.lead_values`` learns them.
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

LeadPlaces = NDArray[np.int64]

SUITS = 4
READERS, JOINED, DEEP = 48, 48, 24
"""The sizes of the hidden layers: of each suit, and the two of all suits together."""

AT_ONCE = 150
"""The deals that are read together: of more, what is between the layers fits no cache."""


@dataclass(frozen=True, slots=True)
class LeadNetwork:
    """The weights; those of trumps are None if all suits are read alike.

    ``plain`` and ``trump`` read a suit that is not led, ``led`` and ``led_trump`` one that is, and
    the rank. It answers with the share of the points that the leader's side takes, less a half.
    """

    plain: SingleFloats
    led: SingleFloats
    trump: SingleFloats | None
    led_trump: SingleFloats | None
    joint: SingleFloats
    deep: SingleFloats
    last: SingleFloats

    @classmethod
    def random(cls, dice: np.random.Generator, ranks: int, *, has_trumps: bool) -> "LeadNetwork":
        """Random weights, to begin learning with."""
        inputs = SUITS * ranks
        return cls(
            drawn(dice, inputs, READERS),
            drawn(dice, inputs + ranks, READERS),
            drawn(dice, inputs, READERS) if has_trumps else None,
            drawn(dice, inputs + ranks, READERS) if has_trumps else None,
            drawn(dice, READERS * (4 if has_trumps else 2), JOINED),
            drawn(dice, JOINED, DEEP),
            drawn(dice, DEEP, 1),
        )

    @property
    def arrays(self) -> tuple[SingleFloats, ...]:
        """The weights in the order in which they are written down."""
        found = (
            *(self.plain, self.led, self.trump, self.led_trump),
            *(self.joint, self.deep, self.last),
        )
        return tuple(array for array in found if array is not None)

    @classmethod
    def of(cls, arrays: tuple[SingleFloats, ...]) -> "LeadNetwork":
        """The network of these weights."""
        plain, led, *trumps, joint, deep, last = arrays
        trump, led_trump = trumps or (None, None)
        return cls(plain, led, trump, led_trump, joint, deep, last)

    def shares(self, deals: SingleFloats, leads: LeadPlaces) -> SingleFloats:
        """The share of each deal's points that the leader's side takes after each lead, 0 to 1."""
        starts = range(0, len(deals), AT_ONCE)
        parts = (slice(start, start + AT_ONCE) for start in starts)
        answers = np.concatenate([self.run(deals[part], leads[part]).answer for part in parts])
        shares: SingleFloats = np.clip(answers + np.float32(0.5), 0.0, 1.0)
        return shares

    def run(self, deals: SingleFloats, leads: LeadPlaces) -> "LeadRun":
        """The output of every layer, by deal and lead.

        Deals are ``encoded``; ``leads`` has a row for each deal, a lead is its place in the order
        of the cards.
        """
        number, _, inputs = deals.shape
        suits, ranks = np.divmod(leads, inputs // SUITS)
        rows = np.arange(number)[:, None]
        read = np.maximum(through(deals, self.plain), 0)
        begun = deals @ self.led[:inputs]
        led = begun[rows, suits] + self.led[inputs + ranks] + self.led[-1]
        is_trump = np.zeros(leads.shape, np.bool_)
        if self.trump is not None and self.led_trump is not None:
            read[:, 0] = np.maximum(through(deals[:, 0], self.trump), 0)
            is_trump = suits == 0
            of_trump = (deals[:, 0] @ self.led_trump[:inputs])[:, None]
            of_trump = of_trump + self.led_trump[inputs + ranks] + self.led_trump[-1]
            led = np.where(is_trump[..., None], of_trump, led)
        led = np.maximum(led, 0)
        total = _joined(self, read, led, suits, is_trump)
        joint = np.maximum(through(total, self.joint), 0)
        deep = np.maximum(through(joint, self.deep), 0)
        answer = through(deep, self.last)[..., 0]
        return LeadRun(deals, suits, ranks, is_trump, read, led, total, joint, deep, answer)


def _joined(
    network: LeadNetwork,
    read: SingleFloats,
    led: SingleFloats,
    suits: LeadPlaces,
    is_trump: NDArray[np.bool_],
) -> SingleFloats:
    """What is read of all suits, by deal and lead: plain suits that are not led are added up."""
    rows = np.arange(len(read))[:, None]
    if network.trump is None:
        others = read.sum(axis=1)[:, None] - read[rows, suits]
        return np.concatenate([others, led], axis=2)
    plain = ~is_trump[..., None]
    others = read[:, 1:].sum(axis=1)[:, None] - read[rows, suits] * plain
    trump = np.broadcast_to(read[:, :1], led.shape)
    return np.concatenate([others, trump, led * plain, led * ~plain], axis=2)


@dataclass(frozen=True, slots=True)
class LeadRun:
    """The layers of a network for some deals and leads, from the first to the answer."""

    deals: SingleFloats
    suits: LeadPlaces
    ranks: LeadPlaces
    is_trump: NDArray[np.bool_]
    read: SingleFloats
    led: SingleFloats
    total: SingleFloats
    joint: SingleFloats
    deep: SingleFloats
    answer: SingleFloats


def encoded(holders: NDArray[np.uint8]) -> SingleFloats:
    """Deals as the network reads them: by suit, ones and zeros for who holds each rank."""
    number, cards = holders.shape
    return np.eye(SUITS, dtype=np.float32)[holders].reshape(number, SUITS, cards)


LEARNED = Path(__file__).with_name("lead_weights.txt")


@dataclass(frozen=True, slots=True)
class LearnedLeads:
    """A network, and how well it tells leads apart in deals that it has not learned.

    That is the correlation of what it guesses with what the solver finds, of the difference of a
    lead to the others as it varies between deals of the same hand.
    """

    network: LeadNetwork
    correlation: float


@cache
def learned_leads() -> Mapping[Kind, LearnedLeads]:
    """The networks by kind of deal, read once."""
    return read(LEARNED.read_text("utf-8"))


def read(text: str) -> Mapping[Kind, LearnedLeads]:
    """The networks of such a file."""
    return {
        kind: LearnedLeads(LeadNetwork.of(tuple(arrays)), correlation)
        for kind, correlation, arrays in weights_read(text)
    }


def written(found: Mapping[Kind, LearnedLeads]) -> str:
    """The text that is read back as these networks."""
    return weights_written(
        {kind: (one.correlation, one.network.arrays) for kind, one in found.items()}
    )
