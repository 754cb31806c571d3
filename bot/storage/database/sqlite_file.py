"""The file of SQLite itself: for its owner alone, and in WAL mode."""

import glob
import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL

from bot.storage.database.sqlite_causes import told_as_unavailable
from bot.storage.errors import BadDatabaseUrl

OWNER_ALONE = 0o600
"""The mode of the database and of its copies."""

_STEP = 0.01


def path_in(url: URL) -> Path:
    """The file that an address of SQLite names; BadDatabaseUrl when it names none."""
    if url.database in (None, "", ":memory:") or "uri" in url.query:
        raise BadDatabaseUrl("SQLite needs the path of a file")
    return Path(url.database or "")


def prepare_file(path: Path, busy_timeout: float) -> None:
    """Make the file if there is none, and let its readers and its writer not wait for each other.

    Whatever the file is, it is only changed if it is a database.
    """
    with told_as_unavailable():
        _make_private(path)
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
        _switch_to_wal(connection, tries=max(1, round(busy_timeout / _STEP)))


def _make_private(path: Path) -> None:
    # SQLite gives the mode of the file to the files that it puts beside it.
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    make_private(path, *path.parent.glob(f"{glob.escape(path.name)}?*"))


def make_private(*paths: Path) -> None:
    """Let nobody but their owner read these files; those of another owner stay as they are."""
    for path in paths:
        with suppress(OSError):
            path.chmod(path.stat().st_mode & OWNER_ALONE)


def _switch_to_wal(connection: sqlite3.Connection, *, tries: int) -> None:
    # SQLite does not wait, whatever its timeout, for another process that makes this switch.
    for left in reversed(range(tries)):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if left == 0 or error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            time.sleep(_STEP)
        else:
            return
