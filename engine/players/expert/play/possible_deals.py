"""Deals that fit all that a seat knows: every one of them, or some drawn evenly."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.random import Generator

from engine.cards import Card
from engine.players.expert.play.unseen import Filling, Group, Unseen
from engine.seats import Seat
from engine.solver.card_layouts import Layouts

Hands = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Worlds:
    """The deals that fit; hands are sets of bits, in the order of ``places``."""

    unseen: Unseen
    fillings: tuple[Filling, ...]
    bits: Mapping[Card, int]
    places: tuple[Seat, ...]
    own: Hands

    @classmethod
    def that_fit(
        cls, unseen: Unseen, bits: Mapping[Card, int], places: tuple[Seat, ...], own: Hands
    ) -> "Worlds":
        """The deals that fit beside one's own hand; all deals where a breach lets none fit."""
        fillings = unseen.fillings()
        if not fillings:
            unseen = unseen.freed
            fillings = unseen.fillings()
        return cls(unseen, fillings, bits, places, own)

    @property
    def number(self) -> int:
        """How many they are."""
        return sum(filling.ways for filling in self.fillings)

    def every(self) -> Layouts:
        """All of them."""
        rows = [
            hands for filling in self.fillings for hands in self._dealt(filling, self.unseen.groups)
        ]
        return Layouts(np.array(rows, dtype=np.int64))

    def drawn(self, number: int, dice: Generator) -> Layouts:
        """So many of them, each drawn from all."""
        hands = np.tile(np.array(self.own, dtype=np.int64), (number, 1))
        ends = np.cumsum(np.array([filling.ways for filling in self.fillings], dtype=np.int64))
        chosen = np.searchsorted(ends, dice.integers(ends[-1], size=number), side="right")
        for place, group in enumerate(self.unseen.groups):
            bits = np.array([1 << self.bits[card] for card in group.cards], dtype=np.int64)
            mixed = dice.permuted(np.tile(bits, (number, 1)), axis=1)
            shares = np.array([filling.shares[place] for filling in self.fillings])[chosen]
            start = np.zeros(number, dtype=np.int64)
            columns = np.arange(len(bits))
            for seat, share in zip(group.seats, shares.T, strict=True):
                given = (columns >= start[:, None]) & (columns < (start + share)[:, None])
                hands[:, self.places.index(seat)] |= (mixed * given).sum(axis=1)
                start += share
        return Layouts(hands)

    def _dealt(self, filling: Filling, groups: Sequence[Group]) -> Iterator[Hands]:
        rows: list[Hands] = [self.own]
        for group, shares in zip(groups, filling.shares, strict=True):
            bits = tuple(1 << self.bits[card] for card in group.cards)
            columns = [self.places.index(seat) for seat in group.seats]
            rows = [
                _with(hands, columns, parts) for hands in rows for parts in _parted(bits, shares)
            ]
        yield from rows


def _with(hands: Hands, columns: Sequence[int], parts: Sequence[int]) -> Hands:
    more = dict(zip(columns, parts, strict=True))
    return tuple(hand | more.get(column, 0) for column, hand in enumerate(hands))


def _parted(bits: tuple[int, ...], shares: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The ways to share some cards out, as sets."""
    if not shares:
        yield ()
        return
    for first in combinations(bits, shares[0]):
        rest = tuple(bit for bit in bits if bit not in first)
        for others in _parted(rest, shares[1:]):
            yield (sum(first), *others)
