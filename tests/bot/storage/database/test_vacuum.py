"""What lies between the rows of a file goes with the next backup, erasing or start that owes it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.backup.backup import back_up
from bot.storage.database import sqlite_file
from bot.storage.database.database import Database
from tests.bot.storage.files import told_by

REST = "the rest of a row that is gone"


class Stopped(Exception):
    """Whoever watches has had enough."""


def with_deleted_rows(path: Path, *, owed: bool) -> Path:
    """A database with the rest of a row between the others, and whether it is to be cleaned."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA secure_delete=OFF").fetchall()
        database.execute("INSERT INTO guild_settings (guild_id, options) VALUES (1, ?)", (REST,))
        database.execute("DELETE FROM guild_settings")
        database.execute(f"PRAGMA user_version={int(owed)}")
    assert REST.encode() in path.read_bytes()
    return path


def is_clean(path: Path) -> bool:
    return REST.encode() not in path.read_bytes()


def test_a_backup_after_an_erasure_contains_no_deleted_data(played: Path, tmp_path: Path) -> None:
    size = back_up(with_deleted_rows(played, owed=True), tmp_path / "copy.db")
    assert is_clean(tmp_path / "copy.db")
    assert size == (tmp_path / "copy.db").stat().st_size
    everything = "SELECT * FROM events ORDER BY table_id, seq"
    assert told_by(tmp_path / "copy.db", everything) == told_by(played, everything)
    assert told_by(tmp_path / "copy.db", "PRAGMA user_version") == [(0,)]
    assert told_by(played, "PRAGMA user_version") == [(1,)]


def test_a_backup_without_erasures_is_a_plain_copy(played: Path, tmp_path: Path) -> None:
    back_up(with_deleted_rows(played, owed=False), tmp_path / "copy.db")
    assert not is_clean(tmp_path / "copy.db")


def test_a_vacuumed_backup_can_be_cancelled_too(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.backup.backup._STEPS", 1)

    def stop(_left: int, _all: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        back_up(with_deleted_rows(played, owed=True), tmp_path / "copy.db", stop)
    assert list(tmp_path.glob("copy*")) == []


@pytest.mark.parametrize(("owed", "at_most"), [(True, 10**9), (False, 10**9), (True, 1)])
async def test_a_start_vacuums_when_due_and_the_file_is_small(
    played: Path, monkeypatch: pytest.MonkeyPatch, owed: bool, at_most: int
) -> None:
    monkeypatch.setattr(sqlite_file, "VACUUM_AT_START", at_most)
    await (await Database.open(f"sqlite:///{with_deleted_rows(played, owed=owed)}")).close()
    assert is_clean(played) == (owed and at_most > 1)
    assert told_by(played, "PRAGMA user_version") == [(int(owed and at_most == 1),)]


async def test_a_running_bot_vacuums_a_small_file(played: Path) -> None:
    database = await Database.open(f"sqlite:///{played}")
    await database.write(sqlite_file.request_vacuum)
    assert await database.forget()
    assert told_by(played, "PRAGMA user_version") == [(0,)]
    await database.close()
