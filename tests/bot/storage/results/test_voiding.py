"""A voided game counts no more, its undo makes it count again, and a rebuild changes neither."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.storage.database.database import Database
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.ratings import fold
from bot.storage.results.game_results import GameResult
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import count_ladders, rebuild
from bot.storage.results.voiding import VoidedGame, keep_apart, voided_of
from tests.bot.storage.ladders_kept import (
    count_games,
    kept,
    ladder_job,
    naive_ladders,
    varied_games,
    voiding,
)
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game, entries_at
from tests.bot.storage.played import Ticking, keep_at_random
from tests.rig.slow import slow_except

ANN, BOB, *_ = PLAYERS


def of(game: GameResult, reason: str = "the wrong rules") -> VoidedGame:
    return VoidedGame(
        table_id=game.table_id,
        number=game.number,
        guild_id=game.guild_id,
        by_id=ANN,
        at=NOON + timedelta(days=20),
        reason=reason,
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", slow_except(range(2), {0}))
async def test_voided_games_leave_no_trace_in_the_ladders(database: Database, seed: int) -> None:
    games = varied_games(seed)
    await count_games(database, games)
    voids = voiding(database)
    gone = games[5:25:5]
    for game in gone:
        assert await voids.void(of(game))
    assert await kept(database) == naive_ladders(games, voided=gone)
    await database.write(count_ladders)
    assert await kept(database) == naive_ladders(games, voided=gone)
    for game in gone:
        assert await voids.restore(game.guild_id, game.table_id, game.number)
    assert await kept(database) == naive_ladders(games)


@pytest.mark.slow
async def test_a_game_ending_during_a_voiding_counts(database: Database) -> None:
    first, *others = varied_games(3)
    await count_games(database, [first, *others[:20]])
    voids = voiding(database)
    ending = (database.write(partial(fold.record, result=game)) for game in others[20:])
    done, *_ = await asyncio.gather(voids.void(of(first)), *ending)
    assert done
    await ladder_job(database).fold_due()  # some have ended before others that were counted
    assert await kept(database) == naive_ladders([first, *others], voided=[first])


async def test_a_game_is_voided_once_and_only_by_its_guild(database: Database) -> None:
    game = a_game()
    await count_games(database, [game])
    voids = voiding(database)
    assert not await voids.void(replace(of(game), guild_id=OTHER_GUILD))
    assert not await voids.void(replace(of(game), number=2))
    assert not await voids.restore(GUILD, 1, 1)
    assert await voids.void(of(game))
    assert not await voids.void(of(game))
    assert not await voids.restore(OTHER_GUILD, 1, 1)
    assert await kept(database) == (set(), set(), set())


async def test_voided_games_are_listed_latest_first(database: Database) -> None:
    games = [a_game(number=n, at=NOON + timedelta(hours=n)) for n in (1, 2)]
    await count_games(database, games)
    voids = voiding(database)
    first, second = of(games[0], "a quarrel"), replace(of(games[1]), at=NOON + timedelta(days=30))
    await voids.void(first)
    await voids.void(second)
    listed = partial(voided_of, guild=GUILD)
    assert await database.read(listed) == (second, first)
    assert await database.read(partial(voided_of, guild=OTHER_GUILD)) == ()
    await voids.restore(GUILD, 1, 2)
    assert await database.read(listed) == (first,)


@pytest.mark.slow
async def test_a_voided_game_stays_voided_after_a_rebuild(database: Database) -> None:
    log = SqlTableLog(SqlEventStore(database), Ticking())
    for channel, seed in enumerate((0, 9)):
        await keep_at_random(log, seed, channel=channel, closes=False)
    told = [
        result
        for table in await SqlEventStore(database).open_tables()
        for result in results_of(await entries_at(SqlEventStore(database), table.id), table)
    ]
    assert len(told) > 1
    assert await voiding(database).void(of(told[0]))
    before = await kept(database)
    assert before == naive_ladders(told, voided=told[:1])
    await rebuild(database, results_of)
    assert await kept(database) == before


@pytest.mark.slow
async def test_a_guild_can_separate_and_rejoin_the_global_ladders(database: Database) -> None:
    games = varied_games(4)
    await count_games(database, games)
    voids = voiding(database)
    assert await voids.void(of(games[3]))
    for apart in (True, True, False):
        await voids.changed(OTHER_GUILD, partial(keep_apart, guild=OTHER_GUILD, apart=apart))
        outside = (OTHER_GUILD,) if apart else ()
        assert await kept(database) == naive_ladders(games, apart=outside, voided=games[3:4])
