"""Writes that wait for the one writer of SQLite at the same time share a commit."""

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, func, insert, select
from sqlalchemy.exc import IntegrityError

from bot.storage.database import sqlite as backend
from bot.storage.database.database import Database
from bot.storage.database.schema import events
from bot.storage.errors import Cause, Conflict, StorageUnavailable
from bot.storage.log import event_log
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.files import number_in
from tests.bot.storage.made import GUILD, NOON, count, entries, entries_at

LARGE = (Entry("played", {"text": "x" * 100_000}, NOON),)


class Held:
    """The writer's thread at rest in some work, while more work comes."""

    def __init__(self) -> None:
        self.began, self._may_go_on = threading.Event(), threading.Event()

    def hold(self, _: object) -> None:
        """Wait until it may go on."""
        self.began.set()
        assert self._may_go_on.wait(10)

    def let_go(self) -> None:
        """Let it go on."""
        self._may_go_on.set()


@asynccontextmanager
async def busy(database: Database) -> AsyncIterator[None]:
    """The writer is at work until the end, so that what is written meanwhile waits."""
    held = Held()
    holding = asyncio.create_task(database.write(held.hold))
    assert await asyncio.to_thread(held.began.wait, 10)
    yield
    held.let_go()
    await holding


def writer_of(database: Database) -> Engine:
    writer: Engine = database._backend._writer  # type: ignore[attr-defined]
    return writer


def commits_of(database: Database) -> list[None]:
    """Grows with each commit."""
    commits: list[None] = []
    event.listen(writer_of(database), "commit", lambda _: commits.append(None))
    return commits


def at_next_commit(database: Database, do: Callable[[object], None]) -> None:
    """Do this at the next commit but that of the transaction that has begun already."""
    writer = writer_of(database)
    next_begins = partial(event.listen, writer, "commit", do, once=True)
    event.listen(writer, "begin", lambda _: next_begins(), once=True)


async def outcomes(
    database: Database, written: Sequence[Coroutine[Any, Any, object]]
) -> list[object]:
    """What becomes of writes that come in this order and wait at the same time."""
    async with busy(database):
        waiting = [asyncio.create_task(each) for each in written]
        await asyncio.sleep(0)  # each of them is in the queue
    return await asyncio.gather(*waiting, return_exceptions=True)


async def tables(store: SqlEventStore, how_many: int) -> list[int]:
    return [await store.open(GUILD, channel, NOON, ()) for channel in range(how_many)]


async def test_moves_that_wait_share_a_commit_and_keep_their_order(sqlite: Database) -> None:
    store = SqlEventStore(sqlite)
    numbers = await tables(store, 3)
    commits = commits_of(sqlite)
    moves = [store.append(number, nth, entries(1)) for nth in range(4) for number in numbers]
    assert await outcomes(sqlite, moves) == [None] * 12
    assert len(commits) == 2, "the one that kept the writer busy, and that of the moves"
    for number in numbers:
        assert len(await entries_at(store, number)) == 4


async def test_a_move_that_fails_refuses_only_itself(sqlite: Database) -> None:
    store = SqlEventStore(sqlite)
    first, second, third = await tables(store, 3)

    def breaks(connection: Connection) -> None:
        event_log.append(connection, third, 0, entries(2))
        raise LookupError

    told = await outcomes(
        sqlite,
        [
            store.append(first, 0, entries(2)),
            sqlite.write(breaks, exclusive=False),
            store.append(second, 7, entries(2)),
            store.append(third, 0, entries(1)),
        ],
    )
    assert list(map(type, told)) == [type(None), LookupError, Conflict, type(None)]
    assert [len(await entries_at(store, each)) for each in (first, second, third)] == [2, 0, 1]


async def test_a_commit_that_fails_refuses_every_move_in_it(sqlite: Database) -> None:
    store = SqlEventStore(sqlite)
    numbers = await tables(store, 2)

    def points_to_nothing(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")  # refused at the commit
        row = {"table_id": 77, "seq": 1, "kind": "played", "payload": "{}", "at": NOON}
        connection.execute(insert(events), row)

    before, after = (partial(store.append, number, 0, entries(1)) for number in numbers)
    together = [before(), sqlite.write(points_to_nothing, exclusive=False), after()]
    assert [type(error) for error in await outcomes(sqlite, together)] == [IntegrityError] * 3
    assert await count(sqlite, events) == 0
    assert await outcomes(sqlite, [before(), after()]) == [None] * 2
    assert await count(sqlite, events) == 2


async def test_a_disk_that_is_full_refuses_every_move_of_the_transaction(sqlite: Database) -> None:
    # SQLite undoes the transaction as a whole then, with the savepoints in it.
    store = SqlEventStore(sqlite)
    numbers = await tables(store, 3)
    pages = await sqlite.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    await sqlite.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}").scalar())
    told = await outcomes(
        sqlite,
        [
            store.append(numbers[0], 0, entries(1)),
            store.append(numbers[1], 0, LARGE),
            store.append(numbers[2], 0, entries(1)),
        ],
    )
    causes = [error.cause for error in told if isinstance(error, StorageUnavailable)]
    assert causes == [Cause.FULL] * 3
    assert await count(sqlite, events) == 0
    await store.append(numbers[0], 0, entries(1))


