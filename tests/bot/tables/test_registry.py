"""All live tables: one a channel, found by number or channel, back after a restart."""

import asyncio
from collections.abc import Callable

import pytest

from bot.storage.errors import Cause, StorageUnavailable
from bot.tables.events import Closing, TableClosed
from bot.tables.occupants import Computer, Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.registry import Registry
from bot.tables.requests import Cancel, Open, Rematch, Sit
from bot.tables.stop import Stop
from bot.tables.table import Stage
from engine.options import OptionRefused
from tests.bot.tables.evening import ANNA, BRUNO, CHANNEL, Evening, N, S, opening
from tests.bot.tables.gate import Gate, settle
from tests.bot.tables.room import OTHER, Room, opening_refused, refusal_of
from tests.bot.tables.stages import between_deals, finished, lobby, playing


async def test_a_table_is_opened_stored_and_found() -> None:
    async with Room() as room:
        registry = room.registry()
        session = await registry.open(opening())
        table = session.table
        assert (table.stage, table.host, table.occupant(S)) == (Stage.LOBBY, ANNA, Human(ANNA))
        assert await room.log.load(table.id) == table
        assert registry.find(table.id) is session
        assert registry.in_channel(CHANNEL) is session
        assert registry.find_in_channel(CHANNEL) is session
        assert room.screen.shown == []


async def test_a_table_opens_with_computers() -> None:
    async with Room() as room:
        session = await room.registry().open(opening(), Open(computers=True))
        assert session.table.seats == (Computer(), Computer(), Human(ANNA), Computer())
        assert room.running == ()


@pytest.mark.parametrize("begun", [lobby, playing, between_deals])
async def test_a_channel_has_one_table(begun: Callable[[], Evening]) -> None:
    async with Room() as room:
        registry = room.registry([(1, begun())])
        (standing,) = await registry.restore()
        assert await opening_refused(registry) is TableRefusal.CHANNEL_BUSY
        assert registry.in_channel(CHANNEL) is standing
        other = await registry.open(opening(channel=OTHER))
        assert registry.in_channel(OTHER) is other
        assert registry.in_channel(CHANNEL) is standing


async def test_a_finished_table_frees_its_channel() -> None:
    async with Room() as room:
        registry = room.registry([(1, finished())])
        (old,) = await registry.restore()
        new = await registry.open(opening(host=BRUNO))
        assert registry.in_channel(CHANNEL) is new
        assert old.table.stage is Stage.CLOSED
        assert room.log.logs[1][-1] == TableClosed(Closing.REPLACED)
        assert room.screen.shown == [old.table]
        assert await refusal_of(registry, 1) is TableRefusal.TABLE_CLOSED


async def test_a_closed_table_is_dropped_but_remembered() -> None:
    async with Room() as room:
        registry = room.registry()
        session = await registry.open(opening())
        await session.submit(ANNA, Cancel())
        number = session.table.id
        assert await refusal_of(registry, number) is TableRefusal.TABLE_CLOSED
        assert await refusal_of(registry, number + 1) is TableRefusal.UNKNOWN_TABLE
        assert registry.find_in_channel(CHANNEL) is None
        with pytest.raises(TableRefused) as caught:
            registry.in_channel(CHANNEL)
        assert caught.value.code is TableRefusal.NO_TABLE_HERE
        again = await registry.open(opening())
        assert again.table.id != number


async def test_an_empty_channel_has_no_table() -> None:
    async with Room() as room:
        registry = room.registry([(1, lobby())])
        await registry.restore()
        assert registry.find_in_channel(OTHER) is None


async def test_two_openings_at_once_open_one_table() -> None:
    async with Room() as room:
        registry = room.registry()
        heard = await asyncio.gather(
            *(registry.open(opening(host=host)) for host in (ANNA, BRUNO)),
            return_exceptions=True,
        )
        assert registry.in_channel(CHANNEL) is heard[0]
        assert isinstance(heard[1], TableRefused)
        assert heard[1].code is TableRefusal.CHANNEL_BUSY
        assert len(room.log.logs) == 1


