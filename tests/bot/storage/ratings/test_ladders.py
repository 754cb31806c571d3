"""Ratings and sums are kept as games end, and are what plain counting of all games gives."""

from dataclasses import replace
from datetime import timedelta
from functools import partial
from math import inf

import pytest
from sqlalchemy import Connection, literal_column, update
from structlog.testing import capture_logs

from bot.ratings.rating import FIRST_POINTS
from bot.storage.database.database import Database
from bot.storage.database.schema import (
    EVERYWHERE,
    game_players,
    games,
    rating_changes,
    ratings,
    standings,
)
from bot.storage.preferences import change_guild_preferences
from bot.storage.ratings import fold, generations
from bot.storage.ratings.player_ratings import changes_of
from bot.storage.results.rebuild import count_ladders, what_is_old
from bot.storage.results.voiding import VoidedGame
from tests.bot.storage.ladders_kept import (
    count_games,
    kept,
    ladder_job,
    naive_ladders,
    varied_games,
    voiding,
)
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game, count
from tests.rig.slow import slow_except

ANN, BOB, CAT, DAN, *_ = PLAYERS


@pytest.mark.parametrize("seed", slow_except(range(4), {0}))
async def test_stored_ladders_equal_a_naive_count(database: Database, seed: int) -> None:
    # The games come in another order than they ended in, some of them at one moment.
    games = varied_games(seed)
    await count_games(database, games)
    expected = naive_ladders(games)
    assert all(expected)
    assert await kept(database) == expected


@pytest.mark.parametrize("seed", slow_except(range(4, 7), {4}))
async def test_recounted_ladders_equal_the_stored_ones(database: Database, seed: int) -> None:
    await count_games(database, varied_games(seed))
    before = await kept(database)
    assert await database.write(count_ladders) == 40
    assert await kept(database) == before


@pytest.mark.slow
async def test_a_guild_with_separate_ladders_counts_only_locally(database: Database) -> None:
    await database.write(
        lambda c: change_guild_preferences(c, OTHER_GUILD, lambda old: replace(old, apart=True))
    )
    games = varied_games(8)
    await count_games(database, games)
    before = await kept(database)
    assert before == naive_ladders(games, apart=(OTHER_GUILD,))
    assert before != naive_ladders(games)
    await database.write(count_ladders)
    assert await kept(database) == before


async def test_points_over_many_years_are_averaged(database: Database) -> None:
    games = [
        replace(game, players=tuple(replace(each, deals=20_000) for each in game.players))
        for game in (a_game(number=number, points=(15_000_000, 0)) for number in (1, 2))
    ]
    await count_games(database, games)
    assert await kept(database) == naive_ladders(games)


async def test_a_game_reports_its_rating_changes(database: Database) -> None:
    await count_games(database, [a_game()])
    told = await database.read(lambda c: changes_of(c, 1, 1))
    assert [each.user_id for each in told] == [ANN, BOB, CAT, DAN]
    assert {each.before for each in told} == {FIRST_POINTS}
    assert [each.after > FIRST_POINTS for each in told] == [True, False, True, False]
    assert {each.games for each in told} == {1}
    assert await database.read(lambda c: changes_of(c, 1, 2)) == ()


async def test_a_game_of_computers_changes_no_rating(database: Database) -> None:
    await count_games(database, [a_game(players=(None,) * 4)])
    for table in (ratings, rating_changes, standings):
        assert await count(database, table) == 0


async def test_a_game_is_counted_once(database: Database) -> None:
    game = a_game()
    await count_games(database, [game])
    before = await kept(database)
    assert not await database.write(
        lambda c: fold.record(c, replace(game, finished_at=NOON + timedelta(hours=1)))
    )
    assert await kept(database) == before


async def test_a_new_database_has_no_ladders(database: Database) -> None:
    assert await database.read(what_is_old) == {"results", "ladders"}
    await database.write(count_ladders)
    assert await database.read(what_is_old) == {"results"}


@pytest.mark.slow
async def test_an_unrated_game_counts_nowhere(database: Database) -> None:
    rated = varied_games(9)
    unrated = [replace(game, number=game.number + 100, rated=False) for game in rated[::3]]
    await count_games(database, [*rated, *unrated])
    expected = naive_ladders(rated)
    assert await kept(database) == expected
    assert await database.write(count_ladders) == len(rated)
    assert await kept(database) == expected


async def test_a_damaged_rating_is_counted_anew_once_a_game_ends(database: Database) -> None:
    first, second = a_game(), a_game(number=2, winner=1, at=NOON + timedelta(hours=2))
    await count_games(database, [first])
    damaged = update(ratings).where(ratings.c.user_id == ANN).values(sigma=inf)
    await database.write(lambda c: c.execute(damaged))
    assert await database.write(partial(fold.record, result=second))
    await ladder_job(database).fold_due()
    assert await kept(database) == naive_ladders([first, second])


async def test_a_ladder_that_cannot_be_counted_stops_no_other(sqlite: Database) -> None:
    games_here = [a_game(), a_game(number=2, guild_id=OTHER_GUILD), a_game(number=3)]
    await count_games(sqlite, games_here)
    expected = await kept(sqlite)
    no_number = update(game_players).where(game_players.c.game_id == 1)
    no_text = update(games).where(games.c.id == 3)

    def damage(connection: Connection) -> None:
        connection.execute(no_number.values(points=literal_column("'no number'")))
        connection.execute(no_text.values(family=literal_column("x'00ff'")))
        generations.want_all(connection)
        # What another code counted, as it were.
        connection.execute(update(standings).values(wins=7))

    await sqlite.write(damage)
    with capture_logs() as said:
        await ladder_job(sqlite).fold_due()
    failed = {each["server"] for each in said if each["log_level"] == "error"}
    assert failed == {EVERYWHERE, GUILD}
    assert {each for each in (await kept(sqlite))[2] if each[0] == OTHER_GUILD} == {
        each for each in expected[2] if each[0] == OTHER_GUILD
    }


@pytest.mark.slow
async def test_voiding_an_unrated_game_changes_nothing(database: Database) -> None:
    rated = varied_games(10)
    unrated = replace(rated[0], number=100, rated=False)
    await count_games(database, [*rated, unrated])
    voids = voiding(database)
    order = VoidedGame(
        table_id=unrated.table_id,
        number=100,
        guild_id=unrated.guild_id,
        by_id=ANN,
        at=NOON,
        reason="mistake",
    )
    assert await voids.void(order)
    assert await kept(database) == naive_ladders(rated)
    assert await voids.restore(unrated.guild_id, unrated.table_id, 100)
    assert await kept(database) == naive_ladders(rated)
