"""The errors of storage, as types with facts; their sentences are in the catalogues."""

import logging
from enum import StrEnum


class Cause(StrEnum):
    """Why the database is unavailable."""

    LOCKED = "locked"
    FULL = "full"
    READ_ONLY = "read_only"
    UNREADABLE = "unreadable"
    GONE = "gone"
    UNREACHABLE = "unreachable"
    FORBIDDEN = "forbidden"
    NO_DRIVER = "no_driver"
    CLOSED = "closed"
    FENCED = "fenced"


class StorageError(Exception):
    """Base of all errors of storage."""

    log_level = logging.WARNING
    """The level at which work that was skipped because of it is logged."""


class StorageUnavailable(StorageError):
    """Raised while the database is unavailable.

    The work was rolled back, unless a server was lost while it committed: read again before
    relying on either.
    """

    log_level = logging.DEBUG  # `Database` says once that it is down, and once that it is up

    def __init__(self, cause: Cause) -> None:
        super().__init__(cause.value)
        self.cause = cause

    @property
    def reason(self) -> str:
        """What the system or the server itself says; ``none`` if it said nothing."""
        first: BaseException = self
        while first.__cause__ is not None:
            first = first.__cause__
        said = "" if first is self else str(first)
        return said.partition("\n")[0] or "none"


class NotCopied(StorageUnavailable):
    """The copy that comes before a change of the schema cannot be written; nothing was changed."""

    def __init__(self, cause: Cause, file: str) -> None:
        super().__init__(cause)
        self.file = file


class MissingFolder(StorageError):
    """Raised if the folder of a database file does not exist: it may be misspelt."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder


class NoTemporaryRoom(StorageError):
    """Raised if the temporary folder has no room for a copy of a database."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder


class FileGone(StorageUnavailable):
    """Raised once the database's file was deleted or replaced while it was open.

    Nothing more is stored in it; all that was is in ``kept`` again.
    """

    def __init__(self, kept: str) -> None:
        super().__init__(Cause.GONE)
        self.kept = kept


class NotEmpty(StorageError):
    """Raised if the database to which another one is moved holds something already."""


class DatabaseInUse(StorageUnavailable):
    """Raised when another process uses the database."""

    def __init__(self) -> None:
        super().__init__(Cause.LOCKED)


class Fenced(StorageUnavailable):
    """Raised for a write for a server that belongs to another process: nothing was written."""

    def __init__(self, slot: int) -> None:
        super().__init__(Cause.FENCED)
        self.slot = slot


class NotPlayed(StorageUnavailable):
    """Raised when a table's event could not be stored: the table is unchanged."""


class BadDatabaseUrl(StorageError):
    """Raised for an unusable database address, which is not shown: it may hold a password."""


class NewerSchema(StorageError):
    """Raised for a database that a later version wrote."""

    def __init__(self, revisions: tuple[str, ...]) -> None:
        super().__init__(f"unknown revisions: {', '.join(revisions)}")
        self.revisions = revisions


class OtherShape(StorageError):
    """Raised for a database that no version has left so: from before 1.0, altered, or another's.

    ``lacks`` are the tables, and columns as ``table.column``, that are not there; ``differs`` the
    tables that are made otherwise. Nothing was changed.
    """

    NAMED = 2
    """The most that are named; the others are counted."""

    def __init__(self, lacks: tuple[str, ...], differs: tuple[str, ...]) -> None:
        super().__init__(f"lacks {', '.join(lacks) or 'nothing'}; differs in {', '.join(differs)}")
        self.lacks = lacks
        self.differs = differs

    @property
    def facts(self) -> dict[str, str | int]:
        """How it differs, the names to say, and how many more there are."""
        named = self.lacks or self.differs
        how = "lacks" if self.lacks else "differs" if named else "before"
        told = ", ".join(named[: self.NAMED])
        return {"how": how, "names": told, "more": max(len(named) - self.NAMED, 0)}


class UnknownTable(StorageError):
    """Raised when no table has this number."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id}")
        self.table_id = table_id


class TableClosedError(StorageError):
    """Raised for a closed table, whose log has ended."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id}")
        self.table_id = table_id


class ChannelTaken(StorageError):
    """Raised when the channel already has an open table."""

    def __init__(self, channel_id: int) -> None:
        super().__init__(f"channel {channel_id}")
        self.channel_id = channel_id


class Conflict(StorageError):
    """Raised when the log does not end where the writer expected: another one has written."""

    def __init__(self, table_id: int, expected: int) -> None:
        super().__init__(f"table {table_id} does not end at {expected}")
        self.table_id = table_id
        self.expected = expected


class UnreplayableLog(StorageError):
    """Raised for a log entry that cannot be read back."""

    def __init__(self, table_id: int, seq: int) -> None:
        super().__init__(f"table {table_id}, entry {seq}")
        self.table_id = table_id
        self.seq = seq


class LaterLog(UnreplayableLog):
    """An entry of a log was written by a later version of the bot; that version can read it."""

    def __init__(self, table_id: int, seq: int, what: str) -> None:
        super().__init__(table_id, seq)
        self.what = what

    def __str__(self) -> str:
        """The event or field that this version does not know."""
        return f"{super().__str__()}: of a later version ({self.what})"


class OtherRules(UnreplayableLog):
    """A log was played by a former version of its game's rules, which would read it otherwise."""

    def __init__(self, table_id: int, seq: int, variant: str, version: int) -> None:
        super().__init__(table_id, seq)
        self.variant = variant
        self.version = version

    def __str__(self) -> str:
        """The game and the version that the log asks for."""
        return f"{super().__str__()}: played by version {self.version} of {self.variant}"


class DamagedRow(StorageError):
    """A row that cannot be read: its table, its key, and the column with the value that is none."""

    def __init__(self, table: str, key: str, column: str) -> None:
        super().__init__(f"{table}, row {key}: {column}")
        self.table = table
        self.key = key
        self.column = column
