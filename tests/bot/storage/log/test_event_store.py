"""The store of a session: what belongs together is kept together."""

import asyncio
import threading
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy.exc import IntegrityError

from bot.storage.database.database import Database
from bot.storage.database.schema import events, game_players, games, tables
from bot.storage.errors import ChannelTaken, Conflict, TableClosedError, UnknownTable
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import StoredMessage
from bot.storage.log.table_log import SqlEventStore, Upshot
from tests.bot.storage.made import GUILD, NOON, a_game, count, entries, entries_at

UNWRITABLE = Entry("played", {"x": object()}, NOON)
LATER = NOON + timedelta(hours=1)


async def test_a_table_is_stored_from_opening_to_closing(store: SqlEventStore) -> None:
    table_id = await store.open(GUILD, 5, NOON, entries(2))
    await store.append(table_id, 2, entries(1, "second"))
    await store.set_message(table_id, StoredMessage(6, 7, game=1, deal=1))
    (table,) = await store.open_tables()
    assert (table.id, table.channel_id, table.message_channel_id, table.message_id) == (
        table_id,
        5,
        6,
        7,
    )
    await store.close(table_id, 3, entries(1, "closed"), LATER)
    assert await store.open_tables() == ()
    assert await entries_at(store, table_id) == entries(2) + entries(1, "second") + entries(
        1, "closed"
    )
    closed = await store.find(table_id)
    assert closed is not None
    assert closed.closed_at == LATER


async def test_a_table_and_its_first_entries_are_stored_together(
    store: SqlEventStore, database: Database
) -> None:
    with pytest.raises(TypeError):
        await store.open(GUILD, 5, NOON, [*entries(1), UNWRITABLE])
    assert (await count(database, tables), await count(database, events)) == (0, 0)
    await store.open(GUILD, 5, NOON, ())
    with pytest.raises(ChannelTaken):
        await store.open(GUILD, 5, NOON, entries(1))
    assert (await count(database, tables), await count(database, events)) == (1, 0)


async def test_a_result_is_stored_with_the_last_entry(
    store: SqlEventStore, database: Database
) -> None:
    table_id = await store.open(GUILD, 5, NOON, entries(1))
    await store.append(
        table_id, 1, entries(1, "over"), Upshot(replace(a_game(), table_id=table_id))
    )
    await store.result_counter.all_counted()
    assert await count(database, events) == 2
    assert await count(database, games) == 1


async def test_an_entry_is_not_stored_when_its_result_fails(
    store: SqlEventStore, database: Database
) -> None:
    table_id = await store.open(GUILD, 5, NOON, entries(1))
    with pytest.raises(IntegrityError):
        await store.append(
            table_id, 1, entries(1, "over"), Upshot(replace(a_game(), table_id=table_id + 1))
        )
    assert await entries_at(store, table_id) == entries(1)
    assert await count(database, games) == 0


async def test_a_result_is_not_stored_when_its_entry_fails(
    store: SqlEventStore, database: Database
) -> None:
    table_id = await store.open(GUILD, 5, NOON, entries(2))
    with pytest.raises(Conflict):
        await store.append(
            table_id, 1, entries(1, "over"), Upshot(replace(a_game(), table_id=table_id))
        )
    assert (await count(database, games), await count(database, game_players)) == (0, 0)


async def test_a_table_closes_together_with_its_last_entries(store: SqlEventStore) -> None:
    table_id = await store.open(GUILD, 5, NOON, entries(2))
    with pytest.raises(Conflict):
        await store.close(table_id, 1, entries(1), LATER)
    with pytest.raises(TypeError):
        await store.close(table_id, 2, [UNWRITABLE], LATER)
    assert len(await store.open_tables()) == 1
    await store.close(table_id, 2, (), LATER)
    with pytest.raises(TableClosedError):
        await store.close(table_id, 2, entries(1), LATER)
    assert await entries_at(store, table_id) == entries(2)


async def test_unknown_tables_are_refused(store: SqlEventStore) -> None:
    assert await entries_at(store, 77) == ()
    assert await store.find(77) is None
    with pytest.raises(UnknownTable):
        await store.append(77, 0, entries(1))
    with pytest.raises(UnknownTable):
        await store.close(77, 0, (), LATER)
    with pytest.raises(UnknownTable):
        await store.set_message(77, StoredMessage(1, 2, game=1, deal=1))


async def test_a_cancelled_append_is_stored_completely(sqlite: Database) -> None:
    store = SqlEventStore(sqlite)
    table_id = await store.open(GUILD, 5, NOON, ())
    held, let_go = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        held.set()
        assert let_go.wait(10)

    holding = asyncio.create_task(sqlite.write(hold))
    assert await asyncio.to_thread(held.wait, 10)
    appending = asyncio.create_task(store.append(table_id, 0, entries(3)))
    await asyncio.sleep(0)
    appending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await appending
    let_go.set()
    await holding
    await sqlite.write(lambda _: None)
    assert await entries_at(store, table_id) == entries(3)


async def test_later_changes_by_the_caller_are_not_stored(store: SqlEventStore) -> None:
    table_id = await store.open(GUILD, 5, NOON, ())
    changing = list(entries(2))
    appending = asyncio.create_task(store.append(table_id, 0, changing))
    await asyncio.sleep(0)
    changing.clear()
    await appending
    assert await entries_at(store, table_id) == entries(2)


@pytest.mark.slow
async def test_a_hundred_tables_can_write_at_once(store: SqlEventStore) -> None:
    ids = await asyncio.gather(
        *(store.open(GUILD, channel_id, NOON, ()) for channel_id in range(1, 101))
    )

    async def play(table_id: int) -> None:
        for seq in range(5):
            await store.append(table_id, seq, entries(1, f"{table_id}:{seq}"))

    await asyncio.gather(*(play(table_id) for table_id in ids))
    for table_id in ids:
        kinds = [entry.kind for entry in await entries_at(store, table_id)]
        assert kinds == [f"{table_id}:{seq}" for seq in range(5)]
