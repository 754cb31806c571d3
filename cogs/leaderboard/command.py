"""``/contree leaderboard``."""

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.leaderboard.answers import answer_leaderboard, usual_board
from cogs.ui.command_group import contree


@contree.command(
    name=command_text("command-leaderboard-name"),
    description=command_text("command-leaderboard-description"),
)
async def leaderboard(interaction: Interaction) -> None:
    """Show the first page of the leaderboard."""
    await answer_leaderboard(interaction, await usual_board(interaction))
