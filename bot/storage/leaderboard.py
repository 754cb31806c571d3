"""The leaderboard of a guild.

Most wins first: a table is about playing, and a rate alone would put whoever won his only
game above everybody. Among equal wins the better rate goes first, which is the fewer games;
then the points. Who is equal in all three shares a rank, and the next rank is skipped. Who is
hidden, or was erased, is not there: neither in a line nor in the ranks of the others.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import CTE, Connection, Float, cast, func, select

from bot.storage.schema import game_players, games
from bot.storage.shown import is_shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One player's line of the leaderboard."""

    rank: int
    user_id: int
    games: int
    wins: int
    win_rate: float
    contracts_made: int
    contracts_failed: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """Some lines of the leaderboard, and how many there are in all."""

    rows: tuple[Standing, ...]
    offset: int
    total: int


def leaderboard(
    connection: Connection,
    guild_id: int,
    *,
    offset: int,
    limit: int,
    since: datetime | None = None,
) -> Page:
    """The lines from an offset on, of all games or of those finished since a moment."""
    ranked = _ranked(guild_id, since)
    lines = select(ranked).order_by(ranked.c.rank, ranked.c.user_id).offset(offset).limit(limit)
    rows = tuple(Standing(**row) for row in connection.execute(lines).mappings())
    counted = _totals(guild_id, since)
    total = connection.execute(select(func.count()).select_from(counted)).scalar_one()
    return Page(rows=rows, offset=offset, total=total)


def rank_of(
    connection: Connection, guild_id: int, user_id: int, *, since: datetime | None = None
) -> Standing | None:
    """A player's own line, whatever page it is on; None if he finished no game or is hidden."""
    ranked = _ranked(guild_id, since)
    row = connection.execute(select(ranked).where(ranked.c.user_id == user_id)).mappings().first()
    return None if row is None else Standing(**row)


def _totals(guild_id: int, since: datetime | None) -> CTE:
    totals = (
        select(
            game_players.c.user_id,
            func.count().label("games"),
            func.count().filter(game_players.c.won).label("wins"),
            func.sum(game_players.c.contracts_made).label("contracts_made"),
            func.sum(game_players.c.contracts_failed).label("contracts_failed"),
            func.sum(game_players.c.points).label("points"),
        )
        .join(games, games.c.id == game_players.c.game_id)
        .where(games.c.guild_id == guild_id, is_shown(game_players.c.user_id))
        .group_by(game_players.c.user_id)
    )
    if since is not None:
        totals = totals.where(games.c.finished_at >= since)
    return totals.cte("totals")


def _ranked(guild_id: int, since: datetime | None) -> CTE:
    totals = _totals(guild_id, since)
    win_rate = cast(totals.c.wins, Float) / totals.c.games
    order = (totals.c.wins.desc(), win_rate.desc(), totals.c.points.desc())
    return select(
        func.rank().over(order_by=order).label("rank"), *totals.c, win_rate.label("win_rate")
    ).cte("ranked")
