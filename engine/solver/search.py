"""One search of the compiled kernel: written into this thread's memory, run, read back."""

from contextlib import nullcontext

import numpy as np

from engine.cards import Card
from engine.ruleset import RuleSet
from engine.solver import layout
from engine.solver.board import Board
from engine.solver.compiled import kernel
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


class Search:
    """Searches of one contract; values are what the side of the first seat takes from here on.

    They are in points or, ``in_tricks``, in tricks. With a window a value at or below its first
    number is only known to be no more than it says, one at or above the second to be no less.
    """

    def __init__(self, rules: RuleSet, trump: Trump, doubles: int) -> None:
        self._board = Board(rules, trump, doubles)
        self._kernel = kernel()

    def place(self, position: Position) -> Placing:
        """The position in bits; ImpossiblePosition when the cards cannot lie so."""
        return place(self._board, position)

    def value(
        self, placing: Placing, limits: Limits, *, window: Window | None = None, in_tricks: bool
    ) -> tuple[int, int]:
        """The value of the position, and the nodes that it took; may raise SearchAbandoned."""
        block, root = self._begin(placing, limits, in_tricks)
        with limits.stop.watching(block) if limits.stop else nullcontext():
            value = self._kernel.value_of(block, root, *(window or (0, root.rest)))
        nodes = int(block[layout.NODES])
        if block[layout.ABANDONED]:
            raise SearchAbandoned(nodes)
        return int(value), nodes

    def values(
        self, placing: Placing, limits: Limits, *, window: Window | None = None, in_tricks: bool
    ) -> tuple[dict[Card, int], int, bool]:
        """The values of the legal cards, the nodes that it took, and whether it was given up."""
        block, root = self._begin(placing, limits, in_tricks)
        found = np.full(layout.CARDS, NOT_LEGAL, dtype=np.int64)
        with limits.stop.watching(block) if limits.stop else nullcontext():
            self._kernel.values_of(block, root, *(window or (0, root.rest)), found)
        values = {
            self._board.cards[bit]: value
            for bit, value in enumerate(found.tolist())
            if value != NOT_LEGAL
        }
        return values, int(block[layout.NODES]), bool(block[layout.ABANDONED])

    def _begin(self, placing: Placing, limits: Limits, in_tricks: bool) -> tuple[Words, Moment]:
        block = cleared(self._board.in_tricks if in_tricks else self._board.in_points)
        block[layout.BUDGET] = limits.nodes
        placing.write(block)
        return block, placing.root_in_tricks if in_tricks else placing.root
