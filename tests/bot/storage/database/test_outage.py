"""Reads that fail are told as writes are: once when it begins, and once when all works again."""

from pathlib import Path

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.storage.database.database import Database
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.faults import read_only
from tests.bot.storage.files import content_of

DOWN = ("error", "the database is unavailable")
UP = ("warning", "the database is available again")
PAGE = 4096


def told(lines: list[EventDict]) -> list[tuple[str, str]]:
    return [(line["log_level"], line["event"]) for line in lines]


def all_events(connection: Connection) -> object:
    return connection.exec_driver_sql("SELECT * FROM events").all()


def first_page(connection: Connection) -> object:
    return connection.exec_driver_sql("PRAGMA user_version").all()


async def test_damaged_pages_are_told_until_every_page_can_be_read_again(played: Path) -> None:
    good = content_of(played)
    database = await Database.open(f"sqlite:///{played}")
    with capture_logs() as lines:
        with played.open("r+b") as file:
            file.seek(PAGE)
            file.write(b"\xff" * (len(good) - PAGE))
        for _ in range(3):
            with pytest.raises(StorageUnavailable):
                await database.read(all_events)
            await database.read(first_page)  # one that works says nothing of the others
            await database.try_out()
            assert database.unavailable is Cause.UNREADABLE
        assert told(lines) == [DOWN]
        with played.open("r+b") as file:
            file.seek(PAGE)
            file.write(good[PAGE:])
        await database.try_out()
        assert database.unavailable is None
        await database.read(all_events)
        assert told(lines) == [DOWN, UP]
    await database.close()


async def test_reading_on_does_not_hide_that_nothing_can_be_written(played: Path) -> None:
    database = await Database.open(f"sqlite:///{played}")
    with capture_logs() as lines:
        async with read_only(database, played):
            await database.try_out()
            await database.read(all_events)
            assert database.unavailable is Cause.READ_ONLY
        await database.try_out()
        assert database.unavailable is None
    assert told(lines) == [DOWN, UP]
    await database.close()


async def test_a_missing_table_is_a_fault_of_ours_and_no_outage(played: Path) -> None:
    database = await Database.open(f"sqlite:///{played}")
    with pytest.raises(Exception, match="no such table"):
        await database.read(lambda c: c.exec_driver_sql("SELECT * FROM nowhere"))
    assert database.unavailable is None
    await SqlEventStore(database).open_tables()
    await database.close()
