"""Restore: check a backup and put it in place of a database that nobody uses."""

import os
import shutil
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.storage.backup.backup import Watch, put
from bot.storage.backup.check import Report, check_file
from bot.storage.backup.copy_alone import copy_alone
from bot.storage.database.sqlite_file import (
    as_storage_unavailable,
    give_to_owner_of,
    make_private,
)


@dataclass(frozen=True, slots=True)
class Restored:
    """The report on the backup, and where the former database was moved, if there was one.

    ``done`` is False when the backup is damaged and nothing was changed.
    """

    report: Report
    done: bool
    former: Path | None = None


def restore(
    backup: Path, database: Path, at: datetime, *, damaged: bool = False, watch: Watch | None = None
) -> Restored:
    """Check a backup and put it in place; with ``damaged``, even if the check finds faults.

    What is put in place has every byte of the backup, whichever version wrote it: only the copy
    that is checked is migrated. DatabaseInUse while a bot uses the database.
    """
    with copy_alone(backup, database) as copy:
        report = check_file(copy, watch)
        if report.findings and not damaged:
            return Restored(report, done=False)
        former = _set_aside(database, at)
        put(copy, database)
        sign_of_restore(database).touch()
        give_to_owner_of(database, sign_of_restore(database))
    return Restored(report, done=True, former=former)


def sign_of_restore(database: Path) -> Path:
    """The file beside a database that says to the next bot that it was restored."""
    return database.with_name(f"{database.name}.restored")


def _set_aside(database: Path, at: datetime) -> Path | None:
    """Link the former database under a second name; its own stays until the backup replaces it."""
    if not database.exists():
        return None
    former = database.with_name(f"{database.name}.before-{at:%Y%m%dT%H%M%SZ}")
    with as_storage_unavailable():
        try:
            os.link(database, former)
        except FileExistsError:
            raise
        except OSError:  # not every file system has hard links
            shutil.copy2(database, former)
            give_to_owner_of(database, former)
        # A WAL file belongs to one database: SQLite would put what it holds into the new one.
        _move(database, former, "-wal")
        _move(database, former, "-journal")
        make_private(former, *(Path(f"{former}{end}") for end in ("-wal", "-journal")))
        Path(f"{database}-shm").unlink(missing_ok=True)
    return former


def _move(database: Path, former: Path, end: str) -> None:
    beside = Path(f"{database}{end}")
    if beside.exists():
        beside.rename(f"{former}{end}")
