"""Analyses people's own deals after each game, behind everything else."""

from datetime import timedelta

from discord.ext import commands

from bot.storage.database.schema import EVERYWHERE
from bot.tables.table import Table
from cogs.ui.background import PeriodicTask, contained


class OwnAnalyses(PeriodicTask):
    """After a game the deals of its players are analysed, if they want that.

    Each look finds what was cut off, as by a restart.
    """

    every = timedelta(hours=1)

    @commands.Cog.listener()
    async def on_game_over(self, table: Table) -> None:
        """A game has ended and counts already."""
        users = {*table.people_in(table.playing_seats)}
        guild, services = table.opened.guild, self._bot.services
        if self._bot.serves(guild):
            for user in users:
                work = services.batches.begin_own(user, guild)
                services.tasks.spawn(work, f"analyses after a game at table {table.id}")

    async def look(self) -> None:
        """Analyse what is left of the day's deals."""
        batches = self._bot.services.batches
        guilds = [EVERYWHERE, *(guild.id for guild in self._bot.guilds)]
        for guild, user in await batches.missed(guilds):
            if not self._bot.serves(guild):
                continue
            with contained("somebody's deals could not be analysed", server=guild):
                await batches.begin_own(user, guild)
                # One person after another: the queue stays short for those who ask.
                if batch := batches.of_player(user):
                    await batch.ended()
