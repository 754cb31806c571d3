"""A checked backup takes the place of the database, which stays beside it under another name."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage.backup.backup import back_up
from bot.storage.backup.check import Damage
from bot.storage.backup.restore import restore
from bot.storage.database.database import Database
from bot.storage.database.lock import SUFFIX, alone_with
from bot.storage.errors import DatabaseInUse
from tests.bot.storage.files import change, names_in, sudden_end, told_by
from tests.bot.storage.made import NOON

BOT = 10001
"""The user of the bot in a container: tests run as root, who may give files away."""

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")

FORMER = "table.db.before-20260504T120000Z"
COUNT = "SELECT count(*) FROM events"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Where the backup lies."""
    return tmp_path / "copy.db"


async def test_a_restore_keeps_the_former_database(played: Path, copy: Path) -> None:
    back_up(played, copy)
    before = told_by(played, COUNT)
    change(played, "DELETE FROM events WHERE table_id=2")
    after = told_by(played, COUNT)
    assert before != after
    restored = restore(copy, played, NOON)
    assert (restored.done, restored.former) == (True, played.parent / FORMER)
    assert told_by(played, COUNT) == before
    assert told_by(played.parent / FORMER, COUNT) == after
    await (await Database.open(f"sqlite:///{played}")).close()
    assert names_in(played.parent) == {"table.db", FORMER, f"table.db{SUFFIX}", "table.db.restored"}


def test_the_former_wal_file_is_moved_too(played: Path, copy: Path) -> None:
    back_up(played, copy)
    before = told_by(played, COUNT)
    sudden_end(played, "DELETE FROM events WHERE table_id=2")
    restore(copy, played, NOON)
    assert told_by(played, COUNT) == before
    assert told_by(played.parent / FORMER, COUNT) < before


def test_without_hard_links_the_former_database_is_copied(
    played: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("os.link", refuse)
    back_up(played, copy)
    change(played, "DELETE FROM events")
    restore(copy, played, NOON)
    assert told_by(played.parent / FORMER, COUNT) == [(0,)]
    assert told_by(played, COUNT) != [(0,)]


def test_what_a_killed_restore_has_left_is_removed(played: Path, copy: Path) -> None:
    back_up(played, copy)
    others = {"table.db.before-v1_0", "notes.part", "table.database.part"}
    for name in ("table.db.x1_.part", "table.db.x1_.part-wal", *others):
        (played.parent / name).touch()
    restore(copy, played, NOON)
    assert {name for name in names_in(played.parent) if "part" in name or name in others} == others


def test_a_restore_works_without_a_former_database(path: Path, copy: Path, evenings: Path) -> None:
    shutil.copyfile(evenings, copy)
    restored = restore(copy, path, NOON)
    assert (restored.done, restored.former) == (True, None)
    assert told_by(path, COUNT) == told_by(copy, COUNT)


def test_a_corrupt_database_is_replaced(path: Path, copy: Path, evenings: Path) -> None:
    shutil.copyfile(evenings, copy)
    path.write_text("a shopping list")
    assert restore(copy, path, NOON).done
    assert (path.parent / FORMER).read_text() == "a shopping list"
    assert told_by(path, COUNT) == told_by(copy, COUNT)


def test_a_damaged_backup_is_restored_only_by_force(played: Path, copy: Path) -> None:
    back_up(played, copy)
    change(copy, "UPDATE events SET kind='re-named' WHERE table_id=2 AND seq=5")
    before = played.read_bytes()
    restored = restore(copy, played, NOON)
    assert [finding.damage for finding in restored.report.findings] == [Damage.LOG]
    assert not restored.done
    assert played.read_bytes() == before
    assert names_in(played.parent) == {"table.db", f"table.db{SUFFIX}"}
    assert restore(copy, played, NOON, damaged=True).done
    assert told_by(played, "SELECT kind FROM events WHERE table_id=2 AND seq=5") == [("re-named",)]


@pytest.mark.slow
def test_a_running_bots_database_is_not_replaced(played: Path, copy: Path) -> None:
    back_up(played, copy)
    before = played.read_bytes()
    code = (
        "import sys; from pathlib import Path; from bot.storage.database.lock import alone_with\n"
        "with alone_with(Path(sys.argv[1])):\n    print('here', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, played],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    ) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline() == b"here\n"
        with pytest.raises(DatabaseInUse):
            restore(copy, played, NOON)
        bot.kill()
    assert played.read_bytes() == before
    assert restore(copy, played, NOON).done  # its mark went with it, however it ended


@as_root
def test_what_is_restored_belongs_to_whom_it_belonged(played: Path, copy: Path) -> None:
    back_up(played, copy)
    os.chown(played.parent, BOT, BOT)
    os.chown(played, BOT, BOT + 1)
    former = restore(copy, played, NOON).former
    assert former is not None
    found = played.stat()
    assert (found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)) == (BOT, BOT + 1, 0o600)
    assert former.stat().st_uid == BOT
    assert played.with_name(f"{played.name}{SUFFIX}").stat().st_uid == BOT


@as_root
def test_what_is_new_in_a_folder_is_of_whom_the_folder_is(path: Path, evenings: Path) -> None:
    os.chown(path.parent, BOT, BOT)
    restore(evenings, path, NOON)
    assert {each.stat().st_uid for each in path.parent.iterdir()} == {BOT}


def test_a_compressed_backup_is_restored_byte_for_byte(played: Path, tmp_path: Path) -> None:
    plain, packed = tmp_path / "copy.db", tmp_path / "copy.db.gz"
    back_up(played, plain)
    assert back_up(played, packed) == packed.stat().st_size < plain.stat().st_size
    change(played, "DELETE FROM events WHERE table_id=2")
    assert restore(packed, played, NOON).done
    assert played.read_bytes() == plain.read_bytes()


def test_no_bot_starts_during_a_restore(path: Path) -> None:
    with alone_with(path), pytest.raises(DatabaseInUse), alone_with(path):
        pass
    with alone_with(path):
        pass
