"""How much is kept about a person, in numbers."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, func, select
from sqlalchemy import Table as SqlTable

from bot.storage.database.schema import (
    game_players,
    rank_holders,
    ratings,
    seat_watchers,
    standings,
    voided_games,
)
from bot.storage.preferences.players import PlayerPreferences, player_preferences
from bot.storage.privacy.person_search import search


@dataclass(frozen=True, slots=True, kw_only=True)
class DataSummary:
    """Counts of the person's tables, finished games, ratings, sums, and games voided as admin.

    ``rank_roles`` counts the roles they were given, ``waits`` the servers where they wait for a
    seat. ``choices`` says whether they chose any preferences, ``hidden`` whether they are hidden.
    """

    tables: int
    games: int
    ratings: int
    sums: int
    voided: int
    rank_roles: int
    waits: int
    choices: bool
    hidden: bool

    def __bool__(self) -> bool:
        told = (self.tables, self.games, self.ratings, self.sums, self.voided)
        return any((*told, self.rank_roles, self.waits, self.choices))


def data_summary(connection: Connection, user: int) -> DataSummary:
    """Count what is kept about a person."""
    habits = player_preferences(connection, user)
    return DataSummary(
        tables=len(search(connection, user).tables),
        games=_count(connection, game_players, game_players.c.user_id == user),
        ratings=_count(connection, ratings, ratings.c.user_id == user),
        sums=_count(connection, standings, standings.c.user_id == user),
        voided=_count(connection, voided_games, voided_games.c.by_id == user),
        rank_roles=_count(connection, rank_holders, rank_holders.c.user_id == user),
        waits=_count(connection, seat_watchers, seat_watchers.c.user_id == user),
        choices=habits != PlayerPreferences(),
        hidden=habits.hidden,
    )


def _count(connection: Connection, table: SqlTable, his: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(table).where(his)).scalar_one()
