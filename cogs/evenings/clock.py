"""Looks each minute what is due of the evenings."""

from datetime import timedelta

import discord
from discord.ext import commands

from bot.client import ContreeBot
from bot.evenings import Evening
from cogs.evenings.steps import EveningSteps
from cogs.ui.background import PeriodicTask, loaded
from cogs.ui.press import Press
from cogs.ui.replies import Refused


class EveningClock(PeriodicTask):
    """Announces, reminds, gathers and seats, at the hours of each server."""

    every = timedelta(minutes=1)

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(bot)
        self.steps = EveningSteps(bot)

    async def look(self) -> None:
        """Do what is due."""
        await self.steps.look()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted: what takes place there pauses."""
        await self.steps.channel_gone(channel.guild.id, channel.id)


def evening_steps(bot: ContreeBot) -> EveningSteps:
    """The steps that this bot takes for evenings. TypeError if they are not loaded."""
    return loaded(bot, EveningClock).steps


async def evening_of(press: Press, number: int) -> Evening:
    """The evening that a control names, on the server of the press; Refused if it is gone."""
    kept = await evening_steps(press.bot).find(number)
    if kept is None or kept.guild_id != press.interaction.guild_id:
        raise Refused("evening-refused-gone")
    return kept
