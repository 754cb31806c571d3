"""Answering a press with the hand of who pressed: opened, shown again, or refused on it."""

from collections.abc import Awaitable, Callable
from contextlib import nullcontext

from bot.client import Interaction
from bot.monitoring.overload import Work
from bot.tables.checks import require_part_of_room, require_seat
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Request, Return
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from bot.tables.watching import Spectators
from cogs.ui.page_state import INITIAL_STATE, HandPageState, deal_of
from cogs.ui.press import Press, acknowledged
from cogs.ui.replies import Refused, channel_link, refusal, words_for
from cogs.ui.screens import TableScreens
from engine.actions import IllegalAction

HandAnswer = Callable[[Session, Table], Awaitable[None]]
"""Answers a press on a hand once its table has done what it asked."""


async def open_hand(interaction: Interaction, session: Session) -> None:
    """Open the caller's hand; they play again if a computer played for them.

    Somebody without a seat reads that, and may ask to look into a hand.
    """
    table, user = session.table, interaction.user.id
    if (own := _own_room(interaction, table)) is not None:
        channel = channel_link(own.opened.channel, words_for(interaction))
        raise Refused("closed-room-elsewhere", channel=channel)
    require_part_of_room(table, user)
    if table.seat_of(user) is None and table.stage is Stage.PLAYING:
        say = words_for(interaction)
        stranger = Spectators.of(table).followed_by(user) is None
        await show_watching(interaction, session, say("refusal-not-seated") if stranger else "")
        return
    await show_hand(interaction, await back_at(session, interaction.user.id))


def _own_room(interaction: Interaction, table: Table) -> Table | None:
    """The other table at which who presses plays for the same challenge: seats change there."""
    given, user = table.given, interaction.user.id
    if given is None or not table.is_closed_room or table.seat_of(user) is not None:
        return None
    every = (each.table for each in interaction.client.services.registry.sessions)
    same = (each for each in every if each.given and each.given.challenge == given.challenge)
    return next((each for each in same if each.seat_of(user) is not None), None)


async def back_at(session: Session, user: int) -> Table:
    """The table, with this player back if they were away or a move was played for them.

    Refused without a seat, by the table.
    """
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
    """Answer with the hand: on the hand that was pressed, else on a new private message.

    Refused without a seat or a game.
    """
    require_seat(table, interaction.user.id)
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    await TableScreens.of(interaction.client).hands.answer(interaction, table, page_state, notice)


async def show_watching(interaction: Interaction, session: Session, notice: str = "") -> None:
    """Answer a spectator with the hand that they may see, or with whom they may ask."""
    table, screens = session.table, TableScreens.of(interaction.client)
    await screens.hands.answer(interaction, table, notice=notice)
    if session.table is not table:
        # What was drawn may not be theirs to see any more.
        screens.redraw_hands(session.table)


async def ask(
    press: Press,
    request: Request | Callable[[Table], Request],
    answer: HandAnswer | None = None,
) -> None:
    """Submit a request; a press on a hand is answered with the hand, refused or not.

    A request may be made of the table. Where whoever asks has an ``answer`` of their own, which
    may take long, the table is drawn meanwhile; the hand is not.
    """
    session = await press.session(Work.MOVE)
    screens, before = TableScreens.of(press.bot), session.table
    if not press.on_hand and answer is None:
        # Pressed on the message of the table, which is the answer.
        await press.ask(request(before) if callable(request) else request)
        return
    public = nullcontext() if answer else screens.answering(before)
    with screens.answering_on_hand(session, press.user), public:
        try:
            asked = request(before) if callable(request) else request
            table = await acknowledged(press.interaction, session.submit(press.user, asked))
        except (IllegalAction, TableRefused) as error:
            # Without a hand to say it on, the refusal is a message of its own.
            if session.table.game is None or not press.on_hand:
                raise
            # Whoever presses is there, even if the press itself is refused.
            table = await back_at(session, press.user)
            why = refusal(press.say.playing(table.rules), error) or ""
            await screens.hands.answer(press.interaction, table, notice=why)
            return
        if answer:
            await answer(session, table)
        elif deal_of(before) == deal_of(table):
            await screens.hands.answer(press.interaction, table)
        else:
            if not press.interaction.response.is_done():
                await press.interaction.response.defer()  # the new deal has a hand of its own
            press.answered(session, before)
