"""Everything that can end the program: an exit code for scripts, a sentence for the admin."""

import os
import sys
from collections.abc import Iterable, Mapping
from enum import IntEnum
from pathlib import Path

from bot.i18n import Fact, Words
from bot.installation import pinned
from bot.settings import variable
from bot.storage.errors import (
    BadDatabaseUrl,
    Cause,
    DatabaseInUse,
    FileGone,
    MissingFolder,
    NewerSchema,
    NotCopied,
    NoTemporaryRoom,
    OtherShape,
    StorageUnavailable,
)


class ExitCode(IntEnum):
    """The exit codes; those from 64 to 78 follow sysexits.h."""

    OK = 0
    """It did what was asked, or was told to stop."""
    UNHEALTHY = 1
    """``healthy``: the bot's heartbeat is too old, or there is none."""
    USAGE = 2
    """The command line is invalid (argparse uses this code)."""
    NEWER_DATABASE = 65
    """The database was written by a later version of the bot."""
    MISSING_TOKEN = 66
    """There is no Discord token."""
    CONNECTION_LOST = 68
    """The bot was connected and lost Discord for good; starting it again may help."""
    UNREACHABLE = 69
    """Discord cannot be reached."""
    BROKEN = 70
    """An unexpected error; the log has the details."""
    PORT_TAKEN = 71
    """The demo, or the metrics, cannot listen on their port."""
    MISSING_PACKAGE = 72
    """An optional package is needed and not installed."""
    UNWRITABLE_FOLDER = 73
    """The data folder cannot be written."""
    FULL_DISK = 74
    """The disk of the database is full."""
    LOCKED_DATABASE = 75
    """Another process keeps the database locked."""
    MISSING_INTENT = 76
    """Discord refuses an intent that the bot asks for."""
    REFUSED_TOKEN = 77
    """Discord refuses the token."""
    BAD_SETTING = 78
    """A setting has a value that cannot be used."""
    UNREADABLE_DATABASE = 79
    """The database file cannot be read, or is not a database."""
    UNREACHABLE_DATABASE = 80
    """The database server does not answer."""
    CUT_SHORT = 81
    """The bot did not stop in time and was ended; nothing stored is lost."""
    DAMAGED = 82
    """``check``, ``restore`` or ``rebuild`` found damage, and has listed it."""
    FILE_EXISTS = 83
    """A backup would overwrite a file."""
    MISSING_FILE = 84
    """The file to read is not there."""
    UNWRITABLE_FILE = 85
    """A backup cannot be written to its file."""
    UNREADABLE_FILE = 86
    """The file to check or to restore is not a database of the bot."""
    BOT_RUNNING = 87
    """The database cannot be replaced while the bot is running."""
    NOT_SQLITE = 88
    """The database is on a server: use its own tools."""
    GATEWAY_SILENT = 89
    """The gateway was silent for too long; the bot exits to be restarted."""
    EMOJIS_REFUSED = 90
    """``sync``: some emojis are not up to date yet; run it again to continue."""
    SECOND_BOT = 91
    """Another bot serves this database already."""
    NOT_COPIED = 92
    """The database could not be backed up before a migration, so it was not migrated."""
    LEASE_LOST = 93
    """Another process serves this one's servers by now; the bot exits to be restarted."""
    FAULTY_SETUP = 94
    """``doctor``: something keeps the bot from running, or people from playing."""
    UNREADABLE_DEAL = 95
    """``explain``: the line is not a legal deal."""
    NO_SUCH_DECISION = 96
    """``explain``: the deal has fewer decisions."""
    MISSING_FOLDER = 97
    """The folder of the database does not exist."""
    FILE_GONE = 98
    """The database file was deleted or replaced; the bot has kept it and exits to be restarted."""
    TABLES_LOST = 99
    """The database is empty or nearly so, and a backup next to it is not: nothing was changed."""
    NO_RIGHTS = 100
    """PostgreSQL does not let the bot's user create tables or use them."""
    OTHER_SHAPE = 101
    """The database was written before 1.0, altered by hand, or is another program's."""
    NOT_EMPTY = 102
    """``move``: the database on the server holds something already."""
    FULL_TEMPORARY_FOLDER = 103
    """``check``: the temporary folder has no room for the copy that is checked."""

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return "startup-" + self.name.lower().replace("_", "-")


