"""The channels in which servers want the deal of the day, and the role mentioned there."""

from dataclasses import dataclass
from datetime import date

from sqlalchemy import Connection, delete, func, select, update

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import day_posts, day_watchers
from bot.storage.rows import StoredRows

MOST_WATCHERS = 20
"""The people that a post mentions."""


@dataclass(frozen=True, slots=True)
class DayPost:
    """The channel of a server's posts, the hour in its zone, and the last day that was posted."""

    guild: int
    channel: int | None
    hour: int
    posted: date


@dataclass(frozen=True, slots=True)
class DayWatcher:
    """A person whom a server's post mentions."""

    guild: int
    user: int


DAY_POSTS = StoredRows(DayPost, day_posts)
DAY_WATCHERS = StoredRows(DayWatcher, day_watchers)


def day_post_of(connection: Connection, guild: int) -> DayPost | None:
    """The choice of a server; None if it has made none."""
    return DAY_POSTS.one(connection, DAY_POSTS.every.where(day_posts.c.guild_id == guild))


def choose_day_post(
    connection: Connection, guild: int, channel: int | None, hour: int, today: date
) -> None:
    """Post in this channel from the next hour of that number on; without a channel, nowhere."""
    now = day_post_of(connection, guild)
    # A server that begins waits for the next day; one that moves its posts misses none.
    begins = now is None or now.channel is None
    values = {"channel_id": channel, "hour": hour}
    row = insert_into(connection, day_posts).values(guild_id=guild, posted=today, **values)
    set_ = {**values, **({"posted": today} if begins else {})}
    connection.execute(row.on_conflict_do_update(index_elements=["guild_id"], set_=set_))


def day_posts_due(connection: Connection, today: date) -> tuple[DayPost, ...]:
    """The servers that wait for the post of this day, whatever their hour."""
    here = (day_posts.c.channel_id.is_not(None), day_posts.c.posted < today)
    return DAY_POSTS.all(connection, DAY_POSTS.every.where(*here).order_by(day_posts.c.guild_id))


def mark_day_posted(connection: Connection, guild: int, today: date) -> bool:
    """Note that the day is posted; False if it was posted before."""
    here = (day_posts.c.guild_id == guild, day_posts.c.posted < today)
    return connection.execute(update(day_posts).where(*here).values(posted=today)).rowcount > 0


def watches(connection: Connection, guild: int, user: int) -> bool | None:
    """Whether somebody is mentioned in a server's post; None if there is none."""
    post = day_post_of(connection, guild) if guild else None
    if post is None or post.channel is None:
        return None
    return user in watchers_of(connection, guild)


def watch(connection: Connection, guild: int, user: int, *, watches: bool) -> bool:
    """Mention somebody from now on, or not any more; False if too many are mentioned."""
    own = (day_watchers.c.guild_id == guild, day_watchers.c.user_id == user)
    if not watches:
        connection.execute(delete(day_watchers).where(*own))
        return True
    here = select(func.count()).where(day_watchers.c.guild_id == guild)
    if connection.execute(here).scalar_one() >= MOST_WATCHERS:
        return user in watchers_of(connection, guild)
    new = insert_into(connection, day_watchers).on_conflict_do_nothing()
    connection.execute(new, {"guild_id": guild, "user_id": user})
    return True


def watchers_of(connection: Connection, guild: int) -> tuple[int, ...]:
    """The people whom a server's post mentions."""
    here = DAY_WATCHERS.every.where(day_watchers.c.guild_id == guild)
    found = DAY_WATCHERS.all(connection, here.order_by(day_watchers.c.user_id))
    return tuple(each.user for each in found)
