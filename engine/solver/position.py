"""A position with every card known, the limits of a search, and the errors of the solver."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from threading import Lock
from typing import Self

from engine.cards import Card
from engine.solver import memory_layout
from engine.solver.memory_layout import Block
from engine.state import Deal, Trick
from engine.zones import Holding


class UnrepresentableRules(ValueError):
    """A rule set whose play the compiled search cannot express."""


class ImpossiblePosition(ValueError):
    """Cards that cannot lie so: twice, unevenly spread, or not of this pack."""


class SearchAbandoned(Exception):
    """A search that used up its nodes or was stopped.

    ``nodes`` is how far it came; ``points`` what it had found of single cards by then, each exact.
    """

    def __init__(self, nodes: int, points: Mapping[Card, tuple[int, int]] | None = None) -> None:
        super().__init__(f"given up after {nodes} nodes")
        self.nodes = nodes
        self.points: Mapping[Card, tuple[int, int]] = points or {}


@dataclass(frozen=True, slots=True)
class Position:
    """The hands by seat, and the trick as far as it is played.

    ``taken`` are the tricks that each side has, by team: a bonus for every trick needs them.
    """

    holdings: tuple[Holding, ...]
    trick: Trick
    taken: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, deal: Deal, taken: tuple[int, int] = (0, 0)) -> Self:
        """The moment that a deal has come to; ImpossiblePosition when nobody is to play."""
        if deal.trick is None or deal.contract is None or not any(h.cards for h in deal.holdings):
            raise ImpossiblePosition("no card is to be played")
        return cls(deal.holdings, deal.trick, taken)


UNBOUNDED = (1 << 62) - 1


class StopFlag:
    """Stops every search that was given it, those running and those to come, from any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._running: list[Block] = []
        self._is_set = False

    def set(self) -> None:
        """Stop them."""
        with self._lock:
            self._is_set = True
            for block in self._running:
                block[memory_layout.STOP] = 1

    @contextmanager
    def watching(self, block: Block) -> Iterator[None]:
        """Stop the search in this block as well while the context is open."""
        with self._lock:
            self._running.append(block)
            block[memory_layout.STOP] = self._is_set
        try:
            yield
        finally:
            with self._lock:
                self._running = [other for other in self._running if other is not block]


@dataclass(frozen=True, slots=True)
class Limits:
    """The most nodes (cards tried) that may be searched, and a flag that stops the search."""

    nodes: int = UNBOUNDED
    stop: StopFlag | None = None

    def watching(self, block: Block) -> AbstractContextManager[None]:
        """Stop the search in this block while it runs, if there is a flag that can."""
        return self.stop.watching(block) if self.stop else nullcontext()

    def after(self, nodes: int) -> "Limits":
        """The limits left after this many nodes."""
        return Limits(self.nodes - nodes, self.stop)


NO_LIMITS = Limits()
