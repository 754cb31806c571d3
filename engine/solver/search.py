"""One search of the compiled kernel: written into this thread's memory, run, read back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from engine.cards import Card, Pack
from engine.ruleset import Obligation, RuleSet
from engine.scales import Scales
from engine.seats import Seating
from engine.solver import memory_layout
from engine.solver.card_layouts import Layouts, LayoutValues
from engine.solver.contract_words import Board
from engine.solver.kernel_cache import kernel
from engine.solver.limits import Limits
from engine.solver.memory import cleared
from engine.solver.moment import Moment
from engine.solver.placing import Placing, place
from engine.solver.position import Position
from engine.solver.refusals import SearchAbandoned
from engine.solver.words import Words
from engine.trumps import Trump

Window = tuple[int, int]
NOT_LEGAL = -1
NOTHING_COVERED: Words = np.zeros((0, memory_layout.CARDS), dtype=np.int64)

CONTRACTS = 128
"""Contracts that are kept ready: to make one takes longer than many a search."""


class Search:
    """Searches of one contract; values are what the side of the first seat takes from here on.

    They are in points or, ``in_tricks``, in tricks. With a window a value at or below its first
    number is only known to be no more than it says, one at or above the second to be no less.
    """

    def __init__(self, rules: RuleSet, trump: Trump, doubles: int) -> None:
        self._board = _board(_Played.by(rules), trump, doubles)
        self._kernel = kernel()

    @property
    def bits(self) -> Mapping[Card, int]:
        """The number of each card of the pack."""
        return self._board.bits

    def contract_words(self) -> Words:
        """The words of the contract that counts points, a copy."""
        return self._board.in_points.copy()

    def place(self, position: Position) -> Placing:
        """The position in bits; ImpossiblePosition when the cards cannot lie so."""
        return place(self._board, position)

    def value(
        self, placing: Placing, limits: Limits, *, window: Window | None = None, in_tricks: bool
    ) -> tuple[int, int]:
        """The value of the position, and the nodes that it took; may raise SearchAbandoned."""
        block, root = self._begin(placing, limits, in_tricks)
        with limits.watching(block):
            value = self._kernel.value_of(block, root, *(window or (0, root.rest)))
        nodes = int(block[memory_layout.NODES])
        if block[memory_layout.ABANDONED]:
            raise SearchAbandoned(nodes)
        return int(value), nodes

    def values(
        self, placing: Placing, limits: Limits, *, window: Window | None = None, in_tricks: bool
    ) -> tuple[dict[Card, int], int, bool]:
        """The values of the legal cards, the nodes that it took, and whether it was given up."""
        block, root = self._begin(placing, limits, in_tricks)
        found = np.full(memory_layout.CARDS, NOT_LEGAL, dtype=np.int64)
        with limits.watching(block):
            self._kernel.values_of(block, root, *(window or (0, root.rest)), found)
        values = {
            self._board.cards[bit]: value
            for bit, value in enumerate(found.tolist())
            if value != NOT_LEGAL
        }
        return values, int(block[memory_layout.NODES]), bool(block[memory_layout.ABANDONED])

    def values_of_each(self, placing: Placing, layouts: Layouts, limits: Limits) -> LayoutValues:
        """The values of the legal cards in each layout, as far as the limits allow."""
        number = len(layouts.hands)
        block, root = self._begin(placing, limits, in_tricks=False, searches=number)
        found = np.full((number, memory_layout.CARDS), NOT_LEGAL, dtype=np.int64)
        under = NOTHING_COVERED if layouts.under is None else layouts.under
        with limits.watching(block):
            solved = self._kernel.values_of_each(
                block, root, 0, root.rest, layouts.hands, under, found
            )
        values = found[:solved]
        legal = np.flatnonzero((values != NOT_LEGAL).all(axis=0)).tolist() if solved else []
        points = {self._board.cards[bit]: values[:, bit] for bit in legal}
        return LayoutValues(points, placing.root.rest, int(block[memory_layout.NODES]), int(solved))

    def _begin(
        self, placing: Placing, limits: Limits, in_tricks: bool, searches: int = 1
    ) -> tuple[Words, Moment]:
        block = cleared(self._board.in_tricks if in_tricks else self._board.in_points, searches)
        block[memory_layout.BUDGET] = limits.nodes
        placing.write(block)
        return block, placing.root_in_tricks if in_tricks else placing.root


@dataclass(frozen=True, slots=True)
class _Played:
    """What of a rule set makes its play: equal for all that are played alike."""

    seating: Seating
    pack: Pack
    scales: Scales
    obligations: tuple[Obligation, ...]
    last_trick: int
    rules: RuleSet = field(compare=False)

    @classmethod
    def by(cls, rules: RuleSet) -> "_Played":
        last_trick = rules.scoring.last_trick
        return cls(rules.seating, rules.pack, rules.scales, rules.obligations, last_trick, rules)


@lru_cache(maxsize=CONTRACTS)
def _board(played: _Played, trump: Trump, doubles: int) -> Board:
    return Board(played.rules, trump, doubles)
