"""The generations of a ladder: the live one, which readers see, and the one that is wanted.

Every row of a ladder is of one generation. Whatever changes games that count already asks for a new
one. It is folded next to the live one (`refold`), and goes live in one write.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update
from sqlalchemy import Table as SqlTable

from bot.ratings.ladders import Ladder, season_at
from bot.storage.database.schema import (
    EVERYWHERE,
    games,
    ladders,
    leaderboards,
    rating_changes,
    ratings,
    standings,
)
from bot.storage.rows import StoredRows

FIRST_GAME = datetime.fromtimestamp(0, UTC)
"""Earlier than every game."""


@dataclass(frozen=True, slots=True)
class Generation:
    """Rows of a ladder that were folded together; no other ladder has the same number."""

    number: int
    scope: int
    ladder: Ladder


@dataclass(frozen=True, slots=True)
class BegunFold:
    """A generation to be folded: the games from ``since`` on, the beginning of a season."""

    generation: Generation
    since: datetime


@dataclass(frozen=True, slots=True)
class _Kept:
    """A ladder of a scope (``guild``), by its name."""

    guild: int
    ladder: str

    @property
    def place(self) -> tuple[int, Ladder]:
        """Its scope, and the ladder itself."""
        return self.guild, Ladder.parse(self.ladder)


_KEPT = StoredRows(_Kept, ladders)

_BEYOND = 2**31 - 1
"""Above the numbers of all generations."""


def of_ladder(rows: SqlTable, scope: int, ladder: Ladder) -> ColumnElement[bool]:
    """The rows of a ladder that readers see."""
    number = select(ladders.c.generation).where(_is(scope, ladder)).scalar_subquery()
    of_it = and_(rows.c.guild_id == scope, rows.c.generation == number)
    # Changes of ratings do not name their ladder: the number of the generation does.
    return and_(of_it, rows.c.ladder == str(ladder)) if "ladder" in rows.c else of_it


def is_live(rows: SqlTable) -> ColumnElement[bool]:
    """Whether readers see a row, whichever ladder it is of."""
    return rows.c.generation.in_(select(ladders.c.generation))


def live(connection: Connection, scope: int, ladder: Ladder) -> Generation:
    """The generation that readers see, locked so that a game can be counted in it."""
    # SQLite ignores the lock, and needs none: it has one writer.
    chosen = select(ladders.c.generation).where(_is(scope, ladder)).with_for_update()
    number = connection.execute(chosen).scalar()
    if number is None:
        number = _next_number(connection)
        row = {"guild_id": scope, "ladder": str(ladder), "generation": number, "wanted": number}
        connection.execute(insert(ladders), row)
    return Generation(number, scope, ladder)


def want(connection: Connection, scope: int, ladder: Ladder, at: datetime) -> None:
    """Have a ladder folded again, since a game that ended then was changed.

    Seasons that were over by then are not recounted.
    """
    live(connection, scope, ladder)
    since = season_at(at).begins
    row = connection.execute(select(ladders).where(_is(scope, ladder))).one()
    if row.since is not None:
        since = min(since, row.since)
    _renumber(connection, scope, ladder, since)


def want_for(connection: Connection, scopes: tuple[int, ...], which: ColumnElement[bool]) -> None:
    """Have the ladders folded again on which these games count, or no longer do."""
    ladder = (games.c.family, games.c.people)
    of_rated = select(*ladder, func.min(games.c.finished_at)).where(games.c.rated, which)
    for family, people, first in connection.execute(of_rated.group_by(*ladder)).all():
        for scope in scopes:
            want(connection, scope, Ladder(family, people), first)


def want_all(connection: Connection, scopes: frozenset[int] | None = None) -> None:
    """Have every ladder folded again from its first game on, or those of these scopes."""
    for scope, ladder in games_by_ladder(connection):
        if scopes is None or scope in scopes:
            want(connection, scope, ladder, FIRST_GAME)


def games_by_ladder(connection: Connection) -> dict[tuple[int, Ladder], int]:
    """The number of games that were played for each ladder of each scope."""
    counts = {each.place: 0 for each in _KEPT.all(connection, _KEPT.every)}
    of_guild = (games.c.guild_id, games.c.family, games.c.people)
    played = select(*of_guild, func.count()).group_by(*of_guild)
    for guild, family, people, number in connection.execute(played):
        if not isinstance(family, str):
            continue  # a damaged game is on no ladder
        for scope in (guild, EVERYWHERE):
            key = scope, Ladder(family, people)
            counts[key] = counts.get(key, 0) + number
    return counts


def due(connection: Connection) -> tuple[tuple[int, Ladder], ...]:
    """Scope and ladder of all that are to be folded again."""
    rows = _KEPT.every.where(_IS_DUE).order_by(ladders.c.guild_id, ladders.c.ladder)
    return tuple(each.place for each in _KEPT.all(connection, rows))


def disturb(connection: Connection) -> None:
    """Let every fold in progress begin again: it may have read what was deleted since."""
    for scope, ladder in due(connection):
        _renumber(connection, scope, ladder)


def begin(connection: Connection, scope: int, ladder: Ladder) -> BegunFold | None:
    """Begin a fold, so that whoever began one before ends; None if nothing is due."""
    row = connection.execute(select(ladders).where(_is(scope, ladder), _IS_DUE)).first()
    if row is None:
        return None
    return BegunFold(Generation(_renumber(connection, scope, ladder), scope, ladder), row.since)


def is_wanted(connection: Connection, generation: Generation) -> bool:
    """Whether nothing has changed since this generation was begun."""
    wanted = select(ladders.c.wanted).where(_is(generation.scope, generation.ladder))
    return connection.execute(wanted).scalar() == generation.number


def go_live(connection: Connection, generation: Generation) -> None:
    """Let readers see this generation from now on."""
    of_it = _is(generation.scope, generation.ladder)
    connection.execute(update(ladders).where(of_it).values(generation=generation.number))


def finish(connection: Connection, generation: Generation) -> None:
    """Note that nothing is left to do, the rows of the former generation gone too."""
    of_it = _is(generation.scope, generation.ladder)
    connection.execute(update(ladders).where(of_it).values(since=None))


SWEPT_PLAYERS, SWEPT_LEADERBOARDS = 50, 20
"""The players and leaderboards whose rows are deleted per step, so that moves need not wait."""


def sweep(connection: Connection, generation: Generation) -> bool:
    """Delete some rows of a ladder that are neither live nor of this; True if none is left."""
    kept = select(ladders.c.generation).where(_is(generation.scope, generation.ladder))
    numbers = {generation.number, *connection.execute(kept).scalars()}

    def old(rows: SqlTable) -> ColumnElement[bool]:
        of_it = and_(rows.c.guild_id == generation.scope, rows.c.ladder == str(generation.ladder))
        return and_(of_it, rows.c.generation.not_in(numbers))

    # Whoever has changes has a rating: both are written together.
    of_players = select(ratings.c.generation, ratings.c.user_id).where(old(ratings))
    some = connection.execute(of_players.limit(SWEPT_PLAYERS)).all()
    for number in {row.generation for row in some}:
        users = [row.user_id for row in some if row.generation == number]
        for rows in (rating_changes, ratings):
            of_them = (rows.c.guild_id == generation.scope, rows.c.user_id.in_(users))
            connection.execute(delete(rows).where(rows.c.generation == number, *of_them))
    of_leaderboards = select(leaderboards.c.id).where(old(leaderboards)).limit(SWEPT_LEADERBOARDS)
    swept = connection.execute(of_leaderboards).scalars().all()
    connection.execute(delete(standings).where(standings.c.leaderboard_id.in_(swept)))
    connection.execute(delete(leaderboards).where(leaderboards.c.id.in_(swept)))
    return len(some) < SWEPT_PLAYERS and len(swept) < SWEPT_LEADERBOARDS


_IS_DUE = ladders.c.since.is_not(None)


def _is(scope: int, ladder: Ladder) -> ColumnElement[bool]:
    return and_(ladders.c.guild_id == scope, ladders.c.ladder == str(ladder))


def _next_number(connection: Connection) -> int:
    """Never given before; whoever asks is the only one who writes to what all servers share."""
    # A damaged number may come after all others.
    known = select(func.max(ladders.c.wanted)).where(ladders.c.wanted < _BEYOND)
    return int(connection.execute(known).scalar() or 0) + 1


def _renumber(
    connection: Connection, scope: int, ladder: Ladder, since: datetime | None = None
) -> int:
    number = _next_number(connection)
    new: dict[str, object] = (
        {"wanted": number} if since is None else {"wanted": number, "since": since}
    )
    connection.execute(update(ladders).where(_is(scope, ladder)).values(new))
    return number
