"""The heartbeat that a health check looks for, and what garbage collection skips."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.process import (
    EVERY_SECONDS,
    NAME,
    STALE_SECONDS,
    age,
    beat,
    freeze_loaded_objects,
    is_alive,
)

NOW = 1_800_000_000.0


def last_beat(folder: Path, at: float) -> None:
    beat(folder)
    os.utime(folder / NAME, (at, at))


def test_no_beat_is_no_life(tmp_path: Path) -> None:
    assert age(tmp_path, NOW) is None
    assert not is_alive(tmp_path, NOW)


def test_a_missing_folder_is_no_life(tmp_path: Path) -> None:
    assert not is_alive(tmp_path / "gone", NOW)


@pytest.mark.parametrize(
    ("seconds", "alive"), [(0, True), (STALE_SECONDS, True), (STALE_SECONDS + 1, False)]
)
def test_only_a_recent_beat_is_life(tmp_path: Path, seconds: float, alive: bool) -> None:
    last_beat(tmp_path, NOW - seconds)
    assert age(tmp_path, NOW) == seconds
    assert is_alive(tmp_path, NOW) is alive


def test_a_beat_renews(tmp_path: Path) -> None:
    last_beat(tmp_path, 0.0)
    before = (tmp_path / NAME).stat().st_mtime
    beat(tmp_path)
    assert (tmp_path / NAME).stat().st_mtime > before


def test_a_missed_beat_or_two_is_no_alarm() -> None:
    assert EVERY_SECONDS * 3 < STALE_SECONDS


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Circle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.slow
def test_what_there_is_is_set_aside_and_what_comes_is_still_collected() -> None:
    lasting = Circle()
    freeze_loaded_objects()
    assert not any(each is lasting for each in gc.get_objects())
    assert gc.get_freeze_count() > 0
    passing = Circle()
    assert any(each is passing for each in gc.get_objects())
    number = len(gc.get_objects())
    del passing
    assert gc.collect() > 0
    assert len(gc.get_objects()) < number
