"""Analyses of deals, and what they say of each person who played there.

An analysis is kept once for each deal, under the deal's id (``bot.storage.shared_deals``): a line
that says the same is analysed once, wherever it is opened. It is the JSON of docs/analysis.md,
names nobody, and is recomputed when its ``VERSION`` is old. After a while only its errors are kept,
which are asked again: the whole is made again for whoever opens it.

What it says of a person is a row of ``analysis_players`` for each deal of a table that they played
(``table_id``, ``game``, ``deal``, ``user_id``):

``at``
    when the deal was played
``role``
    of ``deal_statistics.Role``; null if nobody bid
``cards``, ``card_accuracy``
    how many of their cards count, and the sum of their accuracies (0 to 100 each), so that the
    accuracy of a month is ``sum(card_accuracy) / sum(cards)``
``calls``, ``call_accuracy``
    the same of their calls
``held``
    the game points by which their side leads when the best contract of the deal (par) is made with
    all cards seen; below 0 if the other side has it
``usual``
    the game points by which their side leads at average tables that play these cards
``lead``
    the game points by which their side led in the deal as it was played

Each error that they were shown is a row of ``analysis_errors``: the ``number`` of the decision, its
``kind`` (a ``Mistake``; null for a call), its ``loss`` as a part of the game, and the loss in game
``points``. Both tables join ``games`` by (``table_id``, ``number`` = ``game``), and
hold a current analysis only: see ``is_current``.
"""

import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from bot.storage.database.dialects import batches, upsert
from bot.storage.database.schema import (
    analyses,
    analysis_errors,
    analysis_players,
    game_players,
    games,
    players,
)
from bot.storage.preferences import change_player_preferences, player_preferences
from bot.storage.rows import StoredRows
from bot.storage.stats.deal_statistics import Role
from bot.tables.occupants import is_erased

VERSION = 2
"""Raise it when the judges or the form change: an analysis of another version is made again."""


@dataclass(frozen=True, slots=True)
class DealPlace:
    """A deal of a table: the number of its game there, and its own in the game."""

    table_id: int
    game: int
    deal: int


ANALYSED_DEALS = StoredRows(DealPlace, analysis_players)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerError:
    """An error that a player was shown."""

    number: int
    kind: str | None
    loss: float
    points: float


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOfPlayer:
    """The analysis of one person's deal; the module's text explains the fields."""

    user_id: int
    role: Role | None
    cards: int
    card_accuracy: float
    calls: int
    call_accuracy: float
    held: int
    usual: float
    lead: int
    errors: tuple[PlayerError, ...] = ()


def keep(connection: Connection, code: str, payload: str, at: datetime) -> None:
    """Keep the analysis of a deal by its id, in place of an older one."""
    packed = zlib.compress(payload.encode())
    row = {"code": code, "version": VERSION, "made_at": at, "payload": packed}
    connection.execute(upsert(connection, analyses), row)


def kept(connection: Connection, code: str) -> str | None:
    """The whole analysis of a deal; None if there is none of this version that can be read."""
    return _unpacked(_row(connection, code).payload)


def kept_moments(connection: Connection, code: str) -> str | None:
    """As much of an analysis as tells of the errors in it, or the whole; None as above."""
    row = _row(connection, code)
    return _unpacked(row.payload) or _unpacked(row.moments)


class _Packed(NamedTuple):
    payload: object = None
    moments: object = None


def _row(connection: Connection, code: str) -> _Packed:
    columns = select(analyses.c.payload, analyses.c.moments)
    row = connection.execute(columns.where(analyses.c.code == code, is_current())).first()
    return _Packed() if row is None else _Packed(*row)


def _unpacked(packed: object) -> str | None:
    try:
        return zlib.decompress(packed).decode() if isinstance(packed, bytes) else None
    except (zlib.error, UnicodeDecodeError):  # it is made again
        return None


FORGOTTEN_AT_ONCE = 100
"""Analyses whose whole is forgotten in one step."""

_LEFT_OUT: Mapping[str, object] = {"deal": "", "players": [], "tricks": [], "luck": None}
"""What of an analysis is for its own page alone, and how its form says that it is not there."""


