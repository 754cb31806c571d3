"""The latest finished games of a guild."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, select

from bot.storage.database.schema import game_leavers, game_players, games, tables

LAST = 100


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game as a list of choices shows it."""

    table_id: int
    number: int
    finished_at: datetime
    scores: tuple[int, int]


def last_games(connection: Connection, guild: int, *, voided: bool) -> tuple[FinishedGame, ...]:
    """The last games of a guild that count, or that were voided, the latest first."""
    chosen = (
        select(
            games.c.table_id,
            games.c.number,
            games.c.finished_at,
            games.c.score_0,
            games.c.score_1,
        )
        .where(games.c.guild_id == guild, games.c.voided == voided)
        .order_by(games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())
        .limit(LAST)
    )
    return tuple(
        FinishedGame(row.table_id, row.number, row.finished_at, (row.score_0, row.score_1))
        for row in connection.execute(chosen)
    )


def is_voided(connection: Connection, guild: int, table_id: int, number: int) -> bool | None:
    """Whether a finished game of a guild was voided; None where the guild has no such game."""
    chosen = select(games.c.voided).where(
        games.c.table_id == table_id, games.c.number == number, games.c.guild_id == guild
    )
    return connection.execute(chosen).scalar_one_or_none()


def has_played(connection: Connection, table_id: int, number: int, user: int) -> bool:
    """Whether somebody had a seat in a finished game, to its end or not."""
    of_game = select(games.c.id).where(games.c.table_id == table_id, games.c.number == number)
    theirs = (
        select(people.c.user_id).where(
            people.c.game_id.in_(of_game.scalar_subquery()), people.c.user_id == user
        )
        for people in (game_players, game_leavers)
    )
    return any(connection.execute(chosen).first() is not None for chosen in theirs)


def channel_of(connection: Connection, table_id: int) -> int:
    """The channel in which a table was opened."""
    chosen = select(tables.c.channel_id).where(tables.c.id == table_id)
    return int(connection.execute(chosen).scalar_one())
