"""Two bots on one database: the second one ends at once, and none waits for one that is dead."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.failures import ExitCode
from tests.bot.programme import TOKEN, Programme, starting
from tests.bot.storage import server

RUNNING = starting('print("running", flush=True); await asyncio.Event().wait()')
NO_SERVER = pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")


@pytest.fixture
def programme(tmp_path: Path) -> Programme:
    return Programme(tmp_path)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=NO_SERVER)])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database of each kind."""
    if request.param == "sqlite":
        yield "sqlite:///contree.sqlite3"
        return
    with server.a_database() as address:
        yield address


def serves(process: subprocess.Popen[str]) -> bool:
    """Whether this process has come so far that it serves."""
    assert process.stdout is not None
    return process.stdout.readline() == "running\n"


@pytest.mark.slow
def test_a_second_bot_exits_at_once_and_says_why(programme: Programme, url: str) -> None:
    chosen = {"DISCORD_TOKEN": TOKEN, "CONTREE_DATABASE_URL": url}
    assert programme.run("rebuild", **chosen)[0] == ExitCode.OK
    with programme.start("run", before=RUNNING, **chosen) as first:
        assert serves(first)
        code, told = programme.run("run", before=RUNNING, **chosen)
        assert code == ExitCode.SECOND_BOT
        assert told.startswith("Another bot is using this database")
        assert len(told.splitlines()) == 1
        assert programme.run("check", **chosen)[0] == ExitCode.OK
        assert programme.run("rebuild", **chosen)[0] == ExitCode.BOT_RUNNING
        assert first.poll() is None


@pytest.mark.slow
def test_a_bot_starts_at_once_after_a_crash(programme: Programme, url: str) -> None:
    chosen = {"DISCORD_TOKEN": TOKEN, "CONTREE_DATABASE_URL": url}
    for _ in range(3):
        with programme.start("run", before=RUNNING, **chosen) as bot:
            assert serves(bot)
            bot.kill()
    code, _ = programme.run("run", before=starting("return"), **chosen)
    assert code == ExitCode.CONNECTION_LOST


@pytest.mark.slow
def test_bots_with_different_databases_run_side_by_side(
    programme: Programme, tmp_path: Path
) -> None:
    with (
        programme.start("run", before=RUNNING, DISCORD_TOKEN=TOKEN) as first,
        programme.start(
            "run", before=RUNNING, DISCORD_TOKEN=TOKEN, CONTREE_DATA_DIR=str(tmp_path / "other")
        ) as second,
    ):
        assert serves(first)
        assert serves(second)


@pytest.mark.slow
def test_a_database_with_two_names_is_recognised_as_one(
    programme: Programme, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    with programme.start("run", before=RUNNING, DISCORD_TOKEN=TOKEN) as first:
        assert serves(first)
        code, _ = programme.run("run", before=RUNNING, DISCORD_TOKEN=TOKEN, CONTREE_DATA_DIR="link")
    assert code == ExitCode.SECOND_BOT
