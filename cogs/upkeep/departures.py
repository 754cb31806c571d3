"""Notes which servers have removed the bot, and deletes their data after 30 days."""

from datetime import timedelta
from functools import partial

import discord
import structlog
from discord.ext import commands

from bot.storage.privacy.erasure import (
    departed_before,
    forget_some_tables,
    forget_the_rest,
    note_departure,
    note_presence,
    servers_to_note,
)
from cogs.ui.background import PeriodicTask

RETENTION = timedelta(days=30)
"""The time for which a server's data is kept after it removed the bot, in case it comes back."""

logger = structlog.stdlib.get_logger(__name__)


class Departures(PeriodicTask):
    """Notes which servers remove the bot and which invite it again."""

    every = timedelta(days=1)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again: then all is as it was."""
        if self._bot.serves(guild.id):
            await self._bot.services.database.write_for(
                guild.id, lambda connection: note_presence(connection, guild.id)
            )

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed; an outage is another event."""
        now = self._bot.clock.now()
        if self._bot.serves(guild.id):
            await self._bot.services.database.write_for(
                guild.id, lambda connection: note_departure(connection, guild.id, now)
            )

    async def look(self) -> None:
        """Note what changed while the bot was offline, and delete what was kept long enough.

        Discord has named every server by now, those in an outage too.
        """
        here, now = {guild.id for guild in self._bot.guilds}, self._bot.clock.now()
        database, serves = self._bot.services.database, self._bot.serves
        added, removed = await database.read(partial(servers_to_note, here=here))
        for guild in filter(serves, added):
            await database.write_for(guild, partial(note_presence, guild=guild))
        for guild in filter(serves, removed):
            await database.write_for(guild, partial(note_departure, guild=guild, at=now))
        await self.forget()

    async def forget(self) -> None:
        """Delete the data of servers that removed the bot 30 days ago, a little at a time."""
        database, moment = self._bot.services.database, self._bot.clock.now() - RETENTION
        for guild in await database.read(lambda connection: departed_before(connection, moment)):
            if not self._bot.serves(guild) or self._bot.get_guild(guild) is not None:
                continue
            # In steps, between which moves are stored: a server may have had thousands of tables.
            while await database.write(partial(forget_some_tables, guild=guild), guild=guild):
                pass
            await database.write(partial(forget_the_rest, guild=guild), guild=guild)
            logger.info("the data of a server that had removed the bot is gone")
