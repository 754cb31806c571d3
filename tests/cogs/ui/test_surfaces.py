"""What could not be drawn is tried again, later each time, until it is drawn."""

import asyncio
from datetime import datetime

import pytest

from bot.tables.tasks import Tasks
from cogs.ui.delivery import surface as again
from cogs.ui.delivery.surface import Surface


class Waits:
    """A clock that is asked to wait, and does so until a test says that it was long enough."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._over = asyncio.Event()

    def now(self) -> datetime:
        """Nobody asks."""
        raise NotImplementedError

    def monotonic(self) -> float:
        """Nobody asks."""
        raise NotImplementedError

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        self._over.clear()
        await self._over.wait()

    async def end(self) -> None:
        """Let the wait be over."""
        self._over.set()
        await settled()


async def settled() -> None:
    """Wait until everybody waits."""
    for _ in range(5):
        await asyncio.sleep(0)


async def unused() -> None:
    """Draw what nobody asks for."""
    raise NotImplementedError


@pytest.fixture(autouse=True)
def _usual_waits(monkeypatch: pytest.MonkeyPatch, _longer_waits: None) -> None:
    monkeypatch.setattr(again, "FIRST_SECONDS", 5)


async def test_waits_grow_and_restart_after_success() -> None:
    tried: list[int] = []
    clock, tasks = Waits(), Tasks()

    async def draw() -> None:
        tried.append(len(clock.asked))

    work = Surface(draw, clock, tasks, "test")
    for _ in range(6):
        work.failed()
        await settled()
        await clock.end()
    assert clock.asked == [5, 10, 20, 40, 60, 60]
    assert tried == [1, 2, 3, 4, 5, 6]
    work.drawn()
    work.failed()
    await settled()
    assert clock.asked[-1] == 5
    await tasks.close()


async def test_repeated_interruptions_are_retried_once_and_never_after_success() -> None:
    tried: list[str] = []
    clock, tasks = Waits(), Tasks()

    async def draw() -> None:
        tried.append("again")

    work = Surface(draw, clock, tasks, "test")
    for _ in range(3):
        work.failed()
        await settled()
    await clock.end()
    assert (clock.asked, tried) == ([5], ["again"])
    work.failed()
    await settled()
    work.drawn()
    await clock.end()
    assert tried == ["again"]


async def test_what_found_no_room_is_looked_at_once_after_the_first_wait() -> None:
    looked: list[str] = []
    clock, tasks = Waits(), Tasks()
    hands = Surface(unused, clock, tasks, "test")
    for seconds in (2, 7):
        hands.look_again(seconds, lambda: looked.append("again"))
        await settled()
    await clock.end()
    assert (clock.asked, looked) == ([2], ["again"])
    await tasks.close()
