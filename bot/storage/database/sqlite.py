"""The SQLite backend of `Database`: one thread writes; aiosqlite reads on other connections.

Writes that wait for the thread at the same time share a commit, which is one sync of the disk; each
has a savepoint of its own.
"""

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Generic

import aiosqlite
from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection
from sqlalchemy.util import await_

from bot.storage.backup.backup import keep_before, write_again
from bot.storage.database import sqlite_file
from bot.storage.database.backend import T, read
from bot.storage.database.migrate import migrate, missing_revisions
from bot.storage.database.sqlite_file import (
    Identity,
    cause_of,
    has_content,
    identity_of,
    path_in,
    prepare_file,
)
from bot.storage.errors import Cause, FileGone

_READERS = 4
"""Connections that read at once; further questions wait for one of them."""

# A move that is shown must survive a power cut (ADR 2), and erased data must not stay in the file.
_KEPT = ("synchronous=FULL", "secure_delete=ON")
"""Commits survive a power cut, and deleted data is overwritten with zeros."""


@dataclass(frozen=True, slots=True, eq=False)
class _Write(Generic[T]):
    """Work for the writer's thread; it has an outcome once it is committed or has failed."""

    work: Callable[[Connection], T]
    exclusive: bool
    patience_ends: float
    outcome: Future[T] = field(default_factory=Future)


