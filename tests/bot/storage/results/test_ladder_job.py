"""Ladders are folded anew while games go on, and whatever happens meanwhile, all ends right."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import Connection, Table, delete, insert, select, update

from bot.ratings.ladders import Ladder, season_at
from bot.storage.database.database import Database
from bot.storage.database.schema import (
    EVERYWHERE,
    counted,
    ladders,
    leaderboards,
    rating_changes,
    ratings,
    slots,
    standings,
)
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from bot.storage.privacy.erasure import erase
from bot.storage.ratings import fold, generations
from bot.storage.results.ladder_job import LadderJob
from bot.storage.results.rebuild import LADDERS, count_ladders, what_is_old
from bot.storage.results.voiding import keep_apart, voided_of
from tests.bot.storage.ladders_kept import (
    Rows,
    count_games,
    kept,
    ladder_job,
    naive_ladders,
    open_tables_of,
    varied_games,
    voiding,
)
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, a_game, entries
from tests.bot.storage.results.test_voiding import of
from tests.rig.slow import slow_except

Kept = tuple[Rows, Rows, Rows]
Happens = Callable[[int], Awaitable[None]]

GAMES = varied_games(3)
EARLIER, LATER = GAMES[:25], GAMES[25:]
GONE = EARLIER[3]
STRANGER = 77
ROWS = (ratings, rating_changes, leaderboards)
"""The tables whose rows are of a generation."""


class Killed(Exception):
    """The process was killed."""


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fold, "GAMES", 5)
    monkeypatch.setattr(generations, "SWEPT_PLAYERS", 3)


def between_writes(
    database: Database, monkeypatch: pytest.MonkeyPatch, happens: Happens
) -> list[int]:
    """Let this happen after each step of a fold; which of them there were."""
    write, written = database.write_for, list[int]()

    async def watched(*what: object, **how: object) -> object:
        answer: object = await write(*what, **how)  # type: ignore[arg-type]
        written.append(len(written))
        with monkeypatch.context() as here:
            here.setattr(database, "write_for", write)
            await happens(written[-1])
        return answer

    monkeypatch.setattr(database, "write_for", watched)
    return written


async def counted_by_another_version(database: Database) -> None:
    """Count the earlier games, then store what another version may have made of them."""
    await count_games(database, EARLIER)

    def another_version(connection: Connection) -> None:
        connection.execute(update(counted).where(counted.c.what == LADDERS).values(version=1))
        connection.execute(update(ratings).values(points=1, mu=1.0))
        connection.execute(update(rating_changes).values(after=1, mu=1.0))
        connection.execute(update(standings).values(games=standings.c.games + 1))
        # A rating and its change are of one ladder, as all that the bot writes are.
        rating = dict(connection.execute(select(ratings)).mappings().first() or {})
        its = {name: rating[name] for name in ("guild_id", "generation", "user_id")}
        of_it = select(rating_changes).filter_by(**its)
        change = dict(connection.execute(of_it).mappings().first() or {})
        sums = dict(connection.execute(select(standings)).mappings().first() or {})
        connection.execute(insert(ratings), {**rating, "user_id": STRANGER})
        connection.execute(insert(rating_changes), {**change, "user_id": STRANGER})
        connection.execute(insert(standings), {**sums, "user_id": STRANGER})
        gone = {"guild_id": 5, "ladder": "gone", "generation": 900}
        connection.execute(insert(ladders), {**gone, "wanted": 900})
        connection.execute(insert(ratings), {**rating, **gone})

    await database.write(another_version)


async def is_done(database: Database) -> bool:
    return await database.read(what_is_old) == frozenset()


async def rows_left(database: Database) -> list[int]:
    """How many rows of each table are of no live generation."""

    def left(connection: Connection, table: Table) -> int:
        chosen = select(table.c.generation).where(~generations.is_live(table))
        return len(connection.execute(chosen).all())

    return [await database.read(partial(left, table=table)) for table in ROWS]


async def test_ladders_of_another_version_are_folded_anew(database: Database) -> None:
    await counted_by_another_version(database)
    await ladder_job(database).look()
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)
    assert await rows_left(database) == [0, 0, 0]


@pytest.mark.slow
async def test_moves_are_stored_and_readers_see_one_generation_whole(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)
    store = SqlEventStore(database)
    number = await store.open(GUILD, 99, NOON, ())
    old, new = await kept(database), naive_ladders(EARLIER)

    def rows_of(all_rows: Kept, ladder: tuple[object, ...]) -> list[Rows]:
        """The ratings and the sums of a ladder."""
        return [{row for row in all_rows[part] if row[:2] == ladder} for part in (0, 2)]

    async def a_move(nth: int) -> None:
        await store.append(number, nth, entries(1))
        seen = await kept(database)
        for ladder in {row[:2] for row in new[0]}:
            assert rows_of(seen, ladder) in (rows_of(old, ladder), rows_of(new, ladder))

    written = between_writes(database, monkeypatch, a_move)
    await ladder_job(database).look()
    assert len(written) > 30
    assert await kept(database) == new


@pytest.mark.slow
@pytest.mark.parametrize("when", slow_except([0, 3, 12, 20], [3]))
async def test_another_process_folds_what_a_killed_one_began(
    database: Database, url: str, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    await counted_by_another_version(database)

    async def kill(nth: int) -> None:
        if nth == when:
            raise Killed

    with monkeypatch.context() as patched:
        between_writes(database, patched, kill)
        with pytest.raises(Killed):
            await ladder_job(database).look()
    other = await Database.open(url)
    try:
        assert await other.read(what_is_old) == {LADDERS}
        await ladder_job(other).look()
        assert await is_done(other)
        assert await kept(other) == naive_ladders(EARLIER)
        assert await rows_left(other) == [0, 0, 0]
    finally:
        await other.close()


@pytest.mark.parametrize("when", slow_except([0, 2, 5], [2]))
async def test_a_void_is_stored_though_its_process_is_killed(
    database: Database, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    await count_games(database, EARLIER)

    async def kill(nth: int) -> None:
        if nth == when:
            raise Killed

    with monkeypatch.context() as patched:
        between_writes(database, patched, kill)
        with pytest.raises(Killed):
            await voiding(database).void(of(GONE))
    assert await database.read(partial(voided_of, guild=GONE.guild_id)) == (of(GONE),)
    assert await database.read(what_is_old) == {LADDERS}
    await ladder_job(database).look()
    assert await kept(database) == naive_ladders(EARLIER, voided=[GONE])
    assert await rows_left(database) == [0, 0, 0]


@pytest.mark.slow
@pytest.mark.parametrize("when", slow_except([1, 8], [8]))
async def test_games_that_end_meanwhile_count_once(
    database: Database, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    await counted_by_another_version(database)

    async def end_games(nth: int) -> None:  # some of them before games that are counted already
        if nth == when:
            for game in LATER:
                await database.write(partial(fold.record, result=game))

    between_writes(database, monkeypatch, end_games)
    job = ladder_job(database)
    for _ in range(2):
        await job.look()
    assert await kept(database) == naive_ladders(GAMES)
    assert await is_done(database)


async def test_an_earlier_game_that_is_stored_meanwhile_has_its_ladder_folded_once_more(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    abroad = a_game(guild_id=OTHER_GUILD, at=NOON + timedelta(hours=1))
    earlier = a_game(number=2, winner=1)
    voids = voiding(database)
    await open_tables_of(database, (abroad, earlier))
    await voids.changed(OTHER_GUILD, partial(keep_apart, guild=OTHER_GUILD, apart=True))
    await database.write(partial(fold.record, result=abroad))

    async def end_the_earlier(nth: int) -> None:  # the live ladder holds no game that is later
        if nth == 1:
            await database.write(partial(fold.record, result=earlier))

    between_writes(database, monkeypatch, end_the_earlier)
    await voids.changed(OTHER_GUILD, partial(keep_apart, guild=OTHER_GUILD, apart=False))
    assert await kept(database) == naive_ladders((abroad, earlier))


@pytest.mark.slow
async def test_games_that_end_after_all_others_go_live_with_them(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)
    *_, last = sorted(EARLIER, key=lambda game: game.finished_at)
    late = [
        replace(game, finished_at=last.finished_at + timedelta(minutes=nth))
        for nth, game in enumerate(LATER, start=1)
    ]

    async def end_a_game(nth: int) -> None:
        if nth < len(late):
            await database.write(partial(fold.record, result=late[nth]))

    written = between_writes(database, monkeypatch, end_a_game)
    await ladder_job(database).look()
    assert len(written) > len(late)
    assert await kept(database) == naive_ladders([*EARLIER, *late])
    assert await is_done(database)


@pytest.mark.slow
@pytest.mark.parametrize("when", [1, 8])
async def test_a_game_voided_meanwhile_does_not_count(
    database: Database, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    await counted_by_another_version(database)
    job = ladder_job(database)
    other = voiding(database)

    async def void(nth: int) -> None:
        if nth == when:
            assert await other.void(of(GONE))

    between_writes(database, monkeypatch, void)
    await job.look()
    assert await kept(database) == naive_ladders(EARLIER, voided=[GONE])
    assert await is_done(database)


@pytest.mark.slow
@pytest.mark.parametrize("apart", [True, False])
async def test_games_that_end_while_a_server_is_kept_apart_count_where_they_are_to(
    database: Database, monkeypatch: pytest.MonkeyPatch, *, apart: bool
) -> None:
    await count_games(database, EARLIER)
    voids = voiding(database)
    if not apart:
        await voids.changed(OTHER_GUILD, partial(keep_apart, guild=OTHER_GUILD, apart=True))

    async def end_games(nth: int) -> None:
        if nth == 2:
            for game in LATER:
                await database.write(partial(fold.record, result=game))

    between_writes(database, monkeypatch, end_games)
    await voids.changed(OTHER_GUILD, partial(keep_apart, guild=OTHER_GUILD, apart=apart))
    await ladder_job(database).look()
    outside = (OTHER_GUILD,) if apart else ()
    assert await kept(database) == naive_ladders(GAMES, apart=outside)


@pytest.mark.slow
@pytest.mark.parametrize("when", [1, 8, 14])
async def test_a_player_erased_meanwhile_stays_erased(
    database: Database, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    await counted_by_another_version(database)
    ann = PLAYERS[0]

    async def erase_her(nth: int) -> None:
        if nth == when:
            assert await database.write(lambda c: erase(c, ann))

    between_writes(database, monkeypatch, erase_her)
    await ladder_job(database).look()
    assert await is_done(database)
    told = await kept(database)
    assert not any(ann in row for rows in told for row in rows)
    assert await rows_left(database) == [0, 0, 0]
    await database.write(count_ladders)
    assert await kept(database) == told


async def test_a_player_erased_meanwhile_is_not_put_back_from_closed_seasons(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = a_game()
    await count_games(database, (game,))
    next_season = game.finished_at + timedelta(days=200)
    again = partial(generations.want, scope=GUILD, ladder=Ladder("contree"), at=next_season)
    await database.write(again)

    async def erase_one(nth: int) -> None:  # the fold has read all ratings, and put none yet
        if nth == 0:
            assert await database.write(lambda c: erase(c, PLAYERS[0]))

    between_writes(database, monkeypatch, erase_one)
    await ladder_job(database).look()
    users = select(ratings.c.user_id).where(generations.is_live(ratings))
    found = await database.read(lambda c: set(c.execute(users).scalars()))
    assert found >= set(PLAYERS[1:4])
    assert PLAYERS[0] not in found


@pytest.mark.slow
async def test_a_fold_that_is_always_disturbed_is_left_to_the_next_look(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)
    before = await kept(database)

    async def disturb(_nth: int) -> None:
        await database.write(generations.disturb)

    job = ladder_job(database)
    with monkeypatch.context() as patched:
        between_writes(database, patched, disturb)
        await job.look()
    assert await kept(database) == before
    await job.look()
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)


@pytest.mark.slow
async def test_a_fold_begins_again_after_a_long_write(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)

    async def lock(nth: int) -> None:
        if nth == 8:
            raise StorageUnavailable(Cause.LOCKED)

    between_writes(database, monkeypatch, lock)
    await ladder_job(database).look()
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)


@pytest.mark.slow
async def test_of_two_folds_of_a_ladder_the_later_one_goes_live(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await counted_by_another_version(database)

    async def take_over(nth: int) -> None:
        if nth == 1:
            await ladder_job(database).look()

    with monkeypatch.context() as patched:
        written = between_writes(database, patched, take_over)
        await ladder_job(database).look()
    assert len(written) == 3  # the first one finds that it is over with its next step
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)
    assert await rows_left(database) == [0, 0, 0]


@pytest.mark.slow
async def test_each_process_folds_the_ladders_of_its_own_servers(database: Database) -> None:
    await counted_by_another_version(database)
    one, other = (
        LadderJob(database, "2", lambda: NOON, serves)
        for serves in (lambda scope: scope == GUILD, lambda scope: scope != GUILD)
    )
    await one.look()  # that all are due says the process which serves what belongs to no server
    assert await database.read(generations.due) == ()
    await database.write(generations.want_all)
    await one.look()
    assert {scope for scope, _ in await database.read(generations.due)} == {
        EVERYWHERE,
        OTHER_GUILD,
        5,
    }
    await other.look()
    await one.look()
    assert await kept(database) == naive_ladders(EARLIER)
    assert await is_done(database)


@pytest.mark.slow
async def test_nothing_is_folded_while_another_version_runs(database: Database) -> None:
    await counted_by_another_version(database)
    before = await kept(database)
    lease = {"slot": 1, "owner": "other", "epoch": 1, "until": NOON, "version": "1"}
    await database.write(lambda c: c.execute(insert(slots), lease))
    job = ladder_job(database)
    await job.look()
    assert await kept(database) == before
    await database.write(lambda c: c.execute(delete(slots)))
    await job.look()
    assert await is_done(database)


async def test_a_ladder_is_folded_from_the_earliest_change_on(database: Database) -> None:
    scope, ladder = GUILD, Ladder("contree")
    autumn, spring = NOON, NOON + timedelta(days=200)
    for ended in (spring, autumn, spring):
        await database.write(partial(generations.want, scope=scope, ladder=ladder, at=ended))
    begun = await database.write(partial(generations.begin, scope=scope, ladder=ladder))
    assert begun is not None
    assert begun.since == season_at(autumn).begins
    assert begun.since < season_at(spring).begins
