"""Compressed copies: read back before they get their name, and known by their first bytes."""

import gzip
import shutil
from pathlib import Path

import pytest

from bot.storage.backup import compressed
from bot.storage.backup.backup import back_up
from bot.storage.backup.check import check_file
from bot.storage.backup.compressed import is_compressed
from bot.storage.backup.loss import fuller_copy, tables_known
from bot.storage.errors import Cause, StorageUnavailable
from tests.bot.storage.files import SEEDS, change, cut, names_in, spoil


@pytest.fixture
def packed(played: Path, tmp_path: Path) -> Path:
    """A compressed copy of a few evenings, under a name that does not say so."""
    copy = tmp_path / "copy.db.gz"
    back_up(played, copy)
    return copy.rename(tmp_path / "monday")


def test_a_check_unpacks_it(packed: Path, played: Path) -> None:
    assert is_compressed(packed)
    assert not is_compressed(played)
    assert check_file(packed) == check_file(played)


def test_another_program_unpacks_it(packed: Path, played: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain.db"
    back_up(played, plain)
    assert gzip.decompress(packed.read_bytes()) == plain.read_bytes()


def test_its_header_says_how_many_tables_it_knows(packed: Path, played: Path, path: Path) -> None:
    assert tables_known(packed) == len(SEEDS)
    cut(packed, 64)  # nothing but the header is read
    assert tables_known(packed) == len(SEEDS)
    change(played, "UPDATE sqlite_sequence SET seq = 0 WHERE name = 'tables'")
    assert fuller_copy(played, [packed]) == packed


@pytest.mark.parametrize("at", [-4, -8, 2000])
def test_a_damaged_one_is_refused(packed: Path, at: int) -> None:
    spoil(packed, at)
    with pytest.raises(StorageUnavailable) as refused:
        check_file(packed)
    assert refused.value.cause is Cause.UNREADABLE


def test_a_truncated_one_is_refused(packed: Path) -> None:
    cut(packed, -100)
    with pytest.raises(StorageUnavailable) as refused:
        check_file(packed)
    assert refused.value.cause is Cause.UNREADABLE


def test_a_copy_that_is_read_back_otherwise_gets_no_name(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing_disk(packed: Path) -> object:
        spoilt = packed.with_name("spoilt")
        spoilt.write_bytes(gzip.compress(b"something else"))
        return gzip.open(spoilt)

    folder = tmp_path / "backups"
    folder.mkdir()
    monkeypatch.setattr(compressed, "unpacked", failing_disk)
    with pytest.raises(StorageUnavailable):
        back_up(played, folder / "copy.db.gz")
    assert names_in(folder) == {"spoilt"}


def test_a_stopped_copy_leaves_nothing(played: Path, tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    heard: list[int] = []

    def watch(left: int, _total: int) -> None:
        heard.append(left)
        if len(heard) > 1:  # once it is copied, while it is compressed
            raise Stopped

    folder = tmp_path / "backups"
    folder.mkdir()
    with pytest.raises(Stopped):
        back_up(played, folder / "copy.db.gz", watch)
    assert names_in(folder) == set()
    shutil.rmtree(folder)
