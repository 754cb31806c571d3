"""What another version has made of the logs is rebuilt at the start, and nothing stops that."""

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from bot.app import recompute_old_results
from bot.monitoring.heartbeat import is_alive
from bot.storage.database.database import Database
from bot.storage.database.schema import EVERYWHERE, counted, events, games, ratings
from bot.storage.log.table_log import SqlEventStore
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import (
    LADDERS,
    RESULTS,
    Rebuilt,
    catch_up,
    count_ladders,
    keep_common_ladder,
    what_is_old,
)
from tests.bot.storage.ladders_kept import kept
from tests.bot.storage.made import count, forget
from tests.bot.storage.played import CountedLog, Ticking, keep_at_random


def nobody(_done: int, _total: int) -> None:
    """Nobody hears how far it is."""


async def mark_outdated(database: Database, what: str) -> None:
    await database.write(
        lambda c: c.execute(update(counted).where(counted.c.what == what).values(version=-1))
    )


async def evenings(database: Database) -> None:
    log = CountedLog(SqlEventStore(database), Ticking())
    for channel, seed in enumerate((7, 19)):
        await keep_at_random(log, seed, channel=channel, closes=False)


async def test_a_new_database_needs_no_recount(database: Database) -> None:
    assert await catch_up(database, results_of, nobody) is None
    assert await database.read(what_is_old) == frozenset()


async def test_outdated_results_are_rebuilt(database: Database) -> None:
    await catch_up(database, results_of, nobody)
    await evenings(database)
    before, finished = await kept(database), await count(database, games)
    assert finished > 0
    assert await catch_up(database, results_of, nobody) is None
    await mark_outdated(database, RESULTS)
    await forget(database, 1, 2)
    assert await catch_up(database, results_of, nobody) == Rebuilt(finished)
    assert await kept(database) == before
    assert await database.read(what_is_old) == frozenset()


async def test_a_start_does_not_wait_for_outdated_ladders(database: Database) -> None:
    await catch_up(database, results_of, nobody)
    await evenings(database)
    await mark_outdated(database, LADDERS)
    assert await catch_up(database, results_of, nobody) is None
    assert await database.read(what_is_old) == {LADDERS}


@pytest.mark.slow
async def test_a_start_logs_progress_and_ignores_broken_logs(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await evenings(database)
    finished = await count(database, games)
    await database.write(
        lambda c: c.execute(update(events).where(events.c.table_id == 1).values(kind="Nonsense"))
    )
    await forget(database, 2)
    await recompute_old_results(database, tmp_path)
    assert await count(database, games) == finished
    assert await database.read(what_is_old) == frozenset()
    assert is_alive(tmp_path, (tmp_path / "heartbeat").stat().st_mtime)
    told = capsys.readouterr().out
    assert "recomputed" in told
    assert "unreadable logs" in told


async def test_the_ladder_over_all_servers_comes_and_goes_with_the_setting(
    database: Database,
) -> None:
    def scopes(connection: Connection) -> set[int]:
        return set(connection.execute(select(ratings.c.guild_id)).scalars())

    await database.write(partial(keep_common_ladder, kept=False))
    await catch_up(database, results_of, nobody)
    await evenings(database)
    assert EVERYWHERE not in await database.read(scopes)
    await database.write(partial(keep_common_ladder, kept=False))
    assert await database.read(what_is_old) == frozenset()
    for kept_now in (True, False):
        await database.write(partial(keep_common_ladder, kept=kept_now))
        assert await database.read(what_is_old) == {LADDERS}
        await database.write(count_ladders)
        assert (EVERYWHERE in await database.read(scopes)) is kept_now
