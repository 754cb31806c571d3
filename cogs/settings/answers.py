"""The page of a server's settings, read from all that it has chosen."""

from bot.client import Interaction
from bot.storage.preferences import guild_preferences
from bot.storage.ratings.podiums import channel_of_podiums
from cogs.seasons.channel import podium_channel, podium_trouble
from cogs.settings.pages import NextTables, PodiumChannel, settings
from cogs.settings.preferences import (
    chosen_pictures,
    require_manager,
    usual_clock,
    usual_level,
    usual_rules,
)
from cogs.ui.press import answer_in_place
from cogs.ui.replies import refusal, words_for


async def answer_settings(interaction: Interaction) -> None:
    """Answer with the settings of the server, in the caller's language."""
    require_manager(interaction)
    guild, say = interaction.guild_id or 0, words_for(interaction)
    preferences, channel = await interaction.client.services.database.read(
        lambda connection: (
            guild_preferences(connection, guild),
            channel_of_podiums(connection, guild),
        )
    )
    tables = NextTables(
        house=usual_rules(interaction, preferences),
        clock=usual_clock(interaction, preferences),
        level=usual_level(interaction, preferences),
        pictures=chosen_pictures(preferences),
    )
    view = settings(preferences, tables, _podium(interaction, channel), say)
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view)
    else:
        await answer_in_place(interaction, view)


def _podium(interaction: Interaction, channel: int | None) -> PodiumChannel:
    """A channel that there is no more cannot be shown as the one that is chosen."""
    say, bot, guild = words_for(interaction), interaction.client, interaction.guild_id or 0
    if channel is None:
        return PodiumChannel()
    trouble = podium_trouble(bot, guild, channel, say)
    there = podium_channel(bot, guild, channel) is not None
    return PodiumChannel(channel if there else None, refusal(say, trouble) or "" if trouble else "")
