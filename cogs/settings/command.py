"""``/contree settings``."""

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.settings.answers import answer_settings
from cogs.ui.command_group import contree


@contree.command(
    name=command_text("command-settings-name"),
    description=command_text("command-settings-description"),
)
async def settings(interaction: Interaction) -> None:
    """Show the server's settings to those who may change them."""
    await answer_settings(interaction)
