"""One bot a database: whoever serves it, or replaces what is in it, must be alone with it.

For SQLite that is a lock on an empty file beside it, which SQLite itself keeps; for PostgreSQL an
advisory lock on a connection of its own. Either goes with its process, however that ends. Tools
that only read need no lock.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import make_url

from bot.storage.database.database import file_of
from bot.storage.database.postgresql_lock import PostgresqlLock
from bot.storage.database.sqlite_causes import cause_of, told_as_unavailable
from bot.storage.errors import Cause, DatabaseInUse

SUFFIX = ".lock"

T = TypeVar("T")


@contextmanager
def alone_with(database: Path) -> Iterator[None]:
    """Have a file of SQLite for oneself; DatabaseInUse while somebody else has it."""
    path = database.resolve()
    lock = path.with_name(path.name + SUFFIX)
    with told_as_unavailable():
        lock.parent.mkdir(parents=True, exist_ok=True)
        lock.touch(mode=0o600)
        connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
    with closing(connection):
        with told_as_unavailable():
            try:
                connection.execute("BEGIN EXCLUSIVE").fetchall()
            except sqlite3.Error as error:
                if cause_of(error) is Cause.LOCKED:
                    raise DatabaseInUse from error
                raise
        yield


async def run_alone(
    url: str, work: Callable[[], Coroutine[Any, Any, T]], on_lost: Callable[[], None] | None = None
) -> T:
    """Do work while nobody else has the database; DatabaseInUse when somebody has it.

    A server may be lost, and another bot be first to lock it afterwards: then ``on_lost`` is
    called and the work is cancelled, and it ends in DatabaseInUse too.
    """
    file = file_of(url)
    if file is not None:
        with alone_with(file):
            return await work()
    async with PostgresqlLock(make_url(url)) as lock:
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
