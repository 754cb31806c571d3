"""The rights that servers' choices require of the bot, for checks whether it has them."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date

from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.day_posts import day_posts_due
from bot.storage.errors import StorageError
from bot.storage.evenings import running
from bot.storage.ratings.rank_roles import roles_by_guild

ByServer = Mapping[int, Collection[int]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """The roles that the bot gives and the channels in which it posts by itself, by server.

    ``posts`` are the channels of evenings and of the deal of the day, ``evenings`` the former.
    """

    roles: ByServer = field(default_factory=dict)
    posts: ByServer = field(default_factory=dict)
    evenings: ByServer = field(default_factory=dict)

    @classmethod
    def read(cls, connection: Connection) -> "Wanted":
        """Read what the choices of all servers require."""
        evenings, posts = defaultdict[int, set[int]](set), defaultdict[int, set[int]](set)
        for kept, _ in running(connection):
            evenings[kept.guild_id].add(kept.channel_id)
            posts[kept.guild_id].add(kept.channel_id)
        for post in day_posts_due(connection, today=date.max):
            posts[post.guild].add(post.channel or 0)
        return cls(roles_by_guild(connection), posts, evenings)


async def wanted_by_servers(url: str) -> Wanted:
    """Read them from the database at this address; nothing if it cannot be read."""
    database = Database.as_it_is(url)
    try:
        return await database.read(Wanted.read)
    except StorageError:
        return Wanted()  # the database has a line of its own
    finally:
        await database.close()
