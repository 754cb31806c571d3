"""Deals that fit the announced melds, and the points that melds are likely to score."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np
from numpy.typing import NDArray

from engine.cards import Card, Suit
from engine.meld import Meld, MeldKind
from engine.players.expert.arrays import Floats
from engine.players.expert.solver_view import SolverView
from engine.players.known_deal import SidePoints
from engine.ruleset import Announcing, MeldRules
from engine.seats import Seat
from engine.solver.card_layouts import WordArray
from engine.tally import meld_points

RUNS = (3, 4, 5)
"""Lengths of which one lies in every run that is a meld."""

Kept = NDArray[np.bool_]
Kinds = tuple[tuple[MeldKind, ...], ...]
"""The melds of each seat by their kinds."""


@dataclass(slots=True)
class NamedMelds:
    """The melds that the other seats have announced.

    ``shapes`` are sets of cards of which every hand with a meld holds one; ``granted`` the melds
    of each seat that were found to count, once they were compared.
    """

    table: SolverView
    melds: MeldRules
    kinds: dict[Seat, tuple[MeldKind, ...]]
    shapes: tuple[int, ...]
    granted: Kinds | None
    played: WordArray
    _plans: dict[tuple[int, tuple[MeldKind, ...]], tuple[Meld, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, table: SolverView) -> "NamedMelds | None":
        """The melds named in a deal; None if there are none, or nothing is known of them."""
        rules, deal = table.rules, table.deal
        if rules.melds is None:
            return None
        # Who has not played yet has announced nothing yet: their silence says nothing.
        spoken = {play.seat for play in table.plays()} - {table.seat}
        if rules.announcing is Announcing.BY_HAND:
            # Announcing by hand may be forgotten: silence says nothing there.
            spoken = {seat for seat in spoken if deal.named[seat]}
        if not spoken:
            return None
        return cls(
            table=table,
            melds=rules.melds,
            kinds={seat: deal.named[seat] for seat in rules.seating.order if seat in spoken},
            shapes=tuple(_shapes(table, rules.melds)),
            granted=None if deal.scoring is None else deal.granted,
            played=table.played(),
        )

    def fit(self, hands: WordArray) -> Kept:
        """Mark the worlds that fit the melds, one bool per world."""
        dealt = hands | self.played
        # Planning melds is slow, and many hands are alike in the cards that may be in one: only
        # these are looked at, and each set of them is planned once.
        melding = np.zeros_like(dealt)
        for shape in self.shapes:
            melding |= np.where(dealt & shape == shape, shape, 0)
        kept = np.ones(len(hands), dtype=np.bool_)
        for seat, kinds in self.kinds.items():
            held = melding[:, self.table.order.index(seat)]
            if kinds:
                sets, which = np.unique(held[kept], return_inverse=True)
                plans = (self._plan(cards, kinds) for cards in sets.tolist())
                kept[kept] = np.array([_kinds(plan) == kinds for plan in plans], np.bool_)[which]
            else:
                kept &= held == 0
        # Melds of one player alone always count: that they were granted says nothing.
        if self.granted is not None and sum(map(bool, self.table.deal.named)) > 1:
            found: dict[tuple[int, ...], bool] = {}
            for row in np.flatnonzero(kept).tolist():
                held_by_each = tuple(melding[row].tolist())
                if held_by_each not in found:
                    found[held_by_each] = self._granted(held_by_each) == self.granted
                kept[row] = found[held_by_each]
        return kept

    def _plan(self, held: int, kinds: tuple[MeldKind, ...]) -> tuple[Meld, ...]:
        """The melds that are announced with these cards: those named, if there is a choice."""
        key = held, kinds
        if key not in self._plans:
            cards, trump = self.table.cards(held), self.table.contract.trump
            best = self.melds.plan(cards, trump)
            other = () if _kinds(best) == kinds else self.melds.other_plan(cards, trump)
            self._plans[key] = other if _kinds(other) == kinds else best
        return self._plans[key]

    def _granted(self, held_by_each: Sequence[int]) -> Kinds:
        rules, deal = self.table.rules, self.table.deal
        announced: list[tuple[Meld, ...]] = [()] * len(Seat)
        for seat, held in zip(self.table.order, held_by_each, strict=True):
            if deal.named[seat]:
                announced[seat] = self._plan(held, deal.named[seat])
        trump = self.table.contract.trump
        granted = self.melds.granted(announced, trump, rules.seating, deal.dealer)
        return tuple(map(_kinds, granted))


def _kinds(melds: tuple[Meld, ...]) -> tuple[MeldKind, ...]:
    return tuple(meld.kind for meld in melds)


def _shapes(table: SolverView, melds: MeldRules) -> Iterator[int]:
    """The shortest runs in each suit, and the fours, that are worth something here."""
    ranks, trump = table.rules.pack.ranks, table.contract.trump
    for rank in ranks:
        four = [Card(rank, suit) for suit in Suit]
        if melds.plan(four, trump):
            yield sum(map(table.bit, four))
    # The shortest length that is worth something is enough: every longer run holds one of it.
    for length in RUNS:
        runs = [ranks[start : start + length] for start in range(len(ranks) - length + 1)]
        if melds.plan([Card(rank, Suit.SPADES) for rank in runs[0]], trump):
            for run, suit in product(runs, Suit):
                yield sum(table.bit(Card(rank, suit)) for rank in run)
            return


LOOKED_AT = 16
"""Worlds whose melds are compared: they are planned in Python, which takes long."""


def expected_melds(table: SolverView, hands: WordArray, weights: Floats) -> SidePoints:
    """The points of the melds for attack and defence; their mean if not yet known."""
    rules, deal = table.rules, table.deal
    attack = rules.seating.team(table.contract.declarer)
    if rules.melds is None or deal.tricks:
        return deal.meld_points[attack], deal.meld_points[attack.other]
    dealt = (hands[:LOOKED_AT] | table.played()).tolist()
    each = np.array([_granted(table, rules.melds, world) for world in dealt])
    first, second = np.average(each, axis=0, weights=weights[:LOOKED_AT])
    return round(first), round(second)


def _granted(table: SolverView, melds: MeldRules, dealt: list[int]) -> SidePoints:
    """The meld points of both sides in one deal, if everybody announces all they hold."""
    rules, trump = table.rules, table.contract.trump
    announced: list[tuple[Meld, ...]] = [()] * len(Seat)
    for seat, hand in zip(table.order, dealt, strict=True):
        announced[seat] = melds.plan(table.cards(hand), trump)
    granted = melds.granted(announced, trump, rules.seating, table.deal.dealer)
    points = meld_points(granted, rules.seating)
    attack = rules.seating.team(table.contract.declarer)
    return points[attack], points[attack.other]
