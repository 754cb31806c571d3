"""Show a position that is asked, as at the table."""

from dataclasses import replace

from bot.client import Interaction
from bot.tables.table_settings import Pictures
from cogs.exercises.pages import question_page
from cogs.exercises.positions import AskedPosition
from cogs.hand.page_state import HandPageState
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.table.screens import screens_of
from cogs.ui.attachments import PictureAttachment
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for


async def show_question(
    interaction: Interaction, asked: AskedPosition, head: str, answers: int, state: HandPageState
) -> None:
    """Ask a position; its controls carry the number of answers before."""
    say, attachment = words_for(interaction), await asked_picture(interaction, asked)
    table = asked.table(say, await _pictures(interaction))
    hand_style = interaction.client.preference_cache.of(interaction.user.id)
    state = replace(state, hand_style=hand_style, picture=attachment.illustration)
    view = question_page(asked, table, head, answers, say, state)
    await answer_in_place(interaction, view, attachment)


async def asked_picture(interaction: Interaction, asked: AskedPosition) -> PictureAttachment:
    """The picture of a position, the same when it is asked and after its answer."""
    say, bot = words_for(interaction), interaction.client
    table = asked.table(say, await _pictures(interaction))
    order = bot.preference_cache.of(interaction.user.id).order
    attachments = screens_of(bot).hands.attachments
    called = asked.called(say)
    return await attachments.of_hand(table, asked.seat, say, order, owner=True, called=called)


async def _pictures(interaction: Interaction) -> Pictures:
    return usual_pictures(interaction, await preferences_of(interaction))
