"""A backup is whole, of one moment, and there at once or not at all."""

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.backup.backup import PART, back_up, new_copy
from bot.storage.database.database import Database
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.files import names_in, sudden_end, told_by
from tests.bot.storage.made import GUILD, NOON, entries

EVERYTHING = "SELECT * FROM events ORDER BY table_id, seq"


@pytest.mark.slow
def test_a_backup_holds_everything_in_one_file(played: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    assert back_up(played, target) == target.stat().st_size > 0
    assert told_by(target, EVERYTHING) == told_by(played, EVERYTHING)
    assert told_by(target, "PRAGMA journal_mode") == [("delete",)]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert names_in(tmp_path) == {"data", "copy.db"}
    assert names_in(played.parent) == {"table.db"}


async def test_a_backup_taken_during_writes_is_consistent(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.backup.backup._PAGES", 10)
    database = await Database.open(f"sqlite:///{path}")
    store = SqlEventStore(database)
    table_id = await store.open(GUILD, 1, NOON, entries(2000))
    loop = asyncio.get_running_loop()
    lefts: list[int] = []

    def watch(left: int, _: int) -> None:
        # A move is stored between two steps of the copying, and does not wait for its end.
        expected = 2000 + len(lefts)
        moved = store.append(table_id, expected, entries(1))
        asyncio.run_coroutine_threadsafe(moved, loop).result(10)
        lefts.append(left)

    target = tmp_path / "copy.db"
    await asyncio.to_thread(back_up, path, target, watch)
    await database.close()
    assert len(lefts) > 1
    assert lefts == sorted(lefts, reverse=True)  # it never began anew
    assert told_by(target, "SELECT max(seq), count(*) FROM events") == [(2000, 2000)]
    assert told_by(path, "SELECT max(seq) FROM events") == [(2000 + len(lefts),)]


def test_a_backup_contains_what_only_the_wal_file_holds(played: Path, tmp_path: Path) -> None:
    sudden_end(played, "INSERT INTO guild_settings (guild_id) VALUES (7)")
    back_up(played, tmp_path / "copy.db")
    assert told_by(tmp_path / "copy.db", "SELECT guild_id FROM guild_settings") == [(7,)]


def test_a_cancelled_backup_leaves_no_file(played: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("the last one")

    def stop(_left: int, _all: int) -> None:
        raise InterruptedError

    with pytest.raises(StorageUnavailable):
        back_up(played, tmp_path / "copy.db", stop)
    assert (tmp_path / "copy.db").read_text() == "the last one"
    assert names_in(tmp_path) == {"data", "copy.db"}


def test_a_damaged_database_replaces_no_good_backup(played: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    back_up(played, target)
    good = target.read_bytes()
    with played.open("r+b") as file:
        file.seek(5 * 4096)
        file.write(b"\xff" * 4096 * 3)
    with pytest.raises(StorageUnavailable) as refusal:
        back_up(played, target)
    assert refusal.value.cause is Cause.UNREADABLE
    assert target.read_bytes() == good
    assert names_in(tmp_path) == {"data", "copy.db"}


def test_a_locked_database_is_reported_as_locked(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.backup.backup._PATIENCE", 0.05)
    with closing(sqlite3.connect(played, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageUnavailable) as refusal:
            back_up(played, tmp_path / "copy.db")
    assert refusal.value.cause is Cause.LOCKED


def test_an_empty_database_replaces_no_good_backup(played: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    back_up(played, target)
    good = target.read_bytes()
    played.write_bytes(b"")
    with pytest.raises(StorageUnavailable) as refusal:
        back_up(played, target)
    assert refusal.value.cause is Cause.UNREADABLE
    assert target.read_bytes() == good


@pytest.mark.parametrize("missing", ["nothing.db", "nowhere/nothing.db"])
def test_a_missing_database_cannot_be_copied(tmp_path: Path, missing: str) -> None:
    with pytest.raises(StorageUnavailable) as refusal:
        back_up(tmp_path / missing, tmp_path / "copy.db")
    assert refusal.value.cause is Cause.UNREADABLE
    assert names_in(tmp_path) == set()


def test_reading_a_backup_creates_no_files(played: Path, tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    for copied in (back_up, shutil.copyfile):  # one of ours, and one in WAL mode
        copied(played, shelf / "copy.db")
        before = (shelf / "copy.db").read_bytes()
        with new_copy(shelf / "copy.db", tmp_path / "other.db") as copy:
            assert copy.name.endswith(PART)
            assert told_by(copy, EVERYTHING) == told_by(played, EVERYTHING)
        assert not copy.exists()
        assert (shelf / "copy.db").read_bytes() == before
        assert names_in(shelf) == {"copy.db"}
