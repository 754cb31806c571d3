"""What can end the programme, each with a code for scripts and a sentence for the admin."""

from collections.abc import Iterable, Mapping
from enum import IntEnum

from bot.i18n import Fact, Words
from bot.settings import variable
from bot.storage.errors import (
    BadDatabaseUrl,
    Cause,
    DatabaseInUse,
    NewerSchema,
    NotCopied,
    StorageUnavailable,
)


class ExitCode(IntEnum):
    """How the programme ended; from 64 to 78 the numbers are those of sysexits.h that fit."""

    OK = 0
    """It did what was asked, or was told to stop."""
    UNHEALTHY = 1
    """``healthy``: the bot has given no sign of life lately."""
    USAGE = 2
    """The command line cannot be read (argparse ends with this by itself)."""
    NEWER_DATABASE = 65
    """The database was written by a later version of the bot."""
    MISSING_TOKEN = 66
    """There is no Discord token."""
    CONNECTION_LOST = 68
    """The bot was connected and lost Discord for good; starting it again may help."""
    UNREACHABLE = 69
    """Discord cannot be reached."""
    BROKEN = 70
    """Something went wrong that nobody foresaw; the log has the details."""
    PORT_TAKEN = 71
    """The demo cannot listen on its port."""
    MISSING_PACKAGE = 72
    """An optional package is needed and not installed."""
    UNWRITABLE_FOLDER = 73
    """The data folder cannot be written."""
    FULL_DISK = 74
    """There is no room left for the database."""
    LOCKED_DATABASE = 75
    """Another process keeps the database locked."""
    MISSING_INTENT = 76
    """Discord refuses an intent that the bot asks for."""
    REFUSED_TOKEN = 77
    """Discord refuses the token."""
    BAD_SETTING = 78
    """A setting has a value that cannot be used."""
    UNREADABLE_DATABASE = 79
    """The file of the database cannot be read, or is none."""
    UNREACHABLE_DATABASE = 80
    """The database server does not answer."""
    CUT_SHORT = 81
    """The bot was told to stop and did not manage it in time; nothing stored is lost."""
    DAMAGED = 82
    """``check``, ``restore`` or ``rebuild`` found that something is wrong, and has said what."""
    FILE_EXISTS = 83
    """A backup would overwrite a file."""
    MISSING_FILE = 84
    """The file to read is not there."""
    UNWRITABLE_FILE = 85
    """A backup cannot be written where it was asked for."""
    UNREADABLE_FILE = 86
    """The file to check or to restore is no database of the bot."""
    BOT_RUNNING = 87
    """What is stored cannot be replaced under a running bot."""
    NOT_SQLITE = 88
    """A server keeps the database; its own tools copy it."""
    GATEWAY_SILENT = 89
    """Discord has said nothing for too long; the bot is to be started again."""
    EMOJIS_REFUSED = 90
    """``sync``: some emojis are not yet as they should be; running it again goes on."""
    SECOND_BOT = 91
    """Another bot serves this database already."""
    NOT_COPIED = 92
    """The database could not be copied before its schema is changed, and was not changed."""

    @property
    def key(self) -> str:
        """The key of the sentence that says it."""
        return "startup-" + self.name.lower().replace("_", "-")


FailureTable = tuple[tuple[type[BaseException], ExitCode], ...]
"""Which exceptions of a library mean which foreseen end; the first row that fits is taken."""

DATABASE_CAUSES: Mapping[Cause, ExitCode] = {
    Cause.LOCKED: ExitCode.LOCKED_DATABASE,
    Cause.FULL: ExitCode.FULL_DISK,
    Cause.READ_ONLY: ExitCode.UNWRITABLE_FOLDER,
    Cause.UNREADABLE: ExitCode.UNREADABLE_DATABASE,
    Cause.UNREACHABLE: ExitCode.UNREACHABLE_DATABASE,
    Cause.NO_DRIVER: ExitCode.MISSING_PACKAGE,
    Cause.CLOSED: ExitCode.BROKEN,
}


class CannotStart(Exception):
    """A foreseen end: its code, and the facts of its sentence."""

    def __init__(self, code: ExitCode, **facts: Fact) -> None:
        super().__init__(code.name)
        self.code = code
        self.facts = facts

    def sentences(self, say: Words) -> Iterable[str]:
        """What the admin reads: what is wrong and what to do, a sentence for each fault."""
        yield say(self.code.key, **self.facts)


def explain(error: BaseException, table: FailureTable, **facts: Fact) -> CannotStart | None:
    """The foreseen end that this error, or one that caused it, stands for; None if there is none.

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
        case DatabaseInUse():
            return CannotStart(ExitCode.SECOND_BOT)
        case StorageUnavailable():
            return CannotStart(DATABASE_CAUSES[error.cause], package="asyncpg", **facts)
        case NewerSchema():
            return CannotStart(ExitCode.NEWER_DATABASE, **facts)
        case BadDatabaseUrl():
            return CannotStart(ExitCode.BAD_SETTING, variable=variable("database_url"))
    code = next((code for kind, code in table if isinstance(error, kind)), None)
    return None if code is None else CannotStart(code, **facts)
