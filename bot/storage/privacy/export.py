"""Export what is kept about a person as JSON files that are not too large.

Of other people it holds only what the person saw: that somebody sat there, and how the games ended.
Nobody else is named: each is a number, the same one throughout a table.
"""

import asyncio
import gzip
import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date, datetime
from functools import partial
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    FromClause,
    RowMapping,
    Select,
    and_,
    func,
    select,
    true,
)
from sqlalchemy import Table as SqlTable

from bot.storage.database.columns import Unreadable
from bot.storage.database.database import Database
from bot.storage.database.dialects import batches
from bot.storage.database.people import person_columns, told_columns
from bot.storage.database.schema import (
    EVERYWHERE,
    card_viewers,
    challenges,
    game_deals,
    game_leavers,
    game_players,
    games,
    leaderboards,
    metadata,
    played_deals,
    rating_changes,
    shared_deals,
    shared_plays,
    standings,
    tables,
)
from bot.storage.finished_lessons import lessons_of
from bot.storage.log.archive import Row
from bot.storage.log.event_log import decoded, rows_of
from bot.storage.log.people import people_in, renamed, tables_naming
from bot.storage.preferences import PlayerPreferences, player_preferences
from bot.storage.ratings.generations import is_live
from bot.tables.swap import SeatSwap


@dataclass(frozen=True, slots=True, kw_only=True)
class DataSummary:
    """How much is kept of a person, by the names of the schema, and of their tables.

    ``choices`` says whether they chose any preferences, ``hidden`` whether they are hidden.
    """

    counts: Mapping[str, int]
    choices: bool
    hidden: bool

    def __bool__(self) -> bool:
        return self.choices or any(self.counts.values())


def data_summary(connection: Connection, user: int) -> DataSummary:
    """Count what is kept about a person."""
    preferences = player_preferences(connection, user)
    counts = Counter(tables=len(tables_naming(connection, user)))
    for column, mark in person_columns(metadata):
        if mark.counted:
            rows, theirs = _of(column, user)
            counted = select(func.count()).select_from(rows).where(theirs)
            counts[mark.counted] += connection.execute(counted).scalar_one()
    return DataSummary(
        counts=counts, choices=preferences != PlayerPreferences(), hidden=preferences.hidden
    )


def _of(column: Column[Any], user: int) -> tuple[FromClause, ColumnElement[bool]]:
    """The rows in which a person stands; of those of a ladder, the rows that readers see."""
    rows = column.table
    if rows is standings:
        return standings.join(leaderboards), and_(column == user, is_live(leaderboards))
    live = is_live(rows) if "generation" in rows.c else true()
    return rows, and_(column == user, live)


VERSION = 1
"""Raise it when a part changes its meaning or is removed; additions leave it as it is."""

YOU = "you"

ExportPart = dict[str, object]

NAMING = {"user_id": "player", "declarer_id": "declared_by", "doubler_id": "doubled_by"}

FORMAT = "contree-export"

STEP = 25
"""Tables read per query, so that other readers do not wait long."""

PACKED = ".gz"
"""The end of the name of a file that is compressed."""

MARGIN = 1000
"""Bytes left free for the part numbers, which are written last."""


def summary_of(connection: Connection, user: int) -> ExportPart:
    """Everything but the tables: a part for each column of the schema that has one."""
    parts: ExportPart = {"id": str(user)}
    for column, mark in person_columns(metadata):
        if mark.told in OTHERWISE:
            parts[mark.told] = OTHERWISE[mark.told](connection, user)
        elif mark.told:
            rows, theirs = _of(column, user)
            chosen = select(*told_columns(column.table)).select_from(rows).where(theirs)
            chosen = chosen.order_by(*column.table.primary_key)
            parts[mark.told] = _rows_named(connection, chosen)
    return parts


def _seen_deals(connection: Connection, user: int) -> Sequence[str]:
    """The deals whose cards they have seen: by their ids, where those are known."""
    code = func.coalesce(shared_deals.c.code, card_viewers.c.cards)
    seen = select(code).outerjoin(shared_deals, shared_deals.c.cards == card_viewers.c.cards)
    seen = seen.where(card_viewers.c.user_id == user).order_by(code)
    return connection.execute(seen).scalars().all()