FailureTable = tuple[tuple[type[BaseException], ExitCode], ...]
"""Exceptions of a library and their exit codes; the first match counts."""

DATABASE_CAUSES: Mapping[Cause, ExitCode] = {
    Cause.LOCKED: ExitCode.LOCKED_DATABASE,
    Cause.FULL: ExitCode.FULL_DISK,
    Cause.READ_ONLY: ExitCode.UNWRITABLE_FOLDER,
    Cause.UNREADABLE: ExitCode.UNREADABLE_DATABASE,
    Cause.GONE: ExitCode.FILE_GONE,
    Cause.UNREACHABLE: ExitCode.UNREACHABLE_DATABASE,
    Cause.FORBIDDEN: ExitCode.NO_RIGHTS,
    Cause.NO_DRIVER: ExitCode.MISSING_PACKAGE,
    Cause.CLOSED: ExitCode.BROKEN,
    Cause.FENCED: ExitCode.LEASE_LOST,
}


class CannotStart(Exception):
    """An expected failure: its exit code, and the facts of its sentence."""

    def __init__(self, code: ExitCode, **facts: Fact) -> None:
        super().__init__(code.name)
        self.code = code
        self.facts = facts

    def sentences(self, say: Words) -> Iterable[str]:
        """One sentence for each fault, and what to do about it."""
        yield say(self.code.key, **self.facts)


def brought_by(extra: str) -> dict[str, str]:
    """The facts of ``MISSING_PACKAGE``: the package of an extra, and what would install it."""
    return {"extra": extra, "package": pinned(extra), "python": sys.executable}


def explain(error: BaseException, table: FailureTable, **facts: Fact) -> CannotStart | None:
    """The expected failure behind this error or one of its causes; None if there is none.

    Discord's library wraps what goes wrong in a handler that is being loaded.
    """
    cause: BaseException | None = error
    while cause is not None:
        if failure := _explain_one(cause, table, facts):
            return failure
        cause = cause.__cause__
    return None


def _explain_one(
    error: BaseException, table: FailureTable, facts: Mapping[str, Fact]
) -> CannotStart | None:
    match error:
        case CannotStart():
            return error
        case NotCopied() if error.cause in (Cause.FULL, Cause.READ_ONLY):
            return CannotStart(ExitCode.NOT_COPIED, file=error.file)
        case FileGone():
            return CannotStart(ExitCode.FILE_GONE, kept=error.kept)
        case NoTemporaryRoom():
            return CannotStart(ExitCode.FULL_TEMPORARY_FOLDER, folder=error.folder)
        case DatabaseInUse():
            return CannotStart(ExitCode.SECOND_BOT)
        case StorageUnavailable():
            told = {"reason": error.reason, "variable": variable("database_url"), **facts}
            return CannotStart(DATABASE_CAUSES[error.cause], **brought_by("postgresql"), **told)
        case NewerSchema():
            return CannotStart(ExitCode.NEWER_DATABASE, **facts)
        case OtherShape():
            return CannotStart(ExitCode.OTHER_SHAPE, **error.facts)
        case MissingFolder():
            return CannotStart(ExitCode.MISSING_FOLDER, folder=error.folder)
        case PermissionError() if error.filename:
            folder = Path(os.fsdecode(error.filename)).parent
            return CannotStart(ExitCode.UNWRITABLE_FOLDER, folder=str(folder))
        case BadDatabaseUrl():
            return CannotStart(ExitCode.BAD_SETTING, variable=variable("database_url"))
    code = next((code for kind, code in table if isinstance(error, kind)), None)
    return None if code is None else CannotStart(code, **facts)
