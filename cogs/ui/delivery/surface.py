"""When something that Discord shows is drawn again."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Generic, TypeVar

from bot.tables.ports import Clock
from bot.tables.tasks import Tasks

T = TypeVar("T")


class Coalescer(Generic[T]):
    """Runs ``work`` on the latest value; a value that comes meanwhile replaces the one that waits.

    Where there is a ``turn`` to wait for before it, or a ``rest`` to be taken after it, that holds
    for what comes in the meantime too.
    """

    def __init__(
        self,
        work: Callable[[T], Awaitable[None]],
        tasks: Tasks,
        name: str,
        turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
        rest: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._work = work
        self._tasks = tasks
        self._name = name
        self._turn = turn
        self._rest = rest
        self._waiting: T | None = None
        self._worker: asyncio.Task[None] | None = None

    def submit(self, value: T) -> None:
        """Work on this soon, unless something newer comes first."""
        self._waiting = value
        if self._worker is None or self._worker.done():
            self._begin()

    def _begin(self) -> None:
        self._worker = self._tasks.spawn(self._run(), self._name)

    async def _run(self) -> None:
        try:
            while self._waiting is not None:
                async with self._turn():
                    value, self._waiting = self._waiting, None
                    await self._work(value)
                if self._rest is not None:
                    await self._rest()
        except Exception:
            if self._waiting is not None:  # what has come since then is not lost with it
                self._begin()
            raise


FIRST_SECONDS = 5
"""The wait before the first new try after a failure."""

MOST_SECONDS = 60
"""The longest wait; until then each is twice as long as the one before."""


def seconds_before(tries: int) -> int:
    """The wait after this many failures in a row."""
    return min(FIRST_SECONDS << tries - 1, MOST_SECONDS)


class Surface:
    """Shows one thing that changes: a table's message, or the hands of a table.

    It is drawn in its newest state. What changes while it is being drawn is drawn after that, once.
    What could not be drawn is drawn a while later, unless it is drawn before.
    """

    def __init__(
        self,
        draw: Callable[[], Awaitable[None]],
        clock: Clock,
        tasks: Tasks,
        name: str,
        *,
        turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
        rest: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._clock = clock
        self._tasks = tasks
        self._name = name
        self._redraws = Coalescer[bool](lambda _: draw(), tasks, name, turn, rest)
        self._tries = 0
        self._waiting: asyncio.Task[None] | None = None

    def draw_soon(self) -> None:
        """Draw it in its turn."""
        self._redraws.submit(True)

    def failed(self) -> None:
        """It could not be drawn: try again later, each time after a longer wait."""
        if not self._waits:
            self._tries += 1
            self.look_again(seconds_before(self._tries), self.draw_soon)

    def look_again(self, seconds: float, look: Callable[[], None]) -> None:
        """There was no room to draw it: look then, unless that is done sooner."""
        if not self._waits:
            self._waiting = self._tasks.spawn(self._wait(seconds, look), f"{self._name}, again")

    def drawn(self) -> None:
        """It is drawn: it need not be tried again."""
        self._tries = 0
        if self._waiting is not None:
            # It may wait for a minute: what is drawn then would be drawn for nothing.
            self._waiting.cancel()

    @property
    def _waits(self) -> bool:
        return self._waiting is not None and not self._waiting.done()

    async def _wait(self, seconds: float, look: Callable[[], None]) -> None:
        await self._clock.sleep(seconds)
        look()
