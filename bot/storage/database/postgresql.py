"""The PostgreSQL backend of `Database`.

Work is written for a single writer: it relies on what it has read until it has written. So an
advisory lock keeps all other writers out, in every process; moves at tables run side by side.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any

from sqlalchemy import URL, Connection, TextClause, event, text
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.storage.database.backend import T, read
from bot.storage.database.columns import UNREADABLE_TIME
from bot.storage.database.fence import Fence, require_epoch, slot_of
from bot.storage.database.migrate import migrate
from bot.storage.database.schema import EVERYWHERE
from bot.storage.errors import Cause, StorageUnavailable

_WRITING = 8143  # the advisory lock of writers; any number, the same in every process

OF_SLOTS = 8145
"""The advisory locks of slots: shared by those who write for one, exclusive for who takes it."""

_WAIT = (
    "SELECT set_config('lock_timeout', :left, true),"
    " pg_advisory_xact_lock{}(:writing),"
    " set_config('lock_timeout', :usual, true)"
)
_FENCED = (
    f", pg_advisory_xact_lock_shared({OF_SLOTS}, :slot),"
    " set_config('idle_in_transaction_session_timeout', '5s', true)"
)
"""A taker of a slot waits for its writers: one that has gone silent is ended soon."""

_IN_TURN = ", pg_advisory_xact_lock(:guild)"
"""The lock of a server, by its Discord id, which no other lock has as its number; or of all, 0."""

_ALONE, _BESIDE, _OF_SERVER = (
    text(wait)
    for wait in (_WAIT.format(""), _WAIT.format("_shared"), _WAIT.format("_shared") + _IN_TURN)
)
_FENCED_TOO = {wait: text(wait.text + _FENCED) for wait in (_ALONE, _BESIDE, _OF_SERVER)}

_SILENCE = 30.0
"""Seconds after which a silent server is taken for gone, as when the network is cut."""

_FORSAKEN = 60.0
"""Seconds after which the server ends the transaction of a process that has gone silent."""

_CONNECTIONS = 15
"""Connections of a process, kept open: opening more under load more than halves the throughput."""

NO_MORE: Mapping[str, str] = MappingProxyType({})

_CONNECTION_WAIT = 5.0
"""Seconds that work waits for a connection before it makes its own, or fails if all are in use.

