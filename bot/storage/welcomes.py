"""Which servers have been welcomed, once each."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, update

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import welcomes
from bot.storage.rows import StoredRows


@dataclass(frozen=True, slots=True)
class Welcome:
    """The welcome of a server, and when it was shown; None while a manager is still to read it."""

    guild: int
    shown_at: datetime | None


WELCOMES = StoredRows(Welcome, welcomes)


def owe_welcome(connection: Connection, guild: int) -> bool:
    """Note that a server is to be welcomed; False if it was noted before."""
    new = insert_into(connection, welcomes).on_conflict_do_nothing()
    return connection.execute(new, {"guild_id": guild, "shown_at": None}).rowcount > 0


def noted_welcomes(connection: Connection) -> frozenset[int]:
    """The servers that are welcomed or to be welcomed."""
    return frozenset(each.guild for each in WELCOMES.all(connection, WELCOMES.every))


def owed_welcomes(connection: Connection) -> frozenset[int]:
    """The servers whose welcome nobody has read."""
    owed = WELCOMES.all(connection, WELCOMES.every.where(welcomes.c.shown_at.is_(None)))
    return frozenset(each.guild for each in owed)


def note_welcomed(connection: Connection, guild: int, at: datetime) -> bool:
    """Note that a server is welcomed; False if it was before, or is not to be."""
    owed = welcomes.c.guild_id == guild, welcomes.c.shown_at.is_(None)
    return connection.execute(update(welcomes).where(*owed).values(shown_at=at)).rowcount > 0
