"""The types of columns, none of which raises while rows are fetched: that would cost the query.

A stored value that cannot be read comes as ``Unreadable``, a time as ``UNREADABLE_TIME``;
``bot.storage.rows`` says in which row it is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from enum import Enum
from typing import Any, Generic, TypeVar

import sqlalchemy
from pydantic import TypeAdapter
from sqlalchemy import DateTime, Dialect, Integer, Text
from sqlalchemy.dialects import sqlite
from sqlalchemy.types import TypeDecorator, TypeEngine

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Stands for a stored value that cannot be read."""

    stored: object


class Boolean(sqlalchemy.Boolean):
    """SQLAlchemy's, which takes whatever SQLite keeps for true."""

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[object], Any] | None:
        """Read 0 and 1."""
        if dialect.supports_native_boolean:
            return None
        known: dict[object, bool | None] = {None: None, 0: False, 1: True}
        return lambda value: known.get(value, Unreadable(value))


UNREADABLE_TIME = datetime(9000, 1, 1, tzinfo=UTC)
"""Stands for a stored text that is no time: so far off that nothing is ever deleted by it."""

EARLIEST = datetime(1970, 1, 1, tzinfo=UTC)
"""What lies before it was never stored, and sums with it may have no result."""


class _TextTime(sqlite.DATETIME):
    """A time as SQLite keeps it: a text, which may be damaged; then one row is, and not a query."""

    def result_processor(
        self, dialect: Dialect, coltype: object
    ) -> Callable[[object], datetime | None]:
        """Read a text as a time, or as ``UNREADABLE_TIME``."""
        read: Any = super().result_processor(dialect, coltype)

        def process(value: object) -> datetime | None:
            try:
                told: datetime | None = read(value)
            except (ValueError, TypeError):
                return UNREADABLE_TIME
            return told

        return process


class Instant(TypeDecorator[datetime]):
    """A UTC timestamp that refuses naive times, which SQLite would store silently."""

    impl = DateTime(timezone=True)
    cache_ok = True

    @property
    def python_type(self) -> type[datetime]:
        """The type of times."""
        return datetime

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[datetime]:
        """SQLite has no type for times."""
        if dialect.name == "sqlite":
            return _TextTime()  # type: ignore[no-untyped-call]
        return super().load_dialect_impl(dialect)

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn any zone into UTC on the way in. ValueError for a time without a zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a stored time needs its zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give SQLite's times the zone that it does not keep."""
        if value is None:
            return None
        told = value.replace(tzinfo=UTC) if value.tzinfo is None else value
        return told.astimezone(UTC) if EARLIEST <= told < UNREADABLE_TIME else UNREADABLE_TIME


NO_VALUE = (ValueError, TypeError, AttributeError, LookupError, ArithmeticError, RecursionError)
"""What a damaged value makes of whatever reads it."""


class ReadColumn(TypeDecorator[T], Generic[T]):
    """A column of values that are kept as texts or numbers, and may turn out to be none."""

    impl: type[TypeEngine[Any]] = Text
    cache_ok = True

    @property
    def python_type(self) -> type[Any]:
        """The type of what is stored."""
        return self.impl_instance.python_type

    def read(self, stored: Any) -> T:  # noqa: ANN401
        """The value that is stored as this; any error if there is none."""
        raise NotImplementedError

    def written(self, value: T) -> Any:  # noqa: ANN401
        """What is stored; any error if this is no value of the column."""
        raise NotImplementedError

    def process_bind_param(self, value: T | None, dialect: Dialect) -> Any:  # noqa: ANN401
        """What is stored of a value."""
        return None if value is None else self.written(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:  # noqa: ANN401
        """The value that is stored."""
        if value is None:
            return None
        try:
            return self.read(value)
        except NO_VALUE:
            return Unreadable(value)


E = TypeVar("E", bound=Enum)


class EnumText(ReadColumn[E]):
    """The words of an enumeration."""

    cache_ok = True

    def __init__(self, members: type[E]) -> None:
        super().__init__()
        self.members = members

    def read(self, stored: Any) -> E:  # noqa: ANN401
        """The member of this word."""
        return self.members(stored)

    def written(self, value: E) -> Any:  # noqa: ANN401
        """The word of a member."""
        return self.members(value).value


class EnumNumber(EnumText[E]):
    """The numbers of an enumeration."""

    impl = Integer
    cache_ok = True


class KnownText(ReadColumn[str]):
    """Names that can be looked up, as those of games; ``find`` raises for any other."""

    cache_ok = True

    def __init__(self, find: Callable[[str], object]) -> None:
        super().__init__()
        self.find = find

    def read(self, stored: Any) -> str:  # noqa: ANN401
        """The name."""
        self.find(stored)
        return str(stored)

    def written(self, value: str) -> str:
        """The name, which need not be known: another version may have chosen it."""
        return value


class ParsedText(ReadColumn[T]):
    """Objects whose ``str`` is read back by ``parse``."""

    cache_ok = True

    def __init__(self, parse: Callable[[str], T]) -> None:
        super().__init__()
        self.parse = parse

    def read(self, stored: Any) -> T:  # noqa: ANN401
        """The object that is written so."""
        return self.parse(stored)

    def written(self, value: T) -> str:
        """How it is written."""
        return str(value)


class JsonText(ReadColumn[T]):
    """Objects of a shape that pydantic knows, as JSON without the fields that are as usual."""

    cache_ok = True

    def __init__(self, shape: type[T]) -> None:
        super().__init__()
        self.shape = shape
        self._adapter: TypeAdapter[T] = TypeAdapter(shape)

    def read(self, stored: Any) -> T:  # noqa: ANN401
        """The object of this JSON."""
        return self._adapter.validate_json(stored)

    def written(self, value: T) -> str:
        """The JSON of an object."""
        return self._adapter.dump_json(value, exclude_defaults=True).decode()


DAYS = (date(1970, 1, 1), date(8999, 12, 31))
"""The days that are read: beside them is room to count with weeks."""


class DayText(ReadColumn[date]):
    """Days as ISO writes them, whose order is that of the texts."""

    cache_ok = True

    def read(self, stored: Any) -> date:  # noqa: ANN401
        """The day."""
        day = date.fromisoformat(stored)
        if not DAYS[0] <= day <= DAYS[1] or day.isoformat() != stored:
            raise ValueError(stored)
        return day

    def written(self, value: date) -> str:
        """The day as a text."""
        return value.isoformat()


class MinuteOfDay(ReadColumn[time]):
    """Hours of the day, kept as the minutes from midnight."""

    impl = Integer
    cache_ok = True

    def read(self, stored: Any) -> time:  # noqa: ANN401
        """The hour."""
        return time(*divmod(stored, 60))

    def written(self, value: time) -> int:
        """Its minutes."""
        return value.hour * 60 + value.minute


class RangedNumber(ReadColumn[int]):
    """Whole numbers from ``least`` to ``most``."""

    impl = Integer
    cache_ok = True

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least, self.most = least, most

    def read(self, stored: Any) -> int:  # noqa: ANN401
        """The number."""
        if type(stored) is not int or not self.least <= stored <= self.most:
            raise ValueError(stored)
        return stored

    def written(self, value: int) -> int:
        """The number as it is: what may be chosen is checked where it is chosen."""
        return value
