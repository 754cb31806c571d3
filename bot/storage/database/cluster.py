"""The agreement of processes through PostgreSQL: who serves a slot, identifies, may ask Discord.

It also passes on what they tell each other.

All times are the database's. The connections are separate from those of the tables, which may all
be in use when a lease has to be renewed.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import postgresql
from bot.storage.database.dialects import batches
from bot.storage.errors import StorageUnavailable

LEASE_SECONDS = 10.0
"""The length of a lease: the servers of a killed process stand still for as long (ADR 19)."""

IDENTIFY_SECONDS = 5.0
"""The time that Discord wants between two IDENTIFYs of shards with the same remainder."""

_PATIENCE = 2.0
_SILENCE = 2.5
"""Seconds after which a statement is given up: there has to be time to renew once more."""

_QUIET = 10.0
"""Seconds without a word after which a connection that listens is tried."""

_AT_ONCE = 512
"""Slots taken in one transaction; each holds a lock of the server until it ends."""

_IDENTIFYING = 8146
_ASKS_AGAIN = 0.25

_FREE = text(
    "SELECT slot FROM unnest(CAST(:slots AS integer[])) AS wanted (slot)"
    " LEFT JOIN slots USING (slot)"
    " WHERE slots.until IS NULL OR slots.until <= clock_timestamp() ORDER BY slot"
)
_LOCK = text(
    f"SELECT pg_advisory_xact_lock({postgresql.OF_SLOTS}, slot)"
    " FROM unnest(CAST(:slots AS integer[])) AS wanted (slot)"
)
_TAKE = text(
    "INSERT INTO slots (slot, owner, epoch, until, version)"
    " SELECT slot, :owner, 1, clock_timestamp() + make_interval(secs => :seconds), :version"
    " FROM unnest(CAST(:slots AS integer[])) AS wanted (slot)"
    " ON CONFLICT (slot) DO UPDATE SET owner = excluded.owner, epoch = slots.epoch + 1,"
    " until = excluded.until, version = excluded.version"
    " WHERE slots.until <= clock_timestamp()"
    " RETURNING slot, epoch, accepted"
)
_CLEAR = text(
    "UPDATE slots SET accepted = NULL"
    " WHERE slot = ANY(CAST(:slots AS integer[])) AND accepted IS NOT NULL AND owner = :owner"
)
_RENEW = text(
    "UPDATE slots SET until = clock_timestamp() + make_interval(secs => :seconds)"
    " WHERE owner = :owner RETURNING slot, epoch"
)
_RELEASE = text(
    "UPDATE slots SET owner = NULL, until = clock_timestamp(), accepted = known.accepted"
    " FROM unnest(CAST(:slots AS integer[]), CAST(:accepted AS bigint[])) AS known (slot, accepted)"
    " WHERE slots.slot = known.slot AND slots.owner = :owner"
)
_OWNERS = text(
    "SELECT DISTINCT owner FROM slots"
    " WHERE slot = ANY(CAST(:slots AS integer[])) AND owner <> :owner"
    " AND until > clock_timestamp() ORDER BY owner"
)
_TRY = text(f"SELECT pg_try_advisory_lock({_IDENTIFYING}, :key)")
_LET_GO = text(f"SELECT pg_advisory_unlock({_IDENTIFYING}, :key)")
_NEXT_REQUEST = text(
    # A turn that is forgotten in a crash of the server is no loss: its commit need not be on disk.
    "WITH quick AS (SELECT set_config('synchronous_commit', 'off', true)),"
    " gap AS (SELECT make_interval(secs => :gap) AS gap FROM quick)"
    " INSERT INTO request_turns AS turns (what, next_at)"
    " SELECT 'discord', clock_timestamp() + gap FROM gap ON CONFLICT (what) DO UPDATE"
    " SET next_at = greatest(turns.next_at, clock_timestamp()) + make_interval(secs => :gap)"
    " RETURNING extract(epoch FROM turns.next_at - clock_timestamp())"
)


@dataclass(frozen=True, slots=True)
class TakenSlot:
    """A slot that this process owns from now on.

    ``accepted``: the last interaction that the owner before has dealt with, where it handed the
    slot over; None if its lease ran out.
    """

    slot: int
    epoch: int
    accepted: int | None


class ClusterStore:
    """The leases of one process, and its turns to identify."""

    def __init__(self, url: str, owner: str, version: str) -> None:
        self._owner = owner
        self._version = version
        self._engine = postgresql.engine_for(make_url(url), _PATIENCE, silence=_SILENCE)
        self._turns: dict[AsyncConnection, asyncio.Task[None]] = {}

    async def take(self, slots: Iterable[int]) -> tuple[TakenSlot, ...]:
        """Take those of these slots that nobody owns, once all writes for them have ended."""
        taken: list[TakenSlot] = []
        async with self._transaction() as connection:
            found = await connection.execute(_FREE, {"slots": sorted(slots)})
            free = found.scalars().all()
        for some in batches(free, _AT_ONCE):
            async with self._transaction() as connection:
                # Waits until every write that has begun for these slots has ended (ADR 19).
                await connection.execute(_LOCK, {"slots": some})
                facts = {"slots": some, "owner": self._owner, "version": self._version}
                rows = await connection.execute(_TAKE, {**facts, "seconds": LEASE_SECONDS})
                taken += (TakenSlot(*row) for row in rows)
                await connection.execute(_CLEAR, {"slots": some, "owner": self._owner})
        return tuple(taken)

    async def renew(self) -> Mapping[int, int]:
        """Renew every lease of this process; the slots that it owns, with their epochs."""
        async with self._transaction() as connection:
            facts = {"owner": self._owner, "seconds": LEASE_SECONDS}
            rows = await connection.execute(_RENEW, facts)
            return {row.slot: row.epoch for row in rows}

    async def release(self, accepted: Mapping[int, int]) -> None:
        """Hand these slots over, each with the last interaction that was dealt with."""
        async with self._transaction() as connection:
            facts = {"slots": list(accepted), "accepted": list(accepted.values())}
            await connection.execute(_RELEASE, {**facts, "owner": self._owner})

    async def other_owners(self, slots: Iterable[int]) -> tuple[str, ...]:
        """The other processes that own some of these slots."""
        async with self._transaction() as connection:
            facts = {"slots": sorted(slots), "owner": self._owner}
            return tuple((await connection.execute(_OWNERS, facts)).scalars())

    async def turn_to_identify(self, key: int) -> None:
        """Wait until no other process identifies by this key; none does so soon afterwards."""
        with _explained():
            connection = await self._engine.connect()
            try:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                while True:
                    if (await connection.execute(_TRY, {"key": key})).scalar():
                        break
                    await asyncio.sleep(_ASKS_AGAIN)
            except BaseException:
                # It may have the lock already: the end of the connection frees that.
                await _drop(connection)
                raise
        self._turns[connection] = asyncio.create_task(self._end_turn(connection, key))

    async def next_request(self, gap: float) -> float:
        """Seconds until this process may ask Discord, ``gap`` seconds after the one before.

        StorageUnavailable if the server cannot serve.
        """
        with _explained():
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                until = await connection.execute(_NEXT_REQUEST, {"gap": gap})
                return float(until.scalar_one()) - gap

    async def listen(self, channel: str, hear: Callable[[str | None], Awaitable[None]]) -> None:
        """Pass on what processes tell on a channel, until the connection is lost.

        None comes first: news may have come before.
        """
        told: asyncio.Queue[str] = asyncio.Queue()
        with _explained():
            connection = await self._engine.connect()
            try:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.add_listener(channel, lambda *heard: told.put_nowait(heard[-1]))
                await hear(None)
                while True:
                    try:
                        async with asyncio.timeout(_QUIET):
                            news = await told.get()
                    except TimeoutError:
                        # A connection that was cut off says nothing by itself.
                        await connection.execute(text("SELECT 1"))
                    else:
                        await hear(news)
            finally:
                await _drop(connection)

    async def close(self) -> None:
        """Close every connection; whoever waits to identify may do so at once."""
        for turn in self._turns.values():
            turn.cancel()
        await asyncio.gather(*self._turns.values(), return_exceptions=True)
        for connection in self._turns:
            await _drop(connection)
        await self._engine.dispose()

    async def _end_turn(self, connection: AsyncConnection, key: int) -> None:
        await asyncio.sleep(IDENTIFY_SECONDS)
        # A connection that was lost has lost the lock as well.
        with suppress(DBAPIError, OSError):
            await connection.execute(_LET_GO, {"key": key})
        del self._turns[connection]
        await _drop(connection)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        with _explained():
            async with self._engine.begin() as connection:
                yield connection


async def _drop(connection: AsyncConnection) -> None:
    """Close a connection: back in the pool it might keep its lock."""
    with suppress(DBAPIError, OSError):
        await connection.invalidate()
    await connection.close()


@contextmanager
def _explained() -> Iterator[None]:
    """Raise StorageUnavailable if the server cannot serve."""
    try:
        yield
    except Exception as error:
        cause = postgresql.cause_of(error)
        if cause is None:
            raise
        raise StorageUnavailable(cause) from error
