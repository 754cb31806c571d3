"""The commands ``backup``, ``check``, ``restore`` and ``move``."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.failures import CannotStart, ExitCode, explain
from bot.i18n import Words
from bot.monitoring.logs import configure_logs
from bot.settings import Settings
from bot.storage.backup.backup import back_up
from bot.storage.backup.check import Finding, Ladders, Report, check_file, check_server
from bot.storage.backup.move import move as move_to
from bot.storage.backup.restore import restore as put_in_place
from bot.storage.backup.values import FREE, READ
from bot.storage.database.database import file_of, shown_address
from bot.storage.errors import (
    BadDatabaseUrl,
    Cause,
    DatabaseInUse,
    NotEmpty,
    StorageUnavailable,
)

MEGABYTE = 1_000_000


def backup(settings: Settings, chosen: Namespace) -> int:
    """Copy the database to a file; the bot may be running.

    CannotStart if the database is missing, or the file exists or cannot be written.
    """
    say: Words = chosen.say
    target: Path = chosen.file
    source = _own_file(settings)
    _require_file(source)
    if target.exists() and not chosen.force:
        raise CannotStart(ExitCode.FILE_EXISTS, file=str(target))
    # Nor a device, as /dev/null, whose place the copy would take.
    if (target.exists() and not target.is_file()) or not target.absolute().parent.is_dir():
        raise CannotStart(ExitCode.UNWRITABLE_FILE, file=str(target))
    try:
        size = back_up(source, target, _progress(say))
    except StorageUnavailable as error:
        if error.cause in (Cause.FULL, Cause.READ_ONLY):
            raise CannotStart(ExitCode.UNWRITABLE_FILE, file=str(target)) from error
        raise
    _tell(say("startup-backed-up", file=str(target), size=round(size / MEGABYTE, 2)))
    return ExitCode.OK


def check(settings: Settings, chosen: Namespace) -> int:
    """Check a backup, or the bot's own database, without changing it.

    CannotStart if faults are found.
    """
    _log_faults_alone(settings)
    say: Words = chosen.say
    named: Path | None = chosen.file
    path = named or _file(settings)
    shown = str(path) if path else display_of(settings)
    if path is None:
        report = asyncio.run(check_server(settings.database_url))
    else:
        _require_file(path)
        with _unreadable_as(path):
            report = check_file(path, _progress(say))
    _tell_report(report, shown, say)
    if report.findings:
        raise CannotStart(ExitCode.DAMAGED, file=shown)
    return ExitCode.OK


def restore(settings: Settings, chosen: Namespace) -> int:
    """Check a backup and replace the database with it; the bot must not be running.

    CannotStart if it runs, or the backup is damaged.
    """
    _log_faults_alone(settings)
    say: Words = chosen.say
    source: Path = chosen.file
    target = _own_file(settings)
    _require_file(source)
    with _unreadable_as(source):
        try:
            restored = put_in_place(
                source, target, datetime.now(UTC), damaged=chosen.force, watch=_progress(say)
            )
        except DatabaseInUse as error:
            raise CannotStart(ExitCode.BOT_RUNNING, file=str(target)) from error
    _tell_report(restored.report, str(source), say)
    if not restored.done:
        _tell(say("startup-not-restored"))
        raise CannotStart(ExitCode.DAMAGED, file=str(source))
    _tell(say("startup-restored", file=str(source), database=str(target)))
    if restored.former:
        _tell(say("startup-former", former=str(restored.former)))
    return ExitCode.OK


def move(settings: Settings, chosen: Namespace) -> int:
    """Move the database from its file to a server of PostgreSQL; no bot may be running on either.

    CannotStart if one does, if something is there already, or if the file is damaged.
    """
    _log_faults_alone(settings)
    say: Words = chosen.say
    source = _own_file(settings)
    _require_file(source)
    try:
        shown = shown_address(chosen.address)
        moved = asyncio.run(move_to(source, chosen.address, _progress(say)))
    except BadDatabaseUrl as error:
        raise CannotStart(ExitCode.BAD_SETTING, variable=say("startup-address")) from error
    except DatabaseInUse as error:
        raise CannotStart(ExitCode.BOT_RUNNING, file=f"{source}, {shown}") from error
    except NotEmpty as error:
        raise CannotStart(ExitCode.NOT_EMPTY, database=shown) from error
    except StorageUnavailable as error:
        told = {"variable": say("startup-address"), "folder": str(source.parent)}
        raise explain(error, (), **told) or error from error
    if moved.findings:
        _tell_findings(moved.findings, say)
        raise CannotStart(ExitCode.DAMAGED, file=str(source))
    _tell(say("startup-moved", rows=moved.rows, file=str(source), database=shown))
    return ExitCode.OK


def display_of(settings: Settings) -> str:
    """The database's path, or its kind: never an address with a password."""
    return str(_file(settings) or "PostgreSQL")


def _log_faults_alone(settings: Settings) -> None:
    """Log warnings only: migrating a copy to check it is not worth a message."""
    if "log_level" not in settings.model_fields_set:
        configure_logs(settings.model_copy(update={"log_level": "warning"}))


def _file(settings: Settings) -> Path | None:
    return file_of(settings.database_url)


def _own_file(settings: Settings) -> Path:
    path = _file(settings)
    if path is None:
        raise CannotStart(ExitCode.NOT_SQLITE)
    return path


def _require_file(path: Path) -> None:
    if path.is_dir():
        raise CannotStart(ExitCode.UNREADABLE_FILE, file=str(path))
    if not path.is_file():
        raise CannotStart(ExitCode.MISSING_FILE, file=str(path))
    path.open("rb").close()  # SQLite would not tell a file of somebody else from a damaged one


@contextmanager
def _unreadable_as(path: Path) -> Iterator[None]:
    try:
        yield
    except StorageUnavailable as error:
        if error.cause is Cause.UNREADABLE:
            raise CannotStart(ExitCode.UNREADABLE_FILE, file=str(path)) from error
        raise


def _tell_report(report: Report, file: str, say: Words) -> None:
    _tell(
        say(
            "startup-checked",
            file=file,
            revision=report.revision,
            tables=report.tables,
            open=report.open_tables,
            events=report.events,
            games=report.games,
        )
    )
    if report.other_rules:
        _tell(say("startup-other-rules", count=report.other_rules))
    if report.later:
        _tell(say("startup-later-logs", count=report.later))
    _tell_findings(report.findings, say)
    if report.old_results:
        _tell(say("startup-old-results"))
    elif not report.findings:
        _tell(say("startup-sound"))
    if report.ladders is not Ladders.COMPARED:
        _tell(say("startup-ladders-not-compared", why=report.ladders.value))
    elif not report.findings:
        _tell(say("startup-ladders-sound"))
    read, free = (say.every(sorted(names)) for names in (READ, FREE))
    _tell(say("startup-not-compared", read=read, free=free))


def _tell_findings(findings: Iterable[Finding], say: Words) -> None:
    for finding in findings:
        _tell("- " + say(f"startup-damage-{finding.damage}", **dict(finding.facts)))


def _tell(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")


def _progress(say: Words) -> Callable[[int, int], None] | None:
    """Report progress on a terminal; None if stderr is a file or a pipe."""
    if not sys.stderr.isatty():
        return None

    def watch(left: int, pages: int) -> None:
        percent = 100 * (pages - left) // max(pages, 1)
        end = "\n" if left == 0 else ""
        sys.stderr.write("\r" + say("startup-copied", percent=percent) + end)
        sys.stderr.flush()

    return watch
