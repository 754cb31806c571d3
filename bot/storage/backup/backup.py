"""Back up a SQLite database: a complete copy of one moment, even while a bot writes to it."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import structlog

from bot.storage.backup.compressed import AT_ONCE, SUFFIX, compress, is_compressed, unpacked
from bot.storage.backup.loss import tables_known
from bot.storage.database import sqlite_file
from bot.storage.database.sqlite_file import as_storage_unavailable, give_to_owner_of
from bot.storage.errors import Cause, NotCopied, StorageUnavailable

logger = structlog.stdlib.get_logger(__name__)

PART = ".part"
"""The suffix of a copy that is not finished."""

Watch = Callable[[int, int], None]
"""Called with what is left to copy and the total; an exception from it stops the copy."""

_PAGES = 2000
"""Pages per step of a copy; ``watch`` is called after each."""

_STEPS = 200_000
"""Instructions of SQLite's virtual machine after which ``watch`` is called during a vacuum."""

_PATIENCE = 5.0
"""Seconds that a copy waits for another process's lock."""


def back_up(source: Path, target: Path, watch: Watch | None = None) -> int:
    """Copy the database to ``target``, compressed if its name says so; return the size in bytes.

    The target appears only once the copy is complete and checked, and read back if compressed.
    StorageUnavailable when a file cannot be read or written, or when pages are damaged or it is
    empty: a bad copy must not replace a good one.
    """
    with new_copy(source, target, watch, live=True) as copy:
        if faults_in(copy) or not _is_of_the_bot(copy):
            raise StorageUnavailable(Cause.UNREADABLE)
        if target.suffix != SUFFIX:
            return put(copy, target)
        with _part(target) as packed:
            with as_storage_unavailable():
                compress(copy, packed, tables_known(copy) or 0, watch or _unheard)
            return put(packed, target)


def _unheard(_left: int, _total: int) -> None:
    pass


def keep_before(database: Path, revision: str) -> None:
    """Copy a database to a file next to it before this revision changes its schema.

    NotCopied when that cannot be done.
    """
    target = database.with_name(f"{database.name}.before-{revision}")
    try:
        back_up(database, target)
    except StorageUnavailable as error:
        raise NotCopied(error.cause, str(target)) from error
    logger.info("database copied before its upgrade", file=str(target))


@contextmanager
def new_copy(
    source: Path, beside: Path, watch: Watch | None = None, *, live: bool = False
) -> Iterator[Path]:
    """Make a private copy next to a file; it is deleted on exit unless it was ``put``.

    The source is not changed. One that nobody uses is copied byte for byte, or unpacked. A
    ``live`` source belongs to a bot that may start to write at any moment: opening it may recover
    it from a crash, as the bot's next start would. StorageUnavailable if a file cannot be read or
    written.
    """
    with _part(beside) as copy:
        with as_storage_unavailable():
            # A part of it lies in a file next to it: somebody uses it, or it was left so.
            in_parts = any(Path(f"{source}{end}").exists() for end in ("-wal", "-journal"))
            if live or in_parts:
                uri = f"{source.absolute().as_uri()}?mode={'rw' if live else 'ro'}"
                opened = sqlite3.connect(uri, uri=True, timeout=_PATIENCE, isolation_level=None)
                _copy(opened, copy, watch)
            elif is_compressed(source):
                with unpacked(source) as packed, copy.open("wb") as plain:
                    shutil.copyfileobj(packed, plain, AT_ONCE)
            else:
                shutil.copyfile(source, copy)
        yield copy


def write_again(database: sqlite3.Connection, file: Path) -> Path:
    """Write all of an open database whose file was taken away to a file again; return which.

    It gets its former name, unless another file has that by now. StorageUnavailable if it cannot be
    written.
    """
    with as_storage_unavailable():
        file.parent.mkdir(parents=True, exist_ok=True)
    with _part(file) as copy:
        with as_storage_unavailable(), closing(sqlite3.connect(copy)) as new:
            database.backup(new)
            # A single file: nothing of it may lie in a WAL file that is not renamed with it.
            new.execute("PRAGMA journal_mode=DELETE").fetchall()
        now = datetime.now(UTC)
        target = file.with_name(f"{file.name}.kept-{now:%Y%m%dT%H%M%SZ}") if file.exists() else file
        put(copy, target)
    return target


@contextmanager
def _part(beside: Path) -> Iterator[Path]:
    """A private file next to another; it is deleted on exit unless it was ``put``."""
    with as_storage_unavailable():
        handle, name = tempfile.mkstemp(PART, f"{beside.name}.", beside.absolute().parent)
        os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        part.unlink(missing_ok=True)


def faults_in(database: Path) -> tuple[str, ...]:
    """Run SQLite's integrity check on a file that nobody else uses; return at most ten findings.

    StorageUnavailable if it cannot be read.
    """
    with as_storage_unavailable(), closing(sqlite3.connect(database)) as connection:
        found = [str(fault) for (fault,) in connection.execute("PRAGMA integrity_check(10)")]
    return () if found == ["ok"] else tuple(found)


def _is_of_the_bot(copy: Path) -> bool:
    """Whether a bot ever ran on it: SQLite takes an empty file for a sound database."""
    with as_storage_unavailable(), closing(sqlite3.connect(copy)) as connection:
        told = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
        ((count,),) = connection.execute(told).fetchall()
    return bool(count)


def put(copy: Path, target: Path) -> int:
    """Rename a copy to its target atomically, and return its size in bytes.

    Both are synced, so that it survives a power cut. It belongs to whom the target belonged, or the
    folder: what root puts there, the bot has to read. Its owner alone may.
    StorageUnavailable if that fails; the target is then as it was.
    """
    with as_storage_unavailable():
        size = copy.stat().st_size
        give_to_owner_of(target if target.exists() else target.absolute().parent, copy)
        _keep(copy, os.O_RDWR)
        copy.replace(target)
        with suppress(OSError):  # not every system lets a folder be opened
            _keep(target.absolute().parent, os.O_RDONLY)
    return size


def _copy(source: sqlite3.Connection, target: Path, watch: Watch | None) -> None:
    with closing(source) as old, closing(sqlite3.connect(target)) as new:
        if sqlite_file.is_vacuum_due(old):
            ((pages,),) = old.execute("PRAGMA page_count").fetchall()

            def report_progress() -> None:
                if watch is not None:
                    watch(pages, pages)

            old.set_progress_handler(report_progress, _STEPS)
            try:
                old.execute("VACUUM INTO ?", (str(target),))
            except sqlite3.OperationalError:
                report_progress()  # SQLite swallows what the progress handler raises
                raise
            finally:
                old.set_progress_handler(None, _STEPS)
            sqlite_file.mark_vacuumed(new)
        else:
            # Held through all steps, or each write meanwhile would restart the copy.
            old.execute("BEGIN")
            old.execute("SELECT count(*) FROM sqlite_master").fetchall()
            heard = None if watch is None else lambda _, left, all_: watch(left, all_)
            old.backup(new, pages=_PAGES, progress=heard)
        # A single file that can also be read on a read-only medium.
        new.execute("PRAGMA journal_mode=DELETE").fetchall()


def _keep(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
