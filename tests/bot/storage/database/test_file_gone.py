"""A database whose file is deleted or replaced while it is open: nothing accepted is lost."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.failures import ExitCode, explain
from bot.storage.database.database import Database
from bot.storage.errors import Cause, FileGone, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.files import told_by
from tests.bot.storage.made import GUILD, NOON, entries

LOGGED = "SELECT count(*) FROM events"


def delete_it(path: Path) -> None:
    path.unlink()


def delete_all_of_it(path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


def delete_its_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


@pytest.mark.parametrize("delete", [delete_it, delete_all_of_it, delete_its_folder])
async def test_a_deleted_file_is_written_again_with_all_that_was_accepted(
    path: Path, delete: Callable[[Path], None]
) -> None:
    database = await Database.open(f"sqlite:///{path}")
    store = SqlEventStore(database)
    number = await store.open(GUILD, 1, NOON, entries(3))
    delete(path)
    for _ in range(2):
        with pytest.raises(FileGone) as refused:
            await store.append(number, 3, entries(1))
        assert refused.value.kept == str(path)
    assert told_by(path, LOGGED) == [(3,)]
    assert database.unavailable is Cause.GONE
    assert (await database.until_gone()).kept == str(path)
    await database.close()

    database = await Database.open(f"sqlite:///{path}")
    await SqlEventStore(database).append(number, 3, entries(1))
    await database.close()
    assert told_by(path, LOGGED) == [(4,)]


async def test_a_replaced_file_is_left_alone_and_the_former_kept_beside_it(
    played: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.db"
    shutil.copyfile(played, other)
    database = await Database.open(f"sqlite:///{played}")
    number = await SqlEventStore(database).open(GUILD, 99, NOON, entries(5))
    before = told_by(other, LOGGED)
    os.replace(other, played)
    with pytest.raises(FileGone) as refused:
        await database.write(lambda c: c.exec_driver_sql("DELETE FROM events"))
    kept = Path(refused.value.kept)
    assert (kept.parent, kept.name.startswith("table.db.kept-")) == (played.parent, True)
    assert told_by(kept, f"{LOGGED} WHERE table_id={number}") == [(5,)]
    await database.close()
    assert told_by(played, LOGGED) == before


async def test_the_heartbeat_notices_while_nobody_plays(path: Path) -> None:
    database = await Database.open(f"sqlite:///{path}")
    delete_it(path)
    await database.try_out()
    assert database.unavailable is Cause.GONE
    await database.close()


async def test_without_room_to_keep_it_the_bot_stays_and_tries_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(f"sqlite:///{path}")
    await SqlEventStore(database).open(GUILD, 1, NOON, entries(3))
    delete_it(path)
    with monkeypatch.context() as patched:
        patched.setattr("bot.storage.backup.backup.put", _full)
        for _ in range(2):
            with pytest.raises(StorageUnavailable) as refused:
                await database.write(lambda c: c.exec_driver_sql("DELETE FROM events"))
            assert refused.value.cause is Cause.FULL
    await database.try_out()
    assert (await database.until_gone()).kept == str(path)
    await database.close()
    assert told_by(path, LOGGED) == [(3,)]


def _full(*_: object) -> None:
    raise StorageUnavailable(Cause.FULL)


def test_the_end_has_a_code_and_says_where_everything_is() -> None:
    end = explain(FileGone("data/contree.sqlite3"), ())
    assert end is not None
    assert (end.code, end.facts) == (ExitCode.FILE_GONE, {"kept": "data/contree.sqlite3"})
