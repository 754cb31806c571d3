"""The one reader that turns rows into objects, and names the rows of which it cannot."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from math import isfinite
from typing import Any, Generic, TypeVar, Union

import structlog
from sqlalchemy import BigInteger, Column, Connection, Row, Select, Table, select

from bot.storage.database.columns import UNREADABLE_TIME, ReadColumn, Unreadable
from bot.storage.errors import DamagedRow

logger = structlog.stdlib.get_logger(__name__)

T = TypeVar("T")

FieldSource = Union[Column[Any], tuple[Column[Any], ...], "StoredRows[Any]"]
"""What a field is read from: a column, several for a tuple, or those of another object."""


class StoredRows(Generic[T]):
    """The rows of a table as objects, or of one joined with others by their foreign keys.

    ``make`` is a dataclass: a field is the column of its name, or of its name and ``_id``, in the
    first table that has it; ``others`` says from what the other fields are read.
    """

    def __init__(self, make: Callable[..., T], *tables: Table, **others: FieldSource) -> None:
        self.tables = tables
        self._make = make
        names = [each.name for each in fields(make)]  # type: ignore[arg-type]
        self._sources: dict[str, FieldSource] = {
            name: others[name] if name in others else self._column(name) for name in names
        }
        self.columns: tuple[Column[Any], ...] = tuple(
            column for source in self._sources.values() for column in _columns_of(source)
        )
        self._checks = tuple(map(check_of, self.columns))
        self._keys = tuple(column for table in tables for column in table.primary_key)
        DECLARED.append(self)

    def _column(self, field: str) -> Column[Any]:
        for table in self.tables:
            for name in (field, f"{field}_id"):
                if name in table.c:
                    return table.c[name]
        raise TypeError(f"no column of {', '.join(map(str, self.tables))} is called {field}")

    @property
    def name(self) -> str:
        """The name of what is read."""
        return self._make.__name__

    @property
    def every(self) -> Select[Any]:
        """All rows, to be narrowed down."""
        return self._joined(outer=False)

    def _joined(self, *, outer: bool) -> Select[Any]:
        first, *others = self.tables
        joined: Any = first
        for each in others:
            joined = joined.join(each, isouter=outer)
        return select(*self.columns, *self._keys).select_from(joined)

    def look(self, connection: Connection) -> Iterator[T | DamagedRow]:
        """Every row there is, as an object or as its damage."""
        # A row whose foreign key is damaged has no other row to be joined with.
        return map(self._read, connection.execute(self._joined(outer=True)))

    def all(self, connection: Connection, chosen: Select[Any]) -> tuple[T, ...]:
        """Those of ``every`` that were chosen; a damaged row is logged, and costs only itself."""
        served = []
        for each in map(self._read, connection.execute(chosen)):
            if isinstance(each, DamagedRow):
                where = {"table": each.table, "key": each.key, "column": each.column}
                logger.warning("a damaged row is left out", **where)
            else:
                served.append(each)
        return tuple(served)

    def whole(self, connection: Connection, chosen: Select[Any]) -> tuple[T, ...]:
        """All that were chosen; DamagedRow if one is: without it the others mean something else."""
        return tuple(map(_required, map(self._read, connection.execute(chosen))))

    def one(self, connection: Connection, chosen: Select[Any]) -> T | None:
        """The first of those that were chosen; None if there is none. DamagedRow if it is one."""
        row = connection.execute(chosen).first()
        return None if row is None else _required(self._read(row))

    def values(self, thing: T) -> dict[str, Any]:
        """The columns of the first table with what they hold of an object."""
        return {
            column.name: value
            for column, value in self._told(thing)
            if column.table is self.tables[0]
        }

    def _told(self, thing: T) -> Iterator[tuple[Column[Any], Any]]:
        for name, source in self._sources.items():
            value = getattr(thing, name)
            match source:
                case StoredRows():
                    yield from source._told(value)
                case tuple():
                    yield from zip(source, value, strict=True)
                case _:
                    yield source, value

    def _read(self, row: Row[Any]) -> T | DamagedRow:
        count = len(self.columns)
        keys = dict(zip(self._keys, row[count:], strict=True))
        for table in self.tables[1:]:
            if all(keys[column] is None for column in table.primary_key):
                return self._damage(self._pointing_to(table), keys)
        for column, fits, value in zip(self.columns, self._checks, row, strict=False):
            if not fits(value):
                return self._damage(column, keys)
        return self._made(row)

    def _made(self, values: Sequence[Any]) -> T:
        facts, at = dict[str, Any](), 0
        for name, source in self._sources.items():
            count = len(_columns_of(source))
            some = values[at : at + count]
            match source:
                case StoredRows():
                    facts[name] = source._made(some)
                case tuple():
                    facts[name] = tuple(some)
                case _:
                    (facts[name],) = some
            at += count
        return self._make(**facts)

    def _pointing_to(self, table: Table) -> Column[Any]:
        """The column of the first table by which another is joined."""
        return next(key.parent for key in self.tables[0].foreign_keys if key.references(table))

    def _damage(self, column: Column[Any], keys: dict[Column[Any], Any]) -> DamagedRow:
        own = (keys[key] for key in column.table.primary_key)
        return DamagedRow(column.table.name, ", ".join(map(str, own)), column.name)


DECLARED: list[StoredRows[Any]] = []
"""All of them: a check looks through each, and a test spoils each."""


def _required(thing: T | DamagedRow) -> T:
    if isinstance(thing, DamagedRow):
        raise thing
    return thing


def _columns_of(source: FieldSource) -> tuple[Column[Any], ...]:
    match source:
        case StoredRows():
            return source.columns
        case tuple():
            return source
        case _:
            return (source,)


def check_of(column: Column[Any]) -> Callable[[Any], bool]:
    """What says whether a value is one of this column: SQLite keeps any in each."""
    kind: Any = column.type
    empty = bool(column.nullable)
    if isinstance(kind, ReadColumn):
        return lambda value: empty if value is None else not isinstance(value, Unreadable)
    wanted: type = kind.python_type
    most: int = 2 ** (63 if isinstance(kind, BigInteger) else 31)

    def fits(value: object) -> bool:
        if value is None:
            return empty
        if type(value) is not wanted or value == UNREADABLE_TIME:
            return False
        match value:
            case int():
                return -most <= value < most
            case float():
                return isfinite(value)
            case str():
                return "\0" not in value  # which SQLite alone keeps
            case _:
                return True

    return fits
