"""The rows of tables: which are open, where, and the public message of each."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.storage.database.dialects import is_duplicate
from bot.storage.database.schema import events, tables
from bot.storage.errors import ChannelTaken, UnknownTable
from bot.storage.log.people import open_tables_naming


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """A public message of a table: the game and deal it shows, and the message it replaces.

    ``replaced`` is another message of the table while that one may still have live buttons.
    """

    channel_id: int
    message_id: int
    game: int
    deal: int
    replaced: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A stored table; it is open while it has no closing time."""

    id: int
    guild_id: int
    channel_id: int
    opened_at: datetime
    closed_at: datetime | None = None
    message_channel_id: int | None = None
    message_id: int | None = None
    message_game: int | None = None
    message_deal: int | None = None
    replaced_message_id: int | None = None


def open_table(connection: Connection, guild_id: int, channel_id: int, at: datetime) -> int:
    """Open a table in a channel without an open one; return its number.

    ChannelTaken if the channel has one.
    """
    row = {"guild_id": guild_id, "channel_id": channel_id, "opened_at": at}
    try:
        table_id: int = connection.execute(insert(tables).returning(tables.c.id), row).scalar_one()
    except IntegrityError as error:
        # A unique index allows one open table a channel: of two commands at once the second ends
        # here.
        if is_duplicate(error):
            raise ChannelTaken(channel_id) from error
        raise
    return table_id


def close_table(connection: Connection, table_id: int, at: datetime) -> None:
    """Close a table; one that is closed already keeps its time. UnknownTable if there is none."""
    if find(connection, table_id) is None:
        raise UnknownTable(table_id)
    connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.closed_at.is_(None))
        .values(closed_at=at)
    )


def set_message(connection: Connection, table_id: int, message: StoredMessage) -> None:
    """Store which public message shows the table. UnknownTable if there is none."""
    changed = connection.execute(
        update(tables)
        .where(tables.c.id == table_id)
        .values(
            message_channel_id=message.channel_id,
            message_id=message.message_id,
            message_game=message.game,
            message_deal=message.deal,
            replaced_message_id=message.replaced,
        )
    )
    if changed.rowcount == 0:
        raise UnknownTable(table_id)


def open_tables(connection: Connection, guild: int | None = None) -> tuple[TableRow, ...]:
    """Every open table, of a server if one is named, oldest first."""
    chosen = select(tables).where(tables.c.closed_at.is_(None)).order_by(tables.c.id)
    if guild is not None:
        chosen = chosen.where(tables.c.guild_id == guild)
    rows = connection.execute(chosen)
    return tuple(TableRow(**row) for row in rows.mappings())


def open_tables_of(connection: Connection, user: int) -> tuple[TableRow, ...]:
    """The open tables whose logs name a person, oldest first."""
    named = open_tables_naming(connection, user)
    return tuple(each for each in open_tables(connection) if each.id in named)


def idle_since(connection: Connection, moment: datetime) -> tuple[int, ...]:
    """The open tables without any event since then, oldest first."""
    idle = (
        select(tables.c.id)
        .join(events, events.c.table_id == tables.c.id)
        .where(tables.c.closed_at.is_(None))
        .group_by(tables.c.id)
        .having(func.max(events.c.at) < moment)
        .order_by(tables.c.id)
    )
    return tuple(connection.execute(idle).scalars())


def closed_since(connection: Connection, moment: datetime) -> tuple[TableRow, ...]:
    """The tables closed since then, oldest first."""
    rows = connection.execute(
        select(tables).where(tables.c.closed_at >= moment).order_by(tables.c.id)
    )
    return tuple(TableRow(**row) for row in rows.mappings())


def find(connection: Connection, table_id: int) -> TableRow | None:
    """The table of this number, open or closed."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    return None if row is None else TableRow(**row)


def tables_after(connection: Connection, table_id: int, limit: int) -> tuple[TableRow, ...]:
    """The next tables by number, open or closed, to go through all of them in batches."""
    rows = connection.execute(
        select(tables).where(tables.c.id > table_id).order_by(tables.c.id).limit(limit)
    )
    return tuple(TableRow(**row) for row in rows.mappings())


def how_many(connection: Connection) -> int:
    """The number of tables ever opened."""
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()
