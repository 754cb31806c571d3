"""What SQLite does when its file is locked, full, closed to us or no database at all."""

import errno
import os
import sqlite3
import stat
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import quote

import aiosqlite
import pytest
from sqlalchemy import Connection

from bot.storage.database import sqlite_file
from bot.storage.database.database import Database
from bot.storage.database.schema import events
from bot.storage.errors import Cause, MissingFolder, StorageUnavailable
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.made import (
    GUILD,
    NOON,
    count,
    entries,
    guild_language,
    set_guild_language,
)

NOBODY = 65534


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def in_french(connection: Connection) -> None:
    set_guild_language(connection, GUILD, "fr")


async def cause_of_opening(path: Path) -> Cause:
    with pytest.raises(StorageUnavailable) as refusal:
        await Database.open(f"sqlite:///{path}", busy_timeout=0.05)
    return refusal.value.cause


async def test_another_writer_blocks_writes_but_not_reads(
    sqlite: Database, sqlite_url: str
) -> None:
    with closing(sqlite3.connect(path_of(sqlite_url), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageUnavailable) as refusal:
            await sqlite.write(in_french)
        assert refusal.value.cause is Cause.LOCKED
        assert await sqlite.read(lambda c: guild_language(c, GUILD)) is None
        other.execute("ROLLBACK")
    await sqlite.write(in_french)
    assert await sqlite.read(lambda c: guild_language(c, GUILD)) == "fr"


async def test_a_locked_file_cannot_be_opened(sqlite_url: str) -> None:
    with closing(sqlite3.connect(path_of(sqlite_url), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert await cause_of_opening(path_of(sqlite_url)) is Cause.LOCKED


async def test_opening_waits_for_another_process(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # SQLite itself gives up at once when it finds the file locked while it goes to WAL mode.
    other = sqlite3.connect(path_of(sqlite_url), isolation_level=None, check_same_thread=False)
    waits: list[float] = []

    def let_go(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 3:
            other.execute("ROLLBACK")

    with closing(other):
        other.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr(sqlite_file, "time", SimpleNamespace(sleep=let_go))
        database = await Database.open(sqlite_url)
    assert len(waits) == 3
    assert await database.write(lambda c: guild_language(c, GUILD)) is None
    await database.close()


async def test_a_full_disk_refuses_the_whole_append(sqlite: Database) -> None:
    store = SqlEventStore(sqlite)
    table_id = await store.open(GUILD, 1, NOON, entries(1))
    large = tuple(Entry("played", {"text": "x" * 3000}, NOON) for _ in range(40))

    await sqlite.write(limit_pages_to_the_present)
    with pytest.raises(StorageUnavailable) as refusal:
        await store.append(table_id, 1, large)
    assert refusal.value.cause is Cause.FULL
    assert await count(sqlite, events) == 1

    await sqlite.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=100000").scalar())
    await store.append(table_id, 1, large)
    assert await count(sqlite, events) == 41


def limit_pages_to_the_present(connection: Connection) -> None:
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


async def test_a_read_only_disk_is_reported(sqlite: Database) -> None:
    await sqlite.write(lambda c: c.exec_driver_sql("PRAGMA query_only=ON"))
    with pytest.raises(StorageUnavailable) as refusal:
        await sqlite.write(in_french)
    assert refusal.value.cause is Cause.READ_ONLY


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without the rights of root, to whom no file is closed."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder whose way in is open to everybody, unlike pytest's own."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name)
        path.chmod(0o755)
        yield path


def forbid(path: Path, mode: int) -> None:
    path.chmod(mode)


async def test_a_read_only_file_is_reported(folder: Path) -> None:
    path = folder / "table.db"
    await (await Database.open(f"sqlite:///{path}")).close()
    forbid(path, 0o444)
    with as_nobody():
        assert await cause_of_opening(path) is Cause.READ_ONLY


async def test_a_read_only_folder_is_reported(folder: Path) -> None:
    forbid(folder, 0o555)
    with as_nobody():
        assert await cause_of_opening(folder / "table.db") is Cause.READ_ONLY


async def test_a_folder_that_is_not_there_is_reported_and_not_made(folder: Path) -> None:
    missing = folder / "deeper"
    with pytest.raises(MissingFolder) as refusal:
        await Database.open(f"sqlite:///{missing / 'table.db'}")
    assert refusal.value.folder == str(missing)
    assert not missing.exists()


async def test_a_query_does_not_recreate_a_removed_file(sqlite: Database, sqlite_url: str) -> None:
    path = path_of(sqlite_url)
    elsewhere = path.rename(path.with_name("elsewhere.db"))
    with pytest.raises(StorageUnavailable) as refusal:
        await sqlite.read(lambda c: guild_language(c, GUILD))
    assert refusal.value.cause is Cause.UNREADABLE
    assert not path.exists()
    elsewhere.rename(path)
    assert await sqlite.read(lambda c: guild_language(c, GUILD)) is None


async def test_a_refused_question_leaves_no_thread(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set(threading.enumerate())
    is_slow = threading.Event()
    stop = aiosqlite.Connection.stop

    def stop_slowly(connection: aiosqlite.Connection) -> object:
        connection._tx.put_nowait((None, lambda: is_slow.wait(0.05)))
        return stop(connection)

    monkeypatch.setattr(aiosqlite.Connection, "stop", stop_slowly)
    database = await Database.open(sqlite_url)
    path_of(sqlite_url).unlink()
    with pytest.raises(StorageUnavailable):
        await database.read(lambda c: guild_language(c, GUILD))
    await database.close()
    assert set(threading.enumerate()) <= threads


async def test_a_file_name_may_contain_url_characters(tmp_path: Path) -> None:
    path = tmp_path / "a table?mode=ro#50%.db"
    database = await Database.open(f"sqlite:///{quote(str(path))}")
    await database.write(in_french)
    assert await database.read(lambda c: guild_language(c, GUILD)) == "fr"
    await database.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def a_text(path: Path) -> Path:
    path.write_text("not a database " * 100)
    return path


async def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    text = a_text(tmp_path / "table.db")
    before = text.stat()
    assert await cause_of_opening(text) is Cause.UNREADABLE
    assert (text.stat().st_size, text.stat().st_mtime_ns) == (before.st_size, before.st_mtime_ns)
    assert await cause_of_opening(tmp_path) is Cause.UNREADABLE
    assert await cause_of_opening(text / "table.db") is Cause.UNREADABLE


async def test_a_new_file_is_readable_only_by_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "new" / "table.db"
    path.parent.mkdir()
    old_mask = os.umask(0)
    try:
        database = await Database.open(f"sqlite:///{path}")
        await database.write(in_french)
    finally:
        os.umask(old_mask)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    await database.close()
    assert modes == {"table.db": 0o600, "table.db-wal": 0o600, "table.db-shm": 0o600}
    assert [file.name for file in path.parent.iterdir()] == ["table.db"]


async def test_existing_files_become_readable_only_by_their_owner(sqlite_url: str) -> None:
    path = path_of(sqlite_url)
    database = await Database.open(sqlite_url)
    await database.write(in_french)
    path.with_name("table.db.before-20260504T120000Z").touch()
    path.with_name("notes.txt").touch()
    for file in path.parent.iterdir():
        file.chmod(0o644)
    await (await Database.open(sqlite_url)).close()
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    await database.close()
    assert modes.pop("notes.txt") == 0o644
    assert set(modes) >= {"table.db", "table.db-wal", "table.db.before-20260504T120000Z"}
    assert set(modes.values()) == {0o600}


async def test_a_mode_that_cannot_be_changed_is_ignored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Database.open(sqlite_url)).close()
    path_of(sqlite_url).chmod(0o644)

    def refused(_path: Path, _mode: int) -> None:
        raise PermissionError(errno.EPERM, "another owner")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "chmod", refused)
        database = await Database.open(sqlite_url)
    await database.write(in_french)
    await database.close()
    assert stat.S_IMODE(path_of(sqlite_url).stat().st_mode) == 0o644


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)],
)
async def test_writes_are_synchronous(sqlite: Database, pragma: str, value: object) -> None:
    found = await sqlite.write(lambda c: c.exec_driver_sql(f"PRAGMA {pragma}").scalar())
    assert found == value


def test_a_file_has_content_from_its_first_byte_on(tmp_path: Path) -> None:
    file = tmp_path / "database"
    assert sqlite_file.has_content(file) is False
    file.touch()
    assert sqlite_file.has_content(file) is False
    file.write_bytes(b"1")
    assert sqlite_file.has_content(file) is True
    assert sqlite_file.has_content(file / "below") is False