class SqliteBackend:
    """A file of SQLite.

    Where the event loop is busy, each call to another thread waits for it. So a unit of work is
    one call: writes run on a synchronous engine in a thread of their own, and each question runs
    as a whole in the thread of its aiosqlite connection.
    """

    def __init__(self, url: URL, busy_timeout: float) -> None:
        self._path = path_in(url)
        self._opened: Identity | None = None
        self._kept: Path | None = None
        self._url = url.set(drivername="sqlite+pysqlite")
        self._busy_timeout = busy_timeout
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage-writer")
        self._writer = create_engine(
            self._url,
            pool_size=1,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"timeout": busy_timeout},
        )
        # A transaction that took the lock only at its first write might fail halfway.
        set_up(self._writer, (*_KEPT, "foreign_keys=ON"), begin="BEGIN IMMEDIATE")
        self._reader = _reader_for(self._path, busy_timeout)
        self._waiting: deque[_Write[Any]] = deque()

    async def prepare(self) -> None:
        """Create the file if there is none, and migrate its schema."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._prepare)

    def write(
        self,
        work: Callable[[Connection], T],
        *,
        exclusive: bool = True,
        guild: int | None = None,
        serial_per_guild: bool = False,
    ) -> asyncio.Future[T]:
        """Start work in the writer's thread, in a transaction that has the write lock.

        Work that is not ``exclusive`` shares the transaction with such work that waits behind it.
        One process owns every ``guild``.
        """
        write = _Write(work, exclusive, time.monotonic() + self._busy_timeout)
        # Each write asks for a turn of the thread, but the first turn may do many: their own find
        # them done.
        self._waiting.append(write)
        return asyncio.get_running_loop().run_in_executor(self._thread, self._done, write)

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

    def _done(self, write: _Write[T]) -> T:
        """Commit this write, unless that was done together with one before it."""
        if not write.outcome.done():
            # Commit the first write that waits, together with those behind it that may share.
            first = self._waiting.popleft()
            group = [first]
            try:
                with self._transaction(first.patience_ends) as connection:
                    if not first.exclusive:
                        # Moves that wait share one sync of the disk, which takes 6 to 8 ms (ADR
                        # 23).
                        group += self._sharing()
                    do = _do_in_savepoint if len(group) > 1 else _do
                    done = [do(connection, each) for each in group]
            except BaseException as error:
                # They were rolled back together, so each of them has failed.
                for each in group:
                    each.outcome.set_exception(error)
                raise
            # Only now is it committed: a player who hears of a move may rely on it.
            for tell in done:
                tell()
        return write.outcome.result()

    def _sharing(self) -> Iterator[_Write[Any]]:
        """The writes that wait now, up to one that has to be alone."""
        for _ in range(len(self._waiting)):
            if self._waiting[0].exclusive:
                return
            yield self._waiting.popleft()

    @contextmanager
    def _transaction(self, patience_ends: float) -> Iterator[Connection]:
        with self._writer.connect() as connection:
            self._require_in_place(_driver(connection.connection))
            # The time spent in the queue counts towards the timeout.
            left = max(0.0, patience_ends - time.monotonic())
            _run_pragma(connection.connection, f"busy_timeout={left * 1000:.0f}")
            with connection.begin():
                yield connection

    def _require_in_place(self, database: sqlite3.Connection) -> None:
        """FileGone if the file was deleted or replaced: what is written to it ends with us.

        Checked before each write, since a player then reads that a move is stored.
        """
        if self._kept is None:
            if self._opened in (None, identity_of(self._path)):
                return
            self._kept = write_again(database, self._path)
            # SQLite would put what it finds in a WAL file of this name into the other file.
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        raise FileGone(str(self._kept))

    def _forget(self) -> bool:
        with self._writer.connect() as connection:
            _run_pragma(connection.connection, f"busy_timeout={self._busy_timeout * 1000:.0f}")
            database = _driver(connection.connection)
            sqlite_file.vacuum_if_due(database, sqlite_file.VACUUM_AT_ONCE)
            ((busy, _, _),) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return not busy

    def _prepare(self) -> None:
        self._require_known()
        prepare_file(self._path, self._busy_timeout)
        # SQLite alters a table by recreating it, which foreign keys would turn into the
        # loss of every row that points to it; they can be turned off outside a transaction only.
        pragmas = (*_KEPT, "foreign_keys=OFF")
        with engine_on(self._url, pragmas, "BEGIN IMMEDIATE", self._busy_timeout) as engine:
            with engine.begin() as connection:
                # The write lock is held, so the copy is of this moment.
                migrated = migrate(connection, before=partial(keep_before, self._path))
                broken = migrated and connection.exec_driver_sql("PRAGMA foreign_key_check").first()
                if broken:
                    raise RuntimeError("a migration left rows that point to nothing")
            with engine.connect() as connection:
                sqlite_file.vacuum_if_due(
                    _driver(connection.connection), sqlite_file.VACUUM_AT_START
                )
        with self._writer.connect():  # it has the file open from now on, under whatever name
            self._opened = identity_of(self._path)

    def _require_known(self) -> None:
        """Before anything is changed in the file, its journal too: NewerSchema, OtherShape."""
        if not has_content(self._path):
            return
        with (
            engine_on(self._url, (), "BEGIN", self._busy_timeout) as engine,
            engine.begin() as connection,
        ):
            missing_revisions(connection)


def _do(connection: Connection, write: _Write[T]) -> Callable[[], None]:
    """Do the work; return what tells its outcome once it is committed."""
    return partial(write.outcome.set_result, write.work(connection))


def _do_in_savepoint(connection: Connection, write: _Write[T]) -> Callable[[], None]:
    """Do the work, or undo it alone if it fails; return what tells its outcome."""
    savepoint = connection.begin_nested()
    try:
        tell = _do(connection, write)
    except Exception as error:
        if not _driver(connection.connection).in_transaction:
            raise  # a disk that is full, for one, makes SQLite undo the whole transaction
        savepoint.rollback()
        return partial(write.outcome.set_exception, error)
    savepoint.commit()
    return tell


class _DirectConnection(AsyncAdapt_aiosqlite_connection):
    """A connection of aiosqlite whose statements run in the thread that makes them."""

    def cursor(self, server_side: bool = False) -> sqlite3.Cursor:  # type: ignore[override]
        return self._driver.cursor()

    def commit(self) -> None:
        self._driver.commit()

    def rollback(self) -> None:
        self._driver.rollback()

    @property
    def text_factory(self) -> Callable[[bytes], object]:
        """What becomes of each text."""
        factory: Callable[[bytes], object] = self._driver.text_factory
        return factory

    @text_factory.setter
    def text_factory(self, factory: Callable[[bytes], object]) -> None:
        self._driver.text_factory = factory

    @property
    def _driver(self) -> sqlite3.Connection:
        # A private part, as SQLAlchemy's own dialect uses it: the version of aiosqlite is bounded
        # (ADR 14).
        driver: sqlite3.Connection = self._connection._conn
        return driver


def _reader_for(path: Path, busy_timeout: float) -> AsyncEngine:
    """Connections that refuse to write, and that do not create the file if it is missing."""
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
        hide_parameters=True,
        connect_args={"timeout": busy_timeout},
    )

    @event.listens_for(engine.sync_engine, "do_connect")
    def _(
        dialect: Dialect, _record: ConnectionPoolEntry, args: list[Any], options: dict[str, Any]
    ) -> _DirectConnection:
        connection: Any = aiosqlite.connect(*args, **options)
        # Else a question that still runs would keep a process alive that wants to end.
        connection._thread.daemon = True
        try:
            await_(connection)
        except BaseException:
            # Its thread has been told to end, and would otherwise outlive the event loop.
            connection._thread.join()
            raise
        return _DirectConnection(dialect.loaded_dbapi, connection)

    # One thread alone writes (ADR 6): a reader that tries to is refused.
    set_up(engine.sync_engine, ("query_only=ON",), begin="BEGIN")
    return engine


def _in_its_thread(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Run work in a transaction, in the thread of this connection: one call for all of it."""
    driver: Any = connection.connection.driver_connection
    try:
        answer: T = await_(driver._execute(_in_transaction, connection, work))
    except asyncio.CancelledError:
        await_(_until_quiet(driver))
        raise
    return answer


