"""What people have played before a game: for whom it is a trial, and who has no place yet."""

from collections.abc import Collection, Iterator

from sqlalchemy import Connection, func, select

from bot.ratings.rating import PLACEMENT
from bot.storage.database.database import Database
from bot.storage.database.schema import EVERYWHERE, game_leavers, games, ratings
from bot.storage.ratings.generations import is_live
from bot.storage.stats.history import has_finished_a_game
from bot.tables.occupants import Human
from bot.tables.requests import NewPeople
from bot.tables.table import Table

MOST_TRIALS = 3
"""The games by the same rules that somebody may leave as trials before they have finished one."""


class SqlPastGames:
    """Implements the sessions' port `PastGames` on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def new_people(self, table: Table) -> NewPeople:
        """Those who are new to the rules of its next game, and those who are not placed yet."""
        held = (table.occupant(seat) for seat in table.playing_seats)
        people = [each.user for each in held if isinstance(each, Human)]
        key = table.as_next_game().rules.key
        return await self._database.read(lambda connection: new_among(connection, people, key))


def new_among(connection: Connection, people: Collection[int], rules_key: str) -> NewPeople:
    """Those of these people for whom a game by these rules is a trial, and those without a place.

    A trial stays one until a game is finished, but not for ever: see `MOST_TRIALS`.
    """
    trying = tuple(user for user in people if _is_trying(connection, user, rules_key))
    return NewPeople(trying, tuple(_unplaced(connection, people)))


def _is_trying(connection: Connection, user: int, rules_key: str) -> bool:
    left = (
        select(func.count())
        .select_from(game_leavers.join(games, games.c.id == game_leavers.c.game_id))
        .where(game_leavers.c.user_id == user, game_leavers.c.trial, games.c.rules_key == rules_key)
    )
    if has_finished_a_game(connection, user, rules_key):
        return False
    return connection.execute(left).scalar_one() < MOST_TRIALS


def _unplaced(connection: Connection, people: Collection[int]) -> Iterator[int]:
    """The people with too few rated games for a place, all ladders of all servers together."""
    # Not of one ladder alone: on each new server somebody could close every bad hand.
    played = select(ratings.c.user_id, func.sum(ratings.c.games).label("games")).where(
        ratings.c.user_id.in_(people), ratings.c.guild_id != EVERYWHERE, is_live(ratings)
    )
    rows = connection.execute(played.group_by(ratings.c.user_id))
    rated = {row.user_id: row.games for row in rows}
    return (user for user in people if rated.get(user, 0) < PLACEMENT)
