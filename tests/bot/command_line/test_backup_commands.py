"""``contree`` backup, check and restore: what they say, how they end, what they leave."""

import errno
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.failures import ExitCode
from bot.i18n import words
from bot.storage.backup.restore import sign_of_restore
from bot.storage.backup.values import FREE, READ
from bot.storage.database.lock import SUFFIX, alone_with
from bot.storage.errors import Cause, StorageUnavailable
from engine.console import READER_GONE, code_of
from tests.bot.programme import TOKEN, Programme, starting
from tests.bot.storage.files import change, content_of, names_in, number_in, told_by

RUNNING = 'print("running", flush=True); await asyncio.Event().wait()'


pytestmark = pytest.mark.usefixtures("own_logging")


@pytest.fixture
def database(evenings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bot's own database, in the data folder of the folder where it is started."""
    for name in os.environ:
        if name.startswith(("CONTREE_", "DISCORD_", "LC_", "LANG")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    path = Path("data/contree.sqlite3")
    path.parent.mkdir()
    shutil.copyfile(evenings, path)
    return path


def listed(tables: Iterable[str]) -> str:
    """An enumeration of tables, as a check prints it."""
    return words("en").every(sorted(tables))


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> "Said":
    """What was written since one looked last."""
    return Said(capsys)


class Said:
    """What was written since one looked last."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def lines(self) -> tuple[list[str], list[str]]:
        """On stdout and on stderr."""
        written = self._capsys.readouterr()
        return written.out.splitlines(), written.err.splitlines()


@pytest.mark.slow
def test_a_backup_can_be_made_checked_and_restored(database: Path, said: Said) -> None:
    assert main(["backup", "monday.db"]) == ExitCode.OK
    told, faults = said.lines()
    size = content_of(Path("monday.db"))
    assert told == [f"monday.db: {round(len(size) / 1e6, 2)} MB, every page checked."]
    assert faults == []
    assert main(["check", "monday.db"]) == ExitCode.OK
    told, faults = said.lines()
    events = number_in(database, "SELECT count(*) FROM events")
    revision = told_by(database, "SELECT version_num FROM alembic_version")[0][0]
    assert f"schema {revision}; tables: 3, 3 of them open" in told[0]
    assert f"log entries: {events:,};" in told[0]
    assert told[1:] == [
        "Everything is readable, and the results match the logs.",
        "Ratings and leaderboards match the results.",
        f"Every value was read, but nothing else tells whether it is the right one: {listed(READ)}."
        f" Not looked at, since it changes no answer: {listed(FREE)}.",
    ]
    assert faults == []
    before = told_by(database, "SELECT * FROM events")
    change(database, "DELETE FROM events WHERE table_id=2")
    assert main(["restore", "monday.db"]) == ExitCode.OK
    told, faults = said.lines()
    ours = {database.name, database.name + SUFFIX, sign_of_restore(database).name}
    (former,) = names_in(Path("data")) - ours
    assert told[-2] == f"monday.db is in place as {database}: start the bot."
    assert f"data/{former}" in told[-1]
    assert faults == []
    assert told_by(database, "SELECT * FROM events") == before


@pytest.mark.slow
def test_a_file_is_overwritten_only_by_force(database: Path, said: Said) -> None:
    Path("monday.db").write_text("the shopping list")
    assert main(["backup", "monday.db"]) == ExitCode.FILE_EXISTS
    _, (fault,) = said.lines()
    assert "monday.db" in fault
    assert "--force" in fault
    assert content_of(Path("monday.db")) == b"the shopping list"
    assert main(["backup", "--force", "monday.db"]) == ExitCode.OK
    assert number_in(Path("monday.db"), "SELECT count(*) FROM tables") == 3


@pytest.mark.parametrize("target", ["nowhere/monday.db", "data", "device"])
def test_a_backup_that_cannot_be_written_is_reported(
    database: Path, said: Said, target: str
) -> None:
    os.mkfifo("device")
    assert main(["backup", "--force", target]) == ExitCode.UNWRITABLE_FILE
    _, (fault,) = said.lines()
    assert target in fault
    assert names_in(database.parent) == {database.name}


def _no_folder(**_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def _no_copy(*_: object) -> None:
    raise StorageUnavailable(Cause.FULL)


@pytest.mark.parametrize("command", ["check", "restore"])
@pytest.mark.parametrize(
    ("what", "fails"), [("tempfile.TemporaryDirectory", _no_folder), ("new_copy", _no_copy)]
)
def test_a_full_temporary_folder_is_named(
    database: Path,
    said: Said,
    monkeypatch: pytest.MonkeyPatch,
    *,
    command: str,
    what: str,
    fails: Callable[..., None],
) -> None:
    shutil.copyfile(database, "monday.db")
    before = content_of(database)
    monkeypatch.setattr(f"bot.storage.backup.check.{what}", fails)
    assert main([command, "monday.db"]) == ExitCode.FULL_TEMPORARY_FOLDER
    told, (fault,) = said.lines()
    assert told == []
    assert f"temporary folder {tempfile.gettempdir()} for the copy" in fault
    assert content_of(database) == before


def test_entries_of_a_later_version_are_mentioned_without_an_error(
    database: Path, said: Said
) -> None:
    change(database, "UPDATE events SET kind='SeatPraised' WHERE table_id=2 AND seq=5")
    assert main(["check"]) == ExitCode.OK
    assert said.lines()[0][1].startswith("One table was played with a newer version")


@pytest.mark.slow
def test_check_without_a_file_checks_the_bots_database(database: Path, said: Said) -> None:
    before = content_of(database)
    assert main(["check"]) == ExitCode.OK
    assert said.lines()[0][0].startswith(f"{database}: schema ")
    assert content_of(database) == before
    assert names_in(database.parent) == {database.name}


@pytest.mark.slow
@pytest.mark.usefixtures("database")
def test_a_list_that_nobody_reads_to_its_end_is_no_unexpected_error(
    said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, written = os.pipe()
    os.close(read)
    with open(written, "w", buffering=1, encoding="utf-8") as gone:
        monkeypatch.setattr(sys, "stdout", gone)
        assert code_of(lambda: main(["check"])) == READER_GONE
        monkeypatch.undo()
    assert said.lines() == ([], [])


def test_faults_are_listed_and_set_the_exit_code(database: Path, said: Said) -> None:
    change(
        database,
        "UPDATE events SET kind='re-named' WHERE table_id=2 AND seq=5",
        "UPDATE games SET deals=99 WHERE table_id=3",
        "UPDATE events SET payload=replace(payload, '\"points\":', '\"points\":9')"
        " WHERE table_id=1 AND kind='TrickTaken'",
    )
    before = content_of(database)
    assert main(["check"]) == ExitCode.DAMAGED
    told, (fault,) = said.lines()
    wrong = number_in(
        database, "SELECT min(seq) FROM events WHERE table_id=1 AND kind='TrickTaken'"
    )
    assert told[1:] == [
        f"- Table 1, log entry {wrong}: by the rules, something else had to follow.",
        "- Table 2: the log cannot be read from entry 5 on.",
        "- Table 3: the results do not match the log; “contree rebuild” recomputes them.",
        "Ratings and leaderboards were not compared, since results that they are counted from are"
        " wrong.",
        f"Every value was read, but nothing else tells whether it is the right one: {listed(READ)}."
        f" Not looked at, since it changes no answer: {listed(FREE)}.",
    ]
    assert str(database) in fault
    assert content_of(database) == before
    assert main(["rebuild"]) == ExitCode.DAMAGED
    told, _ = said.lines()
    assert told[1:] == [
        "This version cannot read the log of table 2: its results stay as they were."
    ]
    assert number_in(database, "SELECT count(*) FROM games WHERE deals=99") == 0


def test_a_damaged_backup_is_restored_only_by_force(database: Path, said: Said) -> None:
    assert main(["backup", "monday.db"]) == ExitCode.OK
    change(Path("monday.db"), "DELETE FROM events WHERE table_id=2 AND seq=5")
    before = content_of(database)
    said.lines()
    assert main(["restore", "monday.db"]) == ExitCode.DAMAGED
    told, (fault,) = said.lines()
    assert told[-1].startswith("Nothing was changed.")
    assert "monday.db" in fault
    assert content_of(database) == before
    assert main(["restore", "--force", "monday.db"]) == ExitCode.OK
    assert content_of(database) != before


@pytest.mark.parametrize("command", ["check", "restore"])
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (None, ExitCode.MISSING_FILE),
        ("a shopping list", ExitCode.UNREADABLE_FILE),
        ("", ExitCode.UNREADABLE_FILE),
        (Path("a folder"), ExitCode.UNREADABLE_FILE),
    ],
)
def test_a_file_that_is_not_a_backup_is_refused(
    database: Path, said: Said, command: str, content: str | Path | None, code: ExitCode
) -> None:
    if isinstance(content, Path):
        Path("monday.db").mkdir()
    elif content is not None:
        Path("monday.db").write_text(content)
    before = content_of(database)
    assert main([command, "monday.db"]) == code
    told, (fault,) = said.lines()
    assert told == []
    assert "monday.db" in fault
    assert content_of(database) == before


@pytest.mark.slow
@pytest.mark.parametrize("command", ["check", "restore"])
def test_a_backup_of_a_later_version_is_refused(database: Path, said: Said, command: str) -> None:
    assert main(["backup", "monday.db"]) == ExitCode.OK
    change(Path("monday.db"), "UPDATE alembic_version SET version_num='v9_9'")
    said.lines()
    assert main([command, "monday.db"]) == ExitCode.NEWER_DATABASE
    _, (fault,) = said.lines()
    assert "newer version" in fault


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_backups_are_left_to_its_own_tools(
    database: Path, said: Said, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONTREE_DATABASE_URL", "postgresql://me:hush-password@host/contree")
    assert main([command, "monday.db"]) == ExitCode.NOT_SQLITE
    _, (fault,) = said.lines()
    assert "pg_dump" in fault
    assert "hush" not in fault
    assert database.exists()


@pytest.mark.slow
def test_a_running_bots_database_is_not_replaced(database: Path, said: Said) -> None:
    programme = Programme(Path.cwd())
    assert main(["backup", "monday.db"]) == ExitCode.OK
    before = content_of(database)
    with programme.start("run", before=starting(RUNNING), DISCORD_TOKEN=TOKEN) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "running\n"
        said.lines()
        assert main(["restore", "monday.db"]) == ExitCode.BOT_RUNNING
        _, (fault,) = said.lines()
        assert "stop it first" in fault
        assert main(["rebuild"]) == ExitCode.BOT_RUNNING
        assert main(["backup", "tuesday.db"]) == ExitCode.OK
        assert main(["check"]) == ExitCode.OK
        assert content_of(database) == before
        process.kill()
        process.wait()
    assert main(["restore", "monday.db"]) == ExitCode.OK


@pytest.mark.slow
def test_no_bot_starts_during_a_restore(database: Path) -> None:
    programme = Programme(Path.cwd())
    with alone_with(database):
        code, told = programme.run("run", before=starting("return"), DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.SECOND_BOT
    assert "Traceback" not in told
    code, _ = programme.run("run", before=starting("return"), DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.CONNECTION_LOST
