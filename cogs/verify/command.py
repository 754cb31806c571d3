"""``/contree verify``."""

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.ui.command_group import contree
from cogs.verify.answers import answer_verify


@contree.command(
    name=command_text("command-verify-name"),
    description=command_text("command-verify-description"),
)
async def verify(interaction: Interaction) -> None:
    """Check the last deal of the table here that may be told."""
    await answer_verify(interaction)
