"""How many tables a person and a server may have open, and which are closed by themselves."""

import asyncio

import pytest

from bot.tables.events import Closing, TableClosed
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.registry import Registry, TableLimits
from bot.tables.requests import Sit
from bot.tables.stop import Stop
from bot.tables.table import Stage
from tests.bot.tables.evening import ANNA, BRUNO, CHANNEL, CHLOE, W, opening
from tests.bot.tables.gate import Gate, settle
from tests.bot.tables.passing_time import NOON
from tests.bot.tables.room import OTHER, Room
from tests.bot.tables.stages import finished, lobby, playing

THIRD = OTHER + 1


def limited(room: Room, *, person: int = 1, server: int = 2) -> Registry:
    """A registry that lets so many tables be open."""
    return Registry(room.house, TableLimits(person, server))


async def refused(registry: Registry, host: int, channel: int) -> TableRefused:
    """Why this person opens no table there."""
    with pytest.raises(TableRefused) as caught:
        await registry.open(opening(host=host, channel=channel))
    return caught.value


async def test_a_player_with_a_table_is_told_where_it_is() -> None:
    async with Room() as room:
        registry = limited(room)
        session = await registry.open(opening())
        told = await refused(registry, ANNA, OTHER)
        assert (told.code, told.facts) == (TableRefusal.TABLE_ELSEWHERE, {"channel": CHANNEL})
        await session.submit(ANNA, Stop())
        await registry.open(opening(channel=OTHER))


async def test_the_number_of_tables_per_server_is_limited() -> None:
    async with Room() as room:
        registry = limited(room)
        await registry.open(opening())
        await registry.open(opening(host=BRUNO, channel=OTHER))
        told = await refused(registry, CHLOE, THIRD)
        assert (told.code, told.facts) == (TableRefusal.SERVER_FULL, {"count": 2})


async def test_one_of_two_simultaneous_openings_exceeds_the_limit() -> None:
    async with Room() as room:
        registry = limited(room)
        room.log.gate = Gate()
        first = asyncio.create_task(registry.open(opening()))
        await settle()
        told = await refused(registry, ANNA, OTHER)
        assert told.facts == {"channel": CHANNEL}
        await room.log.gate.open()
        await first


async def test_a_finished_game_does_not_count() -> None:
    async with Room() as room:
        room.log.logs[1] = list(finished().log)
        registry = limited(room)
        await registry.restore()
        await registry.open(opening(channel=OTHER))


async def test_an_occupied_channel_is_reported_first() -> None:
    async with Room() as room:
        registry = limited(room)
        await registry.open(opening())
        assert (await refused(registry, ANNA, CHANNEL)).code is TableRefusal.CHANNEL_BUSY


@pytest.mark.parametrize("begun", [lobby, playing, finished])
async def test_idle_tables_are_closed_in_every_phase(begun: type) -> None:
    async with Room() as room:
        evening = begun()
        registry = room.registry([(1, evening)])
        (session,) = await registry.restore()
        assert await registry.close_idle(NOON) == 0
        room.log.idle.add(1)
        assert await registry.close_idle(NOON) == 1
        assert room.log.logs[1][-1] == TableClosed(Closing.IDLE)
        assert session.table.closing is Closing.IDLE
        assert session.table.game == evening.table.game
        assert registry.find_in_channel(CHANNEL) is None
        assert await registry.close_idle(NOON) == 0


async def test_a_player_returning_just_in_time_keeps_the_table() -> None:
    async with Room() as room:
        registry = room.registry([(1, lobby())])
        (session,) = await registry.restore()
        room.log.idle.add(1)
        room.log.gate = Gate()
        press = session.submit(CHLOE, Sit(W))
        closing = asyncio.create_task(registry.close_idle(NOON))
        await settle()
        await room.log.gate.open()
        await press
        assert await closing == 0
        assert session.table.stage is Stage.LOBBY
