"""The commands with which somebody chooses: for himself, for his server."""

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.me.answers import answer_habits
from cogs.notify.answers import answer_watching
from cogs.privacy.answers import answer_privacy
from cogs.settings.answers import answer_settings
from cogs.ui.command_group import contree


@contree.command(
    name=command_text("command-notify-name"),
    description=command_text("command-notify-description"),
)
async def notify(interaction: Interaction) -> None:
    """Be told of the next free seat on this server."""
    await answer_watching(interaction)


@contree.command(
    name=command_text("command-me-name"), description=command_text("command-me-description")
)
async def me(interaction: Interaction) -> None:
    """Show what one has chosen for oneself."""
    await answer_habits(interaction)


@contree.command(
    name=command_text("command-privacy-name"),
    description=command_text("command-privacy-description"),
)
async def privacy(interaction: Interaction) -> None:
    """Show what is kept about oneself."""
    await answer_privacy(interaction)


@contree.command(
    name=command_text("command-settings-name"),
    description=command_text("command-settings-description"),
)
async def settings(interaction: Interaction) -> None:
    """Show what the server has chosen, to those who may choose it."""
    await answer_settings(interaction)
