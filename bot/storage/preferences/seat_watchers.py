"""People who asked to be told of a free seat on a server: once, within a day."""

from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, select

from bot.storage.database.dialects import upsert
from bot.storage.database.schema import seat_watchers

LASTS = timedelta(days=1)
"""How long a request lasts."""


def watch(connection: Connection, guild: int, user: int, now: datetime) -> None:
    """Note that this person wants the next free seat; a new request replaces the old."""
    values = {"guild_id": guild, "user_id": user, "asked_at": now}
    connection.execute(upsert(connection, seat_watchers).values(values))


def forget_the_late(connection: Connection, now: datetime) -> None:
    """Delete expired requests."""
    connection.execute(delete(seat_watchers).where(seat_watchers.c.asked_at <= now - LASTS))


def unwatch(connection: Connection, guild: int, *users: int) -> None:
    """Delete the requests of these people: they were told, or changed their mind."""
    asked = seat_watchers.c.guild_id == guild, seat_watchers.c.user_id.in_(users)
    connection.execute(delete(seat_watchers).where(*asked))


def watchers(connection: Connection, guild: int, now: datetime) -> tuple[int, ...]:
    """The people who wait on this server, the longest first."""
    asked = (
        select(seat_watchers.c.user_id)
        .where(seat_watchers.c.guild_id == guild, seat_watchers.c.asked_at > now - LASTS)
        .order_by(seat_watchers.c.asked_at, seat_watchers.c.user_id)
    )
    return tuple(connection.execute(asked).scalars())
