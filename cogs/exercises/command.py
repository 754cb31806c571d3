"""``/belote train mistakes``: one's own errors, asked again."""

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.exercises.presses import answer_exercises
from cogs.ui.command_group import CommandGroup, belote

train = CommandGroup(
    name=command_text("command-train-name"),
    description=command_text("command-train-description"),
    parent=belote,
)


@train.command(
    name=command_text("command-mistakes-name"),
    description=command_text("command-mistakes-description"),
)
async def mistakes(interaction: Interaction) -> None:
    """Show how many of their own errors the caller may be asked again."""
    await answer_exercises(interaction)
