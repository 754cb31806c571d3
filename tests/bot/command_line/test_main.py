"""``contree`` from outside: what it says on stderr, and with which code it ends."""

import os
import shutil
import signal
import socket
import sqlite3
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest

from bot.failures import ExitCode
from bot.installation import described
from bot.monitoring.heartbeat import NAME, beat
from bot.process import SWITCH_INTERVAL
from tests.bot.programme import TOKEN, WELCOME, Programme, api, at, starting
from tests.engine.lab.test_explain_command import DEAL
from tests.rig.patience import PATIENCE


@pytest.fixture
def programme(tmp_path: Path) -> Programme:
    return Programme(tmp_path)


@pytest.mark.slow
def test_without_a_token_the_bot_says_what_to_do(programme: Programme) -> None:
    code, said = programme.run("run")
    assert code == ExitCode.MISSING_TOKEN
    assert said.count("\n") == 1
    assert "DISCORD_TOKEN=" in said
    assert "make demo" in said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "jeton"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "jeton"),
        ({"LANG": "en_GB.UTF-8"}, "token"),
        ({"LANG": "C.UTF-8", "CONTREE_DEFAULT_LANGUAGE": "fr"}, "token"),
        ({"LANG": "de_DE.UTF-8"}, "token"),
        ({"LANG": ""}, "token"),
    ],
)
def test_messages_are_english_unless_the_locale_is_french(
    programme: Programme, settings: dict[str, str], word: str
) -> None:
    _, said = programme.run("run", **settings)
    assert f" {word}" in said


@pytest.mark.slow
def test_the_version_is_printed(programme: Programme) -> None:
    with programme.start("--version") as process:
        written, _ = process.communicate(timeout=PATIENCE)
    assert written == f"contree {version('contree')}\n"


@pytest.mark.slow
def test_each_bad_setting_is_reported(programme: Programme) -> None:
    code, said = programme.run("run", CONTREE_PACE_SECONDS="x", CONTREE_LOG_FORMAT="x")
    assert code == ExitCode.BAD_SETTING
    assert said.count("\n") == 2
    assert "CONTREE_PACE_SECONDS" in said
    assert "CONTREE_LOG_FORMAT" in said


