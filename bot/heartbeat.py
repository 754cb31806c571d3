"""A sign of life in the data folder, for a health check in another process."""

from pathlib import Path

NAME = "heartbeat"
EVERY_SECONDS = 20.0
STALE_SECONDS = 90.0


def beat(folder: Path) -> None:
    """Say that the bot is alive and hears Discord; to be called every ``EVERY_SECONDS``."""
    (folder / NAME).touch()


def age(folder: Path, now: float) -> float | None:
    """Seconds since the last beat, at the time ``now`` (as of ``time.time()``), if there is one."""
    try:
        return now - (folder / NAME).stat().st_mtime
    except OSError:
        return None


def is_alive(folder: Path, now: float) -> bool:
    """Whether the last beat is recent."""
    since = age(folder, now)
    return since is not None and since <= STALE_SECONDS
