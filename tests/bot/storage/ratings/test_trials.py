"""Trials: whose they are, that they move nobody's own rating, and that they stay what they were."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.ratings.rating import PLACEMENT
from bot.storage.database.database import Database
from bot.storage.privacy.erasure import erase
from bot.storage.ratings import fold
from bot.storage.ratings.past_games import MOST_TRIALS, new_among
from bot.storage.ratings.player_ratings import changes_of
from bot.storage.results.game_results import GameResult, Leaver
from bot.storage.results.rebuild import count_ladders
from bot.storage.results.voiding import VoidedGame
from bot.storage.stats.history import GameOutcome, Selection, history_of
from bot.storage.stats.statistics import player_statistics
from bot.tables.requests import NewPeople
from tests.bot.storage.ladders_kept import count_games, kept, voiding
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game

ANN, BOB, CAT, DAN, *_ = PLAYERS


def on_trial(game: GameResult, user: int) -> GameResult:
    """The same, on trial for this person."""
    players = (replace(each, trial=each.user_id == user) for each in game.players)
    return replace(game, players=tuple(players))


def left(number: int, *, trial: bool = True) -> GameResult:
    """A game that Ann left, on trial or not: a computer has her seat at its end."""
    game = a_game(number=number, players=(None, BOB, CAT, DAN), at=NOON + timedelta(hours=number))
    return replace(game, people=True, leavers=(Leaver(ANN, 0, 0, trial=trial),))


async def trying(database: Database, *people: int, key: str = "contree") -> NewPeople:
    return await database.read(lambda c: new_among(c, people, key))


async def test_the_first_game_of_each_rule_set_is_a_trial(database: Database) -> None:
    assert (await trying(database, ANN, BOB)).trying == (ANN, BOB)
    await count_games(database, [a_game()])
    assert (await trying(database, ANN, PLAYERS[5])).trying == (PLAYERS[5],)
    assert (await trying(database, ANN, key="belote")).trying == (ANN,)


async def test_a_trial_stays_one_until_a_game_is_finished(database: Database) -> None:
    await count_games(database, [left(1), a_game(number=2, at=NOON + timedelta(hours=2))])
    assert (await trying(database, ANN)).trying == ()


async def test_the_fourth_game_counts_though_none_was_finished(database: Database) -> None:
    games = [left(number) for number in range(1, MOST_TRIALS + 1)]
    await count_games(database, games[:-1])
    assert (await trying(database, ANN)).trying == (ANN,)


async def test_a_trial_left_three_times_is_none_the_fourth_time(database: Database) -> None:
    await count_games(database, [left(number) for number in range(1, MOST_TRIALS + 1)])
    assert (await trying(database, ANN)).trying == ()
    assert (await trying(database, ANN, key="belote")).trying == (ANN,)


@pytest.mark.parametrize(
    "game", [replace(a_game(), counts=False), replace(a_game(), rules_key="coinche")]
)
async def test_only_a_whole_game_of_these_rules_ends_it(
    database: Database, game: GameResult
) -> None:
    await count_games(database, [game])
    assert (await trying(database, ANN)).trying == (ANN,)


async def test_who_joined_a_game_late_has_not_tried_it(database: Database) -> None:
    game = a_game()
    players = (replace(each, replaced=each.user_id == ANN) for each in game.players)
    await count_games(database, [replace(game, players=tuple(players))])
    assert (await trying(database, ANN, BOB)).trying == (ANN,)


async def test_people_are_unplaced_until_ten_rated_games_anywhere(database: Database) -> None:
    games = [
        a_game(
            number=number,
            guild_id=(GUILD, OTHER_GUILD)[number % 2],
            at=NOON + timedelta(hours=number),
        )
        for number in range(1, PLACEMENT + 1)
    ]
    await count_games(database, games[:-1])
    assert (await trying(database, ANN)).unplaced == (ANN,)
    assert await database.write(lambda c: fold.record(c, games[-1]))
    assert (await trying(database, ANN, PLAYERS[5])).unplaced == (PLAYERS[5],)


async def test_a_trial_moves_the_others_and_nobody_else(database: Database) -> None:
    await count_games(database, [on_trial(a_game(), ANN)])
    told = await database.read(lambda c: changes_of(c, 1, 1))
    assert [each.user_id for each in told] == [BOB, CAT, DAN]
    before = await kept(database)
    await database.write(count_ladders)
    assert await kept(database) == before


async def test_others_are_rated_beside_the_rating_of_before(database: Database) -> None:
    plain = [a_game(number=n, at=NOON + timedelta(hours=n)) for n in (1, 2)]
    await count_games(database, [plain[0], on_trial(plain[1], ANN)])
    changes = await database.read(lambda c: changes_of(c, 1, 2))
    other = {each.user_id: each for each in changes}
    assert ANN not in other
    assert other[CAT].points > 0 > other[BOB].points


async def test_a_trial_that_was_left_costs_nothing(database: Database) -> None:
    await count_games(database, [left(1)])
    told = await database.read(lambda c: changes_of(c, 1, 1))
    assert ANN not in {each.user_id for each in told}
    ratings, changes, sums = await kept(database)
    assert not [row for row in (*ratings, *changes, *sums) if ANN in row]
    numbers = await database.read(lambda c: player_statistics(c, Selection(), ANN))
    assert numbers.totals.left == 0


async def test_who_leaves_a_rated_game_later_pays_for_it(database: Database) -> None:
    await count_games(database, [left(1, trial=False)])
    told = await database.read(lambda c: changes_of(c, 1, 1))
    assert {each.user_id: each.points for each in told}[ANN] < 0
    numbers = await database.read(lambda c: player_statistics(c, Selection(), ANN))
    assert numbers.totals.left == 1


async def test_a_trial_that_was_stopped_is_not_lost_in_the_history(database: Database) -> None:
    game = on_trial(a_game(winner=1), ANN)
    await count_games(database, [replace(game, leavers=(Leaver(ANN, 0, 0, trial=True),))])
    told = await database.read(lambda c: history_of(c, Selection(), ANN, offset=0, limit=5))
    assert [each.outcome for each in told.games] == [GameOutcome.STOPPED]


async def test_a_void_does_not_make_another_game_a_trial(database: Database) -> None:
    games = [a_game(number=n, at=NOON + timedelta(hours=n)) for n in (1, 2)]
    await count_games(database, [on_trial(games[0], ANN), games[1]])
    before = await kept(database)
    void = VoidedGame(table_id=1, number=1, guild_id=GUILD, by_id=DAN, at=NOON, reason="")
    assert await voiding(database).void(void)
    assert (await trying(database, ANN)).trying == ()
    told = await database.read(lambda c: changes_of(c, 1, 2))
    assert ANN in {each.user_id for each in told}
    assert await voiding(database).restore(GUILD, 1, 1)
    assert await kept(database) == before


async def test_whoever_was_beside_an_erased_person_on_trial_keeps_their_rating(
    database: Database,
) -> None:
    before = [a_game(number=n, winner=1, at=NOON + timedelta(hours=n)) for n in range(1, 6)]
    tried = replace(a_game(number=6, at=NOON + timedelta(hours=6)), rules_key="coinche")
    await count_games(database, [*before, on_trial(tried, ANN)])
    told = await database.read(lambda c: changes_of(c, 1, 6))
    await database.write(lambda c: erase(c, ANN))
    await database.write(count_ladders)
    assert await database.read(lambda c: changes_of(c, 1, 6)) == told
