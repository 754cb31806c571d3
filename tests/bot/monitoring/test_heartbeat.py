"""The heartbeat that a health check looks for, and where it looks."""

import os
from pathlib import Path

import pytest

from bot.command_line.bad_settings import load_settings
from bot.monitoring.heartbeat import (
    EVERY_SECONDS,
    NAME,
    STALE_SECONDS,
    age,
    beat,
    end,
    folder_of,
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


def test_a_stopped_bot_is_unhealthy_at_once(tmp_path: Path) -> None:
    beat(tmp_path)
    end(tmp_path)
    assert age(tmp_path, NOW) is None
    end(tmp_path)


@pytest.mark.parametrize(
    ("environment", "file"),
    [
        ({}, None),
        ({}, "CONTREE_DATA_DIR=elsewhere\n"),
        ({}, "\ufeffcontree_data_dir = 'else where'\n"),
        ({}, "CONTREE_DATA_DIR=\n"),
        ({"CONTREE_DATA_DIR": "/srv/contree"}, "CONTREE_DATA_DIR=elsewhere\n"),
        ({"contree_data_dir": " /srv/contree "}, None),
        ({"CONTREE_DATA_DIR": ""}, "CONTREE_DATA_DIR=elsewhere\n"),
        ({"CONTREE_DATA_DIR": ""}, None),
    ],
)
def test_a_health_check_looks_in_the_folder_of_the_settings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, environment: dict[str, str], file: str | None
) -> None:
    for name in os.environ:
        if name.startswith(("CONTREE_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    if file is not None:
        (tmp_path / ".env").write_text(file, encoding="utf-8")
    assert folder_of(os.environ) == load_settings().data_dir
