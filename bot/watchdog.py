"""A watch on the gateway: a bot that Discord does not speak to any more is of no use to anybody."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LOOKS = 10
"""How often it looks before its patience is over."""


class Watchdog:
    """Knows for how long the gateway has been silent, and how long it may be."""

    def __init__(self, patience: float, now: Callable[[], float] = time.monotonic) -> None:
        self._patience = patience
        self._now = now
        self._heard: float | None = None

    def heard(self) -> None:
        """The gateway has said something, if only that it has heard a heartbeat."""
        self._heard = self._now()

    @property
    def silence(self) -> float:
        """Seconds since it was heard; none before it was to speak at all."""
        return 0.0 if self._heard is None else self._now() - self._heard

    @property
    def out_of_patience(self) -> bool:
        """Whether it has been silent for too long."""
        return self._patience > 0 and self.silence > self._patience

    @contextmanager
    def guarding(self, bark: Callable[[], None]) -> Iterator[None]:
        """Watch from now on, and bark once when its patience is over.

        It does so in a thread of its own: an event loop that hangs hears nothing either.
        """
        self.heard()
        stopped = threading.Event()
        if self._patience > 0:
            watch = (self._patience / LOOKS, stopped, bark)
            threading.Thread(target=self._watch, args=watch, name="watchdog", daemon=True).start()
        try:
            yield
        finally:
            stopped.set()

    def _watch(self, step: float, stopped: threading.Event, bark: Callable[[], None]) -> None:
        while not stopped.wait(step):
            if self.out_of_patience:
                bark()
                return
