"""Ladders that another version counted are recounted while games go on, whatever happens then."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import TypeVar

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from bot.storage.database.database import Database
from bot.storage.database.schema import (
    EVERYWHERE,
    boards,
    counted,
    rating_changes,
    ratings,
    slots,
    standings,
)
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from bot.storage.privacy.erasure import erase
from bot.storage.privacy.person_search import search
from bot.storage.ratings import full_recount, ladders
from bot.storage.results.rebuild import (
    LADDERS,
    count_ladders,
    invalidate_recount,
    ladders_version,
    what_is_old,
)
from bot.storage.results.recount_job import RecountJob, recount_ladders
from bot.storage.results.voiding import Voiding
from tests.bot.storage.ladders_kept import count_games, kept, naive_ladders, varied_games
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, entries
from tests.bot.storage.results.test_void_jobs import between_writes
from tests.bot.storage.results.test_voiding import of
from tests.rig.slow import slow_except

T = TypeVar("T")

GAMES = varied_games(3)
EARLIER, LATER = GAMES[:25], GAMES[25:]
STRANGER = 77


class Killed(Exception):
    """The process was killed."""


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full_recount, "GAMES", 5)


def job(database: Database, version: str = "2") -> RecountJob:
    return RecountJob(database, version, lambda: NOON)


async def counted_by_another_version(database: Database) -> None:
    """Count the earlier games, then store what another version may have made of them."""
    await count_games(database, EARLIER)

    def another_version(connection: Connection) -> None:
        connection.execute(update(counted).where(counted.c.what == LADDERS).values(version=1))
        connection.execute(update(ratings).values(points=1, mu=1.0))
        connection.execute(update(rating_changes).values(after=1, mu=1.0))
        connection.execute(update(standings).values(games=standings.c.games + 1))
        rating = connection.execute(select(ratings)).mappings().first()
        change = connection.execute(select(rating_changes)).mappings().first()
        sums = connection.execute(select(standings)).mappings().first()
        assert rating
        assert change
        assert sums
        connection.execute(insert(ratings), {**rating, "user_id": STRANGER})
        connection.execute(insert(ratings), {**rating, "guild_id": 5, "ladder": "gone"})
        connection.execute(insert(rating_changes), {**change, "user_id": STRANGER})
        connection.execute(insert(standings), {**sums, "user_id": STRANGER})
        board = {"id": 999, "guild_id": EVERYWHERE, "ladder": "contree", "period": "a fortnight"}
        connection.execute(insert(boards), board)
        connection.execute(insert(standings), {**sums, "board_id": 999})

    await database.write(another_version)


after_writes = partial(between_writes, method="write_for")
"""Let something happen after each write of the job; which of them there were."""


async def is_done(database: Database) -> bool:
    return await database.read(what_is_old) == frozenset()


async def test_ladders_of_another_version_are_recounted(database: Database) -> None:
    await counted_by_another_version(database)
    await job(database).look()
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)


async def test_moves_are_stored_and_no_half_counted_ladder_is_seen(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)
    store = SqlEventStore(database)
    number = await store.open(GUILD, 99, NOON, ())
    new, _, _ = naive_ladders(EARLIER)
    old, _, _ = await kept(database)

    async def a_move(nth: int) -> None:
        await store.append(number, nth, entries(1))
        seen, _, _ = await kept(database)
        for ladder in {row[:2] for row in new}:
            of_ladder = {row for row in seen if row[:2] == ladder}
            versions = ({row for row in told if row[:2] == ladder} for told in (old, new))
            assert of_ladder in versions

    written = after_writes(database, monkeypatch, a_move)
    await job(database).look()
    assert len(written) > 20
    assert await kept(database) == naive_ladders(EARLIER)


@pytest.mark.parametrize("when", slow_except([0, 3, 12], [3]))
async def test_another_process_finishes_what_a_killed_one_began(
    database: Database, url: str, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    await counted_by_another_version(database)

    async def kill(nth: int) -> None:
        if nth == when:
            raise Killed

    with monkeypatch.context() as patched:
        after_writes(database, patched, kill)
        with pytest.raises(Killed):
            await job(database).look()
    other = await Database.open(url)
    try:
        others = job(other)
        await others.look()
        assert not await is_done(other)  # it may be at work still
        await others.look()
        assert await is_done(other)
        assert await kept(other) == naive_ladders(EARLIER)
    finally:
        await other.close()


@pytest.mark.parametrize("when", slow_except([1, 8], [1]))
async def test_games_that_end_meanwhile_count_once(
    database: Database, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    await counted_by_another_version(database)

    async def end_games(nth: int) -> None:  # some of them before games that are counted already
        if nth == when:
            for game in LATER:
                await database.write(partial(ladders.record, result=game))

    after_writes(database, monkeypatch, end_games)
    await job(database).look()
    assert await kept(database) == naive_ladders(GAMES)
    assert await is_done(database)


@pytest.mark.slow
async def test_games_that_end_after_all_others_count_once(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)
    *_, last = sorted(EARLIER, key=lambda game: game.finished_at)
    late = [
        replace(game, finished_at=last.finished_at + timedelta(minutes=nth))
        for nth, game in enumerate(LATER, start=1)
    ]

    async def end_a_game(nth: int) -> None:
        if nth % 2 == 0 and nth // 2 < len(late):
            await database.write(partial(ladders.record, result=late[nth // 2]))

    written = after_writes(database, monkeypatch, end_a_game)
    await job(database).look()
    assert len(written) > 2 * len(late)
    assert await kept(database) == naive_ladders([*EARLIER, *late])


@pytest.mark.slow
async def test_a_game_voided_meanwhile_does_not_count(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)
    gone = EARLIER[3]

    async def void(nth: int) -> None:
        if nth == 8:
            assert await Voiding(database).void(of(gone))

    after_writes(database, monkeypatch, void)
    await job(database).look()
    assert await kept(database) == naive_ladders(EARLIER, voided=[gone])
    assert await is_done(database)


@pytest.mark.slow
async def test_a_voiding_under_way_gives_way_and_is_not_lost(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await count_games(database, EARLIER)
    write, gone = database.write, EARLIER[3]
    jobs, writes = job(database), list[int]()

    async def watched(work: Callable[[Connection], T], *, alone: bool = True) -> T:
        answer = await write(work, alone=alone)
        writes.append(0)
        if len(writes) in {1, 2}:  # as if it took minutes
            await jobs.look()
        return answer

    monkeypatch.setattr(database, "write", watched)
    assert await Voiding(database).void(of(gone))
    assert await kept(database) == naive_ladders(EARLIER, voided=[gone])
    assert await is_done(database)


@pytest.mark.slow
async def test_guilds_separated_meanwhile_count_only_locally(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)

    async def keep_apart(nth: int) -> None:
        if nth == 8:
            await Voiding(database).keep_apart(OTHER_GUILD, apart=True)

    after_writes(database, monkeypatch, keep_apart)
    await job(database).look()
    assert await kept(database) == naive_ladders(EARLIER, apart=[OTHER_GUILD])


@pytest.mark.slow
async def test_a_player_erased_meanwhile_stays_erased(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)
    ann = PLAYERS[0]

    async def erase_her(nth: int) -> None:
        if nth == 8:
            sought = await database.read(lambda c: search(c, ann))
            assert await database.write(lambda c: erase(c, ann, sought))

    after_writes(database, monkeypatch, erase_her)
    await job(database).look()
    assert await is_done(database)
    told = await kept(database)
    assert not any(ann in row for rows in told for row in rows)
    await database.write(count_ladders)
    assert await kept(database) == told


@pytest.mark.slow
async def test_a_recount_that_is_always_disturbed_ends(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)

    async def disturb(_nth: int) -> None:
        await database.write(invalidate_recount)

    after_writes(database, monkeypatch, disturb)
    await job(database).look()
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)


@pytest.mark.slow
async def test_a_recount_waits_for_a_long_write(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)

    async def lock(nth: int) -> None:
        if nth == 8:
            raise StorageUnavailable(Cause.LOCKED)

    after_writes(database, monkeypatch, lock)
    await job(database).look()
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)


@pytest.mark.slow
async def test_two_recounts_at_once_count_nothing_twice(database: Database) -> None:
    await counted_by_another_version(database)

    async def take_over(nth: int) -> None:
        if nth == 8:
            assert await recount_ladders(database)

    with pytest.MonkeyPatch.context() as patched:
        after_writes(database, patched, take_over)
        assert not await recount_ladders(database) or await is_done(database)
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)


@pytest.mark.slow
async def test_nothing_is_recounted_while_another_version_runs(database: Database) -> None:
    await counted_by_another_version(database)
    lease = {"slot": 1, "owner": "other", "epoch": 1, "until": NOON, "version": "1"}
    await database.write(lambda c: c.execute(insert(slots), lease))
    await job(database).look()
    assert await database.read(ladders_version) == 1
    await database.write(lambda c: c.execute(delete(slots)))
    await job(database).look()
    assert await is_done(database)
