"""Trying again by itself what was broken off, later each time."""

import asyncio
from collections.abc import Callable

from bot.tables.ports import Clock
from bot.tables.tasks import Tasks

FIRST_SECONDS = 5
"""How long the first try waits."""

MOST_SECONDS = 60
"""How long the last tries wait; each before them twice as long as the one before it."""


def seconds_before(tries: int) -> int:
    """How long to wait once so many tries in a row were broken off."""
    return min(FIRST_SECONDS << tries - 1, MOST_SECONDS)


class Again:
    """Does something once more a while after it was broken off, unless it is done before."""

    def __init__(self, do: Callable[[], None], clock: Clock, tasks: Tasks, name: str) -> None:
        self._do = do
        self._clock = clock
        self._tasks = tasks
        self._name = name
        self._tries = 0
        self._waiting: asyncio.Task[None] | None = None

    def broken_off(self) -> None:
        """It was not done, and may be done a little later."""
        if self._waiting is None or self._waiting.done():
            self._tries += 1
            self._waiting = self._tasks.spawn(self._wait(), self._name)

    def done(self) -> None:
        """It was done, or cannot be."""
        self._tries = 0
        if self._waiting is not None:
            self._waiting.cancel()

    async def _wait(self) -> None:
        await self._clock.sleep(seconds_before(self._tries))
        self._do()
