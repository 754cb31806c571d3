"""Limits of a search: a number of nodes, and a flag that stops it."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from threading import Lock

from engine.solver import memory_layout
from engine.solver.memory_layout import Block

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
        """Stop the search in this block while it runs, where there is a flag that can."""
        return self.stop.watching(block) if self.stop else nullcontext()

    def after(self, nodes: int) -> "Limits":
        """The limits left after this many nodes."""
        return Limits(self.nodes - nodes, self.stop)


NO_LIMITS = Limits()
