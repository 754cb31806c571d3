"""The log: in order, never with a gap, one writer at a time."""

import asyncio
import math
from datetime import timedelta, timezone

import pytest
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError, StatementError

from bot.storage.database.database import Database
from bot.storage.database.schema import events
from bot.storage.errors import Conflict, TableClosedError, UnknownTable, UnreplayableLog
from bot.storage.log import event_log
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import close_table, open_table
from tests.bot.storage.made import GUILD, NOON, count, entries


@pytest.fixture
async def table_id(database: Database) -> int:
    return await database.write(lambda c: open_table(c, GUILD, 1, NOON))


async def append(database: Database, table_id: int, expected: int, *new: Entry) -> None:
    await database.write(lambda c: event_log.append(c, table_id, expected, new), exclusive=False)


async def load(database: Database, table_id: int) -> tuple[Entry, ...]:
    return await database.read(lambda c: event_log.load(c, table_id))


async def test_logs_round_trip(database: Database, table_id: int) -> None:
    assert await load(database, table_id) == ()
    await append(database, table_id, 0, *entries(3))
    await append(database, table_id, 3, *entries(12, "later"))
    assert await load(database, table_id) == entries(3) + entries(12, "later")


async def test_payloads_round_trip(database: Database, table_id: int) -> None:
    payload = {
        "text": "Valet de cœur — \u2028 \x00 \" ' 🂫",
        "numbers": [0, -1, 2**62, 0.1],
        "none": None,
        "nested": {"yes": True, "": []},
    }
    await append(database, table_id, 0, Entry("played", payload, NOON))
    (entry,) = await load(database, table_id)
    assert entry.payload == payload


async def test_times_are_read_in_utc(database: Database, table_id: int) -> None:
    elsewhere = (NOON + timedelta(microseconds=7)).astimezone(timezone(timedelta(hours=-9)))
    await append(database, table_id, 0, Entry("played", {}, elsewhere))
    (entry,) = await load(database, table_id)
    assert entry.at == elsewhere
    assert entry.at.utcoffset() == timedelta(0)


@pytest.mark.parametrize("expected", [-1, 0, 2, 4, 9])
async def test_appending_at_the_wrong_position_is_a_conflict(
    database: Database, table_id: int, expected: int
) -> None:
    await append(database, table_id, 0, *entries(3))
    for new in (entries(2), ()):
        with pytest.raises(Conflict) as conflict:
            await append(database, table_id, expected, *new)
        assert (conflict.value.table_id, conflict.value.expected) == (table_id, expected)
    assert await load(database, table_id) == entries(3)


async def test_several_entries_are_written_atomically(database: Database, table_id: int) -> None:
    for bad in ({"x": math.nan}, {"x": object()}):
        with pytest.raises((TypeError, ValueError)):
            await append(database, table_id, 0, *entries(2), Entry("played", bad, NOON))
    naive = Entry("played", {}, NOON.replace(tzinfo=None))
    with pytest.raises(StatementError):
        await append(database, table_id, 0, *entries(2), naive)
    assert await load(database, table_id) == ()


async def test_one_of_many_racing_writers_wins(database: Database, url: str, table_id: int) -> None:
    other = await Database.open(url)
    attempts = await asyncio.gather(
        *(append((database, other)[n % 2], table_id, 0, *entries(3, str(n))) for n in range(8)),
        return_exceptions=True,
    )
    await other.close()
    winners = [n for n, outcome in enumerate(attempts) if outcome is None]
    assert len(winners) == 1
    assert [type(outcome) for outcome in attempts if outcome is not None] == [Conflict] * 7
    assert await load(database, table_id) == entries(3, str(winners[0]))


async def test_the_primary_key_also_prevents_conflicts(
    database: Database, table_id: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As PostgreSQL shows it to the slower of two writers: the log seemed to end at 0.
    await append(database, table_id, 0, *entries(1))
    monkeypatch.setattr(event_log, "last_seq", lambda *_: 0)
    with pytest.raises(Conflict):
        await append(database, table_id, 0, *entries(2))
    assert await load(database, table_id) == entries(1)


async def test_other_constraint_errors_are_not_conflicts(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_log, "last_seq", lambda *_: 0)
    with pytest.raises(IntegrityError):
        await append(database, 77, 0, *entries(1))
    assert await count(database, events) == 0


async def test_a_log_needs_its_table(database: Database) -> None:
    with pytest.raises(UnknownTable) as refusal:
        await append(database, 77, 0, *entries(1))
    assert refusal.value.table_id == 77
    assert await load(database, 77) == ()


async def test_a_closed_table_accepts_no_entry(database: Database, table_id: int) -> None:
    await append(database, table_id, 0, *entries(2))
    await database.write(lambda c: close_table(c, table_id, NOON))
    with pytest.raises(TableClosedError):
        await append(database, table_id, 2, *entries(1))
    assert await load(database, table_id) == entries(2)


async def test_each_table_has_its_own_log(database: Database, table_id: int) -> None:
    other = await database.write(lambda c: open_table(c, GUILD, 2, NOON))
    await append(database, table_id, 0, *entries(2, "here"))
    await append(database, other, 0, *entries(1, "there"))
    assert await load(database, table_id) == entries(2, "here")
    assert await load(database, other) == entries(1, "there")


@pytest.mark.parametrize("text", ["{", "", "[1]", "null"])
async def test_an_unreadable_entry_is_named(database: Database, table_id: int, text: str) -> None:
    await append(database, table_id, 0, *entries(3))

    def spoil(connection: Connection) -> None:
        connection.execute(update(events).where(events.c.seq == 2).values(payload=text))

    await database.write(spoil)
    with pytest.raises(UnreplayableLog) as refusal:
        await load(database, table_id)
    assert (refusal.value.table_id, refusal.value.seq) == (table_id, 2)
