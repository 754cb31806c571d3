"""Analyses people's own deals after each game, behind everything else."""

from discord.ext import commands

from bot.client import ContreeBot
from bot.tables.occupants import Human
from bot.tables.table import Table


class OwnAnalyses(commands.Cog):
    """After a game the deals of its players are analysed, if they want that."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_game_over(self, table: Table) -> None:
        """A game has ended and counts already."""
        users = {held.user for held in table.seats if isinstance(held, Human)}
        guild, services = table.opened.guild, self._bot.services
        if users and self._bot.serves(guild):
            work = services.batches.begin_own(users, guild, self._bot.clock.now())
            services.tasks.spawn(work, f"analyses after a game at table {table.id}")
