"""Before its schema is changed, a database of SQLite is copied to a file beside it."""

import stat
from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.failures import ExitCode, explain
from bot.storage.backup import backup
from bot.storage.backup.check import check_file
from bot.storage.backup.restore import restore
from bot.storage.database import sqlite as sqlite_backend
from bot.storage.database.database import Database
from bot.storage.database.migrate import migrate
from bot.storage.errors import Cause, NotCopied, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.database.test_migrations import (
    BREAKS_HALF_WAY,
    MAKES_TABLES_ANEW,
    with_one_more,
)
from tests.bot.storage.files import content_of, names_in, sudden_end, told_by
from tests.bot.storage.made import GUILD, NOON, entries

REVISION = "SELECT version_num FROM alembic_version"
ALL_EVENTS = "SELECT table_id, seq, kind, payload, at FROM events ORDER BY table_id, seq"


def updated(revision: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the code has one revision more."""
    location = with_one_more(tmp_path, revision)
    monkeypatch.setattr(sqlite_backend, "migrate", partial(migrate, location=location))


def copy_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.before-v9_9")


async def opened(path: Path) -> None:
    await (await Database.open(f"sqlite:///{path}")).close()


async def test_the_copy_is_complete_and_private(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = told_by(played, ALL_EVENTS)
    updated(MAKES_TABLES_ANEW, tmp_path, monkeypatch)
    with capture_logs() as said:
        await opened(played)
    copy = copy_of(played)
    assert [line["file"] for line in said if "copied before" in line["event"]] == [str(copy)]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert told_by(copy, ALL_EVENTS) == before
    assert check_file(copy).findings == ()
    assert told_by(played, "SELECT version_num FROM alembic_version") == [("v9_9",)]


async def test_the_copy_contains_the_wal_of_a_crashed_bot(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sudden_end(played, "UPDATE tables SET message_id=77 WHERE id=1")
    updated(MAKES_TABLES_ANEW, tmp_path, monkeypatch)
    await opened(played)
    assert told_by(copy_of(played), "SELECT message_id FROM tables WHERE id=1") == [(77,)]


async def test_the_copy_survives_a_failed_migration_and_is_renewed(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    updated(BREAKS_HALF_WAY, tmp_path, monkeypatch)
    for _ in range(2):
        with pytest.raises(LookupError, match="half way"):
            await opened(played)
        assert check_file(copy_of(played)).findings == ()


async def test_nothing_is_copied_without_a_migration_or_a_database(
    played: Path, tmp_path: Path
) -> None:
    before = names_in(played.parent)
    await opened(played)
    await opened(tmp_path / "new.db")
    assert names_in(played.parent) == before
    assert not [name for name in names_in(tmp_path) if "before" in name]


async def test_without_room_for_the_copy_the_migration_does_not_run(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StorageUnavailable(Cause.FULL)

    content = content_of(played)
    updated(MAKES_TABLES_ANEW, tmp_path, monkeypatch)
    monkeypatch.setattr(backup, "_copy", full)
    with pytest.raises(NotCopied) as refused:
        await opened(played)
    end = explain(refused.value, (), folder="data")
    assert end is not None
    assert (end.code, end.facts) == (ExitCode.NOT_COPIED, {"file": str(copy_of(played))})
    assert content_of(played) == content
    assert not [name for name in names_in(played.parent) if "before" in name]


async def test_the_way_there_and_back_ends_with_the_older_bytes(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, events = told_by(played, REVISION), told_by(played, ALL_EVENTS)
    with monkeypatch.context() as patched:
        updated(MAKES_TABLES_ANEW, tmp_path, patched)
        database = await Database.open(f"sqlite:///{played}")
        await SqlEventStore(database).open(GUILD, 99, NOON, entries(1))
        await database.close()
    assert told_by(played, REVISION) == [("v9_9",)] != older

    copy = copy_of(played)
    assert restore(copy, played, NOON).done
    assert content_of(played) == content_of(copy)
    assert (told_by(played, REVISION), told_by(played, ALL_EVENTS)) == (older, events)
