"""No clock runs while the players cannot reach the bot, nor just after."""

from datetime import timedelta

from bot.tables.clock import RESUME_DELAY, RETRY_SECONDS
from tests.bot.tables.evening import S, owner
from tests.bot.tables.passing_time import PassingClock
from tests.bot.tables.room import MOVE, Room
from tests.bot.tables.stages import playing
from tests.bot.tables.test_clock import CLOCK, JUST, started, timed

LONG = 3600.0


async def test_while_the_clock_is_halted_no_one_is_pinged_or_played_for() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        await time.passes(CLOCK / 2 - JUST)
        session.halt_clock()
        assert session.deadline is None
        await time.passes(LONG)
        assert room.screen.called == []
        assert session.table.lapsed == frozenset()
        assert session.has_waited_for(owner(session.table, S)) == timedelta()


async def test_a_turn_gets_its_full_time_some_time_after_the_halt() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        session.halt_clock()
        await time.passes(LONG)
        shown = len(room.screen.shown)
        session.resume_clock()
        assert session.deadline == time.now() + RESUME_DELAY + timedelta(seconds=CLOCK)
        assert len(room.screen.shown) == shown + 1, "the stamp that everybody sees is another"
        await time.passes(RESUME_DELAY.total_seconds() + CLOCK + MOVE - JUST)
        assert session.table.lapsed == frozenset()
        await time.passes(2 * JUST)
        assert session.table.lapsed == {S}


async def test_a_halt_does_not_redraw_a_table_without_a_clock() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, playing())
        shown = len(room.screen.shown)
        session.halt_clock()
        session.resume_clock()
        assert len(room.screen.shown) == shown


async def test_a_turn_beginning_during_a_halt_waits_too() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening = timed(playing())
        session = await started(room, evening)
        session.halt_clock()
        seat = session.table.awaited[0]
        action = evening.legal(seat)[0]
        await session.submit(evening.owner(seat), evening.acting(seat, action))
        assert session.table.awaited[0] is not seat
        await time.passes(LONG)
        assert session.table.lapsed == frozenset()
        assert session.deadline is None


async def test_a_turn_pauses_while_the_gateway_is_silent_and_then_restarts() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, timed(playing()))
        room.connection.open = False
        await time.passes(LONG)
        assert session.table.lapsed == frozenset()
        room.connection.open = True
        shown = len(room.screen.shown)
        await time.passes(RETRY_SECONDS)
        assert session.deadline is not None
        assert session.deadline - time.now() > RESUME_DELAY
        assert len(room.screen.shown) == shown + 1
        await time.passes(RESUME_DELAY.total_seconds() + CLOCK + MOVE - RETRY_SECONDS - JUST)
        assert session.table.lapsed == frozenset()
        await time.passes(RETRY_SECONDS + 2 * JUST)
        assert session.table.lapsed == {S}
