"""The podium of a season: who stands on it, and that it is due once."""

from datetime import timedelta
from functools import partial

import pytest

from bot.ratings.ladders import Ladder, season_at
from bot.ratings.rating import PLACEMENT
from bot.storage.database.database import Database
from bot.storage.ratings.podiums import choose_channel, due, mark_posted, podium_of
from tests.bot.storage.ladders_kept import count_games
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game
from tests.bot.storage.preferences.test_hidden_players import hide

ANN, BOB, CAT, DAN, *_ = PLAYERS
SEASON = season_at(NOON)


async def season_of_games(database: Database, count: int = PLACEMENT) -> None:
    """Ann and Cat win some games of the season, and all that follow it."""
    games = [a_game(number=n, at=NOON + timedelta(hours=n)) for n in range(count)]
    later = [
        a_game(number=100 + n, winner=1, at=SEASON.ends + timedelta(days=60, hours=n))
        for n in range(20)
    ]
    await count_games(database, [*games, *later])


@pytest.mark.slow
async def test_the_ratings_at_the_end_of_the_season_decide(database: Database) -> None:
    await season_of_games(database)
    found = await database.read(partial(podium_of, guild=GUILD, season=SEASON))
    assert found is not None
    assert found.ladder == Ladder("contree")
    assert [(line.rank, line.user_id) for line in found.lines] == [
        (1, ANN),
        (1, CAT),
        (3, BOB),
        (3, DAN),
    ]
    assert {line.games for line in found.lines} == {PLACEMENT}
    after = await database.read(partial(podium_of, guild=GUILD, season=SEASON.after))
    assert after is not None
    assert {line.user_id for line in after.lines if line.rank == 1} == {BOB, DAN}


@pytest.mark.slow
async def test_hidden_and_unranked_players_are_not_on_the_podium(database: Database) -> None:
    await season_of_games(database)
    await hide(database, ANN)
    found = await database.read(partial(podium_of, guild=GUILD, season=SEASON))
    assert found is not None
    assert [(line.rank, line.user_id) for line in found.lines] == [(1, CAT), (2, BOB), (2, DAN)]


@pytest.mark.slow
async def test_a_season_without_ranked_players_has_no_podium(database: Database) -> None:
    await season_of_games(database, PLACEMENT - 1)
    for guild, season in ((GUILD, SEASON), (GUILD, SEASON.before), (OTHER_GUILD, SEASON)):
        assert await database.read(partial(podium_of, guild=guild, season=season)) is None


async def test_a_podium_is_due_once_from_the_season_it_was_enabled_in(database: Database) -> None:
    await database.write(partial(choose_channel, guild=GUILD, channel=7, running=SEASON))
    assert await database.read(partial(due, season=SEASON.before)) == ()
    assert await database.read(partial(due, season=SEASON)) == ((GUILD, 7),)
    await database.write(partial(mark_posted, guild=GUILD, season=SEASON))
    assert await database.read(partial(due, season=SEASON)) == ()
    assert await database.read(partial(due, season=SEASON.after)) == ((GUILD, 7),)
    await database.write(partial(choose_channel, guild=GUILD, channel=None, running=SEASON.after))
    assert await database.read(partial(due, season=SEASON.after)) == ()


async def test_a_pending_podium_is_due_in_a_new_channel(database: Database) -> None:
    await database.write(partial(choose_channel, guild=GUILD, channel=7, running=SEASON))
    await database.write(partial(choose_channel, guild=GUILD, channel=8, running=SEASON.after))
    assert await database.read(partial(due, season=SEASON)) == ((GUILD, 8),)
    await database.write(partial(choose_channel, guild=GUILD, channel=None, running=SEASON.after))
    await database.write(partial(choose_channel, guild=GUILD, channel=9, running=SEASON.after))
    assert await database.read(partial(due, season=SEASON)) == ()
    assert await database.read(partial(due, season=SEASON.after)) == ((GUILD, 9),)


@pytest.mark.slow
async def test_all_players_sharing_a_place_are_on_the_podium(database: Database) -> None:
    games = [
        a_game(number=10 * n + four, at=NOON, players=range(1 + 4 * four, 5 + 4 * four))
        for n in range(PLACEMENT)
        for four in range(4)
    ]
    await count_games(database, games)
    found = await database.read(partial(podium_of, guild=GUILD, season=SEASON))
    assert found is not None
    assert [[line.rank for line in step] for step in found.steps] == [[1] * 8]
