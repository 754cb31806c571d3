"""An archived log reads as it did before; who is erased is in no archive."""

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

import pytest
from sqlalchemy import Connection, delete, func, select, update

from bot.storage.backup.check import look_through
from bot.storage.database.database import Database
from bot.storage.database.schema import archived_events, events, tables
from bot.storage.errors import Conflict, UnreplayableLog
from bot.storage.log import archive
from bot.storage.log.archive import Row, archive_closed, pack, unpack
from bot.storage.log.event_log import Entry, load
from bot.storage.log.people import tables_naming
from bot.storage.log.replay import Step, games_in, log_from, log_of
from bot.storage.privacy.erasure import forget_some_tables
from bot.storage.privacy.export import ExportPart, tables_of
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import every_table, mark_all_counted, rebuild
from tests.bot.storage.made import NOON, OTHER_GUILD
from tests.bot.storage.privacy.crowd import ANN, BEN, SEEDS, erase_all_of, keep_evenings
from tests.bot.storage.privacy.sweeping import columns_with
from tests.bot.tables.evening import GUILD

LATER = NOON + timedelta(days=1)
FEW = 50
"""So few entries to a row that every log has several."""

Read = dict[int, tuple[tuple[Entry, ...], tuple[tuple[Step, ...], ...]]]


@pytest.fixture(autouse=True)
def _small_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "ENTRIES", FEW)


async def rest() -> None:
    await asyncio.sleep(0)


async def read_all(database: Database) -> Read:
    """Every log as a whole, and as each of its games and its last one read it."""
    found: Read = {}
    for row in await database.read(numbers):
        whole = await database.read(partial(load, table_id=row))
        games = await database.read(partial(games_in, table_id=row))
        logs = [await database.read(partial(log_of, table_id=row, game=game)) for game in games]
        logs.append(await database.read(partial(log_from, table_id=row)))
        found[row] = whole, tuple(tuple(log.steps()) for log in logs)
    return found


def numbers(connection: Connection) -> tuple[int, ...]:
    return tuple(row.id for row in every_table(connection))


async def counted(database: Database) -> tuple[int, int]:
    """The entries in logs, and those in the archive."""

    def work(connection: Connection) -> tuple[int, int]:
        kept = connection.execute(select(func.count()).select_from(events)).scalar_one()
        return kept, archive.how_many_archived(connection)

    return await database.read(work)


def test_packed_entries_come_back_as_they_were() -> None:
    chance = Random(1)
    rows: list[Row] = [
        (
            3 * nth + 1,
            chance.choice(("CardPlayed", "Événement")),
            '{"card":"V♥"}',
            NOON + timedelta(microseconds=chance.randrange(10**12)),
            chance.choice((None, '[1,"Ready"]')),
        )
        for nth in range(100)
    ]
    rows.append((1000, "Late", "{}", datetime.max.replace(tzinfo=UTC), None))
    assert list(unpack(pack(rows))) == rows


@pytest.mark.slow
async def test_an_archived_log_reads_as_before(database: Database) -> None:
    await keep_evenings(database)
    before, (every, _) = await read_all(database), await counted(database)
    told = await database.read(partial(look_through, revision=""))
    assert await archive_closed(database, LATER, rest) == len(SEEDS)
    assert await counted(database) == (0, every)
    assert await read_all(database) == before
    assert await database.read(partial(look_through, revision="")) == told
    assert not told.findings
    assert await archive_closed(database, LATER, rest) == 0
    assert (await rebuild(database, results_of)).games == told.games
    assert await database.read(partial(look_through, revision="")) == told


@pytest.mark.slow
async def test_only_tables_that_closed_before_are_archived(database: Database) -> None:
    await keep_evenings(database, SEEDS[:3])
    await keep_evenings(database, [SEEDS[3]], closed=False)
    closes = update(tables).where(tables.c.id == 2).values(closed_at=LATER)
    await database.write(lambda c: c.execute(closes))
    assert await archive_closed(database, LATER, rest) == 2
    packed = await database.read(
        lambda c: set(c.execute(select(archived_events.c.table_id)).scalars())
    )
    assert packed == {1, 3}


async def test_tables_of_servers_served_elsewhere_are_not_archived(database: Database) -> None:
    await keep_evenings(database, SEEDS[:2])
    elsewhere = update(tables).where(tables.c.id == 1).values(guild_id=OTHER_GUILD)
    await database.write(lambda c: c.execute(elsewhere))
    assert await archive_closed(database, LATER, rest, lambda guild: guild == GUILD) == 1
    packed = select(archived_events.c.table_id).distinct()
    assert await database.read(lambda c: list(c.execute(packed).scalars())) == [2]


@pytest.mark.slow
async def test_an_archive_broken_off_goes_on_later(database: Database) -> None:
    class Broken(Exception):
        pass

    async def breaks() -> None:
        raise Broken

    await keep_evenings(database, SEEDS[:2])
    before, (every, _) = await read_all(database), await counted(database)
    with pytest.raises(Broken):
        await archive_closed(database, LATER, breaks)
    assert await counted(database) == (every - FEW, FEW)
    assert await read_all(database) == before
    await archive_closed(database, LATER, rest)
    assert await counted(database) == (0, every)
    assert await read_all(database) == before


async def exported(database: Database, user: int) -> list[ExportPart]:
    numbers = await database.read(partial(tables_naming, user=user))
    return await database.read(partial(tables_of, user=user, numbers=numbers))


@pytest.mark.slow
async def test_people_are_exported_and_erased_from_an_archive(database: Database) -> None:
    await keep_evenings(database)
    before, other = await exported(database, ANN), await exported(database, BEN)
    assert before
    await archive_closed(database, LATER, rest)
    assert await exported(database, ANN) == before
    assert await exported(database, BEN) == other
    assert (await erase_all_of(database, ANN)).tables == len(before)
    assert await database.read(partial(columns_with, user=ANN)) == set()
    assert str(ANN) not in str(await read_all(database))
    assert await exported(database, ANN) == []
    assert len(await exported(database, BEN)) == len(other)
    assert not (await database.read(partial(look_through, revision=""))).findings


async def test_the_archive_of_a_server_goes_with_it(database: Database) -> None:
    await keep_evenings(database, SEEDS[:2])
    await archive_closed(database, LATER, rest)
    while await database.write(partial(forget_some_tables, guild=GUILD)):
        pass
    assert await counted(database) == (0, 0)


async def test_a_table_deleted_meanwhile_is_not_archived(database: Database) -> None:
    await keep_evenings(database, SEEDS[:1])

    async def deletes() -> None:
        await database.write(lambda c: c.execute(delete(events).where(events.c.seq > FEW)))

    rows = await database.read(partial(archive._first_rows, table_id=1))
    await deletes()
    with pytest.raises(Conflict):
        await database.write(
            partial(archive._replace, table_id=1, rows=rows * 2, packed=pack(rows))
        )
    assert (await counted(database))[1] == 0


async def test_a_damaged_archive_is_a_broken_log(database: Database) -> None:
    await keep_evenings(database, SEEDS[:2])
    await archive_closed(database, LATER, rest)
    damage = update(archived_events).where(archived_events.c.table_id == 1)
    await database.write(lambda c: c.execute(damage.values(packed=b"\x01nonsense")))
    with pytest.raises(UnreplayableLog):
        await database.read(partial(load, table_id=1))
    await database.write(mark_all_counted)
    (finding,) = (await database.read(partial(look_through, revision=""))).findings
    assert ("table", 1) in finding.facts
