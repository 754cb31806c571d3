"""Void games, restore them, and keep the games of a guild apart from the common ladders.

The change is stored at once. Ratings and sums follow when the ladders are folded again, between
whose steps games at tables go on.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

import structlog
from sqlalchemy import Connection, and_, delete, insert, select, update

from bot.storage.database.database import Database
from bot.storage.database.schema import (
    EVERYWHERE,
    game_leavers,
    game_players,
    games,
    tables,
    voided_games,
)
from bot.storage.errors import StorageUnavailable
from bot.storage.preferences import change_guild_preferences, guild_preferences
from bot.storage.ratings.fold import scopes_of
from bot.storage.ratings.generations import want_for
from bot.storage.results.ladder_job import LadderJob
from bot.storage.rows import StoredRows

logger = structlog.stdlib.get_logger(__name__)

LISTED = 100


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game as a list of choices shows it."""

    table_id: int
    number: int
    finished_at: datetime
    scores: tuple[int, int]


FINISHED_GAMES = StoredRows(FinishedGame, games, scores=(games.c.score_0, games.c.score_1))


def last_games(connection: Connection, guild: int, *, voided: bool) -> tuple[FinishedGame, ...]:
    """The last games of a guild that count, or that were voided, the latest first."""
    latest = games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc()
    # A game of a given deal counts nowhere: there is nothing to void.
    own = games.c.guild_id == guild, games.c.voided == voided, games.c.counts
    chosen = FINISHED_GAMES.every.where(*own).order_by(*latest)
    return FINISHED_GAMES.all(connection, chosen.limit(LISTED))


def is_voided(connection: Connection, guild: int, table_id: int, number: int) -> bool | None:
    """Whether a finished game of a guild was voided; None if the guild has no such game."""
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


LAST_VOIDED = 25
"""Voided games that are listed, the latest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidedGame:
    """A voided game: who voided it, when, and why."""

    table_id: int
    number: int
    guild_id: int
    by_id: int
    at: datetime
    reason: str


VOIDED_GAMES = StoredRows(VoidedGame, voided_games)


class Voiding:
    """Voids and restores games, and keeps those of a server apart; then folds ladders again."""

    def __init__(self, database: Database, ladder_job: LadderJob) -> None:
        self._database = database
        self._ladder_job = ladder_job

    async def void(self, game: VoidedGame) -> bool:
        """Void a game; False if the guild has no such game that counts."""

        def work(connection: Connection) -> bool:
            if is_voided(connection, game.guild_id, game.table_id, game.number) is not False:
                return False
            connection.execute(insert(voided_games), VOIDED_GAMES.values(game))
            _turn(connection, game.guild_id, game.table_id, game.number, voided=True)
            return True

        return await self.changed(game.guild_id, work)

    async def restore(self, guild: int, table_id: int, number: int) -> bool:
        """Restore a voided game; False if the guild has no such voided game."""

        def work(connection: Connection) -> bool:
            if not is_voided(connection, guild, table_id, number):
                return False
            of_game = (voided_games.c.table_id == table_id, voided_games.c.number == number)
            connection.execute(delete(voided_games).where(*of_game))
            _turn(connection, guild, table_id, number, voided=False)
            return True

        return await self.changed(guild, work)

    async def changed(self, guild: int, work: Callable[[Connection], bool]) -> bool:
        """Make a change that is stored whatever becomes of the ladders; False if none was made."""
        if not await self._database.write(work, guild=guild):
            return False
        try:
            await self._ladder_job.fold_due()
        # The void itself is stored. The ladders are due now, and the next look folds them.
        except StorageUnavailable as error:
            logger.log(error.log_level, "the ladders are recounted later", why=str(error))
        return True


def keep_apart(connection: Connection, guild: int, *, apart: bool) -> bool:
    """Count the games of a guild on the ladders over all guilds, or only on its own.

    False if they do so already.
    """
    if guild_preferences(connection, guild).apart == apart:
        return False
    change_guild_preferences(connection, guild, lambda old: replace(old, apart=apart))
    want_for(connection, (EVERYWHERE,), games.c.guild_id == guild)
    return True


def _turn(connection: Connection, guild: int, table_id: int, number: int, *, voided: bool) -> None:
    of_game = and_(games.c.table_id == table_id, games.c.number == number)
    connection.execute(update(games).where(of_game).values(voided=voided))
    want_for(connection, scopes_of(connection, guild), of_game)


def voided_of(connection: Connection, guild: int) -> tuple[VoidedGame, ...]:
    """The games of a guild that were voided last, the latest first."""
    latest = voided_games.c.at.desc(), voided_games.c.table_id, voided_games.c.number
    chosen = VOIDED_GAMES.every.where(voided_games.c.guild_id == guild).order_by(*latest)
    return VOIDED_GAMES.all(connection, chosen.limit(LAST_VOIDED))
