"""When something that Discord shows is drawn again."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext

from bot.tables.ports import Clock
from bot.tables.tasks import Tasks
from cogs.ui.background import Coalescer

FIRST_SECONDS = 5
"""How long the first try after a failure waits."""

MOST_SECONDS = 60
"""The longest wait; until then each is twice as long as the one before."""


def seconds_before(tries: int) -> int:
    """The wait after this many failures in a row."""
    return min(FIRST_SECONDS << tries - 1, MOST_SECONDS)


class Surface:
    """What shows one thing that changes: a table's message, or the hands of a table.

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
            self._waiting.cancel()

    @property
    def _waits(self) -> bool:
        return self._waiting is not None and not self._waiting.done()

    async def _wait(self, seconds: float, look: Callable[[], None]) -> None:
        await self._clock.sleep(seconds)
        look()
