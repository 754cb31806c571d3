"""The leaderboard: its order, its shared ranks, its pages and one's own line."""

from datetime import datetime, timedelta

import pytest

from bot.storage.database import Database
from bot.storage.leaderboard import Page, Standing, leaderboard, rank_of
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
MIDWAY = NOON + timedelta(days=4)


async def page(
    database: Database,
    offset: int = 0,
    limit: int = 50,
    guild_id: int = GUILD,
    since: datetime | None = None,
) -> Page:
    return await database.read(
        lambda c: leaderboard(c, guild_id, offset=offset, limit=limit, since=since)
    )


async def own_line(
    database: Database, user_id: int, guild_id: int = GUILD, since: datetime | None = None
) -> Standing | None:
    return await database.read(lambda c: rank_of(c, guild_id, user_id, since=since))


async def test_nobody_has_finished_a_game(database: Database) -> None:
    assert await page(database) == Page(rows=(), offset=0, total=0)
    assert await own_line(database, ANN) is None


async def test_wins_then_rate_then_points(database: Database) -> None:
    # Ann and Cat win twice; Cat plays one game more. Bob wins once, Eve's only game is lost.
    await keep(
        database,
        [
            a_game(number=1, winner=0, players=(ANN, BOB, CAT, DAN)),
            a_game(number=2, winner=0, players=(ANN, None, CAT, EVE)),
            a_game(number=3, winner=1, players=(CAT, BOB, None, None)),
        ],
    )
    rows = (await page(database)).rows
    assert [(row.user_id, row.rank) for row in rows] == [
        (ANN, 1),
        (CAT, 2),
        (BOB, 3),
        (DAN, 4),
        (EVE, 4),
    ]
    assert (rows[1].games, rows[1].wins) == (3, 2)
    assert rows[1].win_rate == pytest.approx(2 / 3)


async def test_equals_share_a_rank_and_the_next_is_skipped(database: Database) -> None:
    await keep(database, [a_game(players=(BOB, DAN, ANN, CAT))])
    rows = (await page(database)).rows
    assert [(row.user_id, row.rank) for row in rows] == [(ANN, 1), (BOB, 1), (CAT, 3), (DAN, 3)]


async def test_points_part_those_who_won_as_often(database: Database) -> None:
    await keep(
        database,
        [
            a_game(number=1, winner=0, points=(2000, 0), players=(BOB, None, None, None)),
            a_game(number=2, winner=0, points=(2100, 0), players=(CAT, None, None, None)),
        ],
    )
    assert [row.user_id for row in (await page(database)).rows] == [CAT, BOB]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("since", [None, MIDWAY])
async def test_it_is_what_plain_counting_gives(
    database: Database, seed: int, since: datetime | None
) -> None:
    games = random_games(seed)
    await keep(database, games)
    for guild_id in (GUILD, OTHER_GUILD):
        expected = naive.standings(games, guild_id, since)
        found = await page(database, guild_id=guild_id, since=since)
        assert found == Page(rows=expected, offset=0, total=len(expected))
        for line in expected:
            assert await own_line(database, line.user_id, guild_id, since) == line


async def test_few_games_give_many_equals(database: Database) -> None:
    games = random_games(seed=8, count=4)
    await keep(database, games)
    expected = naive.standings(games, GUILD)
    assert len({line.rank for line in expected}) < len(expected)
    assert (await page(database)).rows == expected


@pytest.mark.parametrize("limit", [1, 2, 3, 7])
async def test_the_pages_make_the_whole(database: Database, limit: int) -> None:
    games = random_games(seed=8, count=4)
    await keep(database, games)
    whole = naive.standings(games, GUILD)
    pages = [await page(database, offset, limit) for offset in range(0, len(whole), limit)]
    assert tuple(row for part in pages for row in part.rows) == whole
    assert {part.total for part in pages} == {len(whole)}


async def test_a_page_past_the_end_is_empty_but_counts(database: Database) -> None:
    await keep(database, [a_game()])
    assert await page(database, offset=40, limit=10) == Page(rows=(), offset=40, total=4)


async def test_computer_players_and_other_guilds_do_not_count(database: Database) -> None:
    await keep(
        database,
        [
            a_game(number=1, players=(ANN, None, None, None)),
            a_game(number=2, players=(BOB, None, None, None), guild_id=OTHER_GUILD),
        ],
    )
    assert [row.user_id for row in (await page(database)).rows] == [ANN]
    assert await own_line(database, BOB) is None
    assert await own_line(database, BOB, OTHER_GUILD) is not None
