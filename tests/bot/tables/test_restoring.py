"""After a restart every open table is there again, as it was."""

from dataclasses import replace

import pytest

from bot.storage.errors import Cause, StorageUnavailable, UnreplayableLog
from bot.tables.refusals import TableRefusal
from bot.tables.requests import Act
from engine.actions import Pass
from tests.bot.tables.evening import ANNA, BRUNO, CHANNEL, S, opening
from tests.bot.tables.gate import settle
from tests.bot.tables.room import OTHER, Room, refusal_of
from tests.bot.tables.stages import (
    alone,
    between_deals,
    closed,
    finished,
    lobby,
    mid_auction,
    mid_trick,
    playing,
)

OPEN = (lobby, playing, mid_auction, mid_trick, between_deals, finished)


async def test_every_open_table_is_restored_unchanged() -> None:
    async with Room() as room:
        evenings = {}
        for number, begun in enumerate((*OPEN, closed), start=1):
            evening = begun()
            evening.log[0] = opening(channel=CHANNEL + number)
            evenings[number] = evening
        registry = room.registry(evenings.items())
        sessions = await registry.restore()
        assert [session.table.id for session in sessions] == list(range(1, len(OPEN) + 1))
        for session in sessions:
            number = session.table.id
            was = evenings[number].table
            assert session.table == replace(was, id=number, opened=session.table.opened)
            assert registry.find(number) is session
            assert registry.in_channel(CHANNEL + number) is session
        assert await refusal_of(registry, len(OPEN) + 1) is TableRefusal.TABLE_CLOSED
        assert room.screen.shown == []
        assert room.running == ()


async def test_a_restored_table_continues() -> None:
    async with Room() as room:
        registry = room.registry([(1, mid_auction())])
        (session,) = await registry.restore()
        session.resume()
        await settle()
        while session.table.thinker is not None:
            await room.clock.go_on()
        user = ANNA if session.table.awaited == (S,) else BRUNO
        move = session.table.move
        table = await session.submit(user, Act(move, Pass()))
        assert table.move > move > mid_auction().table.move
        assert await room.log.load(1) == table


async def test_a_damaged_table_does_not_block_the_others() -> None:
    async with Room() as room:
        evenings = [(1, lobby()), (2, alone())]
        evenings[1][1].log[0] = opening(channel=OTHER)
        registry = room.registry(evenings)
        room.log.fail(UnreplayableLog(1, 3))
        (session,) = await registry.restore()
        assert session.table.id == 2
        assert registry.find_in_channel(CHANNEL) is None
        assert await refusal_of(registry, 1) is TableRefusal.TABLE_CLOSED
        assert room.log.logs[1] == evenings[0][1].log
        new = await registry.open(opening())
        assert registry.in_channel(CHANNEL) is new


async def test_no_table_is_live_if_the_store_fails_before_the_last_one() -> None:
    async with Room() as room:
        evenings = [(1, lobby()), (2, lobby())]
        evenings[1][1].log[0] = opening(channel=OTHER)
        registry = room.registry(evenings)
        room.log.fail(UnreplayableLog(1, 3))

        async def abandon(table_id: int, *, surely: bool = False) -> bool:
            raise StorageUnavailable(Cause.UNREACHABLE)

        room.log.abandon = abandon  # type: ignore[method-assign]
        with pytest.raises(StorageUnavailable):
            await registry.restore()
        assert registry.sessions == ()
        del room.log.abandon
        assert len(await registry.restore()) == 2


async def test_a_start_fails_without_the_store() -> None:
    async with Room() as room:
        registry = room.registry([(1, lobby())])
        room.log.fail(StorageUnavailable(Cause.UNREADABLE))
        with pytest.raises(StorageUnavailable):
            await registry.restore()
