"""Many hands at once, as sets of ranks, and what they are worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.players.expert.arrays import Floats
from engine.players.hand_value_tables import SUITS, Weigher

Sets = NDArray[np.int64]
"""By suit and hand, the sets of ranks that are held: ``Masks`` of each hand."""

Taken = tuple[int, int]
"""A card that is taken up, as its suit and its bit."""

Weighed = tuple[Weigher, int | None]
"""An evaluation with the number of its trump suit."""


def taken_up(hands: Sets, turned: Taken | None) -> Sets:
    """The hands with the card that their owner would take."""
    if turned is None:
        return hands
    suit, bit = turned
    hands = hands.copy()
    hands[suit] |= bit
    return hands


def sizes(hands: Sets) -> Sets:
    """The number of cards of each hand."""
    found: Sets = np.bitwise_count(hands).sum(axis=0, dtype=np.int64)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Weighings:
    """Several evaluations, one a row; ``suits`` are their trumps, one beyond all where none is.

    ``trumps`` has the points for each holding of the trump suit, ``sides`` for each suit, by
    whether a trump is held and by the holding: nothing for the trump suit itself.
    """

    suits: Sets
    trumps: Floats
    sides: Floats

    def weigh(self, hands: Sets) -> Floats:
        """The worth of each hand by each evaluation, in card points."""
        held = np.vstack([hands, np.zeros_like(hands[:1])])[self.suits]
        rows, has_trump = np.arange(len(self.suits))[:, None], (held > 0).astype(np.int64)
        total: Floats = self.trumps[rows, held]
        for suit, holding in enumerate(hands):
            total = total + self.sides[rows, suit, has_trump, holding]
        return total


@lru_cache(maxsize=256)
def weighings(each: Sequence[Weighed]) -> Weighings:
    """These evaluations together."""
    suits = [len(SUITS) if trump is None else trump for _, trump in each]
    holdings = max((len(weigher.sides[0]) for weigher, _ in each), default=0)
    trumps = np.zeros((len(each), holdings))
    sides = np.zeros((len(each), len(SUITS), 2, holdings))
    for row, (weigher, trump) in enumerate(each):
        trumps[row, : len(weigher.trumps)] = weigher.trumps
        for suit in range(len(SUITS)):
            if suit != trump:
                sides[row, suit] = weigher.sides
    return Weighings(np.array(suits, dtype=np.int64), trumps, sides)
