"""The file of a SQLite database: made for its owner alone, vacuumed after an erasure.

SQLite overwrites what it deletes, but not what it leaves behind when it splits a full page. Only a
rewritten file has none of it. ``user_version`` is 1 while a vacuum is due.
"""

import errno
import glob
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL, Connection

from bot.storage.errors import BadDatabaseUrl, Cause, MissingFolder, StorageUnavailable

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
        # SQLite gives the mode of the file to the files that it puts beside it.
        require_folder(path)
        is_new = not path.exists()
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
        if is_new:
            give_to_owner_of(path.absolute().parent, path)
        make_private(path, *path.parent.glob(f"{glob.escape(path.name)}?*"))
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
        _switch_to_wal(connection, tries=max(1, round(busy_timeout / _STEP)))


def has_content(path: Path) -> bool:
    """Whether there is a file with anything in it; False if nobody may look."""
    return os.access(path, os.R_OK) and path.stat().st_size > 0


Identity = tuple[int, int]
"""The device of a file and its number there: what has the same name may be another file."""


def identity_of(path: Path) -> Identity | None:
    """The file that has this name now; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


_SHARED = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs", "fuse.glusterfs"})
"""File systems on which SQLite's locks and its shared memory cannot be relied on."""

_MOUNTS = Path("/proc/self/mountinfo")


def shared_file_system(file: Path, mounts: Path = _MOUNTS) -> str | None:
    """The kind of file system that other machines share on which a file lies; None if it is none.

    None as well where the system does not tell (it is Linux that does).
    """
    try:
        lines = mounts.read_text("utf-8", "replace").splitlines()
    except OSError:
        return None
    kinds: dict[Path, str] = {}
    for line in lines:  # 36 35 98:0 / /mnt rw shared:1 - ext4 /dev/sda1 rw
        before, _, after = line.partition(" - ")
        folder = before.split(" ")[4].replace("\\040", " ")
        kinds[Path(folder)] = after.split(" ")[0]
    place = file.resolve()
    kind = next((kinds[each] for each in (place, *place.parents) if each in kinds), None)
    return kind if kind in _SHARED else None


def require_folder(path: Path) -> None:
    """Raise MissingFolder if the folder of this file is not there.

    It is not made: a database in a folder of a misspelt name would begin again, unnoticed.
    """
    if not path.parent.exists():
        raise MissingFolder(str(path.parent))


def make_private(*paths: Path) -> None:
    """Make these files readable by their owner only; files of other owners stay as they are."""
    for path in paths:
        with suppress(OSError):
            path.chmod(path.stat().st_mode & OWNER_ALONE)


def give_to_owner_of(place: Path, *made: Path) -> None:
    """Give what root has made to whom a file or a folder belongs; of others it is theirs anyway."""
    owner = place.stat()
    for path in made:
        with suppress(OSError, AttributeError):  # not root, or a system without owners
            os.chown(path, owner.st_uid, owner.st_gid)


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


VACUUM_AT_ONCE = 16_000_000
"""The largest file, in bytes, that is vacuumed while the bot runs: everybody waits for it."""

VACUUM_AT_START = 256_000_000
"""The largest file, in bytes, that is vacuumed at start; of a larger one only the backups are."""


def request_vacuum(connection: Connection) -> None:
    """Ask for a vacuum, in the transaction that erases somebody."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA user_version = 1")


def is_vacuum_due(database: sqlite3.Connection) -> bool:
    """Whether somebody was erased since the last vacuum."""
    ((version,),) = database.execute("PRAGMA user_version").fetchall()
    return bool(version)


def mark_vacuumed(copy: sqlite3.Connection) -> None:
    """Note that this file was vacuumed."""
    copy.execute("PRAGMA user_version = 0").fetchall()


def vacuum_if_due(database: sqlite3.Connection, at_most: int) -> None:
    """Vacuum the file if that is due and it has no more than ``at_most`` bytes."""
    if not is_vacuum_due(database):
        return
    ((pages,),) = database.execute("PRAGMA page_count").fetchall()
    ((size,),) = database.execute("PRAGMA page_size").fetchall()
    if pages * size <= at_most:
        database.execute("VACUUM").fetchall()
        mark_vacuumed(database)
