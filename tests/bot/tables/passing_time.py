"""A clock that tests move by hand: it goes from one waking to the next, and nobody sleeps."""

import asyncio
from datetime import UTC, datetime, timedelta

from tests.bot.tables.gate import settle

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)


class PassingClock:
    """Stands still until the test lets some seconds pass."""

    def __init__(self) -> None:
        self._now = NOON
        self._sleeping: list[tuple[datetime, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        """The present moment."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until so much has passed."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future = asyncio.get_running_loop().create_future()
        self._sleeping.append((self._now + timedelta(seconds=seconds), future))
        await future

    async def passes(self, seconds: float) -> None:
        """Let so much pass, whoever is to wake on the way awake in order."""
        end = self._now + timedelta(seconds=seconds)
        await settle()
        while due := [each for each in self._awaited() if each[0] <= end]:
            self._now, future = min(due, key=lambda each: each[0])
            future.set_result(None)
            await settle()
        self._now = end

    def _awaited(self) -> list[tuple[datetime, asyncio.Future[None]]]:
        self._sleeping = [each for each in self._sleeping if not each[1].done()]
        return self._sleeping
