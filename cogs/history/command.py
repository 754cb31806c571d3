"""``/contree history``."""

import discord
from discord import app_commands

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.history.answers import answer_history
from cogs.history.selection import Past
from cogs.ui.command_group import contree


@contree.command(
    name=command_text("command-history-name"),
    description=command_text("command-history-description"),
)
@app_commands.rename(member=command_text("command-history-member-name"))
@app_commands.describe(member=command_text("command-history-member-description"))
async def history(interaction: Interaction, member: discord.Member | None = None) -> None:
    """List the games of a player."""
    await answer_history(interaction, Past((member or interaction.user).id))
