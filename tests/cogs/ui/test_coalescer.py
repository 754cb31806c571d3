"""What comes while one is busy waits, and only the newest of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.tables.tasks import Tasks
from cogs.ui.delivery.surface import Coalescer


async def test_the_newest_state_replaces_a_pending_one() -> None:
    done: list[int] = []
    go_on = asyncio.Event()

    async def work(value: int) -> None:
        done.append(value)
        await go_on.wait()

    tasks = Tasks()
    latest = Coalescer(work, tasks, "test")
    latest.submit(1)
    await asyncio.sleep(0)
    for value in (2, 3, 4):
        latest.submit(value)
    assert done == [1]
    go_on.set()
    await settled(tasks)
    assert done == [1, 4]


async def test_work_resumes_after_idling_and_after_a_failure() -> None:
    done: list[int] = []

    async def work(value: int) -> None:
        if value == 2:
            raise ZeroDivisionError
        done.append(value)

    tasks = Tasks()
    latest = Coalescer(work, tasks, "test")
    for value in (1, 2, 3):
        latest.submit(value)
        await settled(tasks)
    assert done == [1, 3]


async def test_a_state_arriving_during_a_failure_is_processed() -> None:
    done: list[int] = []
    go_on = asyncio.Event()

    async def work(value: int) -> None:
        await go_on.wait()
        if value == 1:
            raise ZeroDivisionError
        done.append(value)

    tasks = Tasks()
    latest = Coalescer(work, tasks, "test")
    latest.submit(1)
    await asyncio.sleep(0)
    latest.submit(2)
    go_on.set()
    await settled(tasks)
    assert done == [2]


async def settled(tasks: Tasks) -> None:
    """Wait until nothing runs."""
    for _ in range(10):
        await asyncio.sleep(0)
    await tasks.close()


async def test_a_state_arriving_before_the_start_is_the_one_processed() -> None:
    done: list[int] = []
    turn = asyncio.Event()

    async def work(value: int) -> None:
        done.append(value)

    @asynccontextmanager
    async def wait() -> AsyncIterator[None]:
        await turn.wait()
        yield

    tasks = Tasks()
    latest = Coalescer(work, tasks, "test", wait)
    for value in (1, 2, 3):
        latest.submit(value)
        await asyncio.sleep(0)
    assert done == []
    turn.set()
    await settled(tasks)
    assert done == [3]


async def test_a_state_arriving_during_the_pause_is_processed_next() -> None:
    done: list[int] = []
    rested = asyncio.Event()

    async def work(value: int) -> None:
        done.append(value)

    async def rest() -> None:
        await rested.wait()

    tasks = Tasks()
    latest = Coalescer(work, tasks, "test", rest=rest)
    for value in (1, 2, 3):
        latest.submit(value)
        await asyncio.sleep(0)
    assert done == [1]
    rested.set()
    await settled(tasks)
    assert done == [1, 3]
