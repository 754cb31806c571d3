"""Showing a hand to its owner, in answer to what he pressed or asked."""

from bot.client import Interaction
from bot.tables.checks import require_seat
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Return
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs._replies import words_for
from cogs.ui.screen import screens_of
from cogs.ui.screens.hand import hand
from cogs.ui.wish import NO_WISH, Wish


async def open_hand(interaction: Interaction, session: Session) -> None:
    """Open the hand of whoever asks; if a computer played for him, he plays himself again."""
    table = session.table
    require_seat(table, interaction.user.id)
    if table.stage is Stage.PLAYING:
        table = await session.submit(interaction.user.id, Return())
    await show_hand(interaction, table)


async def show_hand(
    interaction: Interaction, table: Table, *, wish: Wish = NO_WISH, notice: str = ""
) -> None:
    """Answer with the hand: on the hand that was pressed, else on a new private message."""
    user = interaction.user.id
    seat = require_seat(table, user)
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    view = hand(table, table.game, seat, words_for(interaction), wish=wish, notice=notice)
    pressed = interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await interaction.response.edit_message(view=view)
        message = pressed.id
    else:
        answer = await interaction.response.send_message(view=view, ephemeral=True)
        if answer.message_id is None:
            return
        message = answer.message_id
    await screens_of(interaction.client).hands.shown(interaction, message, table)
