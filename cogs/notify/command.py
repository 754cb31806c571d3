"""``/contree notify``."""

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.notify.answers import answer_watching
from cogs.ui.command_group import contree


@contree.command(
    name=command_text("command-notify-name"),
    description=command_text("command-notify-description"),
)
async def notify(interaction: Interaction) -> None:
    """Be told of the next free seat on this server."""
    await answer_watching(interaction)
