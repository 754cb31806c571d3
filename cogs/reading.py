"""Answers read from what is kept: the leaderboard, a player's statistics."""

from bot.client import Interaction
from bot.storage.leaderboard import leaderboard, rank_of
from bot.storage.shown import is_hidden
from bot.storage.statistics import player_statistics
from cogs._replies import Refused, mention, words_for
from cogs.ui.answering import answer_in_place
from cogs.ui.screens.leaderboard import PAGE
from cogs.ui.screens.leaderboard import leaderboard as leaderboard_view
from cogs.ui.screens.statistics import statistics as statistics_view

LAST_PAGE = 10**6
"""Further than any leaderboard goes, and nothing that a database chokes on."""


def page_of(argument: str) -> int:
    """The page that a button of the leaderboard leads to; the first one if it says none."""
    number = argument.partition("-")[0]
    return min(int(number), LAST_PAGE) if number.isdecimal() else 0


async def answer_leaderboard(interaction: Interaction, page: int) -> None:
    """Answer with a page of the server's leaderboard, in place when it is being turned."""
    guild, user = interaction.guild_id or 0, interaction.user.id
    database = interaction.client.services.database
    rows, own = await database.read(
        lambda connection: (
            leaderboard(connection, guild, offset=page * PAGE, limit=PAGE),
            rank_of(connection, guild, user),
        )
    )
    view = leaderboard_view(rows, own, words_for(interaction))
    await answer_in_place(interaction, view)


async def answer_statistics(interaction: Interaction, user: int) -> None:
    """Answer with what a player has done on this server, unless that is for himself alone."""
    guild = interaction.guild_id or 0
    numbers, rank, hidden = await interaction.client.services.database.read(
        lambda connection: (
            player_statistics(connection, guild, user),
            rank_of(connection, guild, user),
            is_hidden(connection, user),
        )
    )
    say = words_for(interaction)
    if hidden and user != interaction.user.id:
        raise Refused("refusal-hidden-player", user=mention(user, say))
    view = statistics_view(numbers, rank, say)
    await interaction.response.send_message(view=view, ephemeral=True)
