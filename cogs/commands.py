"""The extension that offers the commands: ``/contree`` and what follows it."""

from discord import app_commands

from bot.client import ContreeBot, Interaction
from cogs.features import load_commands
from cogs.ui.command_group import contree
from cogs.ui.replies import answer_error


async def _failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    await answer_error(interaction, cause)


async def setup(bot: ContreeBot) -> None:
    """Offer the commands."""
    load_commands()
    bot.tree.add_command(contree)
    bot.tree.error(_failed)
