"""A table whose log cannot be told any more keeps nobody's channel."""

import asyncio

import pytest

from bot.storage.errors import ChannelTaken, Conflict, Fenced, LaterLog, UnreplayableLog
from bot.tables.events import Closing, TableClosed
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.stop import Stop
from bot.tables.table import Stage
from tests.bot.tables.evening import ANNA, CHANNEL, NUMBER, opening
from tests.bot.tables.gate import Gate, settle
from tests.bot.tables.room import Room, codes, opening_refused, outcomes, refusal_of
from tests.bot.tables.stages import four_people, lobby, playing


async def test_a_log_found_damaged_during_play_closes_the_table_with_a_message() -> None:
    async with Room() as room:
        session = room.session(playing())
        kept = list(room.log.logs[NUMBER])
        room.log.fail(Conflict(NUMBER, 1), UnreplayableLog(NUMBER, 3))
        heard = await outcomes(session, (ANNA, Stop(manager=False)))
        assert codes(heard) == [TableRefusal.TABLE_LOST]
        assert session.table.closing is Closing.LOST
        assert [table.stage for table in room.closed] == [Stage.CLOSED]
        assert room.log.abandoned == {NUMBER}
        assert room.log.logs[NUMBER] == kept, "the damaged log stays as it is"
        room.screen.ahead.clear()  # that it is lost is nowhere stored: it cannot be


async def test_a_table_closed_in_its_log_frees_the_channel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Room() as room:
        ended = lobby().happens(TableClosed(Closing.STOPPED))
        registry = room.registry([(NUMBER, ended)])

        async def open_tables() -> tuple[int, ...]:
            """The row of the table does not say what its log says."""
            return () if NUMBER in room.log.abandoned else (NUMBER,)

        monkeypatch.setattr(room.log, "open_tables", open_tables)
        assert await registry.restore() == ()
        assert room.log.abandoned == {NUMBER}
        await registry.open(opening())


async def test_an_unplayable_table_is_closed_when_its_channel_is_needed() -> None:
    async with Room() as room:
        registry = room.registry([(NUMBER, four_people())])
        room.log.fail(ChannelTaken(CHANNEL), UnreplayableLog(NUMBER, 3))
        session = await registry.open(opening())
        assert room.log.abandoned == {NUMBER}
        assert registry.find_in_channel(CHANNEL) is session


async def test_a_log_of_a_later_version_is_left_alone() -> None:
    async with Room() as room:
        registry = room.registry([(NUMBER, playing())])
        (session,) = await registry.restore()
        room.log.fail(Conflict(NUMBER, 1), LaterLog(NUMBER, 3, "SeatPraised"))
        heard = await outcomes(session, (ANNA, Stop(manager=False)))
        assert codes(heard) == [TableRefusal.TABLE_WAITING]
        assert session.table.closing is Closing.WAITING
        assert room.log.abandoned == set()
        assert [table.id for table in registry.waiting] == [NUMBER]
        assert await refusal_of(registry, NUMBER) is TableRefusal.TABLE_WAITING
        room.screen.ahead.clear()  # that it waits is nowhere stored


async def test_a_table_waiting_for_an_update_keeps_its_channel() -> None:
    async with Room() as room:
        registry = room.registry([(NUMBER, four_people())])
        room.log.fail(ChannelTaken(CHANNEL), LaterLog(NUMBER, 3, "SeatPraised"))
        assert await opening_refused(registry) is TableRefusal.TABLE_WAITING
        assert await opening_refused(registry) is TableRefusal.TABLE_WAITING
        await registry.close_waiting(NUMBER)
        assert room.log.abandoned == {NUMBER}
        with pytest.raises(TableRefused):
            await registry.close_waiting(NUMBER)
        await registry.open(opening())


async def test_a_damaged_log_waits_while_another_version_is_running() -> None:
    async with Room() as room:
        room.log.upgrading = True
        registry = room.registry([(NUMBER, four_people())])
        room.log.fail(UnreplayableLog(NUMBER, 3))
        assert await registry.restore() == ()
        assert [table.id for table in registry.waiting] == [NUMBER]
        room.log.fail(ChannelTaken(CHANNEL), UnreplayableLog(NUMBER, 3))
        assert await opening_refused(registry) is TableRefusal.TABLE_WAITING
        assert (room.log.abandoned, registry.given_up) == (set(), ())


async def test_a_log_found_damaged_during_play_waits_during_an_upgrade() -> None:
    async with Room() as room:
        registry = room.registry([(NUMBER, playing())])
        (session,) = await registry.restore()
        room.log.upgrading = True
        room.log.fail(Conflict(NUMBER, 1), UnreplayableLog(NUMBER, 3))
        heard = await outcomes(session, (ANNA, Stop(manager=False)))
        assert codes(heard) == [TableRefusal.TABLE_WAITING]
        assert [table.id for table in registry.waiting] == [NUMBER]
        assert room.log.abandoned == set()
        room.screen.ahead.clear()  # that it waits is nowhere stored


async def test_a_table_of_another_process_is_dropped_and_shown_no_more() -> None:
    async with Room() as room:
        registry = room.registry([(NUMBER, playing())])
        (session,) = await registry.restore()
        session.resume()
        await settle()
        before, shown = session.table, len(room.screen.shown)
        room.log.fail(Fenced(7))
        (heard,) = await outcomes(session, (ANNA, Stop(manager=False)))
        assert isinstance(heard, Fenced)
        assert registry.sessions == ()
        assert registry.find_in_channel(CHANNEL) is None
        assert (session.table, len(room.screen.shown)) == (before, shown)
        assert room.log.abandoned == set()
        assert room.running == (), "no clock and no computer goes on there"
        again = await outcomes(session, (ANNA, Stop(manager=False)))
        assert codes(again) == [TableRefusal.CLOSING]


async def test_a_running_table_keeps_its_channel() -> None:
    async with Room() as room:
        registry = room.registry()
        await registry.open(opening())
        assert await opening_refused(registry) is TableRefusal.CHANNEL_BUSY
        assert room.log.abandoned == set()


async def test_requests_during_closing_are_refused() -> None:
    async with Room() as room:
        registry = room.registry([(NUMBER, playing())])
        (session,) = await registry.restore()
        kept = list(room.log.logs[NUMBER])
        await registry.close()
        heard = await outcomes(session, (ANNA, Stop(manager=False)))
        assert codes(heard) == [TableRefusal.CLOSING]
        assert await opening_refused(registry, CHANNEL + 1) is TableRefusal.CLOSING
        assert room.log.logs[NUMBER] == kept


async def test_earlier_requests_finish_before_closing() -> None:
    async with Room() as room:
        registry = room.registry([(NUMBER, playing())])
        (session,) = await registry.restore()
        room.log.gate = Gate()
        asked = asyncio.create_task(outcomes(session, (ANNA, Stop(manager=False))))
        await settle()
        closing = asyncio.create_task(registry.close())
        await settle()
        assert not closing.done()
        await room.log.gate.open()
        await closing
        assert codes(await asked) == ["done"]
        assert session.table.closing is Closing.AGREED
