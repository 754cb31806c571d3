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


def test_without_a_heartbeat_the_bot_is_unhealthy(tmp_path: Path) -> None:
    assert age(tmp_path, NOW) is None
    assert not is_alive(tmp_path, NOW)


def test_without_a_data_folder_the_bot_is_unhealthy(tmp_path: Path) -> None:
    assert not is_alive(tmp_path / "gone", NOW)


@pytest.mark.parametrize(
    ("seconds", "alive"), [(0, True), (STALE_SECONDS, True), (STALE_SECONDS + 1, False)]
)
def test_only_a_recent_heartbeat_is_healthy(tmp_path: Path, seconds: float, alive: bool) -> None:
    last_beat(tmp_path, NOW - seconds)
    assert age(tmp_path, NOW) == seconds
    assert is_alive(tmp_path, NOW) is alive


def test_a_heartbeat_is_renewed(tmp_path: Path) -> None:
    last_beat(tmp_path, 0.0)
    before = (tmp_path / NAME).stat().st_mtime
    beat(tmp_path)
    assert (tmp_path / NAME).stat().st_mtime > before


def test_a_few_missed_heartbeats_are_tolerated() -> None:
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
def test_existing_objects_are_frozen_and_new_ones_still_collected() -> None:
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
