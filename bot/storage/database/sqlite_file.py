"""The file of a SQLite database: made for its owner alone, in WAL mode; and why it cannot serve."""

import errno
import glob
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL

from bot.storage.errors import BadDatabaseUrl, Cause, StorageUnavailable

OWNER_ALONE = 0o600
"""The mode of the database and of its copies."""

_STEP = 0.01

_OF_SQLITE = {
    sqlite3.SQLITE_BUSY: Cause.LOCKED,
    sqlite3.SQLITE_LOCKED: Cause.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Cause.LOCKED,
    sqlite3.SQLITE_FULL: Cause.FULL,
    sqlite3.SQLITE_READONLY: Cause.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Cause.UNREADABLE,
    sqlite3.SQLITE_CORRUPT: Cause.UNREADABLE,
    sqlite3.SQLITE_IOERR: Cause.UNREADABLE,
    sqlite3.SQLITE_NOTADB: Cause.UNREADABLE,
    sqlite3.SQLITE_PERM: Cause.UNREADABLE,
}

_OF_SYSTEM = {
    errno.EACCES: Cause.READ_ONLY,
    errno.EPERM: Cause.READ_ONLY,
    errno.EROFS: Cause.READ_ONLY,
    errno.EDQUOT: Cause.FULL,
    errno.EFBIG: Cause.FULL,
    errno.ENOSPC: Cause.FULL,
}


def path_in(url: URL) -> Path:
    """The file that an address of SQLite names; BadDatabaseUrl when it names none."""
    if url.database in (None, "", ":memory:") or "uri" in url.query:
        raise BadDatabaseUrl("SQLite needs the path of a file")
    return Path(url.database or "")


def prepare_file(path: Path, busy_timeout: float) -> None:
    """Create the file if there is none, and switch it to WAL mode.

    A file that is not a database is not changed.
    """
    with as_storage_unavailable():
        _make_private(path)
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
        _switch_to_wal(connection, tries=max(1, round(busy_timeout / _STEP)))


def _make_private(path: Path) -> None:
    # SQLite gives the mode of the file to the files that it puts beside it.
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    make_private(path, *path.parent.glob(f"{glob.escape(path.name)}?*"))


def make_private(*paths: Path) -> None:
    """Make these files readable by their owner only; files of other owners stay as they are."""
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


def cause_of(error: BaseException | None) -> Cause | None:
    """Why the file cannot serve; None when the error is about something else."""
    if isinstance(error, OSError):
        return _OF_SYSTEM.get(error.errno or 0, Cause.UNREADABLE)
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else _OF_SQLITE.get(code & 0xFF)


@contextmanager
def as_storage_unavailable() -> Iterator[None]:
    """Raise errors of SQLite and of the system as StorageUnavailable."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise StorageUnavailable(cause_of(error) or Cause.UNREADABLE) from error
