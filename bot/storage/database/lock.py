"""Lock a database for one process: a bot that serves it, or a tool that replaces its content.

Processes of a cluster share the lock among themselves.

For SQLite the lock is on an empty file next to the database, kept by SQLite itself; for PostgreSQL
it is an advisory lock on a separate connection. Either ends with its process. Tools that only read
take no lock.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar

import structlog
from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import DBAPIError

from bot.storage.database import postgresql
from bot.storage.database.database import file_of
from bot.storage.database.sqlite_file import (
    as_storage_unavailable,
    cause_of,
    give_to_owner_of,
    require_folder,
)
from bot.storage.errors import Cause, DatabaseInUse, StorageUnavailable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

logger = structlog.stdlib.get_logger(__name__)

SUFFIX = ".lock"

T = TypeVar("T")

_SERVING = 8144  # the advisory lock of the bot; any number but that of the writers

_PATIENCE = 2.0
"""Seconds that a start waits for the lock: a killed bot loses it a moment later."""

_SILENCE = 5.0
"""Seconds after which a silent server is taken for gone."""

LOOK_SECONDS = 5.0
"""Seconds between two checks of the connection."""

REGAIN_SECONDS = 60.0
"""Seconds that another connection may hold the lock, after ours was lost, before the bot exits.

It may be the bot's own former connection, which the server has not noticed to be dead.
"""

_MISSED = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "3"}
"""Settings of the connection: with them the server notices a vanished machine within a minute."""


@contextmanager
def alone_with(database: Path) -> Iterator[None]:
    """Lock a SQLite file; DatabaseInUse while another process holds the lock."""
    path = database.resolve()
    lock = path.with_name(path.name + SUFFIX)
    with as_storage_unavailable():
        require_folder(lock)
        if not lock.exists():
            lock.touch(mode=0o600)
            give_to_owner_of(lock.parent, lock)
        connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
    with closing(connection):
        with as_storage_unavailable():
            try:
                # SQLite's own lock ends with its process, however that dies: no stale lock file is
                # left.
                connection.execute("BEGIN EXCLUSIVE").fetchall()
            except sqlite3.Error as error:
                if cause_of(error) is Cause.LOCKED:
                    raise DatabaseInUse from error
                raise
        yield


async def run_alone(
    url: str,
    work: Callable[[], Coroutine[Any, Any, T]],
    on_lost: Callable[[], None] | None = None,
    *,
    shared: bool = False,
) -> T:
    """Do work while holding the lock; DatabaseInUse when another process holds it.

    ``shared``: beside others that share it, on PostgreSQL. If the server goes away and another bot
    takes the lock afterwards, ``on_lost`` is called, the work is cancelled and DatabaseInUse is
    raised.
    """
    file = file_of(url)
    if file is not None:
        with alone_with(file):
            return await work()
    async with PostgresqlLock(make_url(url), shared=shared) as lock:
        working, watching = asyncio.create_task(work()), asyncio.create_task(lock.watch())
        try:
            await asyncio.wait((working, watching), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                if on_lost:
                    on_lost()
                watching.result()
        finally:
            for task in (working, watching):
                task.cancel()
            await asyncio.wait((working, watching))
        return working.result()


class PostgresqlLock:
    """Held by one process from start to end; the server releases it when the connection ends."""

    def __init__(self, url: URL, *, shared: bool = False) -> None:
        self._kind = "_shared" if shared else ""
        self._engine = postgresql.engine_for(url, _PATIENCE, silence=_SILENCE, settings=_MISSED)
        self._connection: AsyncConnection | None = None

    async def __aenter__(self) -> Self:
        """Take the lock; DatabaseInUse while another process has it."""
        try:
            await self._take()
        except BaseException:
            await self._engine.dispose()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Release the lock."""
        # A watch that is cancelled while it asks leaves the connection invalid: the lock is gone.
        if self._connection is not None and not self._connection.invalidated:
            with suppress(DBAPIError, OSError):
                await self._connection.execute(
                    text(f"SELECT pg_advisory_unlock{self._kind}(:lock)"), {"lock": _SERVING}
                )
        await self._let_go()
        await self._engine.dispose()

    async def watch(self) -> None:
        """Check that the lock is held and retake it if not; DatabaseInUse if another has it."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if not await self._is_held():
                logger.debug("the lock on the database was lost with its connection")
                await self._regain()
                logger.debug("the lock on the database is held again")

    async def _is_held(self) -> bool:
        if self._connection is None:
            return False
        try:
            await self._connection.execute(text("SELECT 1"))
        except (DBAPIError, OSError):
            return False
        return True

    async def _regain(self) -> None:
        refused_since: float | None = None
        while True:
            try:
                return await self._take()
            except DatabaseInUse:
                refused_since = refused_since or time.monotonic()
                if time.monotonic() - refused_since >= REGAIN_SECONDS:
                    raise
            except StorageUnavailable as unreachable:
                # Only time in which another connection holds the lock counts against us.
                refused_since = None
                logger.debug("the lock cannot be taken yet", why=str(unreachable))
            await asyncio.sleep(LOOK_SECONDS)

    async def _take(self) -> None:
        await self._let_go()
        try:
            self._connection = await self._engine.connect()
            # The lock belongs to the connection: no transaction stays open while the bot runs.
            await self._connection.execution_options(isolation_level="AUTOCOMMIT")
            await self._connection.execute(
                text(f"SELECT pg_advisory_lock{self._kind}(:lock)"), {"lock": _SERVING}
            )
        except Exception as error:
            await self._let_go()
            cause = postgresql.cause_of(error)
            if cause is Cause.LOCKED:
                raise DatabaseInUse from error
            if cause is None:
                raise
            raise StorageUnavailable(cause) from error

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # A dead connection ends at the server by itself, and its lock with it.
            with suppress(DBAPIError, OSError):
                await connection.invalidate()  # not back to the pool, where it would keep the lock
            await connection.close()
