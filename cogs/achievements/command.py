"""``/contree achievements``."""

import discord
from discord import app_commands

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.achievements.answers import answer_achievements
from cogs.achievements.pages import AchievementList
from cogs.ui.command_group import contree


@contree.command(
    name=command_text("command-achievements-name"),
    description=command_text("command-achievements-description"),
)
@app_commands.rename(member=command_text("command-achievements-member-name"))
@app_commands.describe(member=command_text("command-achievements-member-description"))
async def achievements(interaction: Interaction, member: discord.Member | None = None) -> None:
    """Show what a player has achieved."""
    await answer_achievements(interaction, AchievementList((member or interaction.user).id))
