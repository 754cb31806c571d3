"""The running bot takes backups by itself: when they are due, as many as asked, come what may."""

import asyncio
import shutil
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import backups
from bot.app import create_bot
from bot.backups import RETRY, Backups, Plan, plan_of, taken
from bot.settings import Settings
from bot.storage.backup.backup import PART, Watch, back_up, new_copy
from tests.bot.storage.files import names_in, number_in
from tests.rig.patience import PATIENCE

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)


class SteppedClock:
    """Stands still between waits; the test hears of each wait, and ends it when it likes."""

    def __init__(self) -> None:
        self.at = NOON
        self.asked: asyncio.Queue[float] = asyncio.Queue()
        self._go_on = asyncio.Event()

    def now(self) -> datetime:
        return self.at

    def monotonic(self) -> float:
        """Nobody asks."""
        raise NotImplementedError

    async def sleep(self, seconds: float) -> None:
        """Wait for the test."""
        self.asked.put_nowait(seconds)
        await self._go_on.wait()
        self._go_on.clear()
        self.at += timedelta(seconds=seconds)

    async def passes(self) -> float:
        """The next wait, which ends at once."""
        seconds = await asyncio.wait_for(self.asked.get(), PATIENCE)
        self._go_on.set()
        return seconds


@pytest.fixture
def plan(tmp_path: Path, empty_database: Path) -> Plan:
    """A database, and three backups an hour apart."""
    path = tmp_path / "data" / "table.db"
    path.parent.mkdir()
    shutil.copyfile(empty_database, path)
    return Plan(path, tmp_path / "backups", HOUR, kept=3)


@asynccontextmanager
async def kept_by(plan: Plan) -> AsyncIterator[SteppedClock]:
    """Backups are taken as long as this lasts."""
    clock = SteppedClock()
    task = asyncio.create_task(Backups(plan, clock).keep())
    yield clock
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def named(hour: int, minute: int = 0) -> str:
    """The name of the backup of this moment."""
    return f"contree-20260504T{hour:02}{minute:02}00Z.sqlite3.gz"


async def test_the_first_backup_is_immediate_and_then_hourly(plan: Plan) -> None:
    async with kept_by(plan) as clock:
        assert [await clock.passes() for _ in range(4)] == [0, 3600, 3600, 3600]
        await clock.asked.get()
    assert [path.name for path in taken(plan.folder)] == [named(hour) for hour in (13, 14, 15)]
    for path in taken(plan.folder):
        assert path.stat().st_size < plan.source.stat().st_size / 5
        with new_copy(path, plan.source) as copy:
            assert number_in(copy, "SELECT count(*) FROM alembic_version") == 1


@pytest.mark.parametrize(
    ("newest", "wait"),
    [
        (named(12), 3600),
        ("contree-20260504T114500Z.sqlite3", 2700),
        (named(10), 0),
        (named(20), 3600),
    ],
    ids=["just now", "a quarter ago", "long ago", "in the future"],
)
async def test_after_a_restart_the_next_backup_waits_until_it_is_due(
    plan: Plan, newest: str, wait: float
) -> None:
    plan.folder.mkdir()
    (plan.folder / newest).touch()
    async with kept_by(plan) as clock:
        assert await clock.passes() == wait


async def test_plain_copies_from_before_count_as_any_other(plan: Plan) -> None:
    plan.folder.mkdir()
    back_up(plan.source, plan.folder / named(11).removesuffix(".gz"))
    async with kept_by(plan) as clock:
        assert [await clock.passes() for _ in range(3)] == [0, 3600, 3600]
        await clock.asked.get()
    names = [path.name for path in taken(plan.folder)]
    assert names == [named(12), named(13), named(14)]


async def test_other_files_are_neither_counted_nor_deleted(plan: Plan) -> None:
    plan.folder.mkdir()
    strangers = {"notes.txt", "contree-before-the-update.sqlite3", "contree.sqlite3"}
    left_over = named(11) + ".x1y2" + PART
    for name in (*strangers, left_over):
        (plan.folder / name).touch()
    async with kept_by(plan) as clock:
        for _ in range(5):
            await clock.passes()
        await clock.asked.get()
    assert names_in(plan.folder) == {*strangers, *(path.name for path in taken(plan.folder))}
    assert len(taken(plan.folder)) == plan.kept


async def test_backups_become_readable_only_by_their_owner(plan: Plan) -> None:
    plan.folder.mkdir()
    older = plan.folder / named(10)
    older.touch()
    older.chmod(0o644)
    async with kept_by(plan) as clock:
        assert await clock.passes() == 0
        await clock.asked.get()
    assert {stat.S_IMODE(path.stat().st_mode) for path in taken(plan.folder)} == {0o600}
    assert older in taken(plan.folder)


async def test_a_failed_backup_is_logged_and_retried(plan: Plan) -> None:
    plan.folder.write_text("a file, not a folder")
    with capture_logs() as said:
        async with kept_by(plan) as clock:
            assert await clock.passes() == 0
            assert await clock.asked.get() == RETRY.total_seconds()
            assert [line["log_level"] for line in said] == ["error"]
            plan.folder.unlink()
            clock._go_on.set()
            assert await clock.passes() == 3600
    assert len(taken(plan.folder)) == 1


async def test_a_damaged_database_replaces_no_good_backup(plan: Plan) -> None:
    async with kept_by(plan) as clock:
        for _ in range(3):
            await clock.passes()
        await clock.asked.get()
        good = names_in(plan.folder)
        plan.source.write_text("a shopping list")
        clock._go_on.set()
        for _ in range(5):
            assert await clock.passes() == RETRY.total_seconds()
    assert names_in(plan.folder) == good
    assert len(good) == plan.kept


async def test_closing_does_not_wait_for_a_backup(
    plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, ended = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(_source: Path, _target: Path, watch: Watch) -> int:
        loop.call_soon_threadsafe(started.set)
        try:
            while True:
                watch(1, 2)
        finally:
            loop.call_soon_threadsafe(ended.set)

    monkeypatch.setattr(backups, "back_up", slow)
    async with kept_by(plan) as clock:
        await clock.passes()
        await asyncio.wait_for(started.wait(), PATIENCE)
    await asyncio.wait_for(ended.wait(), PATIENCE)


def test_backups_follow_the_settings(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path, _env_file=None)
    assert plan_of(settings) is None
    asked = settings.model_copy(
        update={"backup_folder": tmp_path / "b", "backup_hours": 6, "backups_kept": 9}
    )
    assert plan_of(asked) == Plan(
        tmp_path / "contree.sqlite3", tmp_path / "b", timedelta(hours=6), 9, 7, 4
    )
    server = asked.model_copy(update={"database_url": "postgresql://me:hush@host/contree"})
    assert plan_of(server) is None


async def test_a_running_bot_makes_backups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken_one, loop = asyncio.Event(), asyncio.get_running_loop()

    def told(source: Path, target: Path, watch: Watch) -> int:
        size = back_up(source, target, watch)
        loop.call_soon_threadsafe(taken_one.set)
        return size

    monkeypatch.setattr(backups, "back_up", told)
    (tmp_path / "data").mkdir()
    settings = Settings(
        data_dir=tmp_path / "data", backup_folder=tmp_path / "backups", _env_file=None
    )
    bot = create_bot(settings)
    services = await bot._open_services(bot)
    await asyncio.wait_for(taken_one.wait(), PATIENCE)
    await services.tasks.close()
    await services.database.close()
    bot.ai_workers.close()
    assert len(taken(tmp_path / "backups")) == 1
