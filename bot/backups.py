"""Regular backups by the running bot, off the event loop; a failure never stops it."""

import asyncio
import logging
import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

import structlog

from bot.failures import CannotStart, ExitCode
from bot.monitoring.metrics import BACKUP_FAILURES
from bot.settings import Settings
from bot.storage.backup.backup import PART, back_up
from bot.storage.backup.compressed import SUFFIX
from bot.storage.backup.loss import copies_beside, fuller_copy
from bot.storage.database.database import file_of
from bot.storage.database.sqlite_file import as_storage_unavailable, make_private
from bot.storage.errors import StorageUnavailable
from bot.tables.ports import Clock

logger = structlog.stdlib.get_logger(__name__)

RETRY = timedelta(minutes=10)
"""The pause after a failed backup."""

LATE = 3
"""The number of intervals after which the newest backup is too old."""

# In the order of their names the backups are in the order of their times.
_NAME = "contree-%Y%m%dT%H%M%SZ.sqlite3"
"""The name of a copy, before what says that it is compressed."""


class _Stopped(Exception):
    """The bot closes during a backup."""


class LostTables(Exception):
    """The database has lost nearly all its tables: a copy of it would not be worth the name."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The database to copy, the folder, how often, and how many copies are kept.

    Beside the newest ones, the last of each of so many days and weeks (of UTC) is kept. Only days
    and weeks with backups count: however long none was taken, those before stay.
    """

    source: Path
    folder: Path
    every: timedelta
    kept: int
    daily: int = 0
    weekly: int = 0

    def to_keep(self, backups: Sequence[Path]) -> frozenset[Path]:
        """The backups to keep of these, which come oldest first."""
        moments = {path: moment for path in backups if (moment := _moment(path))}
        days = {moment.date(): path for path, moment in moments.items()}
        weeks = {moment.isocalendar()[:2]: path for path, moment in moments.items()}
        groups = ((backups, self.kept), (days.values(), self.daily), (weeks.values(), self.weekly))
        return frozenset(path for group, count in groups if count for path in [*group][-count:])


def plan_of(settings: Settings) -> Plan | None:
    """The plan in the settings; None without one, or with PostgreSQL, which has its own tools."""
    source = file_of(settings.database_url)
    if settings.backup_folder is None or source is None:
        return None
    return Plan(
        source,
        settings.backup_folder,
        timedelta(hours=settings.backup_hours),
        settings.backups_kept,
        settings.backups_daily,
        settings.backups_weekly,
    )


def taken(folder: Path) -> tuple[Path, ...]:
    """The backups in a folder, the oldest first; other files are ignored.

    Empty if the bot may not look into it: the next backup reports that.
    """
    with suppress(PermissionError):
        return tuple(sorted(path for path in folder.glob("contree-*.sqlite3*") if _moment(path)))
    return ()


def newest_in(folder: Path) -> datetime | None:
    """When the newest backup in a folder was taken."""
    return next(map(_moment, reversed(taken(folder))), None)


def copy_with_more(settings: Settings) -> Path | None:
    """A copy with nearly everything that the database of a bot at rest has lost; None if it has."""
    database = file_of(settings.database_url)
    if database is None:
        return None
    folder = settings.backup_folder
    return fuller_copy(database, (*copies_beside(database), *(taken(folder) if folder else ())))


def require_no_loss(settings: Settings) -> None:
    """CannotStart if the database lost nearly everything and a copy has it.

    A bot that began again there would replace its backups one by one with empty ones.
    """
    if copy := copy_with_more(settings):
        file = str(file_of(settings.database_url))
        raise CannotStart(ExitCode.TABLES_LOST, file=file, copy=str(copy), folder=str(copy.parent))


class Backups:
    """Takes a backup whenever the newest is old enough."""

    def __init__(self, plan: Plan, clock: Clock) -> None:
        self._plan = plan
        self._clock = clock
        self._newest = newest_in(plan.folder)
        self._why_not = ""

    @property
    def age(self) -> float:
        """The age of the newest backup in seconds; infinite if there is none."""
        if self._newest is None:
            return math.inf
        return (self._clock.now() - self._newest).total_seconds()

    @property
    def told_age(self) -> str:
        """The age of the newest backup, as the log tells it."""
        return "none" if self._newest is None else f"{self.age / 3600:.1f} h ago"

    @property
    def interval(self) -> float:
        """Seconds from one backup to the next."""
        return self._plan.every.total_seconds()

    async def keep(self) -> None:
        """Take backups until cancelled."""
        every = self._plan.every
        # A clock that was set back may not put the next one off for ever.
        left = every.total_seconds() - self.age
        wait = timedelta(seconds=min(max(left, 0.0), every.total_seconds()))
        while True:
            await self._clock.sleep(wait.total_seconds())
            wait = every if await self._take() else min(RETRY, every)

    async def _take(self) -> bool:
        stopped, now = Event(), self._clock.now()
        try:
            file, size = await asyncio.to_thread(_take_now, self._plan, now, stopped)
        except asyncio.CancelledError:
            stopped.set()
            raise
        except (StorageUnavailable, LostTables) as error:
            # Count it, and say so once for each reason: it is tried every ten minutes.
            why = str(error)
            BACKUP_FAILURES.inc()
            level = logging.DEBUG if why == self._why_not else logging.ERROR
            logger.log(level, "no backup could be taken", folder=str(self._plan.folder), why=why)
            self._why_not = why
        except Exception:
            logger.exception("no backup could be taken", folder=str(self._plan.folder))
            BACKUP_FAILURES.inc()
        else:
            logger.info("backup taken", file=str(file), bytes=size)
            self._newest, self._why_not = now, ""
            return True
        return False


def _take_now(plan: Plan, now: datetime, stopped: Event) -> tuple[Path, int]:
    with as_storage_unavailable():
        plan.folder.mkdir(parents=True, exist_ok=True)
        for left_over in plan.folder.glob(f"contree-*{PART}"):
            left_over.unlink(missing_ok=True)
    file = plan.folder / (now.astimezone(UTC).strftime(_NAME) + SUFFIX)

    def watch(_left: int, _all: int) -> None:
        if stopped.is_set():
            raise _Stopped

    size = back_up(plan.source, file, watch)
    backups = taken(plan.folder)
    if fuller := fuller_copy(file, backups, at_rest=True):
        file.unlink()
        raise LostTables(f"the database has lost nearly all of its tables; they are in {fuller}")
    make_private(*backups)
    for old in set(backups) - plan.to_keep(backups):
        old.unlink(missing_ok=True)
    return file, size


def _moment(path: Path) -> datetime | None:
    try:
        return datetime.strptime(path.name.removesuffix(SUFFIX), _NAME).replace(tzinfo=UTC)
    except ValueError:
        return None
