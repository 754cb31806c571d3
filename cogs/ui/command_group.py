"""The group of all commands, and the games that they offer."""

from typing import Any

import discord
from discord import app_commands

from bot.i18n.commands import command_text
from bot.rate_limits import Asked
from cogs.ui.access import require_patience
from cogs.ui.replies import Refused
from engine.variants import VARIANTS

GAMES = [
    app_commands.Choice(name=command_text(f"variant-{rules.key}"), value=rules.key)
    for rules in VARIANTS
]
"""The games, as an option offers them."""


class Contree(app_commands.Group):
    """The group of all commands."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Apply the rate limits; an error raised here must be one of the library's."""
        try:
            require_patience(interaction, Asked.COMMAND)
        except Refused as refused:
            command = interaction.command
            if not isinstance(command, app_commands.Command):
                raise TypeError("a group has commands alone") from refused
            raise app_commands.CommandInvokeError(command, refused) from refused
        return True


contree = Contree(
    name="contree",
    description=command_text("command-contree-description"),
    guild_only=True,
)
