"""The SQLite backend of `Database`: one thread writes; aiosqlite reads on other connections."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection
from sqlalchemy.util import await_

from bot.storage.backup.backup import keep_before
from bot.storage.database import sqlite_file
from bot.storage.database.backend import T, read
from bot.storage.database.migrate import migrate
from bot.storage.database.sqlite_file import cause_of, path_in, prepare_file
from bot.storage.errors import Cause

_READERS = 4
"""Connections that read at once; further questions wait for one of them."""

_KEPT = ("synchronous=FULL", "secure_delete=ON")
"""Commits survive a power cut, and deleted data is overwritten with zeros."""


class SqliteBackend:
    """A file of SQLite.

    Where the event loop is busy, each call to another thread waits for it. So a unit of work is
    one call: writes run on a synchronous engine in a thread of their own, and each question runs
    as a whole in the thread of its aiosqlite connection.
    """

    def __init__(self, url: URL, busy_timeout: float) -> None:
        self._path = path_in(url)
        self._url = url.set(drivername="sqlite+pysqlite")
        self._busy_timeout = busy_timeout
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage-writer")
        self._writer = create_engine(
            self._url, pool_size=1, max_overflow=0, connect_args={"timeout": busy_timeout}
        )
        set_up(self._writer, (*_KEPT, "foreign_keys=ON"), begin="BEGIN IMMEDIATE")
        self._reader = _reader_for(self._path, busy_timeout)

    async def prepare(self) -> None:
        """Create the file if there is none, and migrate its schema."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._prepare)

    def write(
        self,
        work: Callable[[Connection], T],
        *,
        alone: bool = True,
        guild: int | None = None,
        in_turn: bool = False,
    ) -> asyncio.Future[T]:
        """Start work in the writer's thread, in a transaction that has the write lock.

        It is always ``alone``, and one process owns every ``guild``.
        """
        patience_ends = time.monotonic() + self._busy_timeout
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, self._write, work, patience_ends)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on a connection that refuses to write, in the thread of that connection."""
        return await read(self._reader, partial(_in_its_thread, work=work))

    def forget(self) -> asyncio.Future[bool]:
        """Vacuum the file if due, and truncate the WAL file, which holds former states of pages."""
        return asyncio.get_running_loop().run_in_executor(self._thread, self._forget)

    def cause_of(self, error: Exception) -> Cause | None:
        """Say why SQLite cannot serve, by the code that it gave."""
        return cause_of(error.orig if isinstance(error, DBAPIError) else error)

    async def close(self) -> None:
        """Close the readers, then the writer, which as the last one empties the WAL file."""
        await self._reader.dispose()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._writer.dispose)
        self._thread.shutdown()

    def _write(self, work: Callable[[Connection], T], patience_ends: float) -> T:
        with self._writer.connect() as connection:
            # The time spent in the queue counts towards the timeout.
            left = max(0.0, patience_ends - time.monotonic())
            _run_pragma(connection.connection, f"busy_timeout={left * 1000:.0f}")
            with connection.begin():
                return work(connection)

    def _forget(self) -> bool:
        with self._writer.connect() as connection:
            _run_pragma(connection.connection, f"busy_timeout={self._busy_timeout * 1000:.0f}")
            database = _driver(connection.connection)
            sqlite_file.vacuum_if_due(database, sqlite_file.VACUUM_AT_ONCE)
            ((busy, _, _),) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return not busy

    def _prepare(self) -> None:
        prepare_file(self._path, self._busy_timeout)
        engine = create_engine(self._url, connect_args={"timeout": self._busy_timeout})
        # SQLite alters a table by recreating it, which foreign keys would turn into the
        # loss of every row that points to it; they can be turned off outside a transaction only.
        set_up(engine, (*_KEPT, "foreign_keys=OFF"), begin="BEGIN IMMEDIATE")
        try:
            with engine.begin() as connection:
                # The write lock is held, so the copy is of this moment.
                if migrate(connection, before=partial(keep_before, self._path)):
                    _check_references(connection)
            with engine.connect() as connection:
                sqlite_file.vacuum_if_due(
                    _driver(connection.connection), sqlite_file.VACUUM_AT_START
                )
        finally:
            engine.dispose()


class _DirectConnection(AsyncAdapt_aiosqlite_connection):
    """A connection of aiosqlite whose statements run in the thread that makes them."""

    def cursor(self, server_side: bool = False) -> sqlite3.Cursor:  # type: ignore[override]
        return self._driver.cursor()

    def commit(self) -> None:
        self._driver.commit()

    def rollback(self) -> None:
        self._driver.rollback()

    @property
    def _driver(self) -> sqlite3.Connection:
        driver: sqlite3.Connection = self._connection._conn
        return driver


def _reader_for(path: Path, busy_timeout: float) -> AsyncEngine:
    """Connections that refuse to write, and that do not create the file where it is missing."""
    url = URL.create(
        "sqlite+aiosqlite",
        database=path.absolute().as_uri(),
        # Not "ro": if the last connection to close may not write, it leaves the WAL file behind.
        query={"uri": "true", "mode": "rw"},
    )
    engine = create_async_engine(
        url,
        pool_size=_READERS,
        max_overflow=0,
        pool_timeout=None,
        pool_reset_on_return=None,
        connect_args={"timeout": busy_timeout},
    )

    @event.listens_for(engine.sync_engine, "do_connect")
    def _(
        dialect: Dialect, _record: ConnectionPoolEntry, args: list[Any], options: dict[str, Any]
    ) -> _DirectConnection:
        adapted: Any = dialect.connect(*args, **options)
        return _DirectConnection(dialect.loaded_dbapi, adapted._connection)

    set_up(engine.sync_engine, ("query_only=ON",), begin="BEGIN")
    return engine


def _in_its_thread(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Run work in a transaction, in the thread of this connection: one call for all of it."""
    driver: Any = connection.connection.driver_connection
    try:
        answer: T = await_(driver._execute(_in_transaction, connection, work))
    except asyncio.CancelledError:
        # The thread is still at work. Interrupt it, and wait for it before the next question.
        await_(driver.interrupt())
        await_(driver._execute(bool))
        raise
    return answer


def _in_transaction(connection: Connection, work: Callable[[Connection], T]) -> T:
    with connection.begin():
        return work(connection)


def _check_references(connection: Connection) -> None:
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise RuntimeError("a migration left rows that point to nothing")


def set_up(engine: Engine, pragmas: tuple[str, ...], *, begin: str) -> None:
    """Set these pragmas on each new connection, and begin each transaction with ``begin``."""

    @event.listens_for(engine, "connect")
    def _(dbapi: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        dbapi.isolation_level = None  # else the driver begins transactions by itself
        for pragma in pragmas:
            _run_pragma(dbapi, pragma)

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _driver(connection: PoolProxiedConnection) -> sqlite3.Connection:
    driver = connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        raise TypeError("not SQLite's own driver")
    return driver


def _run_pragma(dbapi: DBAPIConnection | PoolProxiedConnection, pragma: str) -> None:
    cursor = dbapi.cursor()
    cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
