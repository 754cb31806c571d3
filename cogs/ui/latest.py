"""Doing something with the latest of many values, one at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.tables.tasks import Tasks

T = TypeVar("T")


class Latest(Generic[T]):
    """Runs ``work`` on what it is given; what comes while it runs replaces what waits.

    Where there is a ``turn`` to wait for, that holds for what comes in the meantime too.
    """

    def __init__(
        self,
        work: Callable[[T], Awaitable[None]],
        tasks: Tasks,
        name: str,
        turn: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._work = work
        self._tasks = tasks
        self._name = name
        self._turn = turn
        self._waiting: T | None = None
        self._worker: asyncio.Task[None] | None = None

    def submit(self, value: T) -> None:
        """Work on this soon, unless something newer comes first."""
        self._waiting = value
        if self._worker is None or self._worker.done():
            self._worker = self._tasks.spawn(self._run(), self._name)

    async def _run(self) -> None:
        while self._waiting is not None:
            if self._turn:
                await self._turn()
            value, self._waiting = self._waiting, None
            await self._work(value)
