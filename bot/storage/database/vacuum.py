"""Slack: bytes of rows that SQLite has moved or removed, and which lie on between those that stay.

What it deletes it overwrites, but not what it leaves behind when it parts a full page in two. Only
a file that is written anew has none of it, which is owed from the day somebody is erased.
"""

import sqlite3

from sqlalchemy import Connection

AT_ONCE = 16_000_000
"""Bytes of a file that is written anew while the bot runs: everybody waits so long."""

AT_START = 256_000_000
"""Bytes of a file that is written anew when the bot starts; a larger one is so in its backups."""


def owe(connection: Connection) -> None:
    """Remember that somebody was erased, in the same transaction."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA user_version = 1")


def is_owed(database: sqlite3.Connection) -> bool:
    """Whether somebody was erased since the file was written anew."""
    ((version,),) = database.execute("PRAGMA user_version").fetchall()
    return bool(version)


def is_paid(copy: sqlite3.Connection) -> None:
    """Note in a file that was written anew that it was."""
    copy.execute("PRAGMA user_version = 0").fetchall()


def pay(database: sqlite3.Connection, at_most: int) -> None:
    """Write the file anew if that is owed, and if it has no more bytes than so many."""
    if not is_owed(database):
        return
    ((pages,),) = database.execute("PRAGMA page_count").fetchall()
    ((size,),) = database.execute("PRAGMA page_size").fetchall()
    if pages * size <= at_most:
        database.execute("VACUUM").fetchall()
        is_paid(database)
