"""Show a position that is asked, as at the table."""

from dataclasses import replace

from bot.client import Interaction
from bot.tables.table import Table
from cogs.exercises.pages import question_page
from cogs.exercises.positions import AskedPosition
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.ui.attachments import PictureAttachment
from cogs.ui.page_state import HandPageState
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for
from cogs.ui.screens import TableScreens


async def show_question(
    interaction: Interaction, asked: AskedPosition, head: str, answers: int, state: HandPageState
) -> None:
    """Ask a position; its controls carry the number of answers before."""
    say, table = words_for(interaction), await _table(interaction, asked)
    attachment = await _drawn(interaction, asked, table)
    hand_style = interaction.client.preference_cache.of(interaction.user.id)
    state = replace(state, hand_style=hand_style, picture=attachment.illustration)
    view = question_page(asked, table, head, answers, say, state)
    await answer_in_place(interaction, view, attachment)


async def asked_picture(interaction: Interaction, asked: AskedPosition) -> PictureAttachment:
    """The picture of a position, the same when it is asked and after its answer."""
    return await _drawn(interaction, asked, await _table(interaction, asked))


async def _table(interaction: Interaction, asked: AskedPosition) -> Table:
    pictures = usual_pictures(interaction, await preferences_of(interaction))
    return asked.table(words_for(interaction), pictures)


async def _drawn(interaction: Interaction, asked: AskedPosition, table: Table) -> PictureAttachment:
    say, bot = words_for(interaction), interaction.client
    order = bot.preference_cache.of(interaction.user.id).order
    attachments = TableScreens.of(bot).attachments
    called = asked.called(say)
    return await attachments.of_hand(table, asked.seat, say, order, owner=True, called=called)
