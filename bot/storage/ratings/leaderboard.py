"""The leaderboards: a ladder of a server or of all, over a period, by one of four measures.

Equal players share a rank, and the next rank is skipped. Hidden and erased players are left out
of the lines and of the ranks.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    and_,
    exists,
    func,
    literal,
    not_,
    or_,
    select,
    true,
)

from bot.ratings.ladders import Ladder, Span, period
from bot.ratings.rating import ABSENCE, PLACEMENT
from bot.ratings.recent_games import ENOUGH_SERVERS
from bot.storage.database.schema import EVERYWHERE, leaderboards, ratings, standings
from bot.storage.preferences import hidden_among, is_shown
from bot.storage.ratings.generations import is_live, of_ladder
from bot.storage.ratings.player_ratings import RatingChange, latest_change
from bot.storage.ratings.standings import leaderboard_number

TRUE = true()


class RankingMeasure(StrEnum):
    """The figure that a leaderboard compares."""

    RATING = "rating"
    WINS = "wins"
    CONTRACTS = "contracts"
    AVERAGE = "average"


LEAST_GAMES = {
    RankingMeasure.RATING: PLACEMENT,
    RankingMeasure.WINS: 1,
    RankingMeasure.CONTRACTS: 1,
    RankingMeasure.AVERAGE: 5,
}
"""Players with fewer games are not ranked yet."""


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """The leaderboard asked for; ``at`` is the moment whose week, month or season is meant."""

    scope: int
    ladder: Ladder
    span: Span
    measure: RankingMeasure
    at: datetime


@dataclass(frozen=True, slots=True)
class RankedLine:
    """A player; ``value`` is what they are ranked by, ``other`` breaks ties.

    Ratings have no tie-break. For wins it is the number of games, for contracts those that failed:
    less is better. The average is in hundredths of a point.
    """

    rank: int
    user_id: int
    value: int
    other: int
    games: int


@dataclass(frozen=True, slots=True)
class RankedPage:
    """A page of a leaderboard, and the number of all lines."""

    lines: tuple[RankedLine, ...]
    offset: int
    total: int


@dataclass(frozen=True, slots=True)
class Own:
    """A player's own games and, if they are ranked, their place with its neighbours.

    ``place`` is the number of lines before theirs. ``away``: they have a rating but have not played
    lately. ``one_server``: they have not played on enough servers for the ladder over all.
    ``latest`` is what their latest game changed, where ratings are compared.
    """

    games: int
    place: int | None = None
    rank: int | None = None
    neighbours: tuple[RankedLine, ...] = ()
    away: bool = False
    one_server: bool = False
    latest: RatingChange | None = None


def page(connection: Connection, asked: LeaderboardQuery, *, offset: int, limit: int) -> RankedPage:
    """The lines from an offset on."""
    listed = _listed(connection, asked)
    if listed is None:
        return RankedPage((), offset, 0)
    total = listed.count(connection)
    return RankedPage(listed.lines(connection, offset, limit), offset, total)


def first_peopled(connection: Connection, asked: Iterable[LeaderboardQuery]) -> int | None:
    """The place of the first of these leaderboards on which somebody stands, if there is one."""
    listed = (_listed(connection, each) for each in asked)
    peopled = (each is not None and each.count(connection) for each in listed)
    return next((place for place, people in enumerate(peopled) if people), None)


def own(connection: Connection, asked: LeaderboardQuery, user: int) -> Own:
    """A player's own place, whatever page it is on."""
    listed = _listed(connection, asked)
    mine = None if listed is None else listed.row_of(connection, user)
    if listed is None or mine is None:
        return Own(games=0)
    latest = None
    if asked.measure is RankingMeasure.RATING:
        latest = latest_change(connection, asked.scope, asked.ladder, user)
    if not listed.count(connection, listed.user == user):
        absent = listed.fades and mine.games >= PLACEMENT and not hidden_among(connection, {user})
        stays = absent and listed.has_not_travelled(connection, user)
        away = absent and not stays
        return Own(games=mine.games, away=away, one_server=stays, latest=latest)
    before = or_(listed.better(mine), and_(listed.same(mine), listed.user < user))
    place = listed.count(connection, before)
    around = listed.lines(connection, max(0, place - 1), 3 if place else 2)
    (rank,) = (line.rank for line in around if line.user_id == user)
    return Own(mine.games, place, rank, around, latest=latest)


