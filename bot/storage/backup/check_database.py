"""Checking a whole database, without a change to it."""

import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError

from bot.storage.backup.backup import Watch, faults_in, new_copy
from bot.storage.backup.check import Damage, Finding, Report, found, look_through
from bot.storage.database.database import Database
from bot.storage.database.migrate import migrate, revisions_of
from bot.storage.database.sqlite import set_up
from bot.storage.database.sqlite_causes import cause_of
from bot.storage.errors import Cause, StorageUnavailable


def check_file(path: Path, watch: Watch | None = None) -> Report:
    """Check a file of SQLite, a backup or the one a bot is using, on a copy of this moment.

    StorageUnavailable when it cannot be read at all, NewerSchema when it is of a later bot.
    """
    with (
        tempfile.TemporaryDirectory(prefix="contree-check-") as folder,
        new_copy(path, Path(folder) / path.name, watch) as copy,
    ):
        return check_copy(copy)


def check_copy(copy: Path) -> Report:
    """Check a file that nobody else uses, and bring its schema up to date by the way."""
    faults = tuple(found(Damage.PAGES, what=fault) for fault in faults_in(copy))
    engine = create_engine(f"sqlite+pysqlite:///{copy}")
    set_up(engine, ("foreign_keys=OFF",), begin="BEGIN IMMEDIATE")
    try:
        with engine.begin() as connection:
            report = _migrated_and_looked_through(connection)
    except DBAPIError as error:
        raise StorageUnavailable(cause_of(error.orig) or Cause.UNREADABLE) from error
    finally:
        engine.dispose()
    return replace(report, findings=(*faults, *report.findings))


async def check_server(url: str) -> Report:
    """Check a database of a server as it stands, in one transaction that may only read."""
    database = Database.as_it_is(url)
    try:
        return await database.read(_looked_through)
    finally:
        await database.close()


def _migrated_and_looked_through(connection: Connection) -> Report:
    revision = _revision(connection)
    references = _broken_references(connection)
    migrate(connection)
    report = look_through(connection, revision)
    return replace(report, findings=(*references, *report.findings))


def _looked_through(connection: Connection) -> Report:
    return look_through(connection, _revision(connection))


def _revision(connection: Connection) -> str:
    reached = revisions_of(connection)
    if not reached:  # a database, but not of this bot
        raise StorageUnavailable(Cause.UNREADABLE)
    return ", ".join(reached)


def _broken_references(connection: Connection) -> tuple[Finding, ...]:
    rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    counted = Counter(str(row[0]) for row in rows)
    return tuple(found(Damage.REFERENCES, name=name, count=n) for name, n in counted.items())
