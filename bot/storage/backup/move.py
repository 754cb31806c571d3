"""Move a database from a file of SQLite to a server of PostgreSQL: all of it, or nothing.

Every row is written in one transaction and read back before it is committed. The file stays as it
is.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import (
    Connection,
    Engine,
    Table,
    column,
    func,
    insert,
    inspect,
    select,
    table,
    text,
)
from sqlalchemy.exc import DatabaseError

from bot.storage.backup.check import Finding, dangling_rows, values_found
from bot.storage.backup.copy_alone import copy_alone
from bot.storage.backup.values import FREE
from bot.storage.database.database import parsed_address
from bot.storage.database.dialects import STEP
from bot.storage.database.lock import run_alone
from bot.storage.database.migrate import migrate
from bot.storage.database.people import as_stored, stored_type
from bot.storage.database.postgresql import cause_of, engine_for
from bot.storage.database.schema import metadata
from bot.storage.database.sqlite import engine_on
from bot.storage.errors import BadDatabaseUrl, Cause, NotEmpty, StorageUnavailable

PATIENCE = 10.0
"""Seconds to wait for the server, and for its locks."""

MOVED = tuple(each for each in metadata.sorted_tables if each.name not in FREE)
"""The tables that are moved, each after those that it refers to."""

RowsLeft = Callable[[int, int], None]
"""Called with the rows that are still to be written, and with all of them."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The number of rows that were moved, or what stands in the way: nothing was moved then."""

    rows: int
    findings: tuple[Finding, ...] = ()


async def move(source: Path, address: str, told: RowsLeft | None = None) -> Moved:
    """Move all that a file holds to the empty database at this address.

    DatabaseInUse while a bot uses either, NotEmpty if something is there, StorageUnavailable if one
    of them cannot be reached or the file is empty, BadDatabaseUrl for an address that is none of
    PostgreSQL.
    """
    url = parsed_address(address)
    if url.get_backend_name() != "postgresql":
        raise BadDatabaseUrl("not an address of PostgreSQL")
    with copy_alone(source, source) as copy, engine_on(copy, (), "BEGIN") as engine:
        try:
            return await run_alone(address, lambda: _moved(engine, address, told))
        except DatabaseError as error:
            if isinstance(error.orig, sqlite3.Error):  # pages of the file are damaged
                raise StorageUnavailable(Cause.UNREADABLE) from error
            raise


async def _moved(source: Engine, address: str, told: RowsLeft | None) -> Moved:
    with source.begin() as old:
        if not inspect(old).get_table_names():
            raise StorageUnavailable(Cause.UNREADABLE)  # a disk that was full leaves such a file
        migrate(old)
        if findings := (*dangling_rows(old), *values_found(old, MOVED)):
            return Moved(0, findings)
        target = engine_for(parsed_address(address), PATIENCE, silence=None)
        try:
            async with target.begin() as new:
                return Moved(await new.run_sync(lambda opened: _write_all(old, opened, told)))
        except Exception as error:
            cause = cause_of(error)
            if cause is None:
                raise
            raise StorageUnavailable(cause) from error
        finally:
            await target.dispose()


def _write_all(old: Connection, new: Connection, told: RowsLeft | None) -> int:
    migrate(new)
    if any(new.execute(select(each).limit(1)).first() for each in MOVED):
        raise NotEmpty
    total = left = sum(
        old.execute(select(func.count()).select_from(each)).scalar_one() for each in MOVED
    )
    for each in MOVED:
        plain = table(each.name, *(column(own.name, stored_type(own)) for own in each.c))
        rows = old.execute(select(*map(as_stored, each.c)).order_by(*each.primary_key))
        for some in rows.mappings().partitions(STEP):
            new.execute(insert(plain), [dict(row) for row in some])
            left -= len(some)
            if told:
                told(left, total)
        _count_on(old, new, each)
        if _content(old, each) != _content(new, each):
            raise RuntimeError(f"the rows of {each.name} are not the same on both databases")
    return total


def _count_on(old: Connection, new: Connection, counted: Table) -> None:
    """Number the next row as the file would: a number may never be used twice, gone or not."""
    own = counted.autoincrement_column
    if own is None:
        return
    known = text("SELECT max(seq) FROM sqlite_sequence WHERE name = :name")
    ever = old.execute(known, {"name": counted.name}).scalar() or 0
    highest = max(ever, old.execute(select(func.max(own))).scalar() or 0)
    if highest:
        sequence = func.pg_get_serial_sequence(counted.name, own.name)
        new.execute(select(func.setval(sequence, highest)))


def _content(connection: Connection, rows: Table) -> frozenset[int]:
    """The rows of a table, in no order: texts sort otherwise on a server."""
    return frozenset(map(hash, map(tuple, connection.execute(select(*map(as_stored, rows.c))))))
