"""The leaderboards: their order, their shared ranks, their pages and one's own place."""

from dataclasses import replace
from datetime import timedelta
from itertools import product

import pytest

from bot.ratings.ladders import Ladder, Span
from bot.ratings.rating import ABSENCE, PLACEMENT
from bot.storage.database.database import Database
from bot.storage.database.schema import EVERYWHERE
from bot.storage.preferences import change_player_preferences
from bot.storage.ratings.leaderboard import (
    LeaderboardQuery,
    Own,
    RankedLine,
    RankedPage,
    RankingMeasure,
    first_peopled,
    own,
    page,
)
from tests.bot.storage.ladders_kept import count_games, naive_ladders, varied_games
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game, random_games
from tests.bot.storage.naive_ranks import ranks

ANN, BOB, CAT, DAN, EVE, *_ = PLAYERS
LATER = NOON + timedelta(days=8)
CONTREE = Ladder("contree")
WINS = LeaderboardQuery(GUILD, CONTREE, Span.EVER, RankingMeasure.WINS, NOON)
RATING = replace(WINS, measure=RankingMeasure.RATING)


async def listed(
    database: Database, asked: LeaderboardQuery, offset: int = 0, limit: int = 50
) -> RankedPage:
    return await database.read(lambda c: page(c, asked, offset=offset, limit=limit))


async def place(database: Database, asked: LeaderboardQuery, user: int) -> Own:
    return await database.read(lambda c: own(c, asked, user))


async def hide(database: Database, user: int) -> None:
    await database.write(
        lambda c: change_player_preferences(
            c, user, lambda preferences: replace(preferences, hidden=True)
        )
    )


async def test_a_leaderboard_can_be_empty(database: Database) -> None:
    for measure in RankingMeasure:
        asked = replace(WINS, measure=measure)
        assert await listed(database, asked) == RankedPage((), 0, 0)
        assert await place(database, asked, ANN) == Own(games=0)


async def test_players_are_ranked_by_wins_then_by_fewer_games(database: Database) -> None:
    # Ann and Cat win twice; Cat plays one game more. Bob wins once in three, Eve's game is lost.
    await count_games(
        database,
        [
            a_game(number=1, winner=0, players=(ANN, BOB, CAT, DAN)),
            a_game(number=2, winner=0, players=(ANN, BOB, CAT, EVE)),
            a_game(number=3, winner=1, players=(CAT, BOB, DAN, EVE)),
        ],
    )
    lines = (await listed(database, WINS)).lines
    assert [(line.user_id, line.rank) for line in lines] == [
        (ANN, 1),
        (CAT, 2),
        (EVE, 3),
        (BOB, 4),
        (DAN, 5),
    ]
    assert lines[1] == RankedLine(rank=2, user_id=CAT, value=2, other=3, games=3)


async def test_equals_share_a_rank_and_the_next_is_skipped(database: Database) -> None:
    await count_games(database, [a_game(players=(BOB, DAN, ANN, CAT))])
    lines = (await listed(database, WINS)).lines
    assert [(line.user_id, line.rank) for line in lines] == [(ANN, 1), (BOB, 1), (CAT, 3), (DAN, 3)]
    assert (await place(database, WINS, DAN)).rank == 3


async def test_the_first_nonempty_leaderboard_is_shown(database: Database) -> None:
    leaderboards = (RATING, replace(WINS, ladder=Ladder("belote")), WINS, WINS)
    assert await database.read(lambda c: first_peopled(c, leaderboards)) is None
    await count_games(database, [a_game(players=(ANN, BOB, CAT, DAN))])
    assert await database.read(lambda c: first_peopled(c, leaderboards)) == 2
    for user in (ANN, BOB, CAT, DAN):
        await hide(database, user)
    assert await database.read(lambda c: first_peopled(c, leaderboards)) is None


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "count"), [(0, 45), pytest.param(1, 90, marks=pytest.mark.slow)])
async def test_every_leaderboard_equals_a_naive_ranking(
    database: Database, seed: int, count: int
) -> None:
    games = varied_games(seed, count=count)
    await count_games(database, sorted(games, key=lambda game: game.finished_at))
    await hide(database, CAT)
    counted, filled = naive_ladders(games), set()
    scopes, families = (GUILD, OTHER_GUILD, EVERYWHERE), ("contree", "belote")
    for scope, family, people, span, measure in product(
        scopes, families, (True, False), Span, RankingMeasure
    ):
        asked = LeaderboardQuery(scope, Ladder(family, people), span, measure, LATER)
        expected = ranks(counted, asked, hidden=(CAT,))
        assert await listed(database, asked) == RankedPage(expected, 0, len(expected))
        if expected:
            filled.add(measure)
        for before, line in enumerate(expected):
            stands = await place(database, asked, line.user_id)
            assert (stands.place, stands.rank, stands.games) == (before, line.rank, line.games)
            assert stands.neighbours == expected[max(0, before - 1) : before + 2]
        assert (await place(database, asked, CAT)).rank is None
    assert filled == set(RankingMeasure)


