"""Servers that have removed the bot: since when, and what goes once that is long ago.

All that is the server's own goes: its tables with their logs and games, its settings, its ladders.
What people have on the ladders of all servers stays theirs.
"""

from collections.abc import Callable, Collection
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, select

from bot.storage.database.schema import (
    OF_A_GUILD,
    OF_A_TABLE,
    boards,
    departures,
    ratings,
    standings,
    tables,
)
from bot.storage.database.upsert import insert_into
from bot.storage.ratings.recount_lock import disturb
from bot.storage.results import results

STEP = 20
"""So many tables go at once: whoever writes meanwhile waits no longer than that."""

KNOWN_BY = tuple(rows.c.guild_id for rows in (tables, boards, ratings, *OF_A_GUILD))
"""Where a server is named of which something is kept."""


def note_departure(connection: Connection, guild: int, at: datetime) -> None:
    """Remember that a server has removed the bot; the first time is the one that counts."""
    statement = insert_into(connection, departures).on_conflict_do_nothing()
    connection.execute(statement, {"guild_id": guild, "at": at})


def note_presence(connection: Connection, guilds: Collection[int]) -> None:
    """The bot is on these servers: whatever was noted of them is over."""
    gone = set(connection.execute(select(departures.c.guild_id)).scalars())
    for guild in gone.intersection(guilds):
        connection.execute(delete(departures).where(departures.c.guild_id == guild))


def note_servers(
    connection: Connection,
    here: Collection[int],
    would_hear: Callable[[int], bool],
    at: datetime,
) -> None:
    """Note who came and who went while nobody looked: the bot is on all of ``here``.

    Of servers of which this process would not hear it knows nothing.
    """
    note_presence(connection, here)
    for guild in known_servers(connection).difference(here):
        if would_hear(guild):
            note_departure(connection, guild, at)


def known_servers(connection: Connection) -> frozenset[int]:
    """The servers of which something is kept."""
    named = (connection.execute(select(known).distinct()).scalars() for known in KNOWN_BY)
    return frozenset(guild for guilds in named for guild in guilds if guild)


def departed_before(connection: Connection, moment: datetime) -> tuple[int, ...]:
    """The servers that had removed the bot by then, and at which no table is open any more."""
    still_open = exists().where(tables.c.guild_id == departures.c.guild_id, _is_open())
    chosen = select(departures.c.guild_id).where(departures.c.at <= moment, ~still_open)
    return tuple(connection.execute(chosen.order_by(departures.c.guild_id)).scalars())


def forget_some_tables(connection: Connection, guild: int) -> int:
    """Let some closed tables of a server go; how many, 0 when none is left."""
    chosen = select(tables.c.id).where(tables.c.guild_id == guild, ~_is_open())
    some = tuple(connection.execute(chosen.order_by(tables.c.id).limit(STEP)).scalars())
    disturb(connection)
    for table in some:
        results.erase(connection, table)
    for rows in OF_A_TABLE:
        connection.execute(delete(rows).where(rows.c.table_id.in_(some)))
    connection.execute(delete(tables).where(tables.c.id.in_(some)))
    return len(some)


def forget_the_rest(connection: Connection, guild: int) -> None:
    """Let all else go that a server has, and with it that it was ever left."""
    of_guild: Select[tuple[int]] = select(boards.c.id).where(boards.c.guild_id == guild)
    connection.execute(delete(standings).where(standings.c.board_id.in_(of_guild)))
    for rows in (boards, ratings, *OF_A_GUILD, departures):
        connection.execute(delete(rows).where(rows.c.guild_id == guild))


def _is_open() -> ColumnElement[bool]:
    return tables.c.closed_at.is_(None)
