"""Transactions, cancelled callers, and what stays when a database closes."""

import asyncio
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError

from bot.storage.database.backend import T
from bot.storage.database.database import Database
from bot.storage.database.schema import guild_settings, tables
from bot.storage.errors import BadDatabaseUrl, Cause, StorageUnavailable
from tests.bot.storage.made import GUILD, NOON, count, guild_language, set_guild_language


def in_french(connection: Connection) -> None:
    set_guild_language(connection, GUILD, "fr")


async def choose_french(database: Database, guild_id: int) -> None:
    await database.write(lambda connection: set_guild_language(connection, guild_id, "fr"))


def language_of_guild(connection: Connection) -> str | None:
    return guild_language(connection, GUILD)


async def language(database: Database) -> str | None:
    return await database.read(language_of_guild)


async def test_a_write_returns_its_result_and_is_kept(database: Database) -> None:
    def work(connection: Connection) -> str:
        in_french(connection)
        return "done"

    assert await database.write(work) == "done"
    assert await language(database) == "fr"


async def test_a_write_that_raises_leaves_nothing_behind(database: Database) -> None:
    def work(connection: Connection) -> None:
        in_french(connection)
        raise LookupError("half way")

    with pytest.raises(LookupError, match="half way"):
        await database.write(work)
    assert await language(database) is None
    await database.write(in_french)
    assert await language(database) == "fr"


async def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(StorageUnavailable) as refusal:
        await database.read(in_french)
    assert refusal.value.cause is Cause.READ_ONLY
    assert await language(database) is None


async def test_a_reader_sees_the_old_state_during_a_write(sqlite: Database) -> None:
    written, may_end = threading.Event(), threading.Event()

    def work(connection: Connection) -> None:
        in_french(connection)
        written.set()
        assert may_end.wait(10)

    writing = asyncio.create_task(sqlite.write(work))
    assert await asyncio.to_thread(written.wait, 10)
    assert await language(sqlite) is None
    may_end.set()
    await writing
    assert await language(sqlite) == "fr"


async def test_cancelling_the_caller_does_not_interrupt_a_write(sqlite: Database) -> None:
    started, may_go_on = threading.Event(), threading.Event()

    def work(connection: Connection) -> None:
        in_french(connection)
        started.set()
        assert may_go_on.wait(10)
        connection.execute(insert(guild_settings).values(guild_id=GUILD + 1, language="en"))

    writing = asyncio.create_task(sqlite.write(work))
    assert await asyncio.to_thread(started.wait, 10)
    queued = asyncio.create_task(choose_french(sqlite, GUILD + 2))
    await asyncio.sleep(0)
    for task in (writing, queued):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    may_go_on.set()
    await sqlite.write(lambda _: None)
    assert await count(sqlite, guild_settings) == 3