@pytest.mark.slow
@pytest.mark.parametrize("limit", [1, 2, 3, 7])
async def test_the_pages_make_up_the_whole_ranking(database: Database, limit: int) -> None:
    await count_games(database, random_games(seed=8, count=6))
    whole = (await listed(database, replace(WINS, scope=EVERYWHERE, at=LATER))).lines
    asked = replace(WINS, scope=EVERYWHERE, at=LATER)
    pages = [await listed(database, asked, at, limit) for at in range(0, len(whole), limit)]
    assert len({line.rank for line in whole}) < len(whole)
    assert tuple(line for part in pages for line in part.lines) == whole
    assert {part.total for part in pages} == {len(whole)}


async def test_a_page_past_the_end_is_empty_but_counts(database: Database) -> None:
    await count_games(database, [a_game()])
    assert await listed(database, WINS, offset=40, limit=10) == RankedPage((), 40, 4)


async def test_games_outside_the_period_do_not_count(database: Database) -> None:
    await count_games(database, [a_game()])
    for span, days in ((Span.WEEK, 7), (Span.MONTH, 31), (Span.SEASON, 92)):
        asked = replace(WINS, span=span)
        assert (await listed(database, asked)).total == 4
        assert (await listed(database, replace(asked, at=NOON + timedelta(days=days)))).total == 0
    assert (await listed(database, replace(WINS, at=NOON + timedelta(days=9999)))).total == 4


async def placed(database: Database) -> None:
    """Let Ann, Bob, Cat and Dan play as many games as a place takes."""
    games = [a_game(number=n, winner=n % 2, at=NOON + timedelta(hours=n)) for n in range(PLACEMENT)]
    await count_games(database, games)


async def test_a_rating_is_ranked_after_ten_games(database: Database) -> None:
    games = [a_game(number=n, at=NOON + timedelta(hours=n)) for n in range(PLACEMENT)]
    await count_games(database, games[:-1])
    assert (await listed(database, RATING)).total == 0
    assert replace(await place(database, RATING, ANN), latest=None) == Own(games=PLACEMENT - 1)


async def test_a_reader_sees_what_their_latest_game_changed(database: Database) -> None:
    games = [a_game(number=n, at=NOON + timedelta(hours=n)) for n in range(3)]
    await count_games(database, games)
    here = (await place(database, RATING, ANN)).latest
    among_all = (await place(database, replace(RATING, scope=EVERYWHERE), ANN)).latest
    assert here is not None
    assert among_all is not None
    assert here.points > among_all.points > 0
    assert (here.weight, here.unknown) == (1.0, False)
    assert among_all.weight < 1
    assert among_all.unknown
    assert (await place(database, WINS, ANN)).latest is None


async def test_inactive_players_are_unranked_until_they_play_again(database: Database) -> None:
    await placed(database)
    last = NOON + timedelta(hours=PLACEMENT - 1)
    still = replace(RATING, at=last + ABSENCE)
    gone = replace(RATING, at=still.at + timedelta(seconds=1))
    assert (await listed(database, still)).total == 4
    assert (await listed(database, gone)).total == 0
    away = replace(await place(database, gone, ANN), latest=None)
    assert away == Own(games=PLACEMENT, away=True)


async def test_hidden_and_erased_players_have_no_rank(database: Database) -> None:
    gone = -(1 << 32)
    await count_games(database, [a_game(players=(ANN, gone, CAT, DAN))])
    await hide(database, ANN)
    lines = (await listed(database, WINS)).lines
    assert [(line.user_id, line.rank) for line in lines] == [(CAT, 1), (DAN, 2)]
    assert await place(database, WINS, ANN) == Own(games=1)


async def test_hidden_players_are_not_called_inactive(database: Database) -> None:
    await placed(database)
    await hide(database, ANN)
    assert replace(await place(database, RATING, ANN), latest=None) == Own(games=PLACEMENT)


async def test_games_with_computers_have_their_own_leaderboard(database: Database) -> None:
    await count_games(
        database,
        [
            a_game(number=1, players=(ANN, None, None, None)),
            a_game(number=2, players=(BOB, None, None, None), guild_id=OTHER_GUILD),
        ],
    )
    beside = replace(WINS, ladder=Ladder("contree", people=False))
    assert [line.user_id for line in (await listed(database, beside)).lines] == [ANN]
    assert (await listed(database, WINS)).total == 0
    everywhere = await listed(database, replace(beside, scope=EVERYWHERE))
    assert {line.user_id for line in everywhere.lines} == {ANN, BOB}
