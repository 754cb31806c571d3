"""Achievements, computed from what is kept."""

from functools import partial

from bot.client import Interaction
from bot.storage.stats.achievement_facts import standings_of
from cogs.achievements.pages import AchievementList, achievements_page
from cogs.stats.answers import require_shown
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for


async def answer_achievements(interaction: Interaction, listed: AchievementList) -> None:
    """Answer with a page of a player's achievements."""
    await require_shown(interaction, {listed.user})
    reached = await interaction.client.services.database.read(
        partial(standings_of, user_id=listed.user)
    )
    view = achievements_page(reached, listed, words_for(interaction).plain)
    await answer_in_place(interaction, view)
