"""Faults that really befall a database, each until the end of its `with`."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.errors import StorageUnavailable
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.made import GUILD, NOON

Fault = Callable[[Database, Path], AbstractAsyncContextManager[None]]

SMALLEST = Entry("SeatLeft", {"seat": 0}, NOON)


@asynccontextmanager
async def locked(_: Database, path: Path) -> AsyncIterator[None]:
    """Another process is in the middle of a write."""
    code = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "c.execute('BEGIN IMMEDIATE'); print('locked', flush=True); sys.stdin.read()"
    )
    other = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, path), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout is not None
    assert await other.stdout.readline() == b"locked\n"
    yield
    other.kill()
    await other.wait()


@asynccontextmanager
async def out_of_pages(database: Database, _: Path) -> AsyncIterator[None]:
    """The file may not grow, and its last page is full."""

    def stop_growing(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    number = await _another_table(database)
    await database.write(stop_growing)
    await _fill(database, number)
    yield
    await database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1000000").scalar())


@asynccontextmanager
async def full_disk(database: Database, path: Path) -> AsyncIterator[None]:
    """Something else has taken all the room there was."""
    number = await _another_table(database)
    ballast = path.with_name("ballast")
    _take_all(ballast)
    await _fill(database, number)
    yield
    ballast.unlink()


@asynccontextmanager
async def read_only(database: Database, _: Path) -> AsyncIterator[None]:
    """The writer may not write: SQLite gives the same code when a disk takes no more."""
    writer = await database.write(_driver)
    writer.execute("PRAGMA query_only=ON")
    yield
    writer.execute("PRAGMA query_only=OFF")  # no transaction can begin in which to say it


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _take_all(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(b"x" * 4096):
            pass


async def _another_table(database: Database) -> int:
    return await SqlEventStore(database).open(GUILD, 99, NOON, ())


async def _fill(database: Database, number: int) -> None:
    """Store what is smaller than any move, until nothing more can be stored."""
    store = SqlEventStore(database)

    async def store_on() -> None:
        for before in range(10_000):
            await store.append(number, before, [SMALLEST])

    with pytest.raises(StorageUnavailable):
        await store_on()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of its own with little room; who may not mount one goes without."""
    folder.mkdir(exist_ok=True)
    if os.name != "posix" or os.geteuid() != 0 or not _mounted(folder):
        pytest.skip("only root may mount a disk here")
    try:
        yield folder
    finally:
        subprocess.run(("umount", "--lazy", folder), check=True)


def _mounted(folder: Path) -> bool:
    asked = ("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder)
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0
