"""The clock of a table over restarts and faults, and how it is chosen."""

from datetime import timedelta

import pytest

from bot.storage.errors import Cause, StorageUnavailable
from bot.tables.clock import CLOCKS, RESUME_DELAY, RETRY_SECONDS
from bot.tables.events import (
    ClockSet,
)
from bot.tables.refusals import TableRefusal
from bot.tables.requests import NOBODY, Act, Lapse, Leave, SetClock
from engine.actions import Pass
from tests.bot.tables.evening import ANNA, BRUNO, NUMBER, Evening, S, opening
from tests.bot.tables.gate import settle
from tests.bot.tables.passing_time import NOON, PassingClock
from tests.bot.tables.room import MOVE, Room
from tests.bot.tables.stages import (
    finished,
    four_people,
    lobby,
    playing,
)
from tests.bot.tables.test_clock import CLOCK, JUST, started, timed, waited_for


async def test_no_time_runs_during_downtime_or_just_after_a_start() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = room.session(timed(playing()))
        await time.passes(3600)
        session.resume()
        assert session.deadline == time.now() + RESUME_DELAY + timedelta(seconds=CLOCK)
        await time.passes(RESUME_DELAY.total_seconds() + CLOCK / 2 - JUST)
        assert room.screen.called == []
        await time.passes(CLOCK / 2 + MOVE)
        assert room.screen.called == [S]
        assert session.table.lapsed == frozenset()
        await time.passes(JUST)
        assert session.table.lapsed == {S}


async def test_a_turn_beginning_just_after_a_start_has_its_full_time() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = room.session(timed(four_people()))
        session.resume()
        await time.passes(30)
        await session.submit(waited_for(session), Act(session.table.move, Pass()))
        assert session.deadline == NOON + RESUME_DELAY + timedelta(seconds=CLOCK)


async def test_timeouts_are_remembered_after_a_restart() -> None:
    evening = timed(playing())
    evening.ask(NOBODY, Lapse(evening.table.move, S, Pass()))
    async with Room() as room:
        registry = room.registry([(1, evening)])
        (session,) = await registry.restore()
        assert session.table.lapsed == {S}
        assert session.table.clock == CLOCK


async def test_a_timeout_that_cannot_be_stored_is_retried() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        room.log.fail(StorageUnavailable(Cause.FULL))
        await time.passes(CLOCK + MOVE)
        assert session.table.lapsed == frozenset()
        await time.passes(RETRY_SECONDS + MOVE)
        assert session.table.lapsed == {S}


async def test_a_table_has_one_clock_at_a_time() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(four_people()))
        for _ in range(3):
            await session.submit(waited_for(session), Act(session.table.move, Pass()))
            await settle()
            assert room.running == (f"clock of table {NUMBER}",)
        user = waited_for(session)
        await session.submit(user, Leave())
        await settle()
        assert f"clock of table {NUMBER}" not in room.running


async def test_a_finished_game_has_no_clock() -> None:
    evening = timed(finished())
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, evening)
        assert (session.deadline, room.running) == (None, ())


def test_the_host_sets_the_clock_before_the_game() -> None:
    evening = lobby()
    for seconds in CLOCKS[1:]:
        assert evening.ask(ANNA, SetClock(seconds)) == (ClockSet(seconds),)
        assert evening.table.clock == seconds
    assert evening.ask(ANNA, SetClock(CLOCKS[-1])) == ()
    assert evening.refused(ANNA, SetClock(61)).code is TableRefusal.STALE_PRESS


def test_a_players_time_limit_stays_while_they_sit() -> None:
    evening = lobby()  # Anna is the host, and Bruno sat down where there was no limit
    assert evening.ask(BRUNO, SetClock(60)) == (ClockSet(60),)
    assert evening.refused(ANNA, SetClock(0)).code is TableRefusal.LIMIT_KEPT
    assert evening.refused(BRUNO, SetClock(0)).code is TableRefusal.NOT_HOST
    assert evening.refused(BRUNO, SetClock(30)).code is TableRefusal.NOT_HOST
    evening.ask(BRUNO, Leave())
    assert evening.ask(ANNA, SetClock(0)) == (ClockSet(0),)


def test_a_table_opens_with_the_chosen_clock() -> None:
    assert Evening(opening(clock=120)).table.clock == 120
    assert Evening().table.clock == 0


@pytest.mark.parametrize("move", [-1, 1])
def test_a_timeout_for_another_move_is_stale(move: int) -> None:
    evening = timed(playing())
    lapse = Lapse(evening.table.move + move, S, Pass())
    assert evening.refused(NOBODY, lapse).code is TableRefusal.STALE_PRESS


async def test_a_clock_stopped_by_closing_plays_nothing() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        await started(room, timed(playing()))
        await time.passes(CLOCK - 1)
        await room.tasks.close()
        kept = list(room.log.logs[NUMBER])
        await time.passes(CLOCK)
        assert room.log.logs[NUMBER] == kept


@pytest.mark.parametrize("jump", [-7200, 7200])
async def test_changing_the_system_time_does_not_change_a_deadline(jump: float) -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(four_people()))
        await time.passes(CLOCK / 4)
        user = waited_for(session)
        time.set_by(jump)
        assert session.has_waited_for(user) == timedelta(seconds=CLOCK / 4)
        await time.passes(CLOCK / 4)
        assert len(room.screen.called) == 1
        time.set_by(-2 * jump)
        await time.passes(CLOCK / 2 + MOVE - JUST)
        assert session.table.lapsed == frozenset()
        await time.passes(JUST)
        assert len(session.table.lapsed) == 1
        assert session.deadline == time.now() + timedelta(seconds=CLOCK)
