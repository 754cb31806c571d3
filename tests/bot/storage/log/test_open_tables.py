"""Tables open and close; a channel has one at a time."""

import asyncio
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import delete

from bot.storage.database.database import Database
from bot.storage.database.schema import tables
from bot.storage.errors import ChannelTaken, UnknownTable
from bot.storage.log import open_tables
from bot.storage.log.event_log import Entry, append
from bot.storage.log.open_tables import StoredMessage, TableRow
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD

LATER = NOON + timedelta(hours=1)


async def open_in(database: Database, channel_id: int, guild_id: int = GUILD) -> int:
    return await database.write(
        lambda c: open_tables.open_table(c, guild_id, channel_id, NOON), exclusive=False
    )


async def close(database: Database, table_id: int) -> None:
    await database.write(lambda c: open_tables.close_table(c, table_id, LATER))


async def find(database: Database, table_id: int) -> TableRow | None:
    return await database.read(lambda c: open_tables.find(c, table_id))


async def test_a_table_is_found_after_opening(database: Database) -> None:
    table_id = await open_in(database, 10)
    expected = TableRow(id=table_id, guild_id=GUILD, channel_id=10, opened_at=NOON)
    assert await find(database, table_id) == expected
    assert await database.read(open_tables.open_tables) == (expected,)
    assert await find(database, table_id + 1) is None


async def test_a_channel_has_one_open_table(database: Database) -> None:
    first = await open_in(database, 10)
    with pytest.raises(ChannelTaken) as refusal:
        await open_in(database, 10)
    assert refusal.value.channel_id == 10
    elsewhere = await open_in(database, 11, OTHER_GUILD)
    await close(database, first)
    again = await open_in(database, 10)
    with pytest.raises(ChannelTaken):
        await open_in(database, 10)
    open_now = await database.read(open_tables.open_tables)
    assert [table.id for table in open_now] == [elsewhere, again]


async def test_one_of_many_simultaneous_openings_succeeds(database: Database, url: str) -> None:
    other = await Database.open(url)
    outcomes = await asyncio.gather(
        *(open_in((database, other)[n % 2], 10) for n in range(8)), return_exceptions=True
    )
    await other.close()
    assert sum(isinstance(outcome, int) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, ChannelTaken) for outcome in outcomes) == 7


async def test_a_closed_table_is_known_with_its_first_closing_time(database: Database) -> None:
    table_id = await open_in(database, 10)
    await close(database, table_id)
    await database.write(lambda c: open_tables.close_table(c, table_id, LATER + timedelta(hours=1)))
    closed = await find(database, table_id)
    assert closed is not None
    assert closed.closed_at == LATER
    assert await database.read(open_tables.open_tables) == ()


async def test_a_table_number_is_never_reused(database: Database) -> None:
    gone = await open_in(database, 10)
    await database.write(lambda c: c.execute(delete(tables)))
    assert await open_in(database, 10) > gone


async def test_the_public_message_is_stored(database: Database) -> None:
    table_id, other = await open_in(database, 10), await open_in(database, 11)
    first = StoredMessage(11, 2**62, game=1, deal=1)
    second = StoredMessage(12, 2**62 + 1, game=1, deal=2, replaced=2**62)
    await database.write(lambda c: open_tables.set_message(c, table_id, first))
    await database.write(lambda c: open_tables.set_message(c, table_id, second))
    table = await find(database, table_id)
    assert table is not None
    assert (table.message_channel_id, table.message_id) == (12, 2**62 + 1)
    assert (table.message_game, table.message_deal) == (1, 2)
    assert table.replaced_message_id == 2**62
    untouched = await find(database, other)
    assert untouched is not None
    assert untouched.message_id is None


async def test_an_unknown_table_is_refused(database: Database) -> None:
    with pytest.raises(UnknownTable):
        await close(database, 77)
    with pytest.raises(UnknownTable):
        await database.write(lambda c: open_tables.set_message(c, 77, StoredMessage(1, 1, 1, 1)))


async def test_all_tables_are_listed_in_batches(database: Database) -> None:
    ids = [await open_in(database, channel_id) for channel_id in range(1, 6)]
    await close(database, ids[1])
    first = await database.read(lambda c: open_tables.tables_after(c, 0, 3))
    second = await database.read(lambda c: open_tables.tables_after(c, first[-1].id, 3))
    assert [table.id for table in first + second] == ids
    assert await database.read(lambda c: open_tables.tables_after(c, ids[-1], 3)) == ()


async def test_tables_closed_since_a_time_are_listed(database: Database) -> None:
    await open_in(database, 10)
    gone = await open_in(database, 11)
    await close(database, gone)
    for moment, expected in ((NOON, [gone]), (LATER, [gone]), (LATER + timedelta(1), [])):
        rows = await database.read(partial(open_tables.closed_since, moment=moment))
        assert [row.id for row in rows] == expected


async def test_idle_tables_are_listed(database: Database) -> None:
    idle, busy, gone = [await open_in(database, channel) for channel in (10, 11, 12)]
    for table_id, moments in ((idle, [NOON]), (busy, [NOON, LATER]), (gone, [NOON])):
        for before, at in enumerate(moments):
            entry = Entry("Toy", {}, at)
            write = partial(append, table_id=table_id, expected=before, entries=[entry])
            await database.write(write)
    await close(database, gone)
    for moment, expected in ((NOON, ()), (LATER, (idle,)), (LATER + timedelta(1), (idle, busy))):
        assert await database.read(partial(open_tables.idle_since, moment=moment)) == expected