async def test_nobody_is_told_before_the_commit(sqlite: Database) -> None:
    store = SqlEventStore(sqlite)
    numbers = await tables(store, 2)
    commits, held = commits_of(sqlite), Held()
    async with busy(sqlite):
        moves = [asyncio.create_task(store.append(each, 0, entries(1))) for each in numbers]
        await asyncio.sleep(0)
        at_next_commit(sqlite, held.hold)
    assert await asyncio.to_thread(held.began.wait, 10)
    late = asyncio.create_task(store.append(numbers[0], 1, entries(1)))
    assert await count(sqlite, events) == 0
    assert not any(task.done() for task in (*moves, late))
    held.let_go()
    await asyncio.gather(*moves, late)
    assert len(commits) == 3, "what came during the commit of the moves waits for the next"
    assert await count(sqlite, events) == 3


async def test_work_that_is_alone_shares_no_commit_and_keeps_its_place(sqlite: Database) -> None:
    store = SqlEventStore(sqlite)
    numbers = await tables(store, 3)
    commits = commits_of(sqlite)

    def stored(connection: Connection) -> int:
        return connection.execute(select(func.count()).select_from(events)).scalar_one()

    moves = [store.append(number, 0, entries(1)) for number in numbers]
    told = await outcomes(sqlite, [*moves[:2], sqlite.write(stored), moves[2]])
    assert told == [None, None, 2, None]
    assert len(commits) == 4


async def test_whoever_waited_too_long_for_a_lock_refuses_nobody_else(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr(backend, "time", SimpleNamespace(monotonic=lambda: now[0]))
    database = await Database.open(sqlite_url, busy_timeout=60)
    store = SqlEventStore(database)
    numbers = await tables(store, 2)
    held = Held()
    event.listen(writer_of(database), "checkout", lambda *_: held.hold(None), once=True)
    path = sqlite_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        early = asyncio.create_task(store.append(numbers[0], 0, entries(1)))
        assert await asyncio.to_thread(held.began.wait, 10)
        now[0] = 60.0
        late = asyncio.create_task(store.append(numbers[1], 0, entries(1)))
        await asyncio.sleep(0)
        held.let_go()
        with pytest.raises(StorageUnavailable) as refusal:
            await early
        assert refusal.value.cause is Cause.LOCKED
        assert not late.done()
        other.execute("ROLLBACK")
    await late
    await database.close()


def die(*_: object) -> None:
    """As by ``kill -9``."""
    os.kill(os.getpid(), signal.SIGKILL)


def write_and_die(path: Path, moment: str) -> None:
    """Write moves of three tables, of two entries each, and die of the second."""
    asyncio.run(_write_and_die(path, moment))


async def _write_and_die(path: Path, moment: str) -> None:
    database = await Database.open(f"sqlite:///{path}")
    store = SqlEventStore(database)
    numbers = await tables(store, 3)

    def dies_half_way(connection: Connection) -> None:
        event_log.append(connection, numbers[1], 0, entries(1))
        die()

    second = (
        database.write(dies_half_way, exclusive=False)
        if moment == "half way"
        else store.append(numbers[1], 0, entries(2))
    )
    moves = [store.append(number, 0, entries(2)) for number in numbers[::2]]
    async with busy(database):
        told = [asyncio.create_task(each) for each in (moves[0], second, moves[1])]
        await asyncio.sleep(0)
        if moment == "before the commit":
            at_next_commit(database, die)
    await asyncio.wait(told, return_when=asyncio.FIRST_COMPLETED)
    die()


@pytest.mark.parametrize(
    ("moment", "stored"),
    [
        ("before the commit", 0),
        pytest.param("half way", 0, marks=pytest.mark.slow),
        pytest.param("once one is told", 6, marks=pytest.mark.slow),
    ],
)
def test_a_killed_process_leaves_each_move_whole(path: Path, moment: str, stored: int) -> None:
    writing = get_context("spawn").Process(target=write_and_die, args=(path, moment))
    writing.start()
    writing.join()
    assert writing.exitcode == -signal.SIGKILL
    assert number_in(path, "SELECT count(*) FROM events") == stored
    assert number_in(path, "SELECT count(*) FROM tables") == 3
