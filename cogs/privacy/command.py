"""``/contree privacy``."""

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.privacy.answers import answer_privacy
from cogs.ui.command_group import contree


@contree.command(
    name=command_text("command-privacy-name"),
    description=command_text("command-privacy-description"),
)
async def privacy(interaction: Interaction) -> None:
    """Show what is stored about the caller."""
    await answer_privacy(interaction)
