"""Worlds in which each seat has the melds that it named, or none where it named none."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np
from numpy.typing import NDArray

from engine.cards import Card, Suit
from engine.meld import Meld, MeldKind
from engine.players.expert.table import Table
from engine.ruleset import Announcing, MeldRules
from engine.seats import Seat
from engine.solver.words import Words

RUNS = (3, 4, 5)
"""Lengths of which one lies in every run that is a meld."""

Kept = NDArray[np.bool_]


@dataclass(slots=True)
class Named:
    """What the seats have named, the one that sees the table left out.

    ``shapes`` are sets of cards of which every hand with a meld holds one; ``scoring`` the seats
    whose melds were found to count, once they were compared.
    """

    table: Table
    melds: MeldRules
    kinds: dict[Seat, tuple[MeldKind, ...]]
    shapes: tuple[int, ...]
    scoring: tuple[Seat, ...] | None
    played: Words
    _plans: dict[int, tuple[Meld, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, table: Table) -> "Named | None":
        """What was named in a deal; None where there are no melds, or nothing is known of them."""
        rules, deal = table.rules, table.deal
        if rules.melds is None:
            return None
        spoken = {play.seat for play in table.plays()} - {table.seat}
        if rules.announcing is Announcing.BY_HAND:
            spoken = {seat for seat in spoken if deal.named[seat]}
        if not spoken:
            return None
        return cls(
            table=table,
            melds=rules.melds,
            kinds={seat: deal.named[seat] for seat in rules.seating.order if seat in spoken},
            shapes=tuple(_shapes(table, rules.melds)),
            scoring=deal.scoring,
            played=table.played(),
        )

    def fit(self, hands: Words) -> Kept:
        """Which of these worlds fit."""
        dealt = hands | self.played
        kept = np.ones(len(hands), dtype=np.bool_)
        for seat, kinds in self.kinds.items():
            held = dealt[:, self.table.order.index(seat)]
            has = np.zeros(len(hands), dtype=np.bool_)
            for shape in self.shapes:
                has |= held & shape == shape
            kept &= has if kinds else ~has
            if kinds:
                for row in np.flatnonzero(kept).tolist():
                    plan = self._plan(int(held[row]))
                    kept[row] = tuple(meld.kind for meld in plan) == kinds
        if self.scoring is not None and sum(map(bool, self.table.deal.named)) > 1:
            for row in np.flatnonzero(kept).tolist():
                kept[row] = self._scoring(dealt[row].tolist()) == self.scoring
        return kept

    def _plan(self, hand: int) -> tuple[Meld, ...]:
        if hand not in self._plans:
            cards = self.table.cards(hand)
            self._plans[hand] = self.melds.plan(cards, self.table.contract.trump)
        return self._plans[hand]

    def _scoring(self, dealt: Sequence[int]) -> tuple[Seat, ...]:
        rules, deal = self.table.rules, self.table.deal
        announced: list[tuple[Meld, ...]] = [()] * len(Seat)
        for seat, hand in zip(self.table.order, dealt, strict=True):
            if deal.named[seat]:
                announced[seat] = self._plan(hand)
        trump = self.table.contract.trump
        return self.melds.scoring(announced, trump, rules.seating, deal.dealer)


def _shapes(table: Table, melds: MeldRules) -> Iterator[int]:
    """The shortest runs in each suit, and the fours, that are worth something here."""
    ranks, trump = table.rules.pack.ranks, table.contract.trump
    for rank in ranks:
        four = [Card(rank, suit) for suit in Suit]
        if melds.plan(four, trump):
            yield sum(map(table.bit, four))
    for length in RUNS:
        runs = [ranks[start : start + length] for start in range(len(ranks) - length + 1)]
        if melds.plan([Card(rank, Suit.SPADES) for rank in runs[0]], trump):
            for run, suit in product(runs, Suit):
                yield sum(table.bit(Card(rank, suit)) for rank in run)
            return
