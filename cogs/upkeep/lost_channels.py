"""Closes the tables whose channel or thread was deleted."""

from contextlib import suppress
from datetime import timedelta

import discord
import structlog
from discord.ext import commands

from bot.discord_api.requests import BROKEN_OFF, Code
from bot.tables.refusals import TableRefused
from bot.tables.requests import NOBODY
from bot.tables.session import Session
from bot.tables.stop import Stop
from bot.tables.table import Table
from cogs.ui.background import PeriodicTask

logger = structlog.stdlib.get_logger(__name__)


class LostChannels(PeriodicTask):
    """Closes tables whose channel was deleted, noticed or not.

    What is heard is a hint: a table is closed only once Discord knows its channel no more, which
    it does not say of a channel that the bot may merely see no more, nor in an outage.
    """

    every = timedelta(hours=1)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and all its threads: those in the archive are not named."""
        await self._see_to_unseen(channel.guild)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, if by the deletion of its channel."""
        await self.on_unknown_channel(deleted.thread_id)

    @commands.Cog.listener()
    async def on_unknown_channel(self, channel: int) -> None:
        """Discord refused something because it knows no such channel."""
        session = self._bot.services.registry.find_in_channel(channel)
        if session:
            await self._see_to(session)

    async def look(self) -> None:
        """Find the tables whose channels were deleted while the bot was away, or unheard."""
        for guild in self._bot.guilds:
            await self._see_to_unseen(guild)

    async def _see_to_unseen(self, guild: discord.Guild) -> None:
        for session in self._bot.services.registry.sessions:
            opened = session.table.opened
            unseen = guild.get_channel_or_thread(opened.channel) is None
            if opened.guild == guild.id and unseen:
                await self._see_to(session)

    async def _see_to(self, session: Session) -> None:
        if await self._has_lost_its_channel(session.table):
            with suppress(TableRefused):  # somebody has just closed it
                # Whoever deletes a channel manages the server, so they stop what was played there.
                await session.submit(NOBODY, Stop(manager=True))
                logger.info("a table was closed: its channel is gone", table=session.table.id)

    async def _has_lost_its_channel(self, table: Table) -> bool:
        guild = self._bot.get_guild(table.opened.guild)
        if guild is None or guild.unavailable:
            return False
        try:
            # Asked of Discord itself: the cache lacks archived threads and channels that the bot
            # may not see.
            await self._bot.fetch_channel(table.opened.channel)
        except (discord.DiscordException, *BROKEN_OFF) as error:
            return isinstance(error, discord.NotFound) and error.code == Code.UNKNOWN_CHANNEL
        return False