Nobody wakes those who wait when the making of the connections fails, as in an outage, or is
cancelled: SQLAlchemy's own 30 seconds are long after the server is back.
"""

# By SQLSTATE, or by its first two letters for a whole class.
_CAUSES = {
    "08": Cause.UNREACHABLE,
    "25006": Cause.READ_ONLY,
    "25P03": Cause.UNREACHABLE,
    "28": Cause.UNREACHABLE,
    "3D": Cause.UNREACHABLE,
    "3F": Cause.FORBIDDEN,  # no schema that the user may create in
    "40": Cause.LOCKED,
    "42501": Cause.FORBIDDEN,
    "53": Cause.FULL,
    "53300": Cause.UNREACHABLE,
    "55P03": Cause.LOCKED,
    "57": Cause.UNREACHABLE,
    "58": Cause.UNREADABLE,
    "XX001": Cause.UNREADABLE,
    "XX002": Cause.UNREADABLE,
}


class PostgresqlBackend:
    """A database of PostgreSQL, reached through asyncpg."""

    def __init__(self, url: URL, busy_timeout: float, fence: Fence | None = None) -> None:
        self._url = url
        self._busy_timeout = busy_timeout
        self._fence = fence
        self._engine = engine_for(url, busy_timeout, silence=_SILENCE)
        self._reading = self._engine.execution_options(
            # All statements of a question see one moment, and none can write by mistake.
            isolation_level="REPEATABLE READ",
            postgresql_readonly=True,
        )
        self._turn = asyncio.Lock()

    async def prepare(self) -> None:
        """Bring the schema up to date, one process at a time, however long a step of it takes."""
        engine = engine_for(self._url, self._busy_timeout, silence=None)
        try:
            async with engine.begin() as connection:
                await self._wait(connection, self._patience_ends(), _ALONE)
                await connection.run_sync(migrate)
        finally:
            await engine.dispose()

    def write(
        self,
        work: Callable[[Connection], T],
        *,
        exclusive: bool = True,
        guild: int | None = None,
        serial_per_guild: bool = False,
    ) -> asyncio.Future[T]:
        """Start work in a transaction, once no other write is in its way."""
        wait = _ALONE if exclusive else _OF_SERVER if serial_per_guild else _BESIDE
        written = self._written(work, self._patience_ends(), wait, guild)
        return asyncio.ensure_future(self._in_turn(written, exclusive=exclusive))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction that refuses to write."""
        return await read(self._reading, work)

    def forget(self) -> asyncio.Future[bool]:
        """Leave it to the server, which vacuums in its own time."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        done.set_result(True)
        return done

    def cause_of(self, error: Exception) -> Cause | None:
        """Say why PostgreSQL cannot serve, by the state that it gave."""
        return cause_of(error)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def _in_turn(self, written: Coroutine[object, object, T], *, exclusive: bool) -> T:
        # Writers of a process queue here: waiting at the server would hold a connection.
        async with self._turn:
            if exclusive:
                return await written
        return await written

    async def _written(
        self,
        work: Callable[[Connection], T],
        patience_ends: float,
        wait: TextClause,
        guild: int | None,
    ) -> T:
        facts = {"guild": guild or EVERYWHERE} if wait is _OF_SERVER else {}
        if self._fence is None or guild is None:
            async with self._engine.begin() as connection:
                await self._wait(connection, patience_ends, wait, **facts)
                return await connection.run_sync(work)
        epoch = self._fence.epoch_of(guild)
        async with self._engine.begin() as connection:
            fenced = _FENCED_TOO[wait]
            await self._wait(connection, patience_ends, fenced, slot=slot_of(guild), **facts)
            # In a statement of its own: the one before saw the database as it was before it waited.
            await connection.run_sync(require_epoch, guild, epoch)
            return await connection.run_sync(work)

    def _patience_ends(self) -> float:
        return time.monotonic() + self._busy_timeout

    async def _wait(
        self, connection: AsyncConnection, patience_ends: float, wait: TextClause, **facts: object
    ) -> None:
        """Take the locks of writers until the transaction ends."""
        # The time spent in the queue counts towards the timeout.
        left = max(self._busy_timeout / 4, patience_ends - time.monotonic())
        facts |= {"left": _text(left), "usual": _text(self._busy_timeout), "writing": _WRITING}
        await connection.execute(wait, facts)


def cause_of(error: Exception) -> Cause | None:
    """Why the server cannot serve; None when the error is about something else."""
    if isinstance(error, OSError | PoolTimeout | InterfaceError):
        return Cause.UNREACHABLE
    # asyncpg's own errors come bare while a connection is being made.
    state = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None)
    if state is None:
        # The driver lost the thread when the connection was ended at the other side.
        return Cause.UNREACHABLE if isinstance(error, InternalError) else None
    return _CAUSES.get(state) or _CAUSES.get(state[:2])


def engine_for(
    url: URL, busy_timeout: float, *, silence: float | None, settings: Mapping[str, str] = NO_MORE
) -> AsyncEngine:
    """An engine whose work waits ``busy_timeout`` seconds for a lock, ``silence`` for the server.

    StorageUnavailable if its driver is not installed.
    """
    settings = {
        "lock_timeout": _text(busy_timeout),
        "idle_in_transaction_session_timeout": _text(_FORSAKEN),
        **settings,
    }
    try:
        engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            # A connection may have died while nobody used it, as when the server restarts.
            pool_pre_ping=True,
            hide_parameters=True,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=_CONNECTION_WAIT,
            connect_args={
                "server_settings": settings,
                "timeout": busy_timeout,
                "command_timeout": silence,
            },
        )
    except ModuleNotFoundError as error:
        raise StorageUnavailable(Cause.NO_DRIVER) from error

    @event.listens_for(engine.sync_engine, "connect")
    def _(dbapi: Any, _record: ConnectionPoolEntry) -> None:  # noqa: ANN401
        dbapi.run_async(_read_any_time)

    return engine


EPOCH = datetime(2000, 1, 1, tzinfo=UTC)
"""From which PostgreSQL counts microseconds."""


async def _read_any_time(driver: Any) -> None:  # noqa: ANN401
    """Let no time end a query: there are many that Python has not, and the driver would raise."""
    await driver.set_type_codec(
        "timestamptz",
        schema="pg_catalog",
        encoder=lambda at: ((at - EPOCH) // timedelta(microseconds=1),),
        decoder=_time,
        format="tuple",
    )


def _time(counted: tuple[int]) -> datetime:
    try:
        return EPOCH + timedelta(microseconds=counted[0])
    except OverflowError:
        return UNREADABLE_TIME


def _text(seconds: float) -> str:
    """A time as the server reads it."""
    return f"{seconds * 1000:.0f}ms"
