"""A database that was lost never takes its backups with it, and somebody is told."""

import asyncio
import math
import shutil
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from bot.app import create_bot
from bot.backups import Backups, Plan, copy_with_more, require_no_loss, taken
from bot.command_line.subcommands import rebuild
from bot.failures import CannotStart, ExitCode
from bot.i18n import LANGUAGES, words
from bot.settings import Settings
from bot.storage.backup.loss import tables_known
from bot.storage.database.database import Database
from bot.storage.errors import StorageUnavailable
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage.made import GUILD, NOON, entries
from tests.bot.test_backups import SteppedClock

TABLES = 25


async def with_tables(path: Path, count: int) -> Path:
    """A database with so many tables."""
    database = await Database.open(f"sqlite:///{path}")
    for channel in range(count):
        await SqlEventStore(database).open(GUILD, channel, NOON, entries(1))
    await database.close()
    return path


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with many tables that nobody changes."""
    return asyncio.run(with_tables(tmp_path_factory.mktemp("full") / "contree.sqlite3", TABLES))


@pytest.fixture(scope="module")
def anew(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One that a bot made anew: it has the schema and two tables."""
    return asyncio.run(with_tables(tmp_path_factory.mktemp("anew") / "contree.sqlite3", 2))


@pytest.fixture
def settings(tmp_path: Path, full: Path) -> Settings:
    """The settings of a bot that takes backups; its database has many tables."""
    (tmp_path / "data").mkdir()
    shutil.copyfile(full, tmp_path / "data" / "contree.sqlite3")
    return Settings(data_dir=tmp_path / "data", backup_folder=tmp_path / "backups", _env_file=None)


def database_of(settings: Settings) -> Path:
    return settings.data_dir / "contree.sqlite3"


def emptied(path: Path, _anew: Path) -> None:
    path.write_bytes(b"")


def deleted(path: Path, _anew: Path) -> None:
    path.unlink()


def begun_anew(path: Path, anew: Path) -> None:
    shutil.copyfile(anew, path)


Loss = Callable[[Path, Path], None]
LOSSES = [emptied, deleted, begun_anew]


async def backups_until(backups: Backups, clock: SteppedClock, end: datetime) -> None:
    """Backups are taken, or tried, until then."""
    task = asyncio.create_task(backups.keep())
    while clock.at < end:
        await clock.passes()
        await asyncio.sleep(0)
    await clock.asked.get()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.slow
@pytest.mark.parametrize(
    "lose", [emptied, deleted, pytest.param(begun_anew, marks=pytest.mark.slow)]
)
async def test_three_days_after_a_loss_a_good_copy_is_there_and_somebody_was_told(
    settings: Settings, anew: Path, lose: Loss
) -> None:
    source = database_of(settings)
    plan = Plan(source, settings.data_dir.parent / "backups", timedelta(hours=1), 48, 7, 4)
    clock = SteppedClock()
    await backups_until(Backups(plan, clock), clock, NOON + timedelta(hours=6))
    good = taken(plan.folder)
    assert len(good) > 5
    failed = REGISTRY.get_sample_value("contree_backup_failures_total") or 0
    lose(source, anew)

    backups = Backups(plan, clock)
    with capture_logs() as said:
        await backups_until(backups, clock, clock.at + timedelta(hours=72))
    assert taken(plan.folder) == good
    assert {tables_known(copy) for copy in good} == {TABLES}
    lines = [line for line in said if line["log_level"] == "error"]
    assert [line["event"] for line in lines] == ["no backup could be taken"]  # and no traceback
    assert "exc_info" not in lines[0]
    tries = (REGISTRY.get_sample_value("contree_backup_failures_total") or 0) - failed
    assert tries >= 72
    assert backups.age >= 72 * backups.interval


