"""Between the steps of a voiding tables go on, and whatever happens there, all ends right."""

from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from sqlalchemy import Connection, select

from bot.storage.database.database import Database
from bot.storage.database.schema import rating_changes, ratings, standings
from bot.storage.log.table_log import SqlEventStore
from bot.storage.privacy.erasure import erase
from bot.storage.privacy.person_search import search
from bot.storage.ratings import ladders
from bot.storage.results.rebuild import LADDERS, count_ladders, what_is_old
from bot.storage.results.recount_job import RecountJob
from bot.storage.results.voiding import Voiding, voided_of
from tests.bot.storage.ladders_kept import count_games, kept, naive_ladders, varied_games
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS, entries
from tests.bot.storage.results.test_voiding import of

Happens = Callable[[int], Awaitable[None]]

GAMES = varied_games(3)
EARLIER, LATER = GAMES[:25], GAMES[25:]
(FIRST,) = (game for game in EARLIER if game.number == 8)
"""The first of twelve on its ladder."""


class Gone(Exception):
    """The process has ended."""


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "ROWS", 10)


def between_writes(
    database: Database, monkeypatch: pytest.MonkeyPatch, happens: Happens, method: str = "write"
) -> list[int]:
    """Let this happen after each write by this method; which of them there were."""
    write, written = getattr(database, method), list[int]()

    async def watched(*what: object, **how: object) -> object:
        answer: object = await write(*what, **how)
        written.append(len(written))
        with monkeypatch.context() as here:
            here.setattr(database, method, write)
            await happens(written[-1])
        return answer

    monkeypatch.setattr(database, method, watched)
    return written


def ended_after(write: int) -> Happens:
    """Let the process end after this write."""

    async def end(nth: int) -> None:
        if nth == write:
            raise Gone

    return end


def games_end_between_writes(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games end between two steps."""

    async def end_games(nth: int) -> None:
        if nth == 2:
            for game in LATER:
                await database.write(partial(ladders.record, result=game))

    between_writes(database, monkeypatch, end_games)


def is_named(connection: Connection, user: int) -> bool:
    """Whether a ladder names this person."""
    tables = (rating_changes, ratings, standings)
    named = (select(table.c.user_id).where(table.c.user_id == user) for table in tables)
    return any(connection.execute(chosen).first() for chosen in named)


@pytest.mark.slow
async def test_moves_are_stored_between_steps_and_ratings_change_at_the_end(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await count_games(database, EARLIER)
    store, seen = SqlEventStore(database), []
    number = await store.open(GUILD, 99, NOON, ())

    async def a_move(nth: int) -> None:
        await store.append(number, nth, entries(1))
        told, _, sums = await kept(database)
        seen.append((told, sums))

    before, _, sums = await kept(database)
    steps = between_writes(database, monkeypatch, a_move)
    assert await Voiding(database).void(of(FIRST))
    assert len(steps) > 5
    assert seen[:-1] == [(before, sums)] * (len(steps) - 1)
    expected = naive_ladders(EARLIER, voided=[FIRST])
    assert seen[-1] == (expected[0], expected[2])
    assert await kept(database) == expected
    assert await database.read(what_is_old) == frozenset()


@pytest.mark.slow
@pytest.mark.parametrize("when", [0, 1, 4])
async def test_the_ladders_are_right_again_after_an_interrupted_job(
    database: Database, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    await count_games(database, EARLIER)

    with monkeypatch.context() as patched:
        between_writes(database, patched, ended_after(when))
        with pytest.raises(Gone):
            await Voiding(database).void(of(FIRST))
    assert await database.read(what_is_old) == {LADDERS}
    assert (await kept(database) == naive_ladders(EARLIER)) is (when == 0)
    job = RecountJob(database, "", lambda: NOON)
    for _ in range(2):
        await job.look()
    assert await kept(database) == naive_ladders(EARLIER)
    assert await database.read(partial(voided_of, guild=FIRST.guild_id)) == ()


async def test_an_interrupted_job_is_finished_by_the_next_voiding(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await count_games(database, EARLIER)

    with monkeypatch.context() as patched:
        between_writes(database, patched, ended_after(3))
        with pytest.raises(Gone):
            await Voiding(database).void(of(FIRST))
    last = max(EARLIER, key=lambda game: game.finished_at)
    assert await Voiding(database).void(of(last))
    assert await kept(database) == naive_ladders(EARLIER, voided=[last])
    assert await database.read(what_is_old) == frozenset()


@pytest.mark.slow
async def test_games_ending_between_steps_count(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await count_games(database, EARLIER)

    games_end_between_writes(database, monkeypatch)
    assert await Voiding(database).void(of(FIRST))
    assert await kept(database) == naive_ladders([*EARLIER, *LATER], voided=[FIRST])


@pytest.mark.slow
@pytest.mark.parametrize("apart", [True, False])
async def test_games_ending_while_a_guild_separates_its_ladders_count_correctly(
    database: Database, monkeypatch: pytest.MonkeyPatch, *, apart: bool
) -> None:
    await count_games(database, EARLIER)
    if not apart:
        await Voiding(database).keep_apart(OTHER_GUILD, apart=True)

    games_end_between_writes(database, monkeypatch)
    await Voiding(database).keep_apart(OTHER_GUILD, apart=apart)
    outside = (OTHER_GUILD,) if apart else ()
    assert await kept(database) == naive_ladders([*EARLIER, *LATER], apart=outside)


@pytest.mark.slow
async def test_a_player_erased_between_steps_stays_erased(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await count_games(database, EARLIER)
    ann = PLAYERS[0]

    async def erase_her(nth: int) -> None:
        if nth == 3:
            sought = await database.read(lambda c: search(c, ann))
            assert await database.write(lambda c: erase(c, ann, sought))

    between_writes(database, monkeypatch, erase_her)
    assert await Voiding(database).void(of(FIRST))
    assert await database.read(partial(is_named, user=ann)) is False
    told = await kept(database)
    await database.write(count_ladders)
    assert await kept(database) == told
