"""Who uses a file of SQLite: whoever puts another one in its place must be alone.

The mark is a lock on an empty file beside it, which SQLite itself keeps: it goes with its process,
however that ends, and on every system.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.sqlite_causes import told_as_unavailable

SUFFIX = ".lock"


@contextmanager
def in_use(database: Path) -> Iterator[None]:
    """Use the database among others; StorageUnavailable while somebody must be alone with it."""
    with _locked(database, "BEGIN", "SELECT count(*) FROM sqlite_master"):
        yield


@contextmanager
def alone_with(database: Path) -> Iterator[None]:
    """Have the database for oneself; StorageUnavailable, as locked, while anybody uses it."""
    with _locked(database, "BEGIN EXCLUSIVE"):
        yield


@contextmanager
def _locked(database: Path, *statements: str) -> Iterator[None]:
    lock = database.with_name(database.name + SUFFIX)
    with told_as_unavailable():
        lock.parent.mkdir(parents=True, exist_ok=True)
        lock.touch(mode=0o600)
        connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
    with closing(connection):
        with told_as_unavailable():
            for statement in statements:
                connection.execute(statement).fetchall()
        yield
