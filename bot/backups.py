"""Regular backups by the running bot, off the event loop; a failure never stops it."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

import structlog

from bot.settings import Settings
from bot.storage.backup.backup import PART, back_up
from bot.storage.database.database import file_of
from bot.storage.database.sqlite_file import make_private
from bot.tables.ports import Clock

logger = structlog.stdlib.get_logger(__name__)

RETRY = timedelta(minutes=10)
"""The pause after a failed backup."""

_NAME = "contree-%Y%m%dT%H%M%SZ.sqlite3"


class _Stopped(Exception):
    """The bot closes during a backup."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is copied, where to, how often, and how many copies are kept."""

    source: Path
    folder: Path
    every: timedelta
    kept: int


def plan_of(settings: Settings) -> Plan | None:
    """The plan in the settings; None without one, or with PostgreSQL, which has its own tools."""
    if settings.backup_folder is None:
        return None
    source = file_of(settings.database_url)
    if source is None:
        logger.warning("no backups are taken of PostgreSQL: use pg_dump")
        return None
    every = timedelta(hours=settings.backup_hours)
    return Plan(source, settings.backup_folder, every, settings.backups_kept)


async def keep_backups(plan: Plan, clock: Clock) -> None:
    """Take a backup whenever the newest is old enough, until cancelled."""
    wait = _until_due(plan, clock.now())
    while True:
        await clock.sleep(wait.total_seconds())
        wait = plan.every if await _take(plan, clock.now()) else min(RETRY, plan.every)


def taken(folder: Path) -> tuple[Path, ...]:
    """The backups in a folder, the oldest first; other files are ignored."""
    return tuple(sorted(path for path in folder.glob("contree-*.sqlite3") if _moment(path)))


def _until_due(plan: Plan, now: datetime) -> timedelta:
    backups = taken(plan.folder)
    newest = _moment(backups[-1]) if backups else None
    if newest is None:
        return timedelta(0)
    # A clock that was set back may not put the next one off for ever.
    return min(max(newest + plan.every - now, timedelta(0)), plan.every)


async def _take(plan: Plan, now: datetime) -> bool:
    stopped = Event()
    try:
        file, size = await asyncio.to_thread(_take_now, plan, now, stopped)
    except asyncio.CancelledError:
        stopped.set()
        raise
    except Exception:
        logger.exception("no backup could be taken", folder=str(plan.folder))
    else:
        logger.info("backup taken", file=str(file), bytes=size)
        return True
    return False


def _take_now(plan: Plan, now: datetime, stopped: Event) -> tuple[Path, int]:
    plan.folder.mkdir(parents=True, exist_ok=True)
    for left_over in plan.folder.glob(f"contree-*{PART}"):
        left_over.unlink(missing_ok=True)
    file = plan.folder / now.astimezone(UTC).strftime(_NAME)

    def watch(_left: int, _all: int) -> None:
        if stopped.is_set():
            raise _Stopped

    size = back_up(plan.source, file, watch)
    make_private(*taken(plan.folder))
    for old in taken(plan.folder)[: -plan.kept]:
        old.unlink(missing_ok=True)
    return file, size


def _moment(path: Path) -> datetime | None:
    try:
        return datetime.strptime(path.name, _NAME).replace(tzinfo=UTC)
    except ValueError:
        return None
