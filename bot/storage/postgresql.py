"""PostgreSQL behind `Database`, for those who run several processes on one database."""

import asyncio
from collections.abc import Callable

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.backend import T
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.migrate import migrate

_MIGRATING = 8143  # the advisory lock of whoever migrates; any number, the same in every process

# SQLSTATE, or its first two letters for a whole class.
_CAUSES = {
    "08": Cause.UNREACHABLE,
    "25006": Cause.READ_ONLY,
    "28": Cause.UNREACHABLE,
    "3D": Cause.UNREACHABLE,
    "40": Cause.LOCKED,
    "53": Cause.FULL,
    "55P03": Cause.LOCKED,
    "57": Cause.UNREACHABLE,
}


class PostgresqlBackend:
    """A database of PostgreSQL, reached through asyncpg."""

    def __init__(self, url: URL, busy_timeout: float) -> None:
        self._engine = _engine(url, busy_timeout)

    async def prepare(self) -> None:
        """Bring the schema up to date, one process at a time."""
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
            await connection.run_sync(migrate)

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Start work in a transaction."""
        return asyncio.ensure_future(self._write(work))

    def read(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Start work in a transaction that refuses to write."""
        return asyncio.ensure_future(self._read(work))

    def forget(self) -> asyncio.Future[bool]:
        """Leave it to the server, which cleans up behind itself in its own time."""
        return asyncio.ensure_future(self._forgotten())

    def cause_of(self, error: Exception) -> Cause | None:
        """Say why PostgreSQL cannot serve, by the state that it gave."""
        if isinstance(error, OSError | PoolTimeout | InterfaceError):
            return Cause.UNREACHABLE
        # asyncpg's own errors come bare while a connection is being made.
        state = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None)
        return None if state is None else _CAUSES.get(state) or _CAUSES.get(state[:2])

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def _forgotten(self) -> bool:
        return True

    async def _write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            async with connection.begin():
                return await connection.run_sync(work)


def _engine(url: URL, busy_timeout: float) -> AsyncEngine:
    try:
        return create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_pre_ping=True,
            connect_args={"server_settings": {"lock_timeout": f"{busy_timeout * 1000:.0f}"}},
        )
    except ModuleNotFoundError as error:
        raise StorageUnavailable(Cause.NO_DRIVER) from error
