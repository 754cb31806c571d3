"""The buttons to ask for a hand, to show it and to hide it."""

from bot.tables.checks import require_game, require_open_room
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Request
from bot.tables.session import Session
from bot.tables.table import Table
from bot.tables.watching import AnswerWatch, AskWatch, HideHand, Spectators, StopWatching
from cogs.ui.handlers import pressed
from cogs.ui.own_hand import ask, seen_at, show_watching
from cogs.ui.press import Press, table_of_side_page
from cogs.ui.replies import refusal
from cogs.ui.screens import TableScreens
from cogs.ui.table_buttons import WATCH
from cogs.watch.controls import (
    HIDE_HAND,
    STOP_WATCHING,
    AskWatchControl,
    KeepHandControl,
    ShowHandControl,
)
from cogs.watch.pages import watch_page


@pressed(WATCH)
async def _look(press: Press) -> None:
    session = await press.session()
    table = await seen_at(session, press.user)
    require_game(table)
    require_open_room(table, TableRefusal.CARDS_IN_SHARED_PLAY)
    if table.seat_of(press.user) is None:
        await show_watching(press.interaction, session)
    else:
        await _show_own(press, table)


async def _show_own(press: Press, table: Table) -> None:
    """Show a player who sees their hand and who asks to, as long as that is so."""
    view, so_far = watch_page(table, press.user, press.say), Spectators.of(table)
    await press.answer_beside(view, holds=lambda now: Spectators.of(now) == so_far)


@pressed(AskWatchControl)
async def _ask(press: Press, asked: AskWatchControl) -> None:
    await _asked(press, await press.session(), AskWatch(asked.seat))


@pressed(STOP_WATCHING)
async def _stop(press: Press) -> None:
    session = await press.session()
    watched = Spectators.of(session.table).followed_by(press.user) is not None
    # What becomes of it is the answer: it is not told by the table's next drawing too.
    TableScreens.of(press.bot).hands.forget(session.table, press.user)
    done = press.say("watch-stopped") if watched else press.say("watch-withdrawn")
    await _asked(press, session, StopWatching(), done)


async def _asked(press: Press, session: Session, request: Request, done: str = "") -> None:
    """Submit a request; the pressed page shows the outcome or the refusal."""
    said = done
    try:
        await press.submit(session, request)
    except TableRefused as error:
        require_game(session.table)
        if not press.on_hand:
            raise
        said = refusal(press.say, error) or ""
    await show_watching(press.interaction, session, said)


@pressed(ShowHandControl)
async def _show(press: Press, asked: ShowHandControl) -> None:
    await _answer(press, AnswerWatch(asked.person, agree=True))


@pressed(KeepHandControl)
async def _keep(press: Press, asked: KeepHandControl) -> None:
    await _answer(press, AnswerWatch(asked.person, agree=False))


@pressed(HIDE_HAND)
async def _hide(press: Press) -> None:
    await _answer(press, HideHand())


async def _answer(press: Press, request: Request) -> None:
    """Do what a player wants of their hand; their page of watchers, if pressed, says the rest."""
    if table_of_side_page(press.interaction) is None:
        await ask(press, request)
        return
    session = await press.session()
    press.answers_page()
    await _show_own(press, await press.submit(session, request))
