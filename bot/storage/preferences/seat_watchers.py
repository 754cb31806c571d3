"""Who wants to be told of a free seat on a server: until he is told, and for a day at most."""

from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, select

from bot.storage.database.schema import seat_watchers
from bot.storage.database.upsert import upsert

LASTS = timedelta(days=1)
"""After so long nobody waits any more."""


def watch(connection: Connection, guild: int, user: int, now: datetime) -> None:
    """Tell this person of the next free seat; who has asked before waits from now on."""
    values = {"guild_id": guild, "user_id": user, "asked_at": now}
    connection.execute(upsert(connection, seat_watchers).values(values))


def forget_the_late(connection: Connection, now: datetime) -> None:
    """Keep nobody who waits no more."""
    connection.execute(delete(seat_watchers).where(seat_watchers.c.asked_at <= now - LASTS))


def unwatch(connection: Connection, guild: int, *users: int) -> None:
    """Tell these people no more: they were told, or want it no more."""
    asked = seat_watchers.c.guild_id == guild, seat_watchers.c.user_id.in_(users)
    connection.execute(delete(seat_watchers).where(*asked))


def watchers(connection: Connection, guild: int, now: datetime) -> tuple[int, ...]:
    """Who waits on this server, the longest first."""
    asked = (
        select(seat_watchers.c.user_id)
        .where(seat_watchers.c.guild_id == guild, seat_watchers.c.asked_at > now - LASTS)
        .order_by(seat_watchers.c.asked_at, seat_watchers.c.user_id)
    )
    return tuple(connection.execute(asked).scalars())
