"""What a kind of database must be able to do to stand behind `Database`."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from bot.storage.errors import Cause

T = TypeVar("T")


class Backend(Protocol):
    """One kind of database: it runs work in transactions and explains its failures."""

    async def prepare(self) -> None:
        """Reach the database and bring its schema up to date."""

    def write(self, work: Callable[[Connection], T], *, alone: bool = True) -> asyncio.Future[T]:
        """Start work in a transaction that is kept whole or not at all.

        Nobody else writes meanwhile; or, unless it is to be ``alone``, nobody who is.
        """

    def read(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Start work that sees one moment of the database and may change nothing."""

    def forget(self) -> asyncio.Future[bool]:
        """Keep no copy of what was deleted or overwritten; say whether that is done already."""

    def cause_of(self, error: Exception) -> Cause | None:
        """Say why the database cannot serve, or None when the error is not about that."""

    async def close(self) -> None:
        """Let go of every connection and thread."""
