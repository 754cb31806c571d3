"""Tell whether the gateway is alive: how long it was silent, and an early heartbeat."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

LOOKS = 10
"""The checks that the watchdog makes within its limit."""


class Watchdog:
    """Measures how long the gateway has been silent, and reports when that is too long."""

    def __init__(self, patience: float, now: Callable[[], float] = time.monotonic) -> None:
        self._patience = patience
        self._now = now
        self._heard: float | None = None

    def note_frame(self) -> None:
        """Record a frame of the gateway, if only a heartbeat's acknowledgement."""
        self._heard = self._now()

    @property
    def silence(self) -> float:
        """Seconds since the last frame; 0 before the watch has begun."""
        return 0.0 if self._heard is None else self._now() - self._heard

    @property
    def out_of_patience(self) -> bool:
        """Whether the gateway has been silent for too long."""
        return self._patience > 0 and self.silence > self._patience

    @contextmanager
    def guarding(self, bark: Callable[[], None]) -> Iterator[None]:
        """Call ``bark`` once if the gateway is silent for too long while this context is open.

        It is called from a thread, so that a hanging event loop is noticed too.
        """
        self.note_frame()
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


FRESH_SECONDS = 5.0
"""The seconds after a frame in which no heartbeat is needed."""

ANSWER_SECONDS = 5.0
"""The limit for the answer to a heartbeat, which Discord gives in a fraction of a second."""


class GatewayProbe:
    """Sends an early heartbeat when the gateway has been silent for ``FRESH_SECONDS``."""

    def __init__(self, watchdog: Watchdog, ask: Callable[[], Awaitable[None]]) -> None:
        self._watchdog = watchdog
        self._ask = ask
        self._frame = asyncio.Event()

    def note_frame(self) -> None:
        """Record a frame of the gateway."""
        self._watchdog.note_frame()
        self._frame.set()

    async def is_there(self) -> bool:
        """Whether the gateway is alive, so that presses reach the bot."""
        if self._watchdog.silence <= FRESH_SECONDS:
            return True
        self._frame.clear()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._ask()
                await self._frame.wait()
        except (TimeoutError, ConnectionError):
            return False
        return True