def _sums(connection: Connection, user: int) -> list[ExportPart]:
    """Their sums, each with where and when it counts."""
    rows, theirs = _of(standings.c.user_id, user)
    columns = (
        leaderboards.c.guild_id,
        leaderboards.c.ladder,
        leaderboards.c.period,
        *told_columns(standings),
    )
    sums = select(*columns).select_from(rows).where(theirs).order_by(leaderboards.c.id)
    return _rows_named(connection, sums)


def _played_alone(connection: Connection, user: int) -> list[ExportPart]:
    """The deals that they played alone: what they chose there, but no line, which has all hands."""
    plays, deal = played_deals.c, shared_plays.c
    begun = (plays.deal, plays.guild_id, plays.moves, plays.started_at, plays.done_at, plays.seen)
    judged = (plays.score_0, plays.score_1, plays.squares, plays.accuracy)
    chosen = (
        select(deal.kind, deal.name, *begun, *judged)
        .join(shared_plays, deal.id == plays.shared_play_id)
        .where(plays.user_id == user)
        .order_by(plays.started_at)
    )
    return _rows_named(connection, chosen)


def _called_out(connection: Connection, user: int) -> list[ExportPart]:
    """The challenges that they called out: their codes, and when they were open."""
    deal = shared_plays.c
    chosen = (
        select(deal.name, challenges.c.guild_id, deal.opens_at, deal.closes_at)
        .join(shared_plays, deal.id == challenges.c.shared_play_id)
        .where(challenges.c.host_id == user)
        .order_by(deal.opens_at)
    )
    return _rows_named(connection, chosen)


OTHERWISE: Mapping[str, Callable[[Connection, int], object]] = {
    "choices": lambda connection, user: asdict(player_preferences(connection, user)),
    "lessons": lambda connection, user: sorted(lessons_of(connection, user)),
    "seen_deals": _seen_deals,
    "sums": _sums,
    "played_alone": _played_alone,
    "challenges": _called_out,
}
"""Parts that are more or less than the rows in which a person stands."""


def tables_of(connection: Connection, user: int, numbers: Collection[int]) -> list[ExportPart]:
    """These of their tables: what they did there, and the finished games."""
    chosen = select(tables).where(tables.c.id.in_(numbers)).order_by(tables.c.id)
    return [_table(connection, user, row) for row in connection.execute(chosen).mappings()]


def _table(connection: Connection, user: int, row: RowMapping) -> ExportPart:
    log = rows_of(connection, row["id"])
    name = _names(user, [row[2] for row in log])
    played = select(games).where(games.c.table_id == row["id"]).order_by(games.c.number)
    return {
        "table": row["id"],
        "server": str(row["guild_id"]),
        "channel": str(row["channel_id"]),
        "opened_at": _plain(row["opened_at"]),
        "closed_at": _plain(row["closed_at"]),
        "did": list(_done(user, log, name)),
        "games": [
            _game(connection, user, game, name) for game in connection.execute(played).mappings()
        ],
    }


def _names(user: int, payloads: Sequence[str]) -> Callable[[int], str]:
    # The data of others is not theirs: they have no names, but the same one throughout.
    others: dict[int, str] = {user: YOU}
    for person in people_in(payloads):
        others.setdefault(person, f"player {len(others)}")
    return lambda person: others.setdefault(person, f"player {len(others)}")


def _done(user: int, log: Sequence[Row], name: Callable[[int], str]) -> Iterator[ExportPart]:
    """The events that they caused or stand in, and those of their seat while it was theirs."""
    seats: set[object] = set()
    swaps: list[tuple[object, object]] = []  # they take effect with the next game
    for _, kind, text, at, cause in log:
        payload = decoded(renamed(text, name)) or {}
        if kind in ("GameStarted", "LobbyReopened"):
            for first, second in swaps:
                seats = {{first: second, second: first}.get(seat, seat) for seat in seats}
            swaps.clear()
        seat, names_them = payload.get("seat"), user in people_in([text])
        if names_them or seat in seats or user in people_in([cause or ""]):
            yield {"at": _plain(at), "event": kind, **payload}
        if kind == "SeatTaken" and names_them:
            seats.add(seat)
        elif kind in ("SeatTaken", "SeatLeft"):
            seats.discard(seat)
        elif kind == "Granted" and payload.get("kind") == SeatSwap.KIND:
            first, second = payload["about"] if isinstance(payload["about"], list) else (None, None)
            swaps.append((first, second))


