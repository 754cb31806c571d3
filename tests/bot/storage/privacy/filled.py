"""A row in every table of the schema for each of two people on each of two servers."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    column,
    select,
    table,
)
from sqlalchemy.types import TypeDecorator, TypeEngine

from bot.storage.database.dialects import insert_into
from bot.storage.database.people import PersonRole, as_stored, mark_of, stored_type
from bot.storage.database.schema import (
    archived_events,
    challenges,
    ladders,
    tables,
    uncounted_games,
)
from tests.bot.storage.made import NOON

ANN, BEN = 812_345_678_901_234_501, 812_345_678_901_234_502
CAFE, CLUB = 700_000_000_000_000_001, 700_000_000_000_000_002

schema: MetaData = tables.metadata

LOGS = (archived_events, uncounted_games)
"""What is packed or to be counted has to be a log: these are left empty."""

ALONE = 2
"""The corner that has played a deal of no challenge: it is nobody's who called it out."""

Row = dict[str, object]
Rows = Mapping[str, Mapping[int, Row]]
"""By table and corner."""


@dataclass(frozen=True, slots=True)
class Corner:
    """Somebody on a server; its number is in each of its rows."""

    n: int
    person: int
    other: int
    guild: int


CORNERS = (
    Corner(1, ANN, BEN, CAFE),
    Corner(2, BEN, ANN, CAFE),
    Corner(3, ANN, BEN, CLUB),
    Corner(4, BEN, ANN, CLUB),
)

READABLE = {"ladder": "contree", "family": "contree", "kind": "SeatTaken"}
"""What rows have to say, for those who read them."""


def written_by(corner: Corner) -> str:
    """A text that mentions the other one, in each way that there is."""
    return f"<@{corner.other}>, <@!{corner.other}> or {corner.other}: {corner.n}"


def value_of(own: Column[Any], corner: Corner) -> object:
    """What a column holds in the row of a corner."""
    for key in own.foreign_keys:
        return value_of(key.column, corner)
    mark = mark_of(own)
    assert mark is not None, own
    if mark.role is PersonRole.IN_TEXT:
        return written_by(corner)
    if mark.role is PersonRole.KEPT:
        return -corner.n
    if mark.role is not None:
        return corner.other if own.name == "partner_id" else corner.person
    special: dict[str, object] = {
        "guild_id": corner.guild,
        # What is of the club is of a former ladder: nobody sees it any more.
        "generation": 1 + (corner.guild == CLUB) * (2 if own.table is ladders else 1),
        "wanted": 1 + (corner.guild == CLUB) * 2,
        "since": None,  # no ladder is to be counted again
    }
    if own.name in special:
        return special[own.name]
    kind = stored_type(own)
    if own.name in ("payload", "cause") and isinstance(kind, Text):
        return f'{{"who":{{"_person":{corner.n}}}}}'
    values: dict[type[TypeEngine[Any] | TypeDecorator[Any]], object] = {
        BigInteger: 10**6 + corner.n,
        Boolean: False,
        Float: corner.n / 8,
        Integer: corner.n,
        LargeBinary: bytes([corner.n]),
        Text: READABLE.get(own.name, f"{own.name} {corner.n}"),
        TypeDecorator: NOON + timedelta(minutes=corner.n),
    }
    return next(value for each, value in values.items() if isinstance(kind, each))


def fill(connection: Connection) -> Rows:
    """Put a row of each corner into every table but logs; who comes second to a key has none."""
    filled: dict[str, dict[int, Row]] = {}
    for rows in schema.sorted_tables:
        corners = [each for each in CORNERS if rows is not challenges or each.n != ALONE]
        added = [(each.n, add(connection, rows, each)) for each in corners if rows not in LOGS]
        filled[rows.name] = {n: row for n, row in added if row is not None}
    return filled


def add(connection: Connection, rows: Table, corner: Corner) -> Row | None:
    """Put a row of a corner into a table, unless it has one of that key."""
    stored: Any = table(rows.name, *(column(each.name, stored_type(each)) for each in rows.c))
    row = {each.name: value_of(each, corner) for each in rows.c}
    new = insert_into(connection, stored).on_conflict_do_nothing()
    return _plain(row) if connection.execute(new.values(row)).rowcount else None


def add_with_what_it_needs(connection: Connection, rows: Table, corner: Corner) -> None:
    """Put a row of a corner into a table, and before it what it refers to; on a ladder, if any."""
    if rows is not ladders:
        add(connection, ladders, corner)
    for key in sorted(rows.foreign_keys, key=str):
        add_with_what_it_needs(connection, key.column.table, corner)
    add(connection, rows, corner)


def contents(connection: Connection) -> Mapping[str, list[Row]]:
    """Every row of every table."""
    return {
        rows.name: [
            _plain(dict(row))
            for row in connection.execute(select(*map(as_stored, rows.c))).mappings()
        ]
        for rows in schema.sorted_tables
    }


def what_became(
    filled: Rows, now: Mapping[str, list[Row]]
) -> dict[str, list[tuple[int, Row | None]]]:
    """By table: corner and difference of each row that is another now, None of one that is gone."""
    return {
        name: [
            (n, _difference(row, [each for each in now[name] if each not in rows.values()]))
            for n, row in rows.items()
            if row not in now[name]
        ]
        for name, rows in filled.items()
    }


def _difference(row: Row, new: list[Row]) -> Row | None:
    changed = [{key: each[key] for key in row if each[key] != row[key]} for each in new]
    return min((each for each in changed if 2 * len(each) <= len(row)), key=len, default=None)


def _plain(row: Row) -> Row:
    """A row as JSON has it."""
    plain: Row = {}
    for name, value in row.items():
        plain[name] = value.isoformat() if isinstance(value, datetime) else value
        if isinstance(value, bytes):
            plain[name] = value.hex()
    return plain
