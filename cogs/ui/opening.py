"""Showing a hand to its owner, in answer to what he pressed or asked."""

from dataclasses import replace

from bot.client import Interaction
from bot.tables.checks import require_seat
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Return
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs._replies import words_for
from cogs.ui.answering import answer_in_place
from cogs.ui.screen import screens_of
from cogs.ui.wish import NO_WISH, Wish


async def open_hand(interaction: Interaction, session: Session) -> None:
    """Open the hand of whoever asks; if a computer played for him, he plays himself again."""
    await show_hand(interaction, await back_at(session, interaction.user.id))


async def back_at(session: Session, user: int) -> Table:
    """The table, with this player there again if he was away or a move was played for him."""
    require_seat(session.table, user)
    if session.table.stage is not Stage.PLAYING:
        return session.table
    return await session.submit(user, Return())


async def show_hand(
    interaction: Interaction, table: Table, *, wish: Wish = NO_WISH, notice: str = ""
) -> None:
    """Answer with the hand: on the hand that was pressed, else on a new private message."""
    user = interaction.user.id
    seat = require_seat(table, user)
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    hands, say = screens_of(interaction.client).hands, words_for(interaction)
    wish = replace(wish, taste=interaction.client.tastes.of(user))
    view, nail = await hands.draw(table, table.game, seat, say, wish, notice)
    message = await answer_in_place(interaction, view, nail)
    if message is not None:
        await hands.shown(interaction, message, table)
