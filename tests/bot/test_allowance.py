"""All tables together ask no more of Discord than it bears, and none waits for ever."""

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import islice

from bot.allowance import Allowance


class LeapingClock:
    """A clock on which whoever sleeps wakes at once, and so much later."""

    def __init__(self) -> None:
        self._now = datetime(2026, 5, 4, 12, tzinfo=UTC)

    def now(self) -> datetime:
        """The present moment."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """So much passes."""
        self._now += timedelta(seconds=seconds)


async def test_in_no_second_are_there_more_turns_than_allowed() -> None:
    clock = LeapingClock()
    allowance = Allowance(clock, 3)
    at = []
    for _ in range(10):
        await allowance.turn()
        at.append(clock.now())
    assert at[2] == at[0], "as long as there is room nobody waits"
    later = islice(at, 3, None)
    assert all(b - a >= timedelta(seconds=1) for a, b in zip(at, later, strict=False))
    assert at[-1] - at[0] == timedelta(seconds=3)


async def test_who_has_waited_longest_comes_first() -> None:
    allowance = Allowance(LeapingClock(), 1)
    came: list[int] = []

    async def wait(number: int) -> None:
        await allowance.turn()
        came.append(number)

    await asyncio.gather(*(wait(number) for number in range(6)))
    assert came == list(range(6))


async def test_after_a_rest_there_is_room_again() -> None:
    clock = LeapingClock()
    allowance = Allowance(clock, 2)
    for _ in range(2):
        await allowance.turn()
    await clock.sleep(5)
    began = clock.now()
    for _ in range(2):
        await allowance.turn()
    assert clock.now() == began