def forget_wholes(connection: Connection, before: datetime) -> int:
    """Forget some analyses that were made before then, but their errors; how many that were.

    What they count for people is kept elsewhere. An analysis that is opened is made again.
    """
    old = select(analyses.c.code, analyses.c.payload).where(
        analyses.c.made_at < before, analyses.c.payload.is_not(None)
    )
    rows = connection.execute(old.limit(FORGOTTEN_AT_ONCE)).all()
    for code, packed in rows:
        left = _moments_of(_unpacked(packed))
        forgotten = update(analyses).where(analyses.c.code == code)
        connection.execute(forgotten.values(payload=None, moments=left))
    return len(rows)


def _moments_of(payload: str | None) -> bytes | None:
    """What an analysis says of the errors in it, as an analysis; None if there are none."""
    try:
        form = json.loads(payload or "null")
        asked = {moment["number"] for moment in form["moments"]}
        decisions = [one for one in form["decisions"] if one["number"] in asked]
    except (ValueError, TypeError, KeyError, RecursionError):  # damaged: nothing is left of it
        return None
    if not asked:
        return None
    left = {**form, **_LEFT_OUT, "decisions": decisions}
    return zlib.compress(json.dumps(left, separators=(",", ":")).encode())


def is_current() -> ColumnElement[bool]:
    """Whether an analysis was made by this version."""
    return analyses.c.version == VERSION


def count(
    connection: Connection,
    place: DealPlace,
    code: str,
    played_at: datetime,
    players: Iterable[DealOfPlayer],
) -> None:
    """Keep what an analysis says of those who played a deal, in place of what was said before."""
    where = asdict(place)
    for rows in (analysis_errors, analysis_players):
        connection.execute(delete(rows).where(*(rows.c[k] == v for k, v in where.items())))
    for player in players:
        if is_erased(player.user_id):
            continue
        told = asdict(player)
        errors = [{**where, "user_id": player.user_id, **each} for each in told.pop("errors")]
        row = {**where, "code": code, "at": played_at, **told}
        connection.execute(insert(analysis_players), row)
        if errors:
            connection.execute(insert(analysis_errors), errors)


def begin_self_analysis(connection: Connection, user: int) -> None:
    """Let a person's deals be analysed from now on, unless they have chosen before."""
    if player_preferences(connection, user).self_analysis is None:
        change_player_preferences(
            connection, user, lambda chosen: replace(chosen, self_analysis=True)
        )


def played_for_self_analysis(
    connection: Connection, guilds: Sequence[int], since: datetime
) -> tuple[tuple[int, int], ...]:
    """The (server, person) pairs who want their own games analysed and finished one lately.

    The game was played in that server and ended at ``since`` or later.
    """
    played = (
        select(games.c.guild_id, players.c.user_id)
        .join(game_players, game_players.c.game_id == games.c.id)
        .join(players, players.c.user_id == game_players.c.user_id)
        .where(games.c.finished_at >= since, players.c.self_analysis)
        .distinct()
    )
    return tuple(
        (guild, user)
        for some in batches(guilds)
        for guild, user in connection.execute(played.where(games.c.guild_id.in_(some)))
    )


def self_analysed_since(connection: Connection, user: int, since: datetime) -> int | None:
    """The number of a person's deals analysed since then; None if they want none without a press.

    All are counted, whoever asked for them.
    """
    if not player_preferences(connection, user).self_analysis:
        return None
    own = analysis_players.c.user_id == user, analyses.c.made_at >= since
    joined = analysis_players.join(analyses, analyses.c.code == analysis_players.c.code)
    return connection.execute(select(func.count()).select_from(joined).where(*own)).scalar_one()


def is_counted(connection: Connection, place: DealPlace) -> bool:
    """Whether an analysis of this version has been counted for those who played a deal."""
    there = (analysis_players.c[name] == value for name, value in asdict(place).items())
    found = (
        select(analysis_players.c.user_id)
        .join(analyses, analyses.c.code == analysis_players.c.code)
        .where(*there, is_current())
    )
    return connection.execute(found.limit(1)).first() is not None


def counted(connection: Connection, user_id: int) -> frozenset[DealPlace]:
    """The deals of a person of which an analysis of this version has been counted."""
    of_player = analysis_players.c
    of_deal = analyses.c.code == of_player.code
    found = ANALYSED_DEALS.every.join(analyses, of_deal)
    found = found.where(of_player.user_id == user_id, is_current())
    return frozenset(ANALYSED_DEALS.all(connection, found))
