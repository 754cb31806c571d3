"""The heartbeat file: a health check in another process reads how old it is.

It imports next to nothing: a container reads the file every half minute.
"""

from collections.abc import Mapping
from pathlib import Path

NAME = "heartbeat"
EVERY_SECONDS = 20.0
"""The time between two heartbeats."""

STALE_SECONDS = 90.0
"""A heartbeat of this age means that the bot is not healthy."""


def beat(folder: Path) -> None:
    """Write a heartbeat; called every ``EVERY_SECONDS`` while the bot is healthy."""
    (folder / NAME).touch()


def end(folder: Path) -> None:
    """Remove the heartbeat file when the bot stops."""
    (folder / NAME).unlink(missing_ok=True)


def age(folder: Path, now: float) -> float | None:
    """Seconds from the last heartbeat to ``now`` (``time.time()``); None if there is none."""
    try:
        return now - (folder / NAME).stat().st_mtime
    except OSError:
        return None


def is_alive(folder: Path, now: float) -> bool:
    """Whether the last heartbeat is recent."""
    since = age(folder, now)
    return since is not None and since <= STALE_SECONDS


def folder_of(environment: Mapping[str, str]) -> Path:
    """The data folder, from the environment, from ``.env``, or else ``data``."""
    setting = "CONTREE_DATA_DIR"
    found = {name.upper(): value.strip() for name, value in environment.items()}.get(setting)
    if not found and Path(".env").exists():
        from dotenv import dotenv_values

        values = {name.upper(): value for name, value in dotenv_values(".env").items()}
        found = (values.get(setting) or "").strip()
    return Path(found or "data").expanduser()
