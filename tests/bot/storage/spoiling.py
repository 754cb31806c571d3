"""Three rows of every table that is read as objects, and the values that spoil each column.

What a column may hold by itself follows from its type; a type that only some values fit has its
examples in ``EXAMPLES``.
"""

from collections.abc import Iterator, Mapping
from datetime import date, datetime, time, timedelta
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from sqlalchemy import BigInteger, Column, Connection, Integer, Table, insert

from bot import storage
from bot.ratings.ladders import LADDERS, Season, ladder_named
from bot.score_sheets.kept import Draft, FormerNames, WrittenDeal
from bot.score_sheets.real_deals import RealDeal
from bot.score_sheets.typed import TypedDeal
from bot.server_choices import GuildPreferences, ServerChoices
from bot.shared_plays.chosen import Par
from bot.shared_plays.kinds import read_name
from bot.storage.database.columns import (
    DayText,
    EnumText,
    Instant,
    JsonText,
    KnownText,
    MinuteOfDay,
    ParsedText,
    RangedNumber,
    ReadColumn,
)
from bot.storage.rows import DECLARED, StoredRows
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat, Team
from engine.variants import VARIANTS, find_variant
from tests.bot.storage.made import NOON

COUNT = 3

EXAMPLES: dict[object, tuple[Any, ...]] = {
    find_variant: tuple(rules.key for rules in VARIANTS),
    ladder_named: LADDERS,
    tuple[int, ...]: ((), (5,), (5, 6)),
    tuple[str, ...]: (("Ann", "Ben"), ("Ann", "Zoé"), ("Cleo", "Ben")),
    tuple[tuple[str, str], ...]: ((), (("target", "1000"),), ()),
    tuple[WrittenDeal, ...]: (
        (),
        (WrittenDeal(RealDeal(), (0, 0)),),
        (WrittenDeal(RealDeal(attack=Team.EAST_WEST, trump=Trump.HEARTS), (0, 162)),),
    ),
    tuple[FormerNames, ...]: (
        (),
        (FormerNames(2, ("Ann", "Ben")),),
        (FormerNames(1, ("Zoé", "Ben")), FormerNames(4, ("Ann", "Ben"))),
    ),
    ServerChoices: (
        ServerChoices(),
        ServerChoices(GuildPreferences("fr", options=(("target", "1000"),)), podium=5),
        ServerChoices(GuildPreferences(channels=(5, 6)), day=7, day_hour=8),
    ),
    Draft: (None, Draft(TypedDeal(attack=Team.EAST_WEST), 3), Draft(TypedDeal(attack=Team(0)))),
    Par.parse: tuple(
        Par(Contract(Seat.SOUTH, Bid(90, Trump.HEARTS, ContractKind.NUMBER)), lead)
        for lead in (-90, 0, 90)
    ),
    read_name: ("C-7K3Q2M", "2026-03-01", "2026-03-02"),
    Season.parse: (Season(2025, 4), Season(2026, 1), Season(2026, 2)),
}
"""Values of columns that are parsed, by what parses them."""


def declared() -> list[StoredRows[Any]]:
    """All ``StoredRows`` of storage, in whatever module."""
    for module in walk_packages(storage.__path__, f"{storage.__name__}."):
        if ".migrations" not in module.name:
            import_module(module.name)
    return DECLARED


def fill(connection: Connection, *tables: Table) -> None:
    """Give these tables three rows each, and those that they point to."""
    wanted = {table: None for each in tables for table in _with_those_below(each)}
    for table in wanted:
        for number in range(1, COUNT + 1):
            row = {column.name: sample(column, number) for column in table.c}
            connection.execute(insert(table), row)


def _with_those_below(table: Table) -> Iterator[Table]:
    for key in table.foreign_keys:
        yield from _with_those_below(key.column.table)
    yield table


def sample(column: Column[Any], number: int) -> Any:  # noqa: ANN401
    """The value of a column in the row of this number, from 1."""
    for key in column.foreign_keys:
        return sample(key.column, number)
    kind: Any = column.type
    match kind:
        case EnumText():
            members: Any = kind.members
            return tuple(members)[number % len(members)]
        case DayText():
            return date(2026, 3, number)
        case MinuteOfDay():
            return time(20, number)
        case RangedNumber():
            return kind.least + number
        case ParsedText():
            return EXAMPLES[kind.parse][number - 1]
        case KnownText():
            return EXAMPLES[kind.find][number - 1]
        case JsonText():
            return EXAMPLES[kind.shape][number - 1]
        case Instant():
            return NOON + timedelta(hours=number)
    samples: Mapping[type, object] = {
        int: number,
        str: f"text {number}",
        float: number / 2,
        bool: number == 1,
        bytes: bytes((number,)),
    }
    return samples[kind.python_type]


def spoils(column: Column[Any], dialect: str) -> Iterator[str]:
    """The values, as SQL, that a database can hold in a column and that are none of its own."""
    kind: Any = column.type
    stored: type = getattr(kind, "impl_instance", kind).python_type
    if dialect == "sqlite" and not _is_row_number(column):
        yield from ANYTHING[stored]
    if stored is datetime:
        yield from TIMES[dialect]
    if stored is float:
        yield from FLOATS[dialect]
    if isinstance(kind, ReadColumn):
        yield "-77" if stored is int else "'no such'"
    elif stored is int and not isinstance(kind, BigInteger) and dialect == "sqlite":
        yield str(2**40)


ANYTHING: dict[type, tuple[str, ...]] = {
    str: ("x'00ff'", "CAST(x'ff41' AS TEXT)"),
    int: ("'no number'", "1.5"),
    float: ("'no number'",),
    bool: ("'no'", "7"),
    bytes: ("'text'",),
    datetime: ("'half past nine'", "12"),
}
"""SQLite keeps anything in each column."""

TIMES = {
    "sqlite": ("'0001-01-01 00:00:00.000000'", "'9999-12-31T23:00-23:00'"),
    "postgresql": ("'infinity'", "'-infinity'", "'0001-01-01'", "'20000-01-01'", "'4000-01-01 BC'"),
}
"""Times with which nobody can count."""

FLOATS = {"sqlite": ("9e999",), "postgresql": ("'NaN'", "'Infinity'")}


def _is_row_number(column: Column[Any]) -> bool:
    """Whether it is the one key of which SQLite sees to it that it is a whole number."""
    (*others, key) = column.table.primary_key
    return not others and key is column and type(column.type) is Integer