async def test_many_cancelled_callers_leave_the_database_usable(database: Database) -> None:
    callers = [asyncio.create_task(choose_french(database, n)) for n in range(1, 21)]
    readers = [asyncio.create_task(language(database)) for _ in range(20)]
    await asyncio.sleep(0)
    for caller in (*callers, *readers):
        caller.cancel()
    outcomes = await asyncio.gather(*callers, *readers, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {asyncio.CancelledError}
    await database.write(in_french)
    assert await language(database) == "fr"


async def test_closing_waits_for_running_writes(url: str) -> None:
    database = await Database.open(url)
    writing = [asyncio.create_task(choose_french(database, guild_id)) for guild_id in range(1, 11)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*writing)
    again = await Database.open(url)
    assert await count(again, guild_settings) == 10
    await again.close()


class SlowBackend:
    """A database whose work ends when the test says so."""

    def __init__(self) -> None:
        self.work: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    async def prepare(self) -> None:
        """Do nothing."""

    def write(
        self,
        _: object,
        *,
        exclusive: bool = True,
        guild: int | None = None,
        serial_per_guild: bool = False,
    ) -> asyncio.Future[Any]:
        return self.work

    async def read(self, _: Callable[[Connection], T]) -> T:
        answer: T = await self.work
        return answer

    def cause_of(self, _: Exception) -> Cause | None:
        return None

    def forget(self) -> asyncio.Future[Any]:
        return self.work

    async def close(self) -> None:
        self.is_closed = True


async def test_a_connection_stays_open_during_a_cancelled_write() -> None:
    backend = SlowBackend()
    database = Database(backend)
    asking = asyncio.create_task(database.write(in_french))
    await asyncio.sleep(0)
    asking.cancel()
    closing = asyncio.create_task(database.close())
    await asyncio.wait([asking])
    assert not backend.work.done()
    assert not backend.is_closed
    backend.work.set_result(None)
    await closing
    assert backend.is_closed


async def test_a_connection_stays_open_during_a_query() -> None:
    backend = SlowBackend()
    database = Database(backend)
    asking = asyncio.create_task(database.read(language_of_guild))
    await asyncio.sleep(0)
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    assert not backend.is_closed
    backend.work.set_result(None)
    await closing
    assert asking.done()


async def test_a_query_sees_one_state_while_a_writer_commits(database: Database) -> None:
    """On PostgreSQL the writer is another connection, on SQLite another thread too."""
    loop, begun = asyncio.get_running_loop(), asyncio.Event()
    is_written = threading.Event()

    def ask(connection: Connection) -> tuple[str | None, str | None]:
        before = language_of_guild(connection)
        loop.call_soon_threadsafe(begun.set)
        if connection.dialect.name == "sqlite":
            assert is_written.wait(10)
        return before, language_of_guild(connection)

    asking = asyncio.create_task(database.read(ask))
    await begun.wait()
    await database.write(in_french)
    is_written.set()
    assert await asking == (None, None)
    assert await language(database) == "fr"


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"


async def test_a_cancelled_query_is_interrupted(sqlite: Database) -> None:
    loop, begun = asyncio.get_running_loop(), asyncio.Event()

    def begin(_: int) -> int:
        loop.call_soon_threadsafe(begun.set)
        return 1

    def ask(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver._conn.create_function("begin_asking", 1, begin)
        connection.exec_driver_sql(f"{ENDLESS} SELECT sum(begin_asking(i)) FROM n")

    for _ in range(5):  # more often than there are connections
        begun.clear()
        asking = asyncio.create_task(sqlite.read(ask))
        await begun.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
    assert await language(sqlite) is None


@pytest.mark.parametrize("times", [1, 3])
async def test_a_connection_is_reused_only_after_its_cancelled_query_ended(
    sqlite: Database, times: int
) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def ask(_: Connection) -> None:
        begun.set()
        assert may_end.wait(10)

    asking = asyncio.create_task(sqlite.read(ask))
    assert await asyncio.to_thread(begun.wait, 10)
    for _ in range(times):
        asking.cancel()
        await asyncio.sleep(0)
    others = [asyncio.create_task(language(sqlite)) for _ in range(10)]
    assert await asyncio.gather(*others) == [None] * 10
    assert not asking.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await language(sqlite) is None


async def test_closing_waits_for_running_queries(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    asking = [asyncio.create_task(language(database)) for _ in range(10)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*asking) == [None] * 10


async def test_fifty_concurrent_queries_share_a_few_connections(sqlite_url: str) -> None:
    before = set(threading.enumerate())
    database = await Database.open(sqlite_url)
    threads: set[int] = set()

    def ask(connection: Connection, number: int) -> tuple[int, str | None]:
        threads.add(threading.get_ident())
        return number, language_of_guild(connection)

    asked = [database.read(partial(ask, number=number)) for number in range(50)]
    assert await asyncio.gather(*asked) == [(number, None) for number in range(50)]
    assert threading.get_ident() not in threads
    assert len(threads) <= len(set(threading.enumerate()) - before) <= 1 + 4
    await database.close()


async def test_closing_leaves_no_thread(sqlite_url: str) -> None:
    before = set(threading.enumerate())
    database = await Database.open(sqlite_url)
    await database.write(in_french)
    await asyncio.gather(*(language(database) for _ in range(10)))
    ours = set(threading.enumerate()) - before
    assert len(ours) > 1
    await database.close()
    for thread in ours:
        thread.join(10)  # a reader's thread may be on its last line
    assert not any(thread.is_alive() for thread in ours)


async def test_using_a_closed_database_is_an_error(url: str) -> None:
    database = await Database.open(url)
    await database.close()
    await database.close()
    for ask in (database.write, database.read):
        with pytest.raises(StorageUnavailable) as refusal:
            await ask(lambda _: None)
        assert refusal.value.cause is Cause.CLOSED


async def test_data_persists_after_reopening(url: str) -> None:
    first = await Database.open(url)
    await first.write(in_french)
    await first.close()
    second = await Database.open(url)
    assert await language(second) == "fr"
    await second.close()


async def test_a_programming_error_is_not_reported_as_unavailable(database: Database) -> None:
    with pytest.raises(IntegrityError):
        await database.write(lambda c: c.execute(insert(tables).values(guild_id=1)))
    with pytest.raises(DBAPIError, match="nowhere"):
        await database.read(lambda c: c.exec_driver_sql("SELECT * FROM nowhere"))


async def test_a_time_without_its_zone_is_refused(database: Database) -> None:
    row = {"guild_id": 1, "channel_id": 1, "opened_at": NOON.replace(tzinfo=None)}
    with pytest.raises(StatementError, match="zone"):
        await database.write(lambda c: c.execute(insert(tables), row))
    assert await count(database, tables) == 0


@pytest.mark.parametrize(
    "address",
    [
        "",
        "table.db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:table.db?uri=true",
        "mysql://root:secret@localhost/table",
        "postgresql://someone:secret@localhost:port/table",
    ],
)
async def test_an_unusable_address_is_refused_without_being_shown(address: str) -> None:
    with pytest.raises(BadDatabaseUrl) as refusal:
        await Database.open(address)
    assert "secret" not in str(refusal.value)


async def test_postgresql_without_its_driver_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StorageUnavailable) as refusal:
        await Database.open("postgresql://someone:secret@127.0.0.1:1/table")
    assert refusal.value.cause is Cause.NO_DRIVER


async def test_an_unreachable_postgresql_is_reported() -> None:
    pytest.importorskip("asyncpg", reason="asyncpg is optional")
    with pytest.raises(StorageUnavailable) as refusal:
        await Database.open("postgresql://someone:secret@127.0.0.1:1/table")
    assert refusal.value.cause is Cause.UNREACHABLE
