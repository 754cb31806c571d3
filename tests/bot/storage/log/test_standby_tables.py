"""Tables that others play are followed: what is in mind is what their logs tell."""

from collections.abc import Mapping
from typing import NoReturn

import pytest
from sqlalchemy import update

from bot.storage.database.database import Database
from bot.storage.database.schema import events, table_people
from bot.storage.errors import UnreplayableLog
from bot.storage.log import standby_tables as module
from bot.storage.log.standby_tables import FollowedTable, StandbyTables
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.tables.fold import states_of
from bot.tables.requests import Sit
from tests.bot.storage.played import CountedLog, Ticking, keep
from tests.bot.tables.evening import CHLOE, Evening, W, opening
from tests.bot.tables.random_evening import begun, evening_at_random
from tests.bot.tables.stages import lobby

MORE = 30


@pytest.fixture
def log(store: SqlEventStore) -> SqlTableLog:
    return CountedLog(store, Ticking())


async def told_anew(database: Database, number: int) -> FollowedTable | UnreplayableLog:
    """What somebody makes of a log who has not read it before."""
    return (await StandbyTables(database).load((number,)))[number]


def read_nothing_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no log be read from its game on, but only what is new in it."""

    def refuse(*_: object, **__: object) -> NoReturn:
        raise AssertionError("a log was read anew")

    monkeypatch.setattr(module, "log_from", refuse)


async def sit(database: Database, evening: Evening, number: int) -> None:
    """Chloé takes a seat at a table that another process plays."""
    other = SqlTableLog(SqlEventStore(database), Ticking())
    before, done = await other.load(number), evening.ask(CHLOE, Sit(W))
    await other.append(states_of(before, done), done)


@pytest.mark.parametrize("seed", [0, 1, 8])
async def test_a_followed_table_is_as_its_log_tells_it(
    log: SqlTableLog, database: Database, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    evening, standby = begun(seed, channel=1), StandbyTables(database)
    kept = await keep(log, evening)
    await standby.follow((kept.number,))
    with monkeypatch.context() as patch:
        read_nothing_whole(patch)
        for nth, step in enumerate(evening_at_random(seed, evening, length=250, closes=False)):
            if step.events:
                await log.append(states_of(step.before, step.events), step.events)
            if nth % MORE == 0:
                await standby.follow((kept.number,))
        found = (await standby.load((kept.number,)))[kept.number]
    assert isinstance(found, FollowedTable)
    assert found.table == evening.table
    assert found == await told_anew(database, kept.number)


async def test_tables_are_read_together_where_they_were_followed(
    log: SqlTableLog, store: SqlEventStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers, evening = [], lobby()
    for channel in range(5):
        evening = lobby()
        evening.log[0] = opening(channel=channel)
        numbers.append((await keep(log, evening)).number)
    await store.standby.follow(numbers)
    await sit(database, evening, numbers[-1])
    read, reads = database.read, []

    async def counted(work: object) -> object:
        reads.append(work)
        return await read(work)  # type: ignore[arg-type]

    monkeypatch.setattr(database, "read", counted)
    read_nothing_whole(monkeypatch)
    found = await log.load_all(numbers)
    assert list(found) == numbers
    assert [table.revision for table in found.values() if not isinstance(table, Exception)] == [
        *[len(lobby().log)] * 4,
        len(evening.log),
    ]
    looks_for_uncounted_games = not database.has_one_writer
    assert len(reads) == 1 + looks_for_uncounted_games


async def test_whoever_was_erased_meanwhile_is_not_remembered(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    kept = await keep(log, lobby())
    await store.standby.follow((kept.number,))
    erased = update(table_people).values(user_id=-table_people.c.user_id)
    await database.write(lambda connection: connection.execute(erased))
    found: Mapping[int, object] = await store.standby.load((kept.number,))
    assert found == {kept.number: await told_anew(database, kept.number)}


async def test_a_damaged_entry_that_came_since_is_named(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    evening = lobby()
    kept = await keep(log, evening)
    await store.standby.follow((kept.number,))
    await sit(database, evening, kept.number)
    last = update(events).where(events.c.seq == len(evening.log)).values(payload="{}")
    await database.write(lambda connection: connection.execute(last))
    found = (await log.load_all((kept.number,)))[kept.number]
    assert isinstance(found, UnreplayableLog)
    assert found.seq == len(evening.log)
