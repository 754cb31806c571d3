"""A pause: nobody acts, no clock runs, and any player ends it."""

from dataclasses import replace

import pytest

from bot.tables.events import PlayerAway, PlayerBack, TablePaused, TableResumed
from bot.tables.fold import folded
from bot.tables.refusals import TableRefusal
from bot.tables.requests import (
    NOBODY,
    Act,
    ComputerAct,
    Lapse,
    Leave,
    NextDeal,
    Pause,
    Ready,
    Resume,
    Return,
)
from engine.actions import Pass
from engine.events import Called
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, NUMBER, E, Evening, N, S, W
from tests.bot.tables.gate import Gate
from tests.bot.tables.passing_time import PassingClock
from tests.bot.tables.room import MOVE, Room
from tests.bot.tables.stages import a_computers_turn, between_deals, playing
from tests.bot.tables.test_clock import CLOCK, started, timed
from tests.bot.tables.test_closed_rooms import CHALLENGED, table_of


def paused(evening: Evening, user: int = BRUNO) -> Evening:
    """The same table in a pause."""
    evening.ask(user, Pause())
    return evening


def test_any_player_can_pause_and_resume() -> None:
    evening = playing()
    assert evening.ask(BRUNO, Pause()) == (TablePaused(N),)
    assert evening.table.paused is N
    assert evening.refused(ANNA, Pause()).code is TableRefusal.ALREADY_PAUSED
    assert evening.ask(ANNA, Resume()) == (TableResumed(S),)
    assert evening.table.paused is None


def test_pausing_counts_as_returning() -> None:
    evening = playing()
    assert evening.ask(CHLOE, Pause()) == (PlayerBack(W), TablePaused(W))
    evening.ask(CHLOE, Leave())
    assert evening.ask(CHLOE, Resume()) == (PlayerBack(W), TableResumed(W))


@pytest.mark.secrecy
def test_a_table_for_which_others_wait_is_not_paused() -> None:
    """Who leads an evening would win it by that: the next round never comes."""
    assert table_of(CHALLENGED).ask(ANNA, Pause())
    evening = table_of(replace(CHALLENGED, evening=1))
    assert evening.refused(ANNA, Pause()).code is TableRefusal.PAUSE_BARRED


@pytest.mark.parametrize("user", [ANNA, BRUNO])
def test_nothing_is_played_during_a_pause(user: int) -> None:
    evening = paused(playing())
    act = Act(evening.table.move, Pass())
    assert evening.refused(user, act).code is TableRefusal.PAUSED


def test_the_next_deal_does_not_start_during_a_pause() -> None:
    evening = paused(timed(between_deals()))
    assert evening.refused(ANNA, Ready()).code is TableRefusal.PAUSED
    next_deal = NextDeal(evening.table.move)
    assert evening.refused(NOBODY, next_deal).code is TableRefusal.PAUSED


def test_computers_and_the_clock_stand_still_during_a_pause() -> None:
    evening = paused(a_computers_turn(), ANNA)
    assert evening.table.thinker is None
    act = ComputerAct(evening.table.move, E, Pass())
    assert evening.refused(NOBODY, act).code is TableRefusal.STALE_PRESS
    evening = paused(timed(playing()))
    lapse = Lapse(evening.table.move, S, Pass())
    assert evening.refused(NOBODY, lapse).code is TableRefusal.PAUSED


def test_players_may_leave_and_return_during_a_pause() -> None:
    evening = paused(playing())
    assert evening.ask(BRUNO, Leave()) == (PlayerAway(N),)
    assert evening.ask(BRUNO, Return()) == (PlayerBack(N),)
    assert evening.table.paused is N


async def test_a_turn_starts_over_after_a_pause() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        await time.passes(CLOCK - 1)
        await session.submit(BRUNO, Pause())
        assert session.deadline is None
        await time.passes(24 * 3600)
        assert room.running == ()
        assert session.table.lapsed == frozenset()
        await session.submit(ANNA, Resume())
        await time.passes(CLOCK - 1)
        assert session.table.lapsed == frozenset()
        await time.passes(1 + MOVE)
        assert session.table.lapsed == {S}


async def test_a_pause_cancels_a_computers_decision() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        room.computers.gate = Gate()
        session = await started(room, a_computers_turn())
        assert room.computers.gate.waiting == 1
        await session.submit(ANNA, Pause())
        await room.computers.gate.open()
        assert room.log.logs[NUMBER][-1] == TablePaused(S)
        room.computers.gate = None
        await session.submit(ANNA, Resume())
        await time.passes(10)
        assert Called(E, Pass()) in room.log.logs[NUMBER]


async def test_a_pause_survives_a_restart() -> None:
    time = PassingClock()
    evening = paused(timed(playing()))
    assert folded(NUMBER, evening.log).paused is N
    async with Room(clock=time) as room:
        session = room.session(evening)
        session.resume()
        await time.passes(24 * 3600)
        assert room.log.logs[NUMBER] == evening.log
        await session.submit(ANNA, Resume())
        assert session.deadline is not None
