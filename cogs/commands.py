"""The commands: ``/contree`` and what follows it, one group of them a file."""

from discord import app_commands

from bot.client import ContreeBot, Interaction
from cogs.admin import command as admin
from cogs.learn import command as reading
from cogs.me import command as own
from cogs.stats import command as people
from cogs.table import command as table
from cogs.ui.command_group import contree
from cogs.ui.replies import answer_error

FILES = (table, reading, people, own, admin)
"""The files whose commands the group has: to import one is to offer them."""


async def _failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    await answer_error(interaction, cause)


async def setup(bot: ContreeBot) -> None:
    """Offer the commands."""
    bot.tree.add_command(contree)
    bot.tree.error(_failed)
