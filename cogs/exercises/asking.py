"""Show a position that is asked, as at the table."""

from dataclasses import replace

from bot.client import Interaction
from cogs.exercises.pages import question_page
from cogs.exercises.positions import AskedPosition
from cogs.hand.page_state import HandPageState
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.table.screens import screens_of
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for


async def show_question(
    interaction: Interaction, asked: AskedPosition, head: str, answers: int, state: HandPageState
) -> None:
    """Ask a position; its controls carry the number of answers before."""
    say, bot = words_for(interaction), interaction.client
    preferences = await preferences_of(interaction)
    table = asked.table(say, usual_pictures(interaction, preferences))
    attachments = screens_of(bot).hands.attachments
    hand_style = bot.preference_cache.of(interaction.user.id)
    attachment = await attachments.of_hand(table, asked.seat, say, hand_style.order, owner=True)
    state = replace(state, hand_style=hand_style, picture=attachment.illustration)
    view = question_page(asked, table, head, answers, say, state)
    await answer_in_place(interaction, view, attachment)
