"""Why a file of SQLite cannot serve, by what SQLite or the system says."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.storage.errors import Cause, StorageUnavailable

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


def cause_of(error: BaseException | None) -> Cause | None:
    """Why the file cannot serve; None when the error is about something else."""
    if isinstance(error, OSError):
        return _OF_SYSTEM.get(error.errno or 0, Cause.UNREADABLE)
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else _OF_SQLITE.get(code & 0xFF)


@contextmanager
def told_as_unavailable() -> Iterator[None]:
    """Whatever SQLite or the system says inside is StorageUnavailable; else it is unreadable."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise StorageUnavailable(cause_of(error) or Cause.UNREADABLE) from error
