"""``/contree me``."""

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.me.answers import answer_habits
from cogs.ui.command_group import contree


@contree.command(
    name=command_text("command-me-name"), description=command_text("command-me-description")
)
async def me(interaction: Interaction) -> None:
    """Show the caller's own preferences."""
    await answer_habits(interaction)
