"""The one way to the database: plain functions of a connection, each in its transaction."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from bot.monitoring.metrics import FENCED, STORE_FAILURES, STORE_SECONDS
from bot.storage.database.backend import Backend, T
from bot.storage.database.dialects import read_everything, rewrite_nothing
from bot.storage.database.fence import Fence
from bot.storage.database.outage import Ability, Outage
from bot.storage.database.postgresql import PostgresqlBackend
from bot.storage.database.sqlite import SqliteBackend
from bot.storage.database.sqlite_file import path_in
from bot.storage.errors import BadDatabaseUrl, Cause, Fenced, FileGone, StorageUnavailable


class Database:
    """Runs plain functions of a connection; a write that has started always finishes.

    A cancelled caller stops waiting for it: after a cancelled write, read the database again
    before relying on its state. A cancelled read is interrupted.
    """

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._running: set[asyncio.Future[Any]] = set()
        self._is_closed = False
        self._outage = Outage()
        self._gone: FileGone | None = None
        self._is_gone = asyncio.Event()

    @classmethod
    async def open(cls, url: str, *, busy_timeout: float = 2.0, fence: Fence | None = None) -> Self:
        """Reach the database of this address and bring its schema up to date.

        ``busy_timeout``: seconds that work waits, from when it is submitted, for another process's
        lock. Less than the 3 s after which Discord accepts no answer to a press. ``fence``: what
        this process may write, if several serve one database of PostgreSQL.
        """
        database = cls(_backend(url, busy_timeout, fence))
        try:
            await database._settle(asyncio.ensure_future(database._backend.prepare()))
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    def as_it_is(cls, url: str, *, busy_timeout: float = 2.0) -> Self:
        """The database at this address with its schema unchanged: for reading only.

        BadDatabaseUrl if it is no address of a database.
        """
        return cls(_backend(url, busy_timeout))

    @property
    def unavailable(self) -> Cause | None:
        """Why it cannot be read or written; None if it can."""
        return self._outage.cause

    async def until_gone(self) -> FileGone:
        """Wait until a write finds that the file was taken away: the process has to end then."""
        await self._is_gone.wait()
        assert self._gone is not None
        return self._gone

    @property
    def has_one_writer(self) -> bool:
        """Whether all writes come one after the other, whatever they touch."""
        return isinstance(self._backend, SqliteBackend)

    async def write(
        self, work: Callable[[Connection], T], *, exclusive: bool = True, guild: int | None = None
    ) -> T:
        """Run work in a transaction that is rolled back if it raises.

        StorageUnavailable if the database cannot be written, or is closed.

        ``exclusive``: no other write runs with it. Work that is not exclusive may run beside other
        such work, so it must only touch what is its own: one table and its log. ``guild``: the
        server for which it writes; Fenced if another process owns that server.
        """
        with self._reported(Ability.WRITES):
            return await self._written(work, exclusive=exclusive, guild=guild)

    async def try_out(self) -> None:
        """Learn whether it is available: write nothing of importance, and read what was damaged."""
        with suppress(StorageUnavailable):
            await self.write(rewrite_nothing, exclusive=False)
            if self._outage.is_over_once_read and await self.read(read_everything):
                self._outage.worked(Ability.EVERY_PAGE)

    async def write_for(self, guild: int | None, work: Callable[[Connection], T]) -> T:
        """Run work that touches only what is stored of one server, beside that of other servers.

        Such work of the same server comes one after the other. Fenced if another process owns
        the server. Without a server it is work on what all servers share: it too comes one after
        the other, in whichever process.
        """
        return await self._written(work, exclusive=False, guild=guild, serial_per_guild=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run read-only work on one snapshot of the database.

        StorageUnavailable if the database cannot be read, or is closed.
        """
        self._check_open()
        # Not a task: where the loop is busy, each of its turns is a wait.
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._running.add(ended)
        try:
            with self._reported(Ability.READS), self._explained():
                return await self._backend.read(work)
        finally:
            self._running.discard(ended)
            ended.set_result(None)

    async def forget(self) -> bool:
        """Purge copies of deleted data; False if readers still hold one: call it again later.

        StorageUnavailable if the database cannot be written, or is closed.
        """
        self._check_open()
        return await self._settle(self._backend.forget())

    async def close(self) -> None:
        """Wait for running work, then close every connection and thread."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._running:
            await asyncio.wait(self._running)
        await self._backend.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StorageUnavailable(Cause.CLOSED)

    async def _written(
        self,
        work: Callable[[Connection], T],
        *,
        exclusive: bool,
        guild: int | None,
        serial_per_guild: bool = False,
    ) -> T:
        self._check_open()
        try:
            with STORE_SECONDS.time():
                future = self._backend.write(
                    work, exclusive=exclusive, guild=guild, serial_per_guild=serial_per_guild
                )
                return await self._settle(future)
        except Fenced:
            FENCED.inc()
            raise

    async def _settle(self, future: asyncio.Future[T]) -> T:
        self._running.add(future)
        future.add_done_callback(self._running.discard)
        with self._explained():
            # A caller that is cancelled must not undo half of what it asked: it stops waiting, no
            # more.
            return await asyncio.shield(future)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Raise StorageUnavailable if the backend knows why it cannot serve."""
        try:
            yield
        except Exception as error:
            cause = self._backend.cause_of(error)
            if cause is None:
                raise
            STORE_FAILURES.labels(cause).inc()
            raise StorageUnavailable(cause) from error

    @contextmanager
    def _reported(self, what: Ability) -> Iterator[None]:
        """Note whether this works, unless it is another process that refuses it."""
        try:
            yield
        except Fenced:
            raise
        except StorageUnavailable as error:
            self._outage.failed(what, error.cause)
            if isinstance(error, FileGone):
                self._gone = error
                self._is_gone.set()
            raise
        self._outage.worked(what)


def file_of(url: str) -> Path | None:
    """The file of a database of SQLite; None for another kind, BadDatabaseUrl for no address."""
    parsed = parsed_address(url)
    return path_in(parsed) if parsed.get_backend_name() == "sqlite" else None


def shown_address(url: str) -> str:
    """An address without its password; BadDatabaseUrl for none."""
    return parsed_address(url).render_as_string(hide_password=True)


def parsed_address(url: str) -> URL:
    """The parts of an address; BadDatabaseUrl for none."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError):  # such as for a port that is no number
        raise BadDatabaseUrl("not an address of a database") from None


def _backend(url: str, busy_timeout: float, fence: Fence | None = None) -> Backend:
    parsed = parsed_address(url)
    match parsed.get_backend_name():
        case "sqlite":
            return SqliteBackend(parsed, busy_timeout)
        case "postgresql":
            return PostgresqlBackend(parsed, busy_timeout, fence)
        case other:
            raise BadDatabaseUrl(f"no support for {other}")
