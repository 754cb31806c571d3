"""Answers read from what is kept: a player's statistics."""

from bot.client import Interaction
from bot.ladders.periods import Span
from bot.storage.leaderboard import Asked, Measure, own
from bot.storage.shown import is_hidden
from bot.storage.statistics import player_statistics
from cogs._replies import Refused, mention, words_for
from cogs.leaderboard import usual_board
from cogs.ui.screens.statistics import statistics as statistics_view


async def answer_statistics(interaction: Interaction, user: int) -> None:
    """Answer with what a player has done on this server, unless that is for himself alone."""
    guild = interaction.guild_id or 0
    ladder = (await usual_board(interaction)).ladder
    asked = Asked(guild, ladder, Span.EVER, Measure.WINS, interaction.client.clock.now())
    numbers, stands, hidden = await interaction.client.services.database.read(
        lambda connection: (
            player_statistics(connection, guild, user),
            own(connection, asked, user),
            is_hidden(connection, user),
        )
    )
    say = words_for(interaction)
    if hidden and user != interaction.user.id:
        raise Refused("refusal-hidden-player", user=mention(user, say))
    view = statistics_view(numbers, stands.rank, say)
    await interaction.response.send_message(view=view, ephemeral=True)
