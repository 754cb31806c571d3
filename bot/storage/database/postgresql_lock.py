"""The lock of a bot on its database of PostgreSQL: on a connection that is watched."""

import asyncio
import time
from contextlib import suppress
from types import TracebackType
from typing import Self

import structlog
from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database.postgresql import cause_of, engine_for
from bot.storage.errors import Cause, DatabaseInUse, StorageUnavailable

logger = structlog.stdlib.get_logger(__name__)

_SERVING = 8144  # the advisory lock of the bot; any number but that of whoever writes

_PATIENCE = 2.0
"""Seconds that a start waits for the lock: a bot that was killed loses it a moment later."""

_SILENCE = 5.0
"""Seconds after which a server that says nothing has gone."""

LOOK_SECONDS = 5.0
"""Seconds from one look at the connection to the next."""

REGAIN_SECONDS = 60.0
"""How long somebody else may have the lock, once the connection was lost, before the bot ends.

It may be the bot's own former connection, which the server has not missed yet.
"""

_MISSED = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "3"}
"""By these the server misses a machine that has gone without a word, in less than a minute."""


class PostgresqlLock:
    """Held from start to end by one process; the server lets go of it when its connection ends."""

    def __init__(self, url: URL) -> None:
        self._engine = engine_for(url, _PATIENCE, silence=_SILENCE, settings=_MISSED)
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
        """Let go of it."""
        if self._connection is not None:
            with suppress(DBAPIError, OSError):
                await self._connection.execute(
                    text("SELECT pg_advisory_unlock(:lock)"), {"lock": _SERVING}
                )
        await self._let_go()
        await self._engine.dispose()

    async def watch(self) -> None:
        """Look whether the lock is still held, and take it again; DatabaseInUse if it is gone."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if not await self._is_held():
                logger.warning("the lock on the database was lost with its connection")
                await self._regain()
                logger.info("the lock on the database is held again")

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
                refused_since = None
                logger.info("the lock cannot be taken yet", why=str(unreachable))
            await asyncio.sleep(LOOK_SECONDS)

    async def _take(self) -> None:
        await self._let_go()
        try:
            self._connection = await self._engine.connect()
            await self._connection.execution_options(isolation_level="AUTOCOMMIT")
            await self._connection.execute(
                text("SELECT pg_advisory_lock(:lock)"), {"lock": _SERVING}
            )
        except Exception as error:
            await self._let_go()
            cause = cause_of(error)
            if cause is Cause.LOCKED:
                raise DatabaseInUse from error
            if cause is None:
                raise
            raise StorageUnavailable(cause) from error

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError, OSError):
                await connection.invalidate()  # not back to the pool, where it would keep the lock
            await connection.close()
