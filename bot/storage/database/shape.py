"""The shape of a database: how each of its tables is made, with its indexes, as it says itself.

What else lies beside the bot's tables is left alone: tools of backups keep tables of their own.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files

from sqlalchemy import Connection, Constraint, Index, Table, inspect, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.storage.database.schema import metadata

Shape = Mapping[str, str]
"""A short hash of how each table is made, by its name."""

VERSIONS = "alembic_version"
"""The table of Alembic that says at which revision a database is."""

FROZEN = files("bot.storage.database") / "migrations" / "frozen.toml"

_MADE = {
    # A column that was added stands as it does in a table that was made, but for the spaces.
    "sqlite": "SELECT tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL"
    " AND tbl_name NOT LIKE 'sqlite^_%' ESCAPE '^'",
    # PostgreSQL keeps no text, and what it writes instead differs from version to version.
    "postgresql": """
        SELECT c.relname, a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
            || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
            AND a.attnum > 0 AND NOT a.attisdropped
        UNION SELECT tablename, indexname FROM pg_indexes WHERE schemaname = current_schema()
        UNION SELECT c.relname, k.conname FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
        WHERE k.contype IN ('c', 'f') AND k.connamespace = current_schema()::regnamespace
    """,
}
"""Table and line of all that a database says of how its tables are made."""

_TYPES = {"float(53)": "double precision", "serial": "integer"}


def shape_of(connection: Connection) -> Shape:
    """What a database has, all of its tables."""
    made = connection.execute(text(_MADE[connection.dialect.name]))
    return _hashed((table, line) for table, line in made if table != VERSIONS)


@cache
def shape_wanted(dialect: str) -> Shape:
    """What the schema of this version is on SQLite or on PostgreSQL."""
    lines = _made_on_sqlite if dialect == "sqlite" else _made_on_postgresql
    return _hashed(
        (table.name, line) for table in metadata.tables.values() for line in lines(table)
    )


@cache
def shapes_frozen() -> Mapping[str, Shape]:
    """What each revision is on SQLite, for good."""
    kept = tomllib.loads(FROZEN.read_text("utf-8"))
    return {revision: each["tables"] for revision, each in kept.items()}


def lacking(connection: Connection) -> tuple[str, ...]:
    """The tables, and columns as ``table.column``, that a database lacks of the schema."""
    looked = inspect(connection)
    there = set(looked.get_table_names())
    lacks = []
    for table in metadata.tables.values():
        if table.name not in there:
            lacks.append(table.name)
        else:
            known = {column["name"] for column in looked.get_columns(table.name)}
            lacks += [f"{table.name}.{each.name}" for each in table.c if each.name not in known]
    return tuple(lacks)


def _made_on_sqlite(table: Table) -> Iterator[str]:
    dialect = sqlite.dialect()
    yield str(CreateTable(table).compile(dialect=dialect))
    for index in table.indexes:
        yield str(CreateIndex(index).compile(dialect=dialect))


def _made_on_postgresql(table: Table) -> Iterator[str]:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for column in table.c:
        kind = column.type.compile(dialect).lower()
        yield f"{column.name} {_TYPES.get(kind, kind)}{'' if column.nullable else ' NOT NULL'}"
    named: Iterable[Constraint | Index] = (*table.constraints, *table.indexes)
    yield from filter(None, map(dialect.identifier_preparer.format_constraint, named))


def _hashed(made: Iterable[tuple[str, str]]) -> Shape:
    lines = defaultdict[str, set[str]](set)
    for table, line in made:
        lines[table].add(re.sub(r"\s*([,()]|\s)\s*", r"\1", line.strip()))
    return {
        table: sha256("\n".join(sorted(each)).encode()).hexdigest()[:16]
        for table, each in sorted(lines.items())
    }
