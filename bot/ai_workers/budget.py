"""The computing budget of one decision, and the queue of those that wait for one."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

from engine.players import THOUGHT

NODES_A_MILLISECOND = THOUGHT.nodes // 150
"""Budgets are counted in nodes, so that a choice is the same on every machine."""

LEAST = 0.05
"""The smallest share of the budget that a decision gets, however many are waiting."""

HURRY = 1.5
"""The longest queue in seconds: beyond it a decision is made without the expert."""

SEARCHED = 0.8
"""The share of the time limit after which a search ends, so that its answer is in time."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Processor milliseconds for one decision when nobody else waits, and its limit in seconds.

    The limit counts from the question on, time spent in the queue included.
    """

    # Three million nodes. Measured: one million gives up 0.9 ± 0.8 card points a deal more, nine
    # million gain nothing that can be seen (docs/strength-history.md, “Cards”).
    milliseconds: float = 150
    seconds: float = 5

    @property
    def least(self) -> float:
        """The milliseconds that every decision gets."""
        return self.milliseconds * LEAST

    def share(self, waiting: int) -> float:
        """The milliseconds for one decision while this many wait."""
        return max(self.milliseconds / max(waiting, 1), self.least)

    def left(self, waited: float) -> float:
        """The seconds left for a search after a wait of this many seconds."""
        return max(SEARCHED * self.seconds - waited, 0.0)


USUAL = Budget()


def nodes(milliseconds: float) -> int:
    """Convert milliseconds into nodes."""
    return int(milliseconds * NODES_A_MILLISECOND)


WEIGHT = 0.1
"""The weight of the last decision in the moving average of their duration."""


class Queue:
    """Counts the waiting decisions and measures how long each takes.

    Budgets are processor time, which a busy machine grants slowly: the length of the queue is
    therefore measured by the clock.
    """

    def __init__(self) -> None:
        self.waiting = 0
        self._seconds = 0.0
        self._began: float | None = None
        self._empty = asyncio.Event()
        self._empty.set()

    @property
    def is_long(self) -> bool:
        """Whether a new decision would wait for longer than ``HURRY``."""
        lasts = 0.0 if self._began is None else perf_counter() - self._began
        return max(lasts, self.waiting * self._seconds) > HURRY

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Wait in the queue while this context is open."""
        self.waiting += 1
        self._empty.clear()
        try:
            yield
        finally:
            self.waiting -= 1
            if not self.waiting:
                self._empty.set()

    async def empty(self) -> None:
        """Wait until nobody waits."""
        while self.waiting:
            await self._empty.wait()

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Time a decision while this context is open, whether it succeeds or fails."""
        self._began = began = perf_counter()
        try:
            yield
        finally:
            self._began = None
            self.served(perf_counter() - began)

    def served(self, seconds: float) -> None:
        """Add the duration of a decision to the average."""
        self._seconds += WEIGHT * (seconds - self._seconds)
