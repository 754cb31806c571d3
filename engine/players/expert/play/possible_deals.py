"""Deals consistent with what a seat knows, listed or drawn at random.

``Unseen`` groups the hidden cards by the seats that may hold them; ``Worlds`` deals them out;
``Covered`` does the same for face-down cards under open ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations, permutations
from math import comb, factorial, prod

import numpy as np
from numpy.random import Generator

from engine.cards import Card
from engine.contract import Contract
from engine.players.card_memory import remember
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import memory_layout
from engine.solver.card_layouts import Layouts, WordArray
from engine.view import DealView

Shares = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of which the same seats may hold each."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Filling:
    """The cards of each group that each of its seats gets, and the number of ways to do so."""

    shares: tuple[Shares, ...]
    ways: int


@dataclass(frozen=True, slots=True)
class Unseen:
    """The groups, those with most seats last, and how many cards each other seat still holds."""

    groups: tuple[Group, ...]
    room: Mapping[Seat, int]

    def fillings(self) -> tuple[Filling, ...]:
        """Every way to share out the groups that fills the hands; empty if there is none."""
        return tuple(
            Filling(shares, ways) for shares, ways in _filled(self.groups, dict(self.room))
        )

    @property
    def freed(self) -> "Unseen":
        """The same cards, with no restriction on who holds them."""
        cards = tuple(card for group in self.groups for card in group.cards)
        return Unseen((Group(tuple(self.room), cards),) if cards else (), self.room)


def unseen(rules: RuleSet, deal: DealView, seat: Seat, contract: Contract) -> Unseen:
    """The hidden cards by the seats that may still hold them."""
    memory = remember(rules, deal, seat, contract)
    others = [other for other in rules.seating.order if other is not seat]
    alike: dict[tuple[Seat, ...], list[Card]] = {}
    for card in memory.out:
        holders = tuple(other for other in others if memory.may_hold(other, card))
        alike.setdefault(holders, []).append(card)
    groups = (Group(seats, tuple(cards)) for seats, cards in alike.items())
    return Unseen(
        tuple(sorted(groups, key=lambda group: len(group.seats))),
        {other: deal.counts[other] for other in others},
    )


def _filled(
    groups: Sequence[Group], room: dict[Seat, int]
) -> Iterator[tuple[tuple[Shares, ...], int]]:
    """The shares of each group that fill this room, and the number of deals with those shares."""
    if not groups:
        if not any(room.values()):
            yield (), 1
        return
    group, *rest = groups
    most = [room[seat] for seat in group.seats]
    for shares in _parts(len(group.cards), most, exactly=not rest):
        left = room | {
            seat: room[seat] - share for seat, share in zip(group.seats, shares, strict=True)
        }
        # The multinomial coefficient: the number of ways to cut the group into such shares.
        ways = prod(map(comb, accumulate(shares), shares))
        for others, more in _filled(rest, left):
            yield (shares, *others), ways * more


def _parts(number: int, most: Sequence[int], *, exactly: bool) -> Iterator[Shares]:
    """Yield the ways to split a number into parts with upper bounds."""
    if exactly:
        if sum(most) == number:
            yield tuple(most)
    elif not most:
        if not number:
            yield ()
    else:
        for first in range(max(0, number - sum(most[1:])), min(number, most[0]) + 1):
            for others in _parts(number - first, most[1:], exactly=False):
                yield (first, *others)


HandMasks = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Worlds:
    """The deals that fit; hands are sets of bits, in the order of ``places``."""

    unseen: Unseen
    fillings: tuple[Filling, ...]
    bits: Mapping[Card, int]
    places: tuple[Seat, ...]
    own: HandMasks

    @classmethod
    def that_fit(
        cls, unseen: Unseen, bits: Mapping[Card, int], places: tuple[Seat, ...], own: HandMasks
    ) -> "Worlds":
        """The deals that fit; any deal if none fits because somebody reneged."""
        fillings = unseen.fillings()
        if not fillings:
            unseen = unseen.freed
            fillings = unseen.fillings()
        return cls(unseen, fillings, bits, places, own)

    @property
    def number(self) -> int:
        """The number of layouts."""
        return sum(filling.ways for filling in self.fillings)

    def every(self) -> Layouts:
        """Every layout."""
        rows = list[HandMasks]()
        for filling in self.fillings:
            dealt = [self.own]
            for group, shares in zip(self.unseen.groups, filling.shares, strict=True):
                bits = tuple(1 << self.bits[card] for card in group.cards)
                columns = [self.places.index(seat) for seat in group.seats]
                ways = tuple(_parted(bits, shares))
                dealt = [_with(hands, columns, parts) for hands in dealt for parts in ways]
            rows += dealt
        return Layouts(np.array(rows, dtype=np.int64))

    def drawn(self, number: int, dice: Generator) -> Layouts:
        """``number`` of them, drawn independently."""
        hands = np.tile(np.array(self.own, dtype=np.int64), (number, 1))
        ends = np.cumsum(np.array([filling.ways for filling in self.fillings], dtype=np.int64))
        # Fillings are drawn by the number of their ways: so every deal is as likely as any other.
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


def _with(hands: HandMasks, columns: Sequence[int], parts: Sequence[int]) -> HandMasks:
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


@dataclass(frozen=True, slots=True)
class Covered:
    """The cards beneath others: any of them may lie under each, as none was asked for yet.

    ``above`` are the bits of the cards that cover one, or did so until they were played to this
    trick, ``holders`` the column of whom each lies before; ``open_hands`` what lies open.
    """

    hidden: tuple[int, ...]
    above: tuple[int, ...]
    holders: tuple[int, ...]
    open_hands: tuple[int, ...]

    @classmethod
    def of(cls, rules: RuleSet, deal: DealView, bits: Mapping[Card, int]) -> "Covered":
        """The covered cards of a deal in play."""
        gone = {play.card for trick in deal.all_tricks for play in trick.plays}
        on_table = {play.seat: play.card for play in deal.trick.plays} if deal.trick else {}
        order = rules.seating.order
        tops = [[p.top for p in deal.tableau[seat] if p.top is not None] for seat in order]
        seen = gone.union(*tops)
        hidden = tuple(bits[card] for card in rules.pack.cards if card not in seen)
        above = [
            (bits[pile.top or on_table[seat]], place)
            for place, seat in enumerate(order)
            for pile in deal.tableau[seat]
            if pile.covers
        ]
        return cls(
            hidden,
            tuple(top for top, _ in above),
            tuple(place for _, place in above),
            tuple(sum(1 << bits[card] for card in cards) for cards in tops),
        )

    @property
    def number(self) -> int:
        """The number of layouts."""
        return factorial(len(self.hidden))

    def every(self) -> Layouts:
        """Every layout."""
        return self._laid(np.array(list(permutations(self.hidden)), dtype=np.int64))

    def drawn(self, number: int, dice: Generator) -> Layouts:
        """``number`` of them, drawn independently."""
        rows = np.tile(np.array(self.hidden, dtype=np.int64), (number, 1))
        return self._laid(dice.permuted(rows, axis=1))

    def _laid(self, below: WordArray) -> Layouts:
        """The layouts in which these lie below, in the order of what covers them."""
        number = len(below)
        hands = np.tile(np.array(self.open_hands, dtype=np.int64), (number, 1))
        under = np.zeros((number, memory_layout.CARDS), dtype=np.int64)
        for column, (top, holder) in enumerate(zip(self.above, self.holders, strict=True)):
            lying = np.left_shift(1, below[:, column])
            under[:, top] = lying
            hands[:, holder] |= lying
        return Layouts(hands, under)
