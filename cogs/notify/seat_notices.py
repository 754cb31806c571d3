"""Telling those who wait that a seat is free: one message a table, gone when it is taken."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

import discord
import structlog

from bot.client import ContreeBot
from bot.discord_requests import UNDONE
from bot.i18n import words
from bot.storage.errors import StorageError
from bot.storage.preferences import delete_late_seat_watchers, seat_watchers_of, unwatch_seats
from bot.tables.table import Stage, Table
from cogs.notify.pages import seat_notice
from cogs.ui.periodic import PeriodicTask

logger = structlog.stdlib.get_logger(__name__)

AGAIN_AFTER = 300.0
"""How many seconds a table waits before it calls more people."""

UNSEEN_FOR = 600.0
"""How many seconds to remember that somebody cannot see a channel."""

MOST_UNSEEN = 1000
"""How many pairs of person and channel to remember; of any other, Discord is asked again."""

MOST = 10
"""How many people one message calls: those who have waited longest."""


@dataclass(frozen=True, slots=True)
class _Told:
    """When a table has called, and by which message while that is there."""

    at: float
    message: int | None


class SeatNotices:
    """Follows the lobbies of all tables."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._told: dict[int, _Told] = {}
        self._unseen: dict[tuple[int, int], float] = {}
        self._turn = asyncio.Lock()

    def changed(self, table: Table) -> None:
        """A seat may have become free at this table, or have been taken."""
        if has_free_seat(table) or table.id in self._told:
            work = self._settle(table)
            self._bot.services.tasks.spawn(work, f"free seats of table {table.id}")

    async def _settle(self, table: Table) -> None:
        async with self._turn:
            session = self._bot.services.registry.find_in_channel(table.opened.channel)
            now_there = session is not None and session.table.id == table.id
            table = session.table if session and now_there else table
            try:
                if now_there and has_free_seat(table):
                    await self._tell(table)
                else:
                    await self._withdraw(table)
            except (*UNDONE, StorageError) as error:
                # They go on waiting: the next change of a lobby tries again.
                logger.info("nobody was told of a free seat", table=table.id, why=str(error))
            if table.stage is Stage.CLOSED:
                self._told.pop(table.id, None)

    async def _tell(self, table: Table) -> None:
        clock, guild = self._bot.clock, table.opened.guild
        told = self._told.get(table.id)
        if told is not None and clock.monotonic() - told.at < AGAIN_AFTER:
            return
        now, database = clock.now(), self._bot.services.database
        waiting = await database.read(lambda connection: seat_watchers_of(connection, guild, now))
        called = await self._who_can_come(table, waiting)
        if not called:
            return
        await self._withdraw(table)
        channel = self._bot.get_partial_messageable(table.opened.channel, guild_id=guild)
        sent = await channel.send(
            view=seat_notice(table, called, words(table.opened.language)),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(u) for u in called]),
        )
        self._told[table.id] = _Told(clock.monotonic(), sent.id)
        await database.write(lambda connection: unwatch_seats(connection, guild, *called))

    async def _withdraw(self, table: Table) -> None:
        """Take the message away: there is no seat any more, or another message comes."""
        told = self._told.get(table.id)
        if told is None or told.message is None:
            return
        self._told[table.id] = _Told(told.at, None)
        channel = self._bot.get_partial_messageable(table.opened.channel)
        try:
            await channel.get_partial_message(told.message).delete()
        except discord.NotFound:
            logger.debug("a notice was gone", table=table.id)

    async def _who_can_come(self, table: Table, waiting: Sequence[int]) -> list[int]:
        """Those who do not sit there already, and can see the channel."""
        found: list[int] = []
        for user in waiting:
            if len(found) == MOST:
                break
            if table.seat_of(user) is not None or self._is_out_of_sight(table, user):
                continue
            if await self._sees(table, user):
                found.append(user)
            else:
                self._remember_unseen(table, user)
        return found

    def _is_out_of_sight(self, table: Table, user: int) -> bool:
        """Whether this person could not see the channel a short while ago."""
        since = self._unseen.get((table.opened.channel, user))
        return since is not None and self._bot.clock.monotonic() - since < UNSEEN_FOR

    def _remember_unseen(self, table: Table, user: int) -> None:
        key = table.opened.channel, user
        self._unseen.pop(key, None)
        self._unseen[key] = self._bot.clock.monotonic()
        if len(self._unseen) > MOST_UNSEEN:
            del self._unseen[next(iter(self._unseen))]

    async def _sees(self, table: Table, user: int) -> bool:
        """Whether this person is on the server still, and can see where the table stands."""
        channel = _channel(self._bot, table)
        if channel is None:
            return False
        try:
            member = await channel.guild.fetch_member(user)
        except discord.NotFound:
            return False
        return channel.permissions_for(member).view_channel


def has_free_seat(table: Table) -> bool:
    """Whether somebody could sit down who waits for it."""
    return table.stage is Stage.LOBBY and bool(table.free_seats)


def sees(bot: ContreeBot, table: Table, member: discord.Member) -> bool:
    """Whether a member of its server can see where the table stands."""
    channel = _channel(bot, table)
    return channel is not None and channel.permissions_for(member).view_channel


def _channel(bot: ContreeBot, table: Table) -> discord.abc.GuildChannel | discord.Thread | None:
    """Where the table stands, if people may be called there.

    A private thread is for those who were invited to it: nobody is called there.
    """
    guild = bot.get_guild(table.opened.guild)
    channel = guild.get_channel_or_thread(table.opened.channel) if guild else None
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return None if private else channel


EVERY = timedelta(hours=1)
"""How often such people are looked for."""


class SeatWatchers(PeriodicTask):
    """Forgets those whose waiting time is over."""

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(EVERY)
        self._bot = bot

    async def look(self) -> None:
        """Forget those whose time is up."""
        now = self._bot.clock.now()
        await self._bot.services.database.write(partial(delete_late_seat_watchers, now=now))
