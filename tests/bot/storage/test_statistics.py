"""A player's statistics."""

from datetime import timedelta

import pytest

from bot.storage.database import Database
from bot.storage.statistics import BestPartner, Outcome, Statistics, player_statistics
from tests.bot.storage import naive
from tests.bot.storage.made import (
    GUILD,
    NOON,
    OTHER_GUILD,
    PLAYERS,
    a_game,
    keep,
    random_games,
)

ANN, BOB, CAT, DAN, EVE, *_ = PLAYERS


async def of(
    database: Database,
    user_id: int,
    *,
    guild_id: int = GUILD,
    partner_games: int = 3,
    last: int = 5,
) -> Statistics:
    return await database.read(
        lambda c: player_statistics(c, guild_id, user_id, partner_games=partner_games, last=last)
    )


async def test_who_has_never_played(database: Database) -> None:
    await keep(database, [a_game(guild_id=OTHER_GUILD)])
    assert await of(database, ANN) == naive.statistics((), GUILD, ANN, 3, 5)
    assert (await of(database, ANN)).win_rate is None


@pytest.mark.parametrize("seed", range(6))
async def test_they_are_what_plain_counting_gives(database: Database, seed: int) -> None:
    games = random_games(seed)
    await keep(database, games)
    for guild_id in (GUILD, OTHER_GUILD):
        for user_id in PLAYERS:
            for partner_games, last in ((1, 0), (2, 3), (5, 100)):
                found = await of(
                    database,
                    user_id,
                    guild_id=guild_id,
                    partner_games=partner_games,
                    last=last,
                )
                expected = naive.statistics(games, guild_id, user_id, partner_games, last)
                assert found == expected


@pytest.mark.parametrize(
    ("winners", "streak"),
    [
        ((0,), 1),
        ((1,), -1),
        ((None,), 0),
        ((1, 0, 0, 0), 3),
        ((0, 0, 1, 1), -2),
        ((0, 0, None), 0),
        ((0, None, 0, 0), 2),
        ((0, 0, 0, 0), 4),
    ],
)
async def test_the_streak(database: Database, winners: tuple[int | None, ...], streak: int) -> None:
    await keep(
        database,
        [
            a_game(number=number, winner=winner, at=NOON + timedelta(hours=number))
            for number, winner in enumerate(winners, start=1)
        ],
    )
    assert (await of(database, ANN)).streak == streak


async def test_the_best_partner_is_a_person_with_enough_games(database: Database) -> None:
    await keep(
        database,
        [
            a_game(number=1, winner=0, players=(ANN, BOB, CAT, DAN)),
            a_game(number=2, winner=0, players=(ANN, None, None, None)),
            a_game(number=3, winner=0, players=(ANN, BOB, None, DAN)),
            a_game(number=4, winner=0, players=(EVE, BOB, ANN, DAN)),
            a_game(number=5, winner=1, players=(EVE, BOB, ANN, DAN)),
        ],
    )
    lucky = BestPartner(user_id=CAT, games=1, wins=1, win_rate=1.0)
    proven = BestPartner(user_id=EVE, games=2, wins=1, win_rate=0.5)
    assert (await of(database, ANN, partner_games=1)).best_partner == lucky
    assert (await of(database, ANN, partner_games=2)).best_partner == proven
    assert (await of(database, ANN, partner_games=3)).best_partner is None


async def test_the_last_games_are_told_from_his_side(database: Database) -> None:
    await keep(
        database,
        [
            a_game(number=1, winner=0, points=(2010, 900), at=NOON + timedelta(hours=2)),
            a_game(number=2, winner=1, points=(700, 2050), at=NOON + timedelta(hours=1)),
        ],
    )
    latest, before = (await of(database, BOB)).last_games
    assert (latest.outcome, latest.score, latest.opponents_score) == (Outcome.LOST, 900, 2010)
    assert (before.outcome, before.score, before.opponents_score) == (Outcome.WON, 2050, 700)
