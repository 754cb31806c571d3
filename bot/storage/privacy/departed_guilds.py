"""Servers that have removed the bot: since when, and the deletion of their data after a while.

All data of the server is deleted: its tables with their logs and games, its settings, its ladders.
People keep their ratings on the ladders of all servers.
"""

from collections.abc import Callable, Collection
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, select

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import (
    OF_A_GUILD,
    OF_A_TABLE,
    boards,
    departures,
    ratings,
    standings,
    tables,
)
from bot.storage.results import results
from bot.storage.results.computed_versions import invalidate_recount

STEP = 20
"""Tables deleted per transaction, so that other writes do not wait long."""

KNOWN_BY = tuple(rows.c.guild_id for rows in (tables, boards, ratings, *OF_A_GUILD))
"""The columns that name servers."""


def note_departure(connection: Connection, guild: int, at: datetime) -> None:
    """Note that a server has removed the bot, unless that is noted already."""
    statement = insert_into(connection, departures).on_conflict_do_nothing()
    connection.execute(statement, {"guild_id": guild, "at": at})


def note_presence(connection: Connection, guilds: Collection[int]) -> None:
    """Delete the departures of these servers, where the bot is."""
    gone = set(connection.execute(select(departures.c.guild_id)).scalars())
    for guild in gone.intersection(guilds):
        connection.execute(delete(departures).where(departures.c.guild_id == guild))


def note_servers(
    connection: Connection,
    here: Collection[int],
    would_hear: Callable[[int], bool],
    at: datetime,
) -> None:
    """Note servers that added or removed the bot while it was off; it is on all of ``here``.

    Servers that this process would not hear of are skipped.
    """
    note_presence(connection, here)
    for guild in known_servers(connection).difference(here):
        if would_hear(guild):
            note_departure(connection, guild, at)


def known_servers(connection: Connection) -> frozenset[int]:
    """The servers about which something is stored."""
    named = (connection.execute(select(known).distinct()).scalars() for known in KNOWN_BY)
    return frozenset(guild for guilds in named for guild in guilds if guild)


def departed_before(connection: Connection, moment: datetime) -> tuple[int, ...]:
    """The servers that had removed the bot by then and have no open table."""
    still_open = exists().where(tables.c.guild_id == departures.c.guild_id, _is_open())
    chosen = select(departures.c.guild_id).where(departures.c.at <= moment, ~still_open)
    return tuple(connection.execute(chosen.order_by(departures.c.guild_id)).scalars())


def forget_some_tables(connection: Connection, guild: int) -> int:
    """Delete some closed tables of a server; return how many, 0 when none is left."""
    chosen = select(tables.c.id).where(tables.c.guild_id == guild, ~_is_open())
    some = tuple(connection.execute(chosen.order_by(tables.c.id).limit(STEP)).scalars())
    invalidate_recount(connection)
    for table in some:
        results.erase(connection, table)
    for rows in OF_A_TABLE:
        connection.execute(delete(rows).where(rows.c.table_id.in_(some)))
    connection.execute(delete(tables).where(tables.c.id.in_(some)))
    return len(some)


def forget_the_rest(connection: Connection, guild: int) -> None:
    """Delete everything else of a server, its departure too."""
    of_guild: Select[tuple[int]] = select(boards.c.id).where(boards.c.guild_id == guild)
    connection.execute(delete(standings).where(standings.c.board_id.in_(of_guild)))
    for rows in (boards, ratings, *OF_A_GUILD, departures):
        connection.execute(delete(rows).where(rows.c.guild_id == guild))


def _is_open() -> ColumnElement[bool]:
    return tables.c.closed_at.is_(None)
