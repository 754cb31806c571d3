"""What is left out under overload and how that ends, and in which order work begins meanwhile."""

import asyncio
import gc
from itertools import pairwise

import pytest
from structlog.stdlib import add_log_level
from structlog.testing import capture_logs

from bot.monitoring import overload
from bot.monitoring.overload import (
    CALM_SECONDS,
    FROM,
    FULL_COLLECTION_EVERY,
    IDLE_SECONDS,
    PASS_SECONDS,
    SEVERAL,
    TICK,
    Admission,
    LoadShedding,
    Shed,
    Work,
)


def run_late(shedding: LoadShedding, late: float, seconds: float) -> list[Shed]:
    """Let the loop be so late for so long; the levels that came, in their order."""
    levels = [shedding.level]
    for _ in range(round(seconds / TICK)):
        shedding.note(late)
        if shedding.level is not levels[-1]:
            levels.append(shedding.level)
    return levels[1:]


def test_pictures_are_left_out_first_then_hands_then_thought() -> None:
    shedding = LoadShedding()
    with capture_logs(processors=[add_log_level]) as told:
        assert run_late(shedding, 0.3, 5) == [Shed.PICTURES, Shed.HANDS, Shed.THOUGHT]
    assert all(shedding.sheds(what) for what in Shed)
    assert [each["left_out"] for each in told] == ["pictures", "hands", "thought"]


@pytest.mark.parametrize("what", FROM)
def test_a_lag_just_above_its_threshold_leaves_out_that_much(what: Shed) -> None:
    shedding = LoadShedding()
    run_late(shedding, FROM[what] * 1.1, 10)
    assert shedding.level is what


def test_one_late_pass_leaves_nothing_out() -> None:
    shedding = LoadShedding()
    shedding.note(0.2, 0.2 + TICK)
    assert shedding.level is Shed.NOTHING


def test_everything_comes_back_in_reverse_order_within_half_a_minute() -> None:
    shedding = LoadShedding()
    told: list[Shed] = []
    shedding.when_less(lambda: told.append(shedding.level))
    run_late(shedding, 2.0, 30)
    assert not told
    assert run_late(shedding, 0.0, 30) == [Shed.HANDS, Shed.PICTURES, Shed.NOTHING]
    assert told == [Shed.HANDS, Shed.PICTURES, Shed.NOTHING]


def test_a_level_lasts_until_the_lag_has_been_low_for_a_while() -> None:
    shedding = LoadShedding()
    run_late(shedding, FROM[Shed.PICTURES] * 1.1, 10)
    assert not run_late(shedding, FROM[Shed.PICTURES] * 0.8, 60)
    assert not run_late(shedding, 0.0, CALM_SECONDS / 2)


def test_what_was_reached_otherwise_lasts_as_long() -> None:
    shedding = LoadShedding()
    shedding.reach(Shed.PICTURES)
    assert not run_late(shedding, 0.0, CALM_SECONDS - 1)
    shedding.reach(Shed.PICTURES)
    assert not run_late(shedding, 0.0, CALM_SECONDS - 1)
    assert run_late(shedding, 0.0, 2) == [Shed.NOTHING]


async def test_the_lag_of_a_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([10.0, 11.5])
    monkeypatch.setattr(overload, "monotonic", lambda: next(times))
    shedding, noted = LoadShedding(), asyncio.Event()
    lags: list[tuple[float, float]] = []

    def note(late: float, seconds: float) -> None:
        lags.append((late, seconds))
        noted.set()
        raise asyncio.CancelledError

    monkeypatch.setattr(shedding, "note", note)
    measuring = asyncio.create_task(shedding.measure())
    await noted.wait()
    await asyncio.gather(measuring, return_exceptions=True)
    assert lags == [(pytest.approx(1.5 - TICK), 1.5)]


async def test_all_garbage_is_collected_seldom_while_hands_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shedding, measured = LoadShedding(), asyncio.Semaphore(0)
    monkeypatch.setattr(shedding, "note", lambda late, seconds: measured.release())
    usual = gc.get_threshold()
    seldom = (*usual[:2], FULL_COLLECTION_EVERY)
    measuring = asyncio.create_task(shedding.measure())
    for level, expected in ((Shed.PICTURES, usual), (Shed.HANDS, seldom), (Shed.NOTHING, usual)):
        shedding.level = level
        for _ in range(2):
            await measured.acquire()
        assert gc.get_threshold() == expected
    shedding.level = Shed.THOUGHT
    for _ in range(2):
        await measured.acquire()
    assert gc.get_threshold() == seldom
    measuring.cancel()
    await asyncio.gather(measuring, return_exceptions=True)
    assert gc.get_threshold() == usual


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
