"""What only PostgreSQL does: a server that goes away, and others who write at the same time."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from uuid import uuid4

import pytest
from sqlalchemy import Connection, make_url

from bot.failures import DATABASE_CAUSES, ExitCode
from bot.storage.database import lock, postgresql
from bot.storage.database.database import Database
from bot.storage.database.dialects import may_create_tables
from bot.storage.database.lock import PostgresqlLock, run_alone
from bot.storage.errors import Cause, DatabaseInUse, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from bot.storage.ratings import fold
from tests.bot.storage import server
from tests.bot.storage.ladders_kept import (
    kept,
    ladder_job,
    naive_ladders,
    open_tables_of,
    varied_games,
)
from tests.bot.storage.line import Line
from tests.bot.storage.made import GUILD, NOON, entries, entries_at
from tests.bot.storage.presses import press_through

pytestmark = pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")

PATIENCE = 1.0


@pytest.fixture
def url(_on_server: str) -> str:
    """The address of a database of PostgreSQL alone."""
    asyncio.run(server.clear(_on_server))
    return _on_server


@asynccontextmanager
async def opened(url: str, *, busy_timeout: float = 2.0) -> AsyncIterator[Database]:
    database = await Database.open(url, busy_timeout=busy_timeout)
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
def line(url: str) -> Iterator[Line]:
    """A line to the server."""
    where = make_url(url)
    with Line(where.host or "localhost", where.port or 5432) as to_server:
        yield to_server


@pytest.fixture
def through(url: str, line: Line) -> str:
    """The address of the database at the end of the line."""
    return make_url(url).set(host="127.0.0.1", port=line.port).render_as_string(hide_password=False)


@asynccontextmanager
async def writing(url: str, *, exclusive: bool = True) -> AsyncIterator[None]:
    """Somebody else is in the middle of a write."""
    begun, may_end = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        assert may_end.wait(30)

    async def hold_on() -> None:
        async with opened(url) as other:
            await other.write(hold, exclusive=exclusive)

    other = threading.Thread(target=lambda: asyncio.run(hold_on()))
    other.start()
    try:
        assert begun.wait(30)
        yield
    finally:
        may_end.set()
        other.join()


Fault = Callable[[Line, str], AbstractAsyncContextManager[None]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "cause"),
    [
        (lambda line, _: line.cut(), Cause.UNREACHABLE),
        (lambda line, _: line.silent(), Cause.UNREACHABLE),
        (lambda _, url: writing(url), Cause.LOCKED),
    ],
    ids=["cut", "silent", "locked"],
)
async def test_a_press_that_could_not_be_stored_works_later(
    fault: Fault, cause: Cause, line: Line, url: str, through: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if cause is Cause.UNREACHABLE:  # who waits for a lock is not to be taken for silent
        monkeypatch.setattr(postgresql, "_SILENCE", PATIENCE)
    async with opened(through, busy_timeout=PATIENCE) as database:
        await press_through(database, lambda: fault(line, url), cause)


@pytest.fixture
def of_another_owner() -> Iterator[tuple[str, str, str]]:
    """A database whose owner is the administrator: its address for a user, its name, the user."""
    user = f"user_{uuid4().hex}"
    server.tell(f"CREATE ROLE {user} LOGIN PASSWORD 'hush'")
    with server.a_database() as address:
        url = make_url(address).set(username=user, password="hush")
        yield url.render_as_string(hide_password=False), url.database or "", user
    server.tell(f"DROP ROLE {user}")


async def test_a_user_who_may_not_create_tables_is_told_so(
    of_another_owner: tuple[str, str, str],
) -> None:
    url, name, user = of_another_owner
    with pytest.raises(StorageUnavailable) as refused:
        await Database.open(url)
    assert refused.value.cause is Cause.FORBIDDEN
    assert DATABASE_CAUSES[Cause.FORBIDDEN] is ExitCode.NO_RIGHTS
    as_it_is = Database.as_it_is(url)
    assert not await as_it_is.read(may_create_tables)
    await as_it_is.close()
    await asyncio.to_thread(server.tell, f"ALTER DATABASE {name} OWNER TO {user}")
    async with opened(url) as database:
        await SqlEventStore(database).open(GUILD, 1, NOON, entries(1))


async def test_a_restarted_server_causes_no_error(url: str) -> None:
    async with opened(url) as database, opened(url) as admin:
        store = SqlEventStore(database)
        number = await store.open(GUILD, 1, NOON, entries(1))
        await admin.read(_end_all_others)
        await store.append(number, 1, entries(1))
        assert len(await entries_at(store, number)) == 2


async def test_uncommitted_writes_of_a_lost_connection_are_dropped(url: str) -> None:
    async with opened(url) as database:
        store = SqlEventStore(database)
        number = await store.open(GUILD, 1, NOON, entries(1))

        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("UPDATE events SET kind = 'lost'")
            connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

        with pytest.raises(StorageUnavailable) as refusal:
            await database.write(begin)
        assert refusal.value.cause is Cause.UNREACHABLE
        assert await entries_at(store, number) == entries(1)
        await store.append(number, 1, entries(1))


@pytest.mark.slow
async def test_games_ending_at_once_in_two_processes_all_count(url: str) -> None:
    told = varied_games(11, count=16)
    async with opened(url, busy_timeout=30) as one, opened(url, busy_timeout=30) as two:
        await open_tables_of(one, told)
        recorded = (
            (one, two)[nth % 2].write(partial(fold.record, result=game))
            for nth, game in enumerate(told)
        )
        assert all(await asyncio.gather(*recorded))
        await ladder_job(one).fold_due()  # who ends a game out of turn asks for it
        assert await kept(one) == naive_ladders(told)


@pytest.mark.slow
async def test_moves_run_concurrently_and_exclusive_work_runs_alone(url: str) -> None:
    async with opened(url, busy_timeout=PATIENCE) as patient, opened(url) as hasty:
        store = SqlEventStore(patient)
        one, two = [await store.open(GUILD, channel, NOON, ()) for channel in (1, 2)]
        async with writing(url, exclusive=False):
            await asyncio.gather(*(store.append(each, 0, entries(1)) for each in (one, two)))
        async with writing(url):
            with pytest.raises(StorageUnavailable) as refusal:
                await SqlEventStore(hasty).append(one, 1, entries(1))
            assert refusal.value.cause is Cause.LOCKED
        await store.append(one, 1, entries(1))


def _end_all_others(connection: Connection) -> None:
    connection.exec_driver_sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid != pg_backend_pid()"
    )


@pytest.fixture
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(lock, "REGAIN_SECONDS", 0.1)


@pytest.mark.slow
@pytest.mark.usefixtures("_looks_often")
async def test_a_bot_that_lost_its_lock_takes_it_again(url: str, line: Line, through: str) -> None:
    taken = asyncio.Event()
    take = PostgresqlLock._take

    async def noted(lock: PostgresqlLock) -> None:
        await take(lock)
        taken.set()

    async def work() -> str:
        taken.clear()
        async with line.cut():
            pass
        await taken.wait()
        with pytest.raises(DatabaseInUse):
            await run_alone(url, work)
        return "done"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PostgresqlLock, "_take", noted)
        assert await run_alone(through, work) == "done"


@pytest.mark.slow
@pytest.mark.usefixtures("_looks_often")
async def test_a_bot_ends_when_another_took_its_lock(url: str, line: Line, through: str) -> None:
    heard: list[str] = []
    async with AsyncExitStack() as others:

        async def work() -> None:
            async with line.cut():
                await others.enter_async_context(PostgresqlLock(make_url(url)))
            try:
                await asyncio.Event().wait()
            finally:
                heard.append("closed")

        with pytest.raises(DatabaseInUse):
            await run_alone(through, work, on_lost=lambda: heard.append("lost"))
    assert heard == ["lost", "closed"]


@pytest.mark.slow
async def test_processes_of_a_cluster_share_the_lock_and_nobody_else_has_it(url: str) -> None:
    async def beside() -> str:
        with pytest.raises(DatabaseInUse):
            await run_alone(url, _nothing)
        return await run_alone(url, _nothing, shared=True)

    assert await run_alone(url, beside, shared=True) == "done"
    assert await run_alone(url, _nothing) == "done"


async def _nothing() -> str:
    return "done"
