"""Differences between SQLite and PostgreSQL: upserts, limits of a statement, errors."""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import TypeVar

from sqlalchemy import Connection, Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

Upsert = postgresql.Insert | sqlite.Insert

_SQLITE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

_POSTGRESQL = "23505"


def insert_into(connection: Connection, table: Table) -> Upsert:
    """An insert that accepts an ``on_conflict`` clause."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def upsert(connection: Connection, table: Table) -> Upsert:
    """An insert that updates all other columns of a row with the same key."""
    statement = insert_into(connection, table)
    keys = [column.name for column in table.primary_key]
    others = {each.name: statement.excluded[each.name] for each in table.c if each.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=others)


def is_duplicate(error: IntegrityError) -> bool:
    """Whether the error says that another row has the same key."""
    return (
        getattr(error.orig, "sqlite_errorcode", None) in _SQLITE
        or getattr(error.orig, "sqlstate", None) == _POSTGRESQL
    )


def rewrite_nothing(connection: Connection) -> None:
    """Write something that changes nothing, so that a database that cannot write says so."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("UPDATE tables SET closed_at = closed_at WHERE id = 0"))
    else:
        # Without a changed page SQLite would not touch the disk.
        version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")


def read_everything(connection: Connection) -> bool:
    """Read every page of a file of SQLite; return whether all are sound. A server sees to its own.

    It takes about a second for a gigabyte that is in memory.
    """
    if connection.dialect.name == "postgresql":
        return True
    return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"


def may_create_tables(connection: Connection) -> bool:
    """Whether the user of the connection may: from version 15 on PostgreSQL lets owners alone."""
    if connection.dialect.name != "postgresql":
        return True
    asked = "SELECT has_schema_privilege(current_schema(), 'CREATE')"
    return bool(connection.execute(text(asked)).scalar())


def tell_processes(connection: Connection, channel: str, told: str) -> None:
    """Tell this to every process that listens on a channel, once the transaction is committed.

    Nobody listens on SQLite, which one process serves. For what is rare: on PostgreSQL such commits
    come one after the other.
    """
    if connection.dialect.name == "postgresql":
        facts = {"channel": channel, "told": told}
        connection.execute(text("SELECT pg_notify(:channel, :told)"), facts)


STEP = 500
"""A database accepts a limited number of values in one statement."""

T = TypeVar("T")


def batches(things: Sequence[T], size: int = STEP) -> Iterator[Sequence[T]]:
    """Split a sequence into batches, in order."""
    for start in range(0, len(things), size):
        yield things[start : start + size]
