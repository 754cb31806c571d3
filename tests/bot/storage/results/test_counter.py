"""Games that have ended are counted after the write that stores them, once, by any process."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy import Connection, update

from bot.storage.backup.check import look_through
from bot.storage.database.database import Database
from bot.storage.database.schema import events
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.log import event_log
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore, SqlTableLog, Upshot
from bot.storage.privacy.erasure import erase
from bot.storage.results.counter import ResultCounter, note, uncounted
from bot.storage.results.game_results import GameResult
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import mark_counted, rebuild
from bot.tables.fold import states_of
from bot.tables.requests import Submission
from bot.tables.stop import Stop
from tests.bot.storage import server
from tests.bot.storage.ladders_kept import (
    count_games,
    kept,
    ladder_job,
    naive_ladders,
    open_tables_of,
)
from tests.bot.storage.made import GUILD, OTHER_GUILD, a_game, entries
from tests.bot.storage.played import Ticking, keep
from tests.bot.tables.evening import ANNA
from tests.bot.tables.stages import four_people

pytestmark = pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")

TWO_GAMES = (a_game(), replace(a_game(guild_id=OTHER_GUILD, winner=1), table_id=2))


@pytest.fixture
def url(_on_server: str) -> str:
    """The address of a database of PostgreSQL alone."""
    asyncio.run(server.clear(_on_server))
    return _on_server


@asynccontextmanager
async def another(url: str) -> AsyncIterator[Database]:
    """Another process's way to the database."""
    database = await Database.open(url)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def holding(database: Database, guild: int | None = None) -> AsyncIterator[None]:
    """A write that goes on meanwhile: of a server, or what all servers share."""
    loop, begun, may_end = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()

    def hold(connection: Connection) -> None:
        loop.call_soon(begun.set)
        while not may_end.is_set():
            connection.exec_driver_sql("SELECT pg_sleep(0.01)")

    if guild is None:
        writing = asyncio.create_task(database.write_for(None, hold))
    else:
        writing = asyncio.create_task(database.write(hold, exclusive=False, guild=guild))
    await begun.wait()
    try:
        yield
    finally:
        may_end.set()
        await writing


async def end(store: SqlEventStore, told: Sequence[GameResult]) -> None:
    """End these games, each at a table of its own that has no entries yet."""
    ends = (
        store.append(game.table_id, 0, entries(1), Upshot(game), guild=game.guild_id)
        for game in told
    )
    await asyncio.gather(*ends)


async def left_by_a_killed_process(database: Database) -> GameResult:
    """Play a game whose end is stored by a process that is killed before it counts."""
    store = SqlEventStore(database)
    store.result_counter.stored = lambda result: None  # type: ignore[method-assign]
    log = SqlTableLog(store, Ticking())
    evening = four_people().bid()
    kept_evening = await keep(log, evening)
    before, happened = evening.table, evening.ask(ANNA, Stop())
    await log.append(states_of(before, happened), happened, Submission(ANNA, Stop()))
    row = await store.find(kept_evening.number)
    assert row is not None
    entries_stored = await database.read(partial(_entries, table=row.id))
    (result,) = results_of(entries_stored, row)
    return result


def _entries(connection: Connection, table: int) -> Sequence[Entry]:
    return event_log.load(connection, table)


async def test_ends_on_two_servers_wait_neither_for_counting_nor_for_each_other(
    database: Database, url: str
) -> None:
    await open_tables_of(database, TWO_GAMES)
    store = SqlEventStore(database)
    async with another(url) as other, holding(other), holding(other, GUILD):
        await end(store, TWO_GAMES)
        assert await database.read(uncounted) == ((1, 1), (2, 1))
        assert await kept(database) == (set(), set(), set())
    for game in TWO_GAMES:
        await store.result_counter.counted(game.table_id, game.number)
    assert await database.read(uncounted) == ()
    await ladder_job(database).fold_due()  # the same people have ended both at the same moment
    assert await kept(database) == naive_ladders(TWO_GAMES)


async def test_a_game_left_by_a_killed_process_is_counted_by_another_one(
    database: Database, url: str
) -> None:
    game = await left_by_a_killed_process(database)
    assert await kept(database) == (set(), set(), set())
    async with another(url) as other:
        await SqlTableLog(SqlEventStore(other), Ticking()).load(game.table_id)
        expected = await kept(other)
        assert expected == naive_ladders([game])
        await ResultCounter(other).count_rest()
        assert await kept(other) == expected


async def test_two_processes_count_a_game_once(database: Database, url: str) -> None:
    game = await left_by_a_killed_process(database)
    counter = ResultCounter(database)
    async with another(url) as other:
        counter.stored(game)
        rest = (ResultCounter(each).count_rest() for each in (database, other, other))
        await asyncio.gather(*rest, counter.counted(game.table_id, game.number))
    assert await kept(database) == naive_ladders([game])


async def test_a_game_that_cannot_be_counted_now_is_counted_later(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_tables_of(database, TWO_GAMES)
    usual, failed = database.write_for, list[str]()

    async def locked(guild: int | None, work: Callable[[Connection], object]) -> object:
        if not failed:
            failed.append("once")
            raise StorageUnavailable(Cause.LOCKED)
        return await usual(guild, work)

    monkeypatch.setattr(database, "write_for", locked)
    monkeypatch.setattr("bot.storage.results.counter.AGAIN_SECONDS", 0)
    store = SqlEventStore(database)
    await end(store, TWO_GAMES)
    await store.result_counter.all_counted()
    assert failed
    await ladder_job(database).fold_due()
    assert await kept(database) == naive_ladders(TWO_GAMES)


async def test_a_rebuild_counts_what_is_left(database: Database) -> None:
    game = await left_by_a_killed_process(database)
    assert (await rebuild(database, results_of)).games == 1
    assert await database.read(uncounted) == ()
    assert await kept(database) == naive_ladders([game])


async def test_a_check_misses_no_game_that_is_still_to_be_counted(database: Database) -> None:
    await left_by_a_killed_process(database)
    await database.write(lambda c: c.exec_driver_sql("DELETE FROM counted"))
    for what in ("results", "ladders"):
        await database.write(partial(mark_counted, what=what))
    report = await database.read(lambda c: look_through(c, ""))
    assert report.findings == ()
    await database.write(lambda c: c.exec_driver_sql("DELETE FROM uncounted_games"))
    assert (await database.read(lambda c: look_through(c, ""))).findings


async def test_an_erased_person_is_rated_before_they_are_erased(database: Database) -> None:
    await left_by_a_killed_process(database)
    await database.write(lambda c: erase(c, ANNA))
    before = await kept(database)
    assert before[0]
    await rebuild(database, results_of)
    assert await kept(database) == before


async def test_a_game_whose_log_is_damaged_is_given_up(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await left_by_a_killed_process(database)
    of_table = events.c.table_id == game.table_id
    await database.write(lambda c: c.execute(update(events).where(of_table).values(payload="{")))
    await ResultCounter(database).count_rest()
    assert await database.read(uncounted) == ()
    assert "cannot be counted" in capsys.readouterr().out


async def test_a_game_noted_twice_counts_once(database: Database) -> None:
    await count_games(database, [a_game()])
    before = await kept(database)
    for _ in range(2):
        await database.write(partial(note, result=a_game()))
    counter = ResultCounter(database)
    counter.stored(a_game())
    await counter.counted(1, 1)
    assert await database.read(uncounted) == ()
    assert await kept(database) == before
