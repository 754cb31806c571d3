"""A move that cannot be stored is not acknowledged, and can be made once the fault is gone."""

import asyncio
import inspect
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.storage.database.database import Database
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.faults import (
    Fault,
    full_disk,
    locked,
    out_of_pages,
    read_only,
    small_disk,
)
from tests.bot.storage.made import GUILD, NOON, entries
from tests.bot.storage.presses import press_through

FAULTS: list[tuple[Fault, Cause]] = [
    (locked, Cause.LOCKED),
    (out_of_pages, Cause.FULL),
    (read_only, Cause.READ_ONLY),
]


@asynccontextmanager
async def opened(path: Path, *, busy_timeout: float = 0.1) -> AsyncIterator[Database]:
    """A database that loses patience soon."""
    database = await Database.open(f"sqlite:///{path}", busy_timeout=busy_timeout)
    try:
        yield database
    finally:
        await database.close()


async def press_on_a_file(fault: Fault, cause: Cause, path: Path) -> None:
    """Press while this befalls a file, and when it is gone."""
    async with opened(path) as database:
        await press_through(database, lambda: fault(database, path), cause)


@pytest.mark.parametrize(("fault", "cause"), FAULTS)
async def test_a_press_that_could_not_be_stored_works_later(
    fault: Fault, cause: Cause, path: Path
) -> None:
    await press_on_a_file(fault, cause, path)


async def test_a_press_works_again_after_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as folder:
        await press_on_a_file(full_disk, Cause.FULL, folder / "table.db")


async def refused_after(store: SqlEventStore, numbers: list[int]) -> float:
    """Append to all these tables at once: the seconds until all of it is refused."""
    began = time.monotonic()
    appended = (store.append(number, 0, entries(1)) for number in numbers)
    heard = await asyncio.gather(*appended, return_exceptions=True)
    assert {type(error) for error in heard} == {StorageUnavailable}
    return time.monotonic() - began


async def test_callers_waiting_for_one_lock_wait_in_parallel(path: Path) -> None:
    async with opened(path, busy_timeout=0.5) as database:
        store = SqlEventStore(database)
        numbers = [await store.open(GUILD, channel, NOON, ()) for channel in range(8)]
        async with locked(database, path):
            alone = await refused_after(store, numbers[:1])
            together = await refused_after(store, numbers)
        assert together < 4 * alone
        await asyncio.gather(*(store.append(number, 0, entries(1)) for number in numbers))


async def test_a_locked_database_does_not_miss_the_three_second_limit() -> None:
    patience = inspect.signature(Database.open).parameters["busy_timeout"].default
    assert 0 < patience < 3
