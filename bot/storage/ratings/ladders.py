"""Store the result of a finished game and count it on its ladders."""

from sqlalchemy import Connection, select

from bot.storage.database.schema import EVERYWHERE, games, guild_settings
from bot.storage.ratings import ratings, standings
from bot.storage.ratings.played_games import PlayedGame, is_rated
from bot.storage.ratings.recount import recount
from bot.storage.results import results
from bot.storage.results.results import GameResult


def record(connection: Connection, result: GameResult) -> bool:
    """Store a result and count it; return whether it was new.

    One that is not rated, or was voided, is stored but not counted.
    """
    if not results.record(connection, result):
        return False
    number = connection.execute(
        select(games.c.id).where(
            games.c.table_id == result.table_id, games.c.number == result.number, is_rated()
        )
    ).scalar()
    if number is not None:
        _count(connection, PlayedGame.of(number, result))
    return True


def scopes_of(connection: Connection, guild: int) -> tuple[int, ...]:
    """Where the games of a guild count: there, and among all guilds unless it keeps to itself."""
    apart = select(guild_settings.c.apart).where(guild_settings.c.guild_id == guild)
    return (guild,) if connection.execute(apart).scalar() else (guild, EVERYWHERE)


def _count(connection: Connection, game: PlayedGame) -> None:
    scopes = scopes_of(connection, game.guild_id)
    standings.add(connection, game, scopes)
    users = game.contest.people
    for scope in scopes if users else ():
        before = ratings.ratings_of(connection, scope, game.ladder, users)
        # Two games may end at once and be stored in the other order.
        is_last = all(each.last_at and each.last_at < game.place.at for each in before.values())
        if is_last:
            ratings.rate(connection, scope, game, before)
        else:
            recount(connection, scope, game.ladder, game.place)
