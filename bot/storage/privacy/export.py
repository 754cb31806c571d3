"""Export what is kept about a person as JSON files that are not too large.

Of other people it holds only what the person saw: that somebody sat there, and how the games ended.
Nobody else is named: each is a number, the same one throughout a table.
"""

import asyncio
import gzip
import json
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, FromClause, RowMapping, Select, and_, func, select
from sqlalchemy import Table as SqlTable

from bot.storage.database.database import Database
from bot.storage.database.dialects import batches
from bot.storage.database.schema import (
    EVERYWHERE,
    analysis_errors,
    analysis_players,
    boards,
    card_viewers,
    challenges,
    day_watchers,
    evening_answers,
    evening_seats,
    exercises,
    finished_lessons,
    game_deals,
    game_leavers,
    game_players,
    games,
    played_deals,
    problem_answers,
    problem_solvers,
    rank_holders,
    rating_changes,
    ratings,
    score_sheets,
    seat_watchers,
    shared_deals,
    shared_plays,
    standings,
    tables,
    voided_games,
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
    """Counts of the person's tables, finished games, ratings, sums, and games voided as admin.

    ``rank_roles`` counts the roles they were given, ``waits`` the servers where they wait for a
    seat, ``seen_deals`` the deals whose cards they have seen, ``analyses`` their deals that
    were analysed, ``exercises`` what they were asked again, ``problems`` those that they answered,
    ``lessons`` those that they have finished, ``played_alone`` the deals that they played alone,
    ``challenges`` those that they called out, ``evenings`` what they answered to a
    evenings and where they sat, ``sheets`` their score sheets. ``choices`` says whether they
    chose any preferences, ``hidden`` whether they are hidden.
    """

    tables: int
    games: int
    ratings: int
    sums: int
    voided: int
    rank_roles: int
    waits: int
    seen_deals: int
    analyses: int
    exercises: int
    problems: int
    lessons: int
    evenings: int
    played_alone: int
    challenges: int
    sheets: int
    choices: bool
    hidden: bool

    def __bool__(self) -> bool:
        told = (self.tables, self.games, self.ratings, self.sums, self.voided, self.rank_roles)
        others = (self.waits, self.seen_deals, self.analyses, self.lessons, self.evenings)
        alone = (self.exercises, self.problems, self.played_alone, self.challenges, self.sheets)
        return any((*told, *others, *alone, self.choices))


def data_summary(connection: Connection, user: int) -> DataSummary:
    """Count what is kept about a person."""
    preferences = player_preferences(connection, user)
    return DataSummary(
        tables=len(tables_naming(connection, user)),
        games=_count(connection, game_players, game_players.c.user_id == user),
        ratings=_count(connection, ratings, and_(ratings.c.user_id == user, is_live(ratings))),
        sums=_count(
            connection,
            standings.join(boards, boards.c.id == standings.c.board_id),
            and_(standings.c.user_id == user, is_live(boards)),
        ),
        voided=_count(connection, voided_games, voided_games.c.by_id == user),
        rank_roles=_count(connection, rank_holders, rank_holders.c.user_id == user),
        waits=_count(connection, seat_watchers, seat_watchers.c.user_id == user)
        + _count(connection, day_watchers, day_watchers.c.user_id == user),
        seen_deals=_count(connection, card_viewers, card_viewers.c.user_id == user),
        analyses=_count(connection, analysis_players, analysis_players.c.user_id == user),
        exercises=_count(connection, exercises, exercises.c.user_id == user),
        problems=_count(connection, problem_answers, problem_answers.c.user_id == user),
        lessons=_count(connection, finished_lessons, finished_lessons.c.user_id == user),
        evenings=_count(connection, evening_answers, evening_answers.c.user_id == user)
        + _count(connection, evening_seats, evening_seats.c.user_id == user),
        played_alone=_count(connection, played_deals, played_deals.c.user_id == user),
        challenges=_count(connection, challenges, challenges.c.host_id == user),
        sheets=_count(connection, score_sheets, score_sheets.c.user_id == user),
        choices=preferences != PlayerPreferences(),
        hidden=preferences.hidden,
    )


def _count(connection: Connection, table: FromClause, own: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(table).where(own)).scalar_one()


VERSION = 1
"""Raise it when a part changes its meaning or is removed; additions leave it as it is."""

YOU = "you"

ExportPart = dict[str, object]

NAMING = {"user_id": "player", "declarer_id": "declared_by", "doubler_id": "doubled_by"}

SILENT = {"id", "game_id", "board_id", "by_id", "table_id", "generation"}

FORMAT = "contree-export"

STEP = 25
"""Tables read per query, so that other readers do not wait long."""

PACKED = ".gz"
"""The end of the name of a file that is compressed."""

MARGIN = 1000
"""Bytes left free for the part numbers, which are written last."""


def summary_of(connection: Connection, user: int) -> ExportPart:
    """Everything but the tables: preferences, requests, ratings, sums, roles, voided games."""
    sums = select(boards.c.guild_id, boards.c.ladder, boards.c.period, standings)
    sums = sums.join(boards, boards.c.id == standings.c.board_id).order_by(boards.c.id)
    their_ratings = select(ratings).where(ratings.c.user_id == user, is_live(ratings))
    their_ratings = their_ratings.order_by(ratings.c.guild_id, ratings.c.ladder)
    voided = select(voided_games).where(voided_games.c.by_id == user)
    voided = voided.order_by(voided_games.c.table_id, voided_games.c.number)
    rank_roles = select(rank_holders.c.guild_id, rank_holders.c.role_id)
    rank_roles = rank_roles.where(rank_holders.c.user_id == user)
    rank_roles = rank_roles.order_by(rank_holders.c.guild_id, rank_holders.c.role_id)
    waits = select(seat_watchers).where(seat_watchers.c.user_id == user)
    code = func.coalesce(shared_deals.c.code, card_viewers.c.cards)
    seen = select(code).outerjoin(shared_deals, shared_deals.c.cards == card_viewers.c.cards)
    seen = seen.where(card_viewers.c.user_id == user)
    told_of_days = select(day_watchers).where(day_watchers.c.user_id == user)
    analysed = select(analysis_players).where(analysis_players.c.user_id == user)
    errors = select(analysis_errors).where(analysis_errors.c.user_id == user)
    asked = select(exercises).where(exercises.c.user_id == user)
    problems = select(problem_answers).where(problem_answers.c.user_id == user)
    solver = select(problem_solvers).where(problem_solvers.c.user_id == user)
    answered = evening_answers.c
    evenings = select(answered.day, answered.coming, answered.answered_at, answered.here_at)
    sat = evening_seats.c
    seats = select(sat.day, sat.round, sat.number, sat.place).where(sat.user_id == user)
    return {
        "id": str(user),
        "choices": asdict(player_preferences(connection, user)),
        "analyses": _rows_named(connection, analysed.order_by(*analysis_players.primary_key)),
        "errors": _rows_named(connection, errors.order_by(*analysis_errors.primary_key)),
        "exercises": _rows_named(connection, asked.order_by(*exercises.primary_key)),
        "problems": _rows_named(connection, problems.order_by(*problem_answers.primary_key)),
        "problem_ratings": _rows_named(connection, solver.order_by(problem_solvers.c.code)),
        "evenings": _rows_named(
            connection,
            evenings.where(answered.user_id == user).order_by(*evening_answers.primary_key),
        ),
        "evening_seats": _rows_named(connection, seats.order_by(*evening_seats.primary_key)),
        "day_posts": _rows_named(connection, told_of_days.order_by(day_watchers.c.guild_id)),
        "lessons": sorted(lessons_of(connection, user)),
        "played_alone": _rows_named(connection, _played_alone(user)),
        "challenges": _rows_named(connection, _called_out(user)),
        "sheets": _rows_named(connection, _sheets(user)),
        "ratings": _rows_named(connection, their_ratings),
        "seen_deals": connection.execute(seen.order_by(code)).scalars().all(),
        "rank_roles": _rows_named(connection, rank_roles),
        "sums": _rows_named(connection, sums.where(standings.c.user_id == user, is_live(boards))),
        "voided": _rows_named(connection, voided),
        "waits": _rows_named(connection, waits.order_by(seat_watchers.c.guild_id)),
    }


def _played_alone(user: int) -> Select[Any]:
    """The deals that they played alone: what they chose there, but no line, which has all hands."""
    plays, deal = played_deals.c, shared_plays.c
    told = (plays.deal, plays.guild_id, plays.moves, plays.started_at, plays.done_at, plays.seen)
    found = (plays.score_0, plays.score_1, plays.squares, plays.accuracy)
    return (
        select(deal.kind, deal.name, *told, *found)
        .join(shared_plays, deal.id == plays.shared_play_id)
        .where(plays.user_id == user)
        .order_by(plays.started_at)
    )


def _called_out(user: int) -> Select[Any]:
    """The challenges that they called out: their codes, and when they were open."""
    deal = shared_plays.c
    return (
        select(deal.name, challenges.c.guild_id, deal.opens_at, deal.closes_at)
        .join(shared_plays, deal.id == challenges.c.shared_play_id)
        .where(challenges.c.host_id == user)
        .order_by(deal.opens_at)
    )


def _sheets(user: int) -> Select[Any]:
    """Their score sheets, as they are kept."""
    own = score_sheets.c
    told = (own.rules_key, own.options, own.names, own.deals, own.draft, own.changed_at)
    return select(*told).where(own.user_id == user).order_by(own.id)


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
    own: set[object] = set()
    swaps: list[tuple[object, object]] = []  # they take effect with the next game
    for _, kind, text, at, cause in log:
        payload = decoded(renamed(text, name)) or {}
        if kind in ("GameStarted", "LobbyReopened"):
            for first, second in swaps:
                own = {{first: second, second: first}.get(seat, seat) for seat in own}
            swaps.clear()
        seat, names_them = payload.get("seat"), user in people_in([text])
        if names_them or seat in own or user in people_in([cause or ""]):
            yield {"at": _plain(at), "event": kind, **payload}
        if kind == "SeatTaken" and names_them:
            own.add(seat)
        elif kind in ("SeatTaken", "SeatLeft"):
            own.discard(seat)
        elif kind == "Granted" and payload.get("kind") == SeatSwap.KIND:
            first, second = payload["about"] if isinstance(payload["about"], list) else (None, None)
            swaps.append((first, second))


def _game(
    connection: Connection, user: int, row: RowMapping, name: Callable[[int], str]
) -> ExportPart:
    def of_game(table: SqlTable, order: str) -> list[ExportPart]:
        chosen = select(table).where(table.c.game_id == row["id"]).order_by(table.c[order])
        return _rows_named(connection, chosen, name)

    changes = select(rating_changes).where(
        rating_changes.c.game_id == row["id"],
        rating_changes.c.user_id == user,
        is_live(rating_changes),
    )
    return {
        **_row(row, name),
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


def _row(row: RowMapping, name: Callable[[int], str]) -> ExportPart:
    told: ExportPart = {}
    for key, value in row.items():
        if key in NAMING:
            told[NAMING[key]] = None if value is None else name(value)
        elif key == "guild_id":
            told["server"] = "all" if value == EVERYWHERE else str(value)
        elif key == "role_id":
            # As a JSON number an id of Discord's would lose its last digits in many readers.
            told["role"] = str(value)
        elif key not in SILENT:
            told[key] = _plain(value)
    return told


def _plain(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value


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
    told: list[str] = []
    for some in batches(numbers, STEP):
        told += await database.read(partial(_tables, user=user, numbers=some))
    head: ExportPart = {
        "format": FORMAT,
        "version": VERSION,
        "made_at": at.isoformat(),
        "about": about,
    }
    return await asyncio.to_thread(_files, head | summary, told, limit)


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
