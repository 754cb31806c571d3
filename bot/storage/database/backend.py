"""The interface that a kind of database implements for `Database`, and how all of them read."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import greenlet_spawn

from bot.storage.errors import Cause

T = TypeVar("T")


class Backend(Protocol):
    """One kind of database: it runs work in transactions and explains its failures."""

    async def prepare(self) -> None:
        """Reach the database and bring its schema up to date."""

    def write(
        self,
        work: Callable[[Connection], T],
        *,
        exclusive: bool = True,
        guild: int | None = None,
        serial_per_guild: bool = False,
    ) -> asyncio.Future[T]:
        """Start work in a transaction that is committed entirely or not at all.

        ``exclusive``: no other write runs with it. Otherwise only writes that are not exclusive do;
        some of them may share a commit, before which no caller goes on. One that fails is undone
        alone; a commit that fails undoes all of them.
        ``guild``: the server for which it writes; Fenced if another process owns it.
        ``serial_per_guild``: no other such work for this server runs with it, or without one, no
        other such work for all servers.
        """

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run read-only work on one snapshot of the database; cancelled, it ends early."""

    def forget(self) -> asyncio.Future[bool]:
        """Purge copies of deleted or overwritten data; return whether that is done already."""

    def cause_of(self, error: Exception) -> Cause | None:
        """Say why the database cannot serve, or None when the error is not about that."""

    async def close(self) -> None:
        """Let go of every connection and thread."""


async def read(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """Run work in a transaction of this engine, whose connections refuse to write."""

    def on_connection() -> T:
        with engine.sync_engine.connect() as connection:
            return work(connection)

    # Storage functions are plain ones, shared by both databases: SQLAlchemy runs them in a
    # greenlet.
    return await greenlet_spawn(on_connection)
