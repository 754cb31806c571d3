"""Find a person in the logs and results: which events name them, at which tables they were."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Union, get_args, get_origin, get_type_hints

from sqlalchemy import Connection, Row, Select, String, bindparam, or_, select

from bot.storage.database.dialects import batches
from bot.storage.database.schema import events, game_leavers, game_players, games, tables
from bot.storage.log.codec import KINDS
from bot.storage.log.event_log import decoded
from bot.tables.occupants import PERSON

EACH = "*"
"""In a path: every item of a sequence."""

Path = tuple[str, ...]
Payload = Mapping[str, object]


@cache
def paths_in(kind: object) -> tuple[Path, ...]:
    """Where a value of this type names people: in which fields of which fields."""
    return tuple(dict.fromkeys(_paths(kind)))


@cache
def naming_kinds() -> Mapping[str, tuple[Path, ...]]:
    """The kinds of events that name people, and where."""
    found = {name: paths_in(kind) for name, kind in KINDS.items()}
    return {name: paths for name, paths in found.items() if paths}


def people_in(kind: str, payload: Payload) -> frozenset[int]:
    """Everybody whom the payload of an event names."""
    named: set[int] = set()

    def look(user: int) -> int:
        named.add(user)
        return user

    renamed(kind, payload, look)
    return frozenset(named)


def renamed(kind: str, payload: Payload, name: Callable[[int], int | str]) -> dict[str, object]:
    """The payload with another name for each person; all else is as it was written."""
    told: object = dict(payload)
    for path in naming_kinds().get(kind, ()):
        told = _renamed(told, path, name)
    if not isinstance(told, dict):
        raise TypeError(kind)
    return told


def _paths(kind: object) -> Iterator[Path]:
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *notes = get_args(kind)
        yield from [()] if PERSON in notes else _paths(inner)
    elif origin in (Union, UnionType):
        for one in get_args(kind):
            yield from _paths(one)
    elif origin is not None:
        for part in get_args(kind):
            if part not in (..., NoneType):
                yield from ((EACH, *path) for path in paths_in(part))
    elif isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind, include_extras=True)
        for field in fields(kind):
            yield from ((field.name, *path) for path in paths_in(hints[field.name]))


def _renamed(told: object, path: Path, name: Callable[[int], int | str]) -> object:
    if not path:
        return name(told) if isinstance(told, int) else told
    step, rest = path[0], path[1:]
    if step == EACH and isinstance(told, list):
        return [_renamed(part, rest, name) for part in told]
    if isinstance(told, dict) and step in told:
        return {**told, step: _renamed(told[step], rest, name)}
    return told  # one of several types, without this field


@dataclass(frozen=True, slots=True)
class FoundTables:
    """The tables found by a search, valid until something is written.

    ``unsettled`` are the tables that were open then; ``last`` is the number of the newest table.
    """

    tables: frozenset[int]
    unsettled: frozenset[int]
    last: int


def search(connection: Connection, user: int) -> FoundTables:
    """Look for a person in all logs and results; slow in a large database, but a mere read."""
    numbers = select(tables.c.id, tables.c.closed_at).order_by(tables.c.id)
    known = connection.execute(numbers).all()
    return FoundTables(
        tables=frozenset({*_in_logs(connection, _naming(user), user), *_played(connection, user)}),
        unsettled=frozenset(row.id for row in known if row.closed_at is None),
        last=known[-1].id if known else 0,
    )


def tables_naming(connection: Connection, user: int, sought: FoundTables) -> tuple[int, ...]:
    """The tables that name a person now; only those that may have changed are searched again."""
    newer = select(tables.c.id).where(tables.c.id > sought.last)
    again = sought.unsettled.union(connection.execute(newer).scalars()) - sought.tables
    found = {
        table
        for some in batches(sorted(again))
        for table in _in_logs(connection, _naming(user).where(events.c.table_id.in_(some)), user)
    }
    return tuple(sorted(sought.tables | found))


def open_tables_naming(connection: Connection, user: int) -> tuple[int, ...]:
    """The open tables that name a person in their logs."""
    still_open = select(tables.c.id).where(tables.c.closed_at.is_(None))
    return tables_naming_among(connection, user, still_open)


def tables_naming_among(connection: Connection, user: int, among: Select[int]) -> tuple[int, ...]:
    """Those of these tables that name a person in their logs, the oldest first."""
    chosen = _naming(user).where(events.c.table_id.in_(among))
    return tuple(sorted(_in_logs(connection, chosen, user)))


def naming_events() -> Select[tuple[int, int, str, str]]:
    """The events that name people, written as in their index so that it is used."""
    kinds = bindparam("kinds", sorted(naming_kinds()), String, expanding=True, literal_execute=True)
    columns = (events.c.table_id, events.c.seq, events.c.kind, events.c.payload)
    return select(*columns).where(events.c.kind.in_(kinds))


def _naming(user: int) -> Select[tuple[int, int, str, str]]:
    return naming_events().where(events.c.payload.contains(str(user)))


def _in_logs(
    connection: Connection, chosen: Select[tuple[int, int, str, str]], user: int
) -> set[int]:
    return {row.table_id for row in connection.execute(chosen) if _names(row, user)}


def _names(row: Row[tuple[int, int, str, str]], user: int) -> bool:
    payload = decoded(row.payload)
    return payload is None or user in people_in(row.kind, payload)


def _played(connection: Connection, user: int) -> set[int]:
    own = (
        select(column).where(person == user)
        for column, person in (
            (game_players.c.game_id, game_players.c.user_id),
            (game_leavers.c.game_id, game_leavers.c.user_id),
        )
    )
    played = select(games.c.table_id).where(or_(*(games.c.id.in_(some) for some in own)))
    return set(connection.execute(played).scalars())