async def _until_quiet(driver: Any) -> None:  # noqa: ANN401 - of aiosqlite, which types none
    """Interrupt a thread that is at work, and wait for it, however often one is cancelled.

    Else the next question would meet the interruption, or a transaction that it kept open.
    """
    await driver.interrupt()
    ended = asyncio.ensure_future(driver._execute(_end_transaction, driver._conn))
    while not ended.done():
        with suppress(asyncio.CancelledError):
            await asyncio.shield(ended)


def _end_transaction(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.rollback()


def _in_transaction(connection: Connection, work: Callable[[Connection], T]) -> T:
    with connection.begin():
        return work(connection)


def set_up(engine: Engine, pragmas: tuple[str, ...], *, begin: str) -> None:
    """Set these pragmas on each new connection, and begin each transaction with ``begin``."""

    @event.listens_for(engine, "connect")
    def _(dbapi: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        dbapi.isolation_level = None  # else the driver begins transactions by itself
        driver: Any = dbapi
        driver.text_factory = _text
        for pragma in pragmas:
            _run_pragma(dbapi, pragma)

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


@contextmanager
def engine_on(
    file: Path | URL, pragmas: tuple[str, ...], begin: str, busy_timeout: float = 5.0
) -> Iterator[Engine]:
    """An engine on a file for one piece of work; ``pragmas`` and ``begin`` as in `set_up`."""
    url = file if isinstance(file, URL) else URL.create("sqlite+pysqlite", database=str(file))
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": busy_timeout})
    set_up(engine, pragmas, begin=begin)
    try:
        yield engine
    finally:
        engine.dispose()


def _text(stored: bytes) -> str | bytes:
    """A text; its bytes if it is none, where the driver's own way is to end the whole query."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def _driver(connection: PoolProxiedConnection) -> sqlite3.Connection:
    driver = connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        raise TypeError("not SQLite's own driver")
    return driver


def _run_pragma(dbapi: DBAPIConnection | PoolProxiedConnection, pragma: str) -> None:
    cursor = dbapi.cursor()
    cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