@dataclass(frozen=True, slots=True)
class _Listed:
    """The columns of a leaderboard, the rows from which it is made, and those that are on it."""

    table: Table
    user: ColumnElement[int]
    value: ColumnElement[int]
    other: ColumnElement[int] | None
    games: ColumnElement[int]
    rows: ColumnElement[bool]
    counted: ColumnElement[bool]
    travelled: ColumnElement[bool] = TRUE
    fades: bool = False

    def count(self, connection: Connection, which: ColumnElement[bool] = TRUE) -> int:
        """The number of lines for which this holds."""
        chosen = select(func.count()).select_from(self.table).where(self.counted, which)
        return connection.execute(chosen).scalar_one()

    def lines(self, connection: Connection, offset: int, limit: int) -> tuple[RankedLine, ...]:
        """Its lines from an offset on, each with its rank."""
        order = [self.value.desc(), *([] if self.other is None else [self.other]), self.user]
        chosen = self._row().where(self.counted).order_by(*order).offset(offset).limit(limit)
        lines: list[RankedLine] = []
        for place, row in enumerate(connection.execute(chosen), start=offset):
            # The first line of a page may share its rank with the page before; the others follow.
            if not lines:
                rank = 1 + self.count(connection, self.better(row))
            elif (row.value, row.other) != (lines[-1].value, lines[-1].other):
                rank = place + 1
            lines.append(RankedLine(rank, *row))
        return tuple(lines)

    def row_of(self, connection: Connection, user: int) -> Row[int, int, int, int] | None:
        """The row of a player, on the leaderboard or not."""
        return connection.execute(self._row().where(self.rows, self.user == user)).first()

    def has_not_travelled(self, connection: Connection, user: int) -> bool:
        """Whether a player has not yet played on enough servers for this leaderboard."""
        chosen = self._row().where(self.rows, self.user == user, not_(self.travelled))
        return connection.execute(chosen).first() is not None

    def better(self, than: Row[int, int, int, int]) -> ColumnElement[bool]:
        """The condition for players ranked before this row."""
        if self.other is None:
            return and_(self.value > than.value)
        return or_(self.value > than.value, and_(self.value == than.value, self.other < than.other))

    def same(self, than: Row[int, int, int, int]) -> ColumnElement[bool]:
        """The condition for players who share the rank of this row."""
        if self.other is None:
            return and_(self.value == than.value)
        return and_(self.value == than.value, self.other == than.other)

    def _row(self) -> Select[int, int, int, int]:
        other = literal(0) if self.other is None else self.other
        return select(
            self.user.label("user_id"),
            self.value.label("value"),
            other.label("other"),
            self.games.label("games"),
        ).select_from(self.table)


def _listed(connection: Connection, asked: LeaderboardQuery) -> _Listed | None:
    """The rows and columns of a leaderboard; None if nobody has played."""
    kept = period(asked.span, asked.at)
    number = leaderboard_number(connection, asked.scope, asked.ladder, kept)
    if number is None:
        return None
    of_leaderboard = and_(standings.c.leaderboard_id == number, standings.c.games > 0)
    if asked.measure is RankingMeasure.RATING:
        return _by_rating(asked, of_leaderboard)
    value, other = {
        RankingMeasure.WINS: (standings.c.wins, standings.c.games),
        RankingMeasure.CONTRACTS: (standings.c.contracts_made, standings.c.contracts_failed),
        RankingMeasure.AVERAGE: (standings.c.average, None),
    }[asked.measure]
    least = standings.c.games >= LEAST_GAMES[asked.measure]
    return _Listed(
        table=standings,
        user=standings.c.user_id,
        value=value,
        other=other,
        games=standings.c.games,
        rows=of_leaderboard,
        counted=and_(of_leaderboard, least, is_shown(standings.c.user_id)),
    )


def _by_rating(asked: LeaderboardQuery, of_leaderboard: ColumnElement[bool]) -> _Listed:
    """Today's ratings of the players who have played in the period."""
    rows = of_ladder(ratings, asked.scope, asked.ladder)
    if asked.span is not Span.EVER:
        # Asked player by player: as a list, all who have played would be gathered each time.
        played = exists().where(of_leaderboard, standings.c.user_id == ratings.c.user_id)
        rows = and_(rows, played)
    travelled = _has_travelled(asked) if asked.scope == EVERYWHERE else TRUE
    placed = and_(ratings.c.games >= PLACEMENT, ratings.c.last_at >= asked.at - ABSENCE)
    return _Listed(
        table=ratings,
        user=ratings.c.user_id,
        value=ratings.c.points,
        other=None,
        games=ratings.c.games,
        rows=rows,
        counted=and_(rows, placed, travelled, is_shown(ratings.c.user_id)),
        travelled=travelled,
        fades=True,
    )


def _has_travelled(asked: LeaderboardQuery) -> ColumnElement[bool]:
    """Whether the player of a rating has played its ladder on several servers."""
    played = standings.alias("played")
    servers = (
        select(func.count())
        .select_from(played.join(leaderboards, leaderboards.c.id == played.c.leaderboard_id))
        .where(
            played.c.user_id == ratings.c.user_id,
            leaderboards.c.ladder == str(asked.ladder),
            leaderboards.c.period == Span.EVER.value,
            leaderboards.c.guild_id != EVERYWHERE,
            is_live(leaderboards),
            played.c.games > 0,
        )
        .scalar_subquery()
    )
    return servers >= ENOUGH_SERVERS
