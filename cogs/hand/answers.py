"""Answering a press or a command with a hand."""

from bot.client import Interaction
from bot.tables.checks import require_seat
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Return
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs.hand.page_state import INITIAL_STATE, HandPageState
from cogs.table.screens import screens_of
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for


async def open_hand(interaction: Interaction, session: Session) -> None:
    """Open the caller's hand; they play again if a computer played for them.

    Somebody without a seat is told so, and may ask to look into a hand.
    """
    table, user = session.table, interaction.user.id
    if table.seat_of(user) is None and table.stage is Stage.PLAYING:
        say = words_for(interaction)
        stranger = table.spectators.followed_by(user) is None
        await show_watching(interaction, session, say("refusal-not-seated") if stranger else "")
        return
    await show_hand(interaction, await back_at(session, interaction.user.id))


async def back_at(session: Session, user: int) -> Table:
    """The table, with this player back if they were away or a move was played for them."""
    require_seat(session.table, user)
    if session.table.stage not in {Stage.PLAYING, Stage.FINISHED}:
        return session.table
    return await session.submit(user, Return())


async def seen_at(session: Session, user: int) -> Table:
    """The table, for somebody who looks something up: a player who missed their turns is back.

    A player who left stays away: they may look at the score without playing again.
    """
    table = session.table
    return await session.submit(user, Return()) if table.seat_of(user) in table.lapsed else table


async def show_hand(
    interaction: Interaction,
    table: Table,
    *,
    page_state: HandPageState = INITIAL_STATE,
    notice: str = "",
) -> None:
    """Answer with the hand: on the hand that was pressed, else on a new private message."""
    user = interaction.user.id
    require_seat(table, user)
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    hands, say = screens_of(interaction.client).hands, words_for(interaction)
    view, attachment = await hands.draw(table, user, say, page_state, notice)
    message = await answer_in_place(interaction, view, attachment)
    if message is not None:
        await hands.shown(interaction, message, table)


async def show_watching(interaction: Interaction, session: Session, notice: str = "") -> None:
    """Answer somebody without a seat with the hand that they may see, or with whom they may ask."""
    user, table, screens = interaction.user.id, session.table, screens_of(interaction.client)
    view, attachment = await screens.hands.draw(table, user, words_for(interaction), notice=notice)
    message = await answer_in_place(interaction, view, attachment)
    if message is not None:
        await screens.hands.shown(interaction, message, table)
    if session.table is not table:
        # What was drawn may not be theirs to see any more.
        screens.wake_hands(session.table)