async def test_a_smaller_loss_leaves_the_copies_of_the_days_before(
    settings: Settings, tmp_path: Path
) -> None:
    source = database_of(settings)
    plan = Plan(source, tmp_path / "backups", timedelta(hours=6), 4, 7, 4)
    clock = SteppedClock()
    await backups_until(Backups(plan, clock), clock, NOON + timedelta(hours=24))
    source.unlink()
    await with_tables(source, TABLES // 2)
    await backups_until(Backups(plan, clock), clock, clock.at + timedelta(hours=72))
    known = [tables_known(copy) for copy in taken(plan.folder)]
    assert known == [TABLES, *[TABLES // 2] * 6]


def hourly(hours: int) -> list[Path]:
    """Backups of every hour from a Monday on."""
    moments = (datetime(2026, 5, 4, tzinfo=UTC) + timedelta(hours=n) for n in range(hours))
    return [Path(f"contree-{moment:%Y%m%dT%H%M%SZ}.sqlite3") for moment in moments]


def test_hourly_daily_and_weekly_backups_are_kept() -> None:
    plan = Plan(Path(), Path(), timedelta(hours=1), 48, 7, 4)
    kept: list[Path] = []
    for backup in hourly(24 * 7 * 10):  # ten weeks, thinned after each as the bot does
        kept = sorted(plan.to_keep([*kept, backup]))
    assert len(kept) == 48 + 5 + 3
    older = ("0621", "0628", "0705", "0706", "0707", "0708", "0709", "0710")
    assert [path.name for path in kept[:-48]] == [
        f"contree-2026{day}T230000Z.sqlite3" for day in older
    ]


def test_days_without_backups_push_none_out() -> None:
    plan = Plan(Path(), Path(), timedelta(hours=1), 1, 2, 0)
    week = hourly(24 * 7)
    two_days, a_week_later = week[:48], week[-1]
    assert sorted(plan.to_keep([*two_days, a_week_later])) == [two_days[-1], a_week_later]


def refusal_of(settings: Settings) -> CannotStart:
    with pytest.raises(CannotStart) as refused:
        require_no_loss(settings)
    return refused.value


@pytest.mark.parametrize("lose", LOSSES)
async def test_a_start_on_a_lost_database_is_refused_until_the_copies_are_moved(
    settings: Settings, anew: Path, lose: Loss
) -> None:
    folder = settings.backup_folder
    assert folder is not None
    folder.mkdir()
    copy = folder / hourly(1)[0]
    shutil.copyfile(database_of(settings), copy)
    require_no_loss(settings)
    lose(database_of(settings), anew)
    bot = create_bot(settings)
    with pytest.raises(CannotStart) as refused:
        await bot._open_services(bot)
    bot.ai_workers.close()
    assert refused.value.code is ExitCode.TABLES_LOST
    for language in LANGUAGES:
        (sentence,) = refused.value.sentences(words(language))
        assert f"restore {copy}" in sentence
    copy.rename(copy.with_name("former.sqlite3"))
    require_no_loss(settings)


def test_a_lost_database_is_not_rebuilt_as_an_empty_one(
    settings: Settings, tmp_path: Path, anew: Path
) -> None:
    (tmp_path / "backups").mkdir()
    shutil.copyfile(database_of(settings), tmp_path / "backups" / hourly(1)[0])
    emptied(database_of(settings), anew)
    with pytest.raises(CannotStart) as refused:
        rebuild(settings, Namespace(say=words("en")))
    assert refused.value.code is ExitCode.TABLES_LOST
    assert database_of(settings).read_bytes() == b""


@pytest.mark.parametrize("name", ["before-0002", "kept-20260504T120000Z"])
def test_copies_beside_the_database_count_too(settings: Settings, name: str) -> None:
    database = database_of(settings)
    copy = database.rename(f"{database}.{name}")
    Path(f"{copy}-wal").touch()
    assert refusal_of(settings).facts["copy"] == str(copy)


def test_a_first_start_and_a_copy_without_tables_are_no_loss(
    settings: Settings, tmp_path: Path, empty_database: Path
) -> None:
    database_of(settings).unlink()
    assert copy_with_more(settings) is None
    (tmp_path / "backups").mkdir()
    shutil.copyfile(empty_database, tmp_path / "backups" / hourly(1)[0])
    (tmp_path / "backups" / hourly(2)[1]).touch()
    assert copy_with_more(settings) is None


def test_a_restored_older_copy_is_no_loss(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    shutil.copyfile(database_of(settings), tmp_path / "backups" / hourly(1)[0])
    database_of(settings).unlink()
    asyncio.run(with_tables(database_of(settings), TABLES // 8))
    assert copy_with_more(settings) is None


async def test_a_damaged_database_is_left_to_whoever_opens_it(
    settings: Settings, tmp_path: Path
) -> None:
    (tmp_path / "backups").mkdir()
    shutil.copyfile(database_of(settings), tmp_path / "backups" / hourly(1)[0])
    database_of(settings).write_text("a shopping list " * 99)
    require_no_loss(settings)
    with pytest.raises(StorageUnavailable):
        await Database.open(settings.database_url)


def test_without_any_backup_its_age_is_without_end(settings: Settings, tmp_path: Path) -> None:
    plan = Plan(database_of(settings), tmp_path / "none", timedelta(hours=2), 1)
    backups = Backups(plan, SteppedClock())
    assert (backups.age, backups.interval) == (math.inf, 7200)
