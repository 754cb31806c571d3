"""In which order work begins while the event loop has more to do than it can."""

import asyncio
from itertools import pairwise

import pytest

from bot.monitoring import overload
from bot.monitoring.overload import (
    IDLE_SECONDS,
    PASS_SECONDS,
    SEVERAL,
    Admission,
    LoadShedding,
    Shed,
    Work,
)


class Busy:
    """The clocks of an event loop: each look at the processor's adds what a pass uses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.used = self.per_look = self.now = 0.0
        monkeypatch.setattr(overload, "thread_time", self._processor)
        monkeypatch.setattr(overload, "monotonic", lambda: self.now)

    def _processor(self) -> float:
        self.used += self.per_look
        return self.used


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Busy:
    return Busy(monkeypatch)


async def passes(times: int) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


async def test_what_comes_alone_begins_at_once(busy: Busy) -> None:
    doors = Admission(LoadShedding())
    for work in Work:
        begun = asyncio.ensure_future(doors.enter(work))
        await asyncio.sleep(0)
        assert begun.done()
        await passes(3)


async def test_moves_begin_before_hands_looks_and_tables(busy: Busy) -> None:
    doors = Admission(LoadShedding())
    begun: list[Work] = []

    async def do(work: Work) -> None:
        await doors.enter(work)
        begun.append(work)

    await doors.enter(Work.TABLE)
    await asyncio.gather(*map(do, (Work.TABLE, Work.LOOK, Work.HAND, Work.MOVE, Work.MOVE)))
    assert begun == [Work.MOVE, Work.MOVE, Work.HAND, Work.LOOK, Work.TABLE]


async def test_what_has_waited_for_long_comes_before_newer_moves(busy: Busy) -> None:
    doors = Admission(LoadShedding())
    begun: list[Work] = []

    async def do(work: Work) -> None:
        await doors.enter(work)
        begun.append(work)

    busy.per_look = 1.0
    await doors.enter(Work.MOVE)
    old = asyncio.create_task(do(Work.TABLE))
    await passes(2)
    busy.now += Work.TABLE.value + 1
    new = asyncio.create_task(do(Work.MOVE))
    await passes(2)
    busy.per_look = 0.0
    await asyncio.gather(old, new)
    assert begun == [Work.TABLE, Work.MOVE]


async def test_nothing_begins_while_passes_are_long(busy: Busy) -> None:
    doors = Admission(LoadShedding())
    busy.per_look = PASS_SECONDS * 2
    await doors.enter(Work.MOVE)
    waits = asyncio.create_task(doors.enter(Work.MOVE))
    await passes(20)
    assert not waits.done()
    busy.per_look = 0.0
    await waits


@pytest.mark.parametrize(
    ("used", "most"), [(0.0, SEVERAL), (IDLE_SECONDS * 2, 1), (PASS_SECONDS * 2, 0)]
)
async def test_the_shorter_a_pass_the_more_begin_after_it(
    busy: Busy, used: float, most: int
) -> None:
    doors = Admission(LoadShedding())
    busy.per_look = PASS_SECONDS * 2
    await doors.enter(Work.MOVE)
    tasks = [asyncio.create_task(doors.enter(Work.MOVE)) for _ in range(60)]
    await passes(3)
    busy.per_look = used
    begun = []
    for _ in range(8):
        await asyncio.sleep(0)
        begun.append(sum(task.done() for task in tasks))
    assert max(after - before for before, after in pairwise(begun)) == most
    busy.per_look = 0.0
    await asyncio.gather(*tasks)


async def test_who_gives_up_keeps_nobody_waiting(busy: Busy) -> None:
    doors = Admission(LoadShedding())
    await doors.enter(Work.MOVE)
    gives_up = asyncio.create_task(doors.enter(Work.MOVE))
    waits = asyncio.create_task(doors.enter(Work.MOVE))
    await asyncio.sleep(0)
    gives_up.cancel()
    await waits
    assert gives_up.cancelled()


@pytest.mark.parametrize(
    ("late", "level"), [(0.5, Shed.NOTHING), (1.5, Shed.HANDS), (3, Shed.THOUGHT)]
)
async def test_work_that_begins_late_leaves_something_out(
    busy: Busy, late: float, level: Shed
) -> None:
    shedding = LoadShedding()
    doors = Admission(shedding)
    busy.per_look = 1.0
    await doors.enter(Work.MOVE)
    waits = asyncio.create_task(doors.enter(Work.MOVE))
    await passes(2)
    busy.now += late
    busy.per_look = 0.0
    await waits
    assert shedding.level is level
