"""A clock that tests move by hand: it goes from one waking to the next, and nobody sleeps."""

import asyncio
from datetime import UTC, datetime, timedelta

from tests.bot.tables.gate import settle

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)


class PassingClock:
    """Stands still until the test lets some seconds pass."""

    def __init__(self) -> None:
        self._began = NOON
        self._passed = 0.0
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        """The present moment."""
        return self._began + timedelta(seconds=self._passed)

    def monotonic(self) -> float:
        """Seconds that have passed."""
        return self._passed

    def set_by(self, seconds: float) -> None:
        """Set the time of day forward or back, as no time passes."""
        self._began += timedelta(seconds=seconds)

    async def sleep(self, seconds: float) -> None:
        """Wait until so much has passed."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future = asyncio.get_running_loop().create_future()
        self._sleeping.append((round(self._passed + seconds, 6), future))
        await future

    async def passes(self, seconds: float) -> None:
        """Let so much pass, whoever is to wake on the way awake in order."""
        end = round(self._passed + seconds, 6)
        await settle()
        while due := [each for each in self._awaited() if each[0] <= end]:
            self._passed, future = min(due, key=lambda each: each[0])
            future.set_result(None)
            await settle()
        self._passed = end

    def _awaited(self) -> list[tuple[float, asyncio.Future[None]]]:
        self._sleeping = [each for each in self._sleeping if not each[1].done()]
        return self._sleeping
