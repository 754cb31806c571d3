"""Vacuum a SQLite file after somebody was erased, so that no old bytes of theirs stay in it.

SQLite overwrites what it deletes, but not what it leaves behind when it splits a full page. Only a
rewritten file has none of it. ``user_version`` is 1 while a vacuum is due.
"""

import sqlite3

from sqlalchemy import Connection

AT_ONCE = 16_000_000
"""The largest file, in bytes, that is vacuumed while the bot runs: everybody waits for it."""

AT_START = 256_000_000
"""The largest file, in bytes, that is vacuumed at start; of a larger one only the backups are."""


def request(connection: Connection) -> None:
    """Ask for a vacuum, in the transaction that erases somebody."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA user_version = 1")


def is_due(database: sqlite3.Connection) -> bool:
    """Whether somebody was erased since the last vacuum."""
    ((version,),) = database.execute("PRAGMA user_version").fetchall()
    return bool(version)


def mark_done(copy: sqlite3.Connection) -> None:
    """Note that this file was vacuumed."""
    copy.execute("PRAGMA user_version = 0").fetchall()


def run_if_due(database: sqlite3.Connection, at_most: int) -> None:
    """Vacuum the file if that is due and it has no more than ``at_most`` bytes."""
    if not is_due(database):
        return
    ((pages,),) = database.execute("PRAGMA page_count").fetchall()
    ((size,),) = database.execute("PRAGMA page_size").fetchall()
    if pages * size <= at_most:
        database.execute("VACUUM").fetchall()
        mark_done(database)