@pytest.mark.slow
def test_a_mistyped_setting_is_named_and_the_bot_starts(programme: Programme) -> None:
    (programme.folder / ".env").write_text("CONTREE_TURNSECONDS=30\n", encoding="utf-8")
    code, said = programme.run("run", before=starting("return"), DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.CONNECTION_LOST
    warning, *_ = said.splitlines()
    assert warning.endswith("Did you mean CONTREE_TURN_SECONDS?")


@pytest.mark.slow
def test_a_binary_settings_file_is_reported(programme: Programme) -> None:
    (programme.folder / ".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-16")
    code, said = programme.run("run")
    assert code == ExitCode.BAD_SETTING
    assert said.count("\n") == 1
    assert ".env" in said


@pytest.mark.slow
def test_a_read_only_data_folder_is_reported(programme: Programme) -> None:
    (programme.folder / "data").write_text("a file, not a folder", encoding="utf-8")
    code, said = programme.run("run", DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.UNWRITABLE_FOLDER
    assert said.count("\n") == 1
    assert "CONTREE_DATA_DIR" in said


def last_line(said: str) -> str:
    return said.rstrip("\n").rpartition("\n")[2]


@pytest.mark.slow
def test_a_refused_token_is_reported(programme: Programme) -> None:
    with api({}) as address:
        code, said = programme.run("run", before=at(address), DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.REFUSED_TOKEN
    assert "Discord refuses the token" in last_line(said)
    assert "Traceback" not in said
    assert TOKEN not in said


@pytest.mark.slow
def test_an_unreachable_discord_is_reported(programme: Programme) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        closed = f"http://127.0.0.1:{taken.getsockname()[1]}"
    code, said = programme.run("run", before=at(closed), DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.UNREACHABLE
    assert "network" in last_line(said)
    assert "Traceback" not in said


def database(folder: Path) -> sqlite3.Connection:
    (folder / "data").mkdir()
    return sqlite3.connect(folder / "data" / "contree.sqlite3", isolation_level=None)


@pytest.mark.slow
def test_a_database_of_a_later_version_is_reported(programme: Programme) -> None:
    later = database(programme.folder)
    later.execute("CREATE TABLE alembic_version (version_num TEXT)")
    later.execute("INSERT INTO alembic_version VALUES ('v9_9')")
    later.close()
    with api(WELCOME) as address:
        code, said = programme.run("run", before=at(address), DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.NEWER_DATABASE
    assert "newer version" in last_line(said)
    assert "Traceback" not in said


@pytest.mark.slow
def test_a_file_that_is_not_a_database_is_reported(programme: Programme) -> None:
    (programme.folder / "data").mkdir()
    (programme.folder / "data" / "contree.sqlite3").write_text("a shopping list\n" * 99)
    with api(WELCOME) as address:
        code, said = programme.run("run", before=at(address), DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.UNREADABLE_DATABASE
    assert "is not a database" in last_line(said)
    assert "Traceback" not in said


@pytest.mark.slow
def test_a_missing_intent_is_reported(programme: Programme) -> None:
    refused = starting("raise discord.PrivilegedIntentsRequired(None)")
    code, said = programme.run("run", before=refused, DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.MISSING_INTENT
    start, stop, sentence = said.splitlines()
    assert f"version={described()}" in start.replace("'", "")
    assert "schema=new" in start
    assert "why=PrivilegedIntentsRequired" in stop
    assert "intent" in sentence


@pytest.mark.slow
def test_a_bot_that_ends_unasked_has_lost_discord(programme: Programme) -> None:
    code, said = programme.run("run", before=starting("return"), DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.CONNECTION_LOST
    assert "why=connection_lost" in said
    assert said.count("\n") == 3


@pytest.mark.slow
def test_an_unexpected_error_is_logged_and_summed_up_in_a_sentence(programme: Programme) -> None:
    broken = starting("raise LookupError(token)")
    code, said = programme.run("run", before=broken, DISCORD_TOKEN=TOKEN)
    assert code == ExitCode.BROKEN
    assert "Traceback" in said
    assert "LookupError" in last_line(said)
    assert TOKEN not in said


RUNNING = 'print("running", flush=True); await asyncio.Event().wait()'


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_the_bot(programme: Programme, number: signal.Signals) -> None:
    with programme.start("run", before=starting(RUNNING), DISCORD_TOKEN=TOKEN) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "running\n"
        process.send_signal(number)
        written, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == ExitCode.OK
    assert written == "closed\n"
    start, stop = said.splitlines()
    assert "the bot starts" in start
    assert "the bot stops" in stop
    assert f"why={number.name}" in stop


@pytest.mark.slow
def test_a_signal_before_discord_answers_closes_the_bot(programme: Programme) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(PATIENCE)
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        with programme.start("run", before=at(address), DISCORD_TOKEN=TOKEN) as process:
            connection, _ = silent.accept()
            with connection:
                process.send_signal(signal.SIGTERM)
                _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == ExitCode.OK
    assert "Traceback" not in said


@pytest.mark.slow
def test_a_bot_that_does_not_close_is_forced_to_exit(programme: Programme) -> None:
    deaf = starting("""
        print("running", flush=True)
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                pass
""")
    hurried = f"{deaf}\nbot.process.GRACE_SECONDS = 0.2"
    with programme.start("run", before=hurried, DISCORD_TOKEN=TOKEN) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "running\n"
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == ExitCode.CUT_SHORT
    assert "shutdown took too long" in said


@pytest.mark.slow
def test_the_demo_reports_its_missing_package(programme: Programme) -> None:
    code, said = programme.run("demo", before="sys.modules['simcord'] = None")
    assert code == ExitCode.MISSING_PACKAGE
    assert said.count("\n") == 1
    assert "simcord" in said


@pytest.mark.slow
def test_the_thread_switch_interval_is_short(programme: Programme) -> None:
    probe = starting("print(sys.getswitchinterval(), flush=True)")
    with programme.start("run", before=f"import sys\n{probe}", DISCORD_TOKEN=TOKEN) as process:
        written, _ = process.communicate(timeout=PATIENCE)
    interval, _, _ = written.partition("\n")
    assert float(interval) == pytest.approx(SWITCH_INTERVAL)


@pytest.mark.slow
def test_the_health_command_reads_the_heartbeat(programme: Programme) -> None:
    data = programme.folder / "data"
    code, said = programme.run("healthy")
    assert code == ExitCode.UNHEALTHY
    assert said.count("\n") == 1
    data.mkdir()
    beat(data)
    assert programme.run("healthy") == (ExitCode.OK, "")
    long_ago = time.time() - 3600
    os.utime(data / NAME, (long_ago, long_ago))
    code, _ = programme.run("healthy")
    assert code == ExitCode.UNHEALTHY


def test_a_health_check_loads_next_to_nothing(programme: Programme) -> None:
    data = programme.folder / "data"
    data.mkdir()
    beat(data)
    heavy = ("discord", "sqlalchemy", "pydantic", "structlog", "asyncio", "argparse")
    without = "; ".join(f"sys.modules[{name!r}] = None" for name in heavy)
    assert programme.run("healthy", before=without) == (ExitCode.OK, "")


@pytest.mark.slow
def test_rebuild_recounts_results(programme: Programme) -> None:
    with programme.start("rebuild") as process:
        written, said = process.communicate(timeout=PATIENCE)
    assert (process.returncode, written.count("\n")) == (ExitCode.OK, 1)
    assert "nothing to recompute" in written
    assert said == "", "the schema of a new database is no news"


@pytest.mark.slow
def test_an_invalid_command_line_is_refused(programme: Programme) -> None:
    assert programme.run("dance")[0] == ExitCode.USAGE
    assert programme.run("demo", "--port", "eight")[0] == ExitCode.USAGE


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr_FR.UTF-8", "en_GB.UTF-8"])
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--help",), 0),
        (("doctor",), ExitCode.FAULTY_SETUP),
        (("check", "nothing"), ExitCode.MISSING_FILE),
        (("explain", DEAL), 0),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)
def test_a_terminal_that_knows_few_letters_ends_no_command(
    programme: Programme, arguments: tuple[str, ...], code: int, language: str
) -> None:
    assert programme.run(*arguments, LANG=language, PYTHONIOENCODING="ascii")[0] == code


@pytest.mark.slow
@pytest.mark.parametrize("command", [("rebuild",), ("check",), ("doctor",), ("run",)])
def test_a_folder_of_a_misspelt_database_is_named_and_not_made(
    programme: Programme, command: tuple[str, ...]
) -> None:
    address = f"sqlite:///{programme.folder}/nowhere/contree.sqlite3"
    code, said = programme.run(*command, CONTREE_DATABASE_URL=address, DISCORD_TOKEN=TOKEN)
    expected = {
        "check": ExitCode.MISSING_FILE,
        "doctor": ExitCode.FAULTY_SETUP,
    }
    assert code == expected.get(command[0], ExitCode.MISSING_FOLDER)
    assert "Traceback" not in said
    assert not (programme.folder / "nowhere").exists()


WITHOUT_CAPABILITIES = """
import ctypes
ctypes.CDLL(None).capset((ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)())
"""
"""With these root may enter any folder, whatever its mode."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="capabilities are Linux's")
@pytest.mark.parametrize(
    ("command", "code"),
    [
        (("doctor",), ExitCode.FAULTY_SETUP),
        (("check",), ExitCode.UNWRITABLE_FOLDER),
        (("backup", "copy.sqlite3"), ExitCode.UNWRITABLE_FOLDER),
        (("restore", "data/copy.sqlite3"), ExitCode.UNWRITABLE_FOLDER),
        (("rebuild",), ExitCode.UNWRITABLE_FOLDER),
        (("run",), ExitCode.UNWRITABLE_FOLDER),
        (("healthy",), ExitCode.UNHEALTHY),
    ],
)
def test_a_folder_that_may_not_be_entered_is_named(
    programme: Programme, command: tuple[str, ...], code: int
) -> None:
    """As where root made the folder that a container mounts."""
    (programme.folder / "data").mkdir(mode=0o000)
    ended, said = programme.run(*command, before=WITHOUT_CAPABILITIES, DISCORD_TOKEN=TOKEN)
    assert ended == code
    assert "Traceback" not in said
    assert command[0] in {"doctor", "healthy"} or "chown -R 10001" in said


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="capabilities are Linux's")
@pytest.mark.parametrize("command", [("doctor",), ("backup", "copy.sqlite3"), ("rebuild",)])
def test_a_file_that_may_not_be_opened_is_not_called_damaged(
    programme: Programme, empty_database: Path, command: tuple[str, ...]
) -> None:
    """As where somebody once started the bot as root."""
    (programme.folder / "data").mkdir()
    database = programme.folder / "data" / "contree.sqlite3"
    shutil.copyfile(empty_database, database)
    database.chmod(0o000)
    backups = programme.folder / "backups"
    backups.mkdir(mode=0o000)
    wanted = {
        "CONTREE_BACKUP_FOLDER": f"{backups}/mine",
        "CONTREE_COMPUTER_LEVEL": "beginner",  # no expert needs to be compiled
    }
    with programme.start(*command, before=WITHOUT_CAPABILITIES, **wanted) as process:
        said = "".join(process.communicate(timeout=PATIENCE))
    assert "chown -R 10001" in said
    assert "damaged" not in said
    if command == ("doctor",):
        assert said.count("chown -R 10001") == len((database, backups))
        assert "fail  Token" in said  # the last line of those without Discord
