"""A player's own preferences: read and changed for commands and presses."""

from collections.abc import Callable

from bot.client import Interaction
from bot.storage.preferences import (
    PlayerPreferences,
    change_player_preferences,
    player_preferences,
)
from cogs.me.pages import habits_page
from cogs.ui.replies import words_for


async def change_own_habits(
    interaction: Interaction, change: Callable[[PlayerPreferences], PlayerPreferences]
) -> PlayerPreferences:
    """Update the caller's own preferences."""
    user = interaction.user.id
    bot = interaction.client
    chosen = await bot.services.database.write(
        lambda connection: change_player_preferences(connection, user, change)
    )
    bot.readers.chose(user, chosen.pack)
    bot.tastes.chose(user, chosen)
    return chosen


async def answer_habits(interaction: Interaction) -> None:
    """Answer with the page of the caller's preferences."""
    user = interaction.user.id
    database = interaction.client.services.database
    habits = await database.read(lambda connection: player_preferences(connection, user))
    view = habits_page(habits, words_for(interaction), interaction.guild_id or 0)
    await interaction.response.send_message(view=view, ephemeral=True)
