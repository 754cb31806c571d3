"""Whoever is hidden or erased is on no leaderboard, and the ranks are those without him."""

from dataclasses import replace

import pytest

from bot.storage.database import Database
from bot.storage.habits import Habits, change_habits
from bot.storage.leaderboard import leaderboard, rank_of
from bot.storage.results import GameResult
from bot.storage.shown import is_hidden
from bot.tables.erased import is_erased, stand_in
from tests.bot.storage import naive
from tests.bot.storage.made import GUILD, PLAYERS, keep, random_games

ANN, BOB, CAT, *_ = PLAYERS


def without(games: tuple[GameResult, ...], *users: int) -> tuple[GameResult, ...]:
    """The same games, a computer in these people's seats."""
    return tuple(
        replace(
            game,
            players=tuple(
                replace(each, user_id=None) if each.user_id in users else each
                for each in game.players
            ),
        )
        for game in games
    )


async def hide(database: Database, user: int, *, hidden: bool = True) -> None:
    await database.write(
        lambda c: change_habits(c, user, lambda habits: replace(habits, hidden=hidden))
    )


@pytest.mark.parametrize("seed", range(4))
async def test_the_ranks_are_those_without_who_is_hidden(database: Database, seed: int) -> None:
    games = random_games(seed)
    await keep(database, games)
    await hide(database, ANN)
    page = await database.read(lambda c: leaderboard(c, GUILD, offset=0, limit=50))
    assert page.rows == naive.standings(without(games, ANN), GUILD)
    assert page.total == len(page.rows) < len(naive.standings(games, GUILD))
    assert await database.read(lambda c: rank_of(c, GUILD, ANN)) is None
    assert await database.read(lambda c: is_hidden(c, ANN))
    await hide(database, ANN, hidden=False)
    page = await database.read(lambda c: leaderboard(c, GUILD, offset=0, limit=50))
    assert page.rows == naive.standings(games, GUILD)
    assert not await database.read(lambda c: is_hidden(c, ANN))


async def test_a_stand_in_has_no_rank(database: Database) -> None:
    games = random_games(1)
    erased = tuple(
        replace(
            game,
            players=tuple(
                replace(each, user_id=stand_in(game.table_id, 0)) if each.user_id == BOB else each
                for each in game.players
            ),
        )
        for game in games
    )
    await keep(database, erased)
    page = await database.read(lambda c: leaderboard(c, GUILD, offset=0, limit=50))
    assert page.rows == naive.standings(without(games, BOB), GUILD)


async def test_hiding_keeps_the_other_choices(database: Database) -> None:
    await database.write(lambda c: change_habits(c, CAT, lambda _: Habits(plays_forced=True)))
    await hide(database, CAT)
    kept = await database.write(lambda c: change_habits(c, CAT, lambda habits: habits))
    assert kept == Habits(plays_forced=True, hidden=True)


def test_stand_ins_of_two_tables_differ() -> None:
    made = {stand_in(table, number) for table in range(1, 50) for number in range(20)}
    assert len(made) == 49 * 20
    assert all(map(is_erased, made))
    assert not is_erased(ANN)
    with pytest.raises(ValueError, match="65536"):
        stand_in(1, 1 << 16)