def _game(
    connection: Connection, user: int, row: RowMapping, name: Callable[[int], str]
) -> ExportPart:
    def of_game(table: SqlTable, order: str) -> list[ExportPart]:
        chosen = select(*told_columns(table)).where(table.c.game_id == row["id"])
        return _rows_named(connection, chosen.order_by(table.c[order]), name)

    changes = select(*told_columns(rating_changes)).where(
        rating_changes.c.game_id == row["id"],
        rating_changes.c.user_id == user,
        is_live(rating_changes),
    )
    columns = {each.name: row[each.name] for each in told_columns(games)}
    return {
        **_row(columns, name),
        "players": of_game(game_players, "seat"),
        "left": of_game(game_leavers, "seat"),
        "deals": of_game(game_deals, "number"),
        "ratings": _rows_named(connection, changes.order_by(rating_changes.c.guild_id)),
    }


def _rows_named(
    connection: Connection,
    chosen: Select[Any],
    name: Callable[[int], str] = lambda _: YOU,
) -> list[ExportPart]:
    return [_row(row, name) for row in connection.execute(chosen).mappings()]


def _row(row: Mapping[Any, Any], name: Callable[[int], str]) -> ExportPart:
    part: ExportPart = {}
    for key, value in row.items():
        if key in NAMING:
            part[NAMING[key]] = None if value is None else name(value)
        elif key == "guild_id":
            part["server"] = "all" if value == EVERYWHERE else str(value)
        elif key.endswith("_id"):
            # As a JSON number an id of Discord's would lose its last digits in many readers.
            part[key.removesuffix("_id")] = str(value)
        else:
            part[key] = _plain(value)
    return part


AS_JSON = TypeAdapter[object](object)
"""What a typed column holds, as JSON has it."""


def _plain(value: object) -> object:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Unreadable):
        return str(value.stored)
    if isinstance(value, bytes):  # none of what people are told is kept so: it is damaged
        return repr(value)
    plain: object = AS_JSON.dump_python(value, mode="json")
    return plain


@dataclass(frozen=True, slots=True)
class File:
    """A file to be sent."""

    name: str
    content: bytes


class TooLarge(Exception):
    """A single table does not fit into a file of this size."""


async def export(
    database: Database, user: int, at: datetime, about: str, limit: int
) -> tuple[File, ...]:
    """Everything kept about a person, in files of at most ``limit`` bytes, each complete in itself.

    One JSON file if it fits; else compressed with gzip; else several of those, split by table.
    """
    summary = await database.read(lambda connection: summary_of(connection, user))
    numbers = await database.read(lambda connection: tables_naming(connection, user))
    tables: list[str] = []
    for some in batches(numbers, STEP):
        tables += await database.read(partial(_tables, user=user, numbers=some))
    head: ExportPart = {
        "format": FORMAT,
        "version": VERSION,
        "made_at": at.isoformat(),
        "about": about,
    }
    return await asyncio.to_thread(_files, head | summary, tables, limit)


def _tables(connection: Connection, user: int, numbers: Sequence[int]) -> list[str]:
    return [_json(table) for table in tables_of(connection, user, numbers)]


def _files(head: ExportPart, tables: Sequence[str], limit: int) -> tuple[File, ...]:
    whole = _document(head, tables)
    if len(whole) <= limit:
        return (File("contree.json", whole),)
    groups = tuple(_groups(head, tables, limit - MARGIN))
    if len(groups) == 1:
        return (File(f"contree.json{PACKED}", _packed(whole)),)
    return tuple(
        File(
            f"contree-{nth}.json{PACKED}",
            _packed(_document({**head, "part": nth, "parts": len(groups)}, group)),
        )
        for nth, group in enumerate(groups, start=1)
    )


def _groups(head: ExportPart, tables: Sequence[str], limit: int) -> Iterator[Sequence[str]]:
    """The tables in groups that fit when compressed, found by halving."""
    if len(_packed(_document(head, tables))) <= limit:
        yield tables
    elif not tables[1:]:
        raise TooLarge
    else:
        # Halved, since how small tables get together is known only once they are compressed.
        half = len(tables) // 2
        yield from _groups(head, tables[:half], limit)
        yield from _groups(head, tables[half:], limit)


def _document(head: ExportPart, tables: Sequence[str]) -> bytes:
    beginning = _json(head).removesuffix("}")
    listed = ",\n".join(tables)
    return f'{beginning},\n"tables":[\n{listed}\n]}}\n'.encode()


def _packed(document: bytes) -> bytes:
    # No time of packing: the same data gives the same file.
    return gzip.compress(document, mtime=0)


def _json(part: ExportPart) -> str:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))