async def test_two_openings_at_once_over_a_finished_table_open_one_table() -> None:
    async with Room() as room:
        registry = room.registry([(1, finished())])
        await registry.restore()
        heard = await asyncio.gather(
            *(registry.open(opening(host=host)) for host in (ANNA, BRUNO)),
            return_exceptions=True,
        )
        assert registry.in_channel(CHANNEL) is heard[0]
        assert isinstance(heard[1], TableRefused)
        assert heard[1].code is TableRefusal.CHANNEL_BUSY
        assert len(room.log.logs) == 2


async def test_a_faster_rematch_keeps_the_channel() -> None:
    async with Room() as room:
        registry = room.registry([(1, finished())])
        (standing,) = await registry.restore()
        rematch, opened = await asyncio.gather(
            standing.submit(ANNA, Rematch()),
            registry.open(opening()),
            return_exceptions=True,
        )
        assert rematch is standing.table
        assert isinstance(opened, TableRefused)
        assert opened.code is TableRefusal.CHANNEL_BUSY
        assert registry.in_channel(CHANNEL) is standing


async def test_a_faster_stop_frees_the_channel() -> None:
    async with Room() as room:
        registry = room.registry([(1, finished())])
        (standing,) = await registry.restore()
        _, opened = await asyncio.gather(
            standing.submit(ANNA, Stop(manager=True)), registry.open(opening())
        )
        assert registry.in_channel(CHANNEL) is opened
        assert room.log.logs[1][-1] == TableClosed(Closing.STOPPED)


async def test_a_channel_taken_by_another_process_is_refused() -> None:
    async with Room() as room:
        registry = room.registry([(1, lobby())])
        assert registry.find_in_channel(CHANNEL) is None
        assert await opening_refused(registry) is TableRefusal.CHANNEL_BUSY
        assert registry.find_in_channel(CHANNEL) is None


async def test_an_opening_that_cannot_be_stored_changes_nothing() -> None:
    async with Room() as room:
        registry = room.registry()
        room.log.fail(StorageUnavailable(Cause.LOCKED))
        with pytest.raises(StorageUnavailable):
            await registry.open(opening(), Open(computers=True))
        assert registry.find_in_channel(CHANNEL) is None
        await registry.open(opening(), Open(computers=True))


async def test_a_finished_table_that_cannot_be_closed_stays() -> None:
    async with Room() as room:
        registry = room.registry([(1, finished())])
        (standing,) = await registry.restore()
        room.log.fail(StorageUnavailable(Cause.LOCKED))
        with pytest.raises(StorageUnavailable):
            await registry.open(opening())
        assert registry.in_channel(CHANNEL) is standing
        assert standing.table.stage is Stage.FINISHED


async def test_invalid_house_rules_open_no_table() -> None:
    async with Room() as room:
        registry = room.registry()
        with pytest.raises(OptionRefused):
            await registry.open(opening(target=7))
        assert room.log.logs == {}


async def test_invalid_house_rules_close_no_table() -> None:
    async with Room() as room:
        registry = room.registry([(1, finished())])
        (standing,) = await registry.restore()
        with pytest.raises(OptionRefused):
            await registry.open(opening(target=7))
        assert registry.in_channel(CHANNEL) is standing
        assert standing.table.stage is Stage.FINISHED


async def test_a_table_closing_late_does_not_remove_its_successor() -> None:
    async with Room() as room:
        registry = room.registry()
        old = await registry.open(opening())
        room.log.gate = Gate()
        stopping = old.submit(ANNA, Stop())
        sitting = old.submit(BRUNO, Sit(N))
        await settle()
        assert await _refused_while(registry, room.log.gate) is TableRefusal.CHANNEL_BUSY
        await room.log.gate.open()
        await stopping
        with pytest.raises(TableRefused):
            await sitting
        room.log.gate = None
        new = await registry.open(opening())
        assert registry.in_channel(CHANNEL) is new


async def _refused_while(registry: Registry, gate: Gate) -> TableRefusal:
    waiting = gate.waiting
    code = await opening_refused(registry)
    assert gate.waiting == waiting
    return code
