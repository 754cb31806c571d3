"""The course of a player's rating."""

from datetime import timedelta

from sqlalchemy import Connection

from bot.ratings.ladders import Ladder
from bot.storage.database.database import Database
from bot.storage.log.open_tables import open_table
from bot.storage.ratings import fold
from bot.storage.ratings.player_ratings import RatingCurve, rating_curve
from bot.storage.stats.history import Selection
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game

ANN = PLAYERS[0]
HERE = Selection(guild_id=GUILD)


async def play(database: Database, *winners: int) -> None:
    def work(connection: Connection) -> None:
        open_table(connection, GUILD, 1, NOON)
        for number, winner in enumerate(winners, start=1):
            game = a_game(number=number, winner=winner, at=NOON + timedelta(hours=number))
            assert fold.record(connection, game)

    await database.write(work)


async def of(database: Database, chosen: Selection, latest: int = 100) -> RatingCurve | None:
    return await database.read(lambda c: rating_curve(c, chosen, ANN, latest=latest))


async def test_an_unrated_player_has_no_curve(database: Database) -> None:
    assert await of(database, HERE) is None
    await play(database, 0)
    assert await of(database, Selection(guild_id=OTHER_GUILD)) is None
    assert await of(database, Selection(guild_id=GUILD, family="belote")) is None


async def test_the_curve_rises_with_a_win_and_falls_with_a_loss(database: Database) -> None:
    await play(database, 0, 1, 0)
    curve = await of(database, HERE)
    assert curve is not None
    assert (curve.ladder, curve.games) == (Ladder("contree"), 3)
    start, won, lost, now = curve.points
    assert start < won
    assert lost < won
    assert lost < now == curve.now


async def test_the_latest_games_are_shown(database: Database) -> None:
    await play(database, 0, 1, 0, 0)
    whole, end = await of(database, HERE), await of(database, HERE, latest=2)
    assert whole is not None
    assert end is not None
    assert end.points == whole.points[-3:]
    everywhere = await of(database, Selection())
    assert everywhere is not None
    assert everywhere.points[0] == whole.points[0]
    assert max(everywhere.points) < max(whole.points)


async def test_a_period_without_a_game_still_has_a_rating(database: Database) -> None:
    await play(database, 0)
    later = await of(database, Selection(guild_id=GUILD, since=NOON + timedelta(days=9)))
    now = await of(database, HERE)
    assert later is not None
    assert now is not None
    assert later.points == (now.now,)
