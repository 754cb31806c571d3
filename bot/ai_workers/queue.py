"""Who waits for a thought, and how long they will have to."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from bot.ai_workers.budget import HURRY

WEIGHT = 0.1
"""How much the last thought says about how long the next will take."""


class Queue:
    """Counts who waits, and learns how fast they are served.

    A thought is counted in processor time, and the machine may have little of it to spare: only
    the clock tells how long a queue is.
    """

    def __init__(self) -> None:
        self.waiting = 0
        self._seconds = 0.0
        self._began: float | None = None

    @property
    def is_long(self) -> bool:
        """Whether who comes now would wait for too long before his turn."""
        lasts = 0.0 if self._began is None else perf_counter() - self._began
        return max(lasts, self.waiting * self._seconds) > HURRY

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Somebody has his thought meanwhile, or fails to."""
        self._began = began = perf_counter()
        try:
            yield
        finally:
            self._began = None
            self.served(perf_counter() - began)

    def served(self, seconds: float) -> None:
        """Somebody had his thought, which took so long."""
        self._seconds += WEIGHT * (seconds - self._seconds)
