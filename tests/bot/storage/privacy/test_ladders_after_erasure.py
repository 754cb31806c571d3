"""Ratings and sums of the others are what they were, however often they are counted again."""

import pytest
from sqlalchemy import Connection, insert, select

from bot.ratings.rating import Rating
from bot.storage.database.database import Database
from bot.storage.database.schema import (
    games,
    leaderboards,
    rating_changes,
    ratings,
    standings,
    strengths,
    voided_games,
)
from bot.storage.ratings.generations import is_live
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import rebuild
from tests.bot.storage.made import NOON
from tests.bot.storage.privacy.crowd import ANN, BEN, FIRST_ID, erase_all_of, keep_evenings
from tests.bot.storage.privacy.sweeping import columns_with
from tests.bot.tables.evening import EMMA

EVE = FIRST_ID + EMMA


def ladders_without(connection: Connection, *users: int) -> list[list[tuple[object, ...]]]:
    """All live ratings, what games have changed in them, and all sums, but for these people."""
    of_leaderboards = (leaderboards.c.guild_id, leaderboards.c.ladder, leaderboards.c.period)
    told = (
        select(*of_leaderboards, *standings.c)
        .join(leaderboards, leaderboards.c.id == standings.c.leaderboard_id)
        .where(standings.c.user_id.not_in(users), is_live(leaderboards)),
        select(ratings).where(ratings.c.user_id.not_in(users), is_live(ratings)),
        select(games.c.table_id, games.c.number, *rating_changes.c)
        .join(games, games.c.id == rating_changes.c.game_id)
        .where(rating_changes.c.user_id.not_in(users), is_live(rating_changes)),
    )
    numbers = {"leaderboard_id", "game_id", "generation"}  # which a rebuild gives anew
    return [
        sorted(
            (tuple(v for k, v in row.items() if k not in numbers) for row in rows),
            key=repr,
        )
        for rows in (connection.execute(each).mappings().all() for each in told)
    ]


@pytest.mark.slow
async def test_an_erasure_leaves_other_ratings_and_totals_unchanged(database: Database) -> None:
    await keep_evenings(database)
    before = await database.read(lambda c: ladders_without(c, ANN))
    assert all(before)
    await erase_all_of(database, ANN)
    assert await database.read(ladders_without) == before
    await rebuild(database, results_of)
    assert await database.read(ladders_without) == before


@pytest.mark.slow
async def test_several_players_can_be_erased_one_after_another(database: Database) -> None:
    await keep_evenings(database)
    before = await database.read(lambda c: ladders_without(c, ANN, BEN, EVE))
    for user in (ANN, BEN, EVE):
        await erase_all_of(database, user)
        await rebuild(database, results_of)
    assert await database.read(ladders_without) == before


@pytest.mark.slow
async def test_an_erased_players_strength_still_counts_for_the_others(database: Database) -> None:
    await keep_evenings(database)
    before = await database.read(lambda c: ladders_without(c, ANN))
    await erase_all_of(database, ANN)
    await database.write(lambda c: c.execute(strengths.update().values(mu=Rating().mu + 9)))
    await rebuild(database, results_of)
    assert await database.read(ladders_without) != before


async def test_an_erased_admin_is_no_longer_named(database: Database) -> None:
    await keep_evenings(database, seeds=(0, 3))
    row = {"table_id": 1, "number": 1, "guild_id": 1, "by_id": ANN, "at": NOON}
    reason = f"Asked by <@{ANN}> and <@!{BEN}>, {ANN} again"
    await database.write(lambda c: c.execute(insert(voided_games), {**row, "reason": reason}))
    assert {"voided_games.by_id", "voided_games.reason"} <= await database.read(
        lambda c: columns_with(c, ANN)
    )
    await erase_all_of(database, ANN)
    assert await database.read(lambda c: columns_with(c, ANN)) == set()
    kept = await database.read(lambda c: c.execute(select(voided_games)).one())
    assert (kept.by_id, kept.reason) == (-1, f"Asked by … and <@!{BEN}>, … again")
