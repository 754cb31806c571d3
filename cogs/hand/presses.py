"""Opening a hand, and the buttons on it: calls, cards, take-backs, claims."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from functools import partial

from bot.client import Interaction
from bot.monitoring.overload import Work
from bot.tables.checks import require_seat
from bot.tables.claims import ClaimRest
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Act, Ready, Request, Return
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from bot.tables.take_back import AnswerTakeBack, TakeBack
from bot.tables.watching import Spectators
from cogs.hand.page_state import INITIAL_STATE, HandPageState, deal_of
from cogs.table.screens import Screens
from cogs.ui.ids import ANNOUNCING, OTHER_MELDS, Verb
from cogs.ui.press import Handler, Press, acknowledged, played_here
from cogs.ui.replies import refusal, words_for
from engine.actions import Double, IllegalAction, Pass, PlayCard, RenegeClaim
from engine.cards import Card
from engine.contract import Bid, ContractKind
from engine.game import legal_actions

HandAnswer = Callable[[Session, Table], Awaitable[None]]
"""Answers a press on a hand once its table has done what it asked."""


async def open_hand(interaction: Interaction, session: Session) -> None:
    """Open the caller's hand; they play again if a computer played for them.

    Somebody without a seat reads that, and may ask to look into a hand.
    """
    table, user = session.table, interaction.user.id
    if table.seat_of(user) is None and table.stage is Stage.PLAYING:
        say = words_for(interaction)
        stranger = Spectators.of(table).followed_by(user) is None
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
    """Answer with the hand: on the hand that was pressed, else on a new private message.

    Refused without a seat or a game.
    """
    require_seat(table, interaction.user.id)
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    await Screens.of(interaction.client).hands.answer(interaction, table, page_state, notice)


async def show_watching(interaction: Interaction, session: Session, notice: str = "") -> None:
    """Answer a spectator with the hand that they may see, or with whom they may ask."""
    table, screens = session.table, Screens.of(interaction.client)
    await screens.hands.answer(interaction, table, notice=notice)
    if session.table is not table:
        # What was drawn may not be theirs to see any more.
        screens.redraw_hands(session.table)


async def _open(press: Press) -> None:
    await open_hand(press.interaction, await press.session(Work.LOOK))


async def _close(press: Press) -> None:
    """Take the side page away; if no hand is open above it, it becomes the hand."""
    screens, table = Screens.of(press.bot), played_here(press.interaction, press.control.table)
    if table and not screens.hands.is_open(table, press.user):
        await show_hand(press.interaction, table)
    else:
        await screens.side_pages.close(press.interaction)


async def _ask_renege_claim(press: Press) -> None:
    session = await press.session(Work.LOOK)
    _require_deal(press, session.table)
    await show_hand(press.interaction, session.table, page_state=HandPageState(renege_claim=True))


def _look(page_state_of: Callable[[Press], HandPageState]) -> Handler:
    """The handler of a control that only changes what the hand shows."""

    async def handled(press: Press) -> None:
        table = await back_at(await press.session(Work.LOOK), press.user)
        await show_hand(press.interaction, table, page_state=page_state_of(press))

    return handled


def _value(press: Press) -> HandPageState:
    chosen = press.value or press.control.argument
    return HandPageState(value=int(chosen) if chosen.isdecimal() else None)


def _kind(press: Press) -> HandPageState:
    kinds = [kind for kind in ContractKind if kind == press.control.argument]
    return HandPageState(kind=kinds[0]) if kinds else INITIAL_STATE


def _announcing(press: Press) -> HandPageState:
    other = press.control.argument.endswith(OTHER_MELDS)
    return HandPageState(announcing=True, other_melds=other)


def _ask(request_of: Callable[[Press, Table], Request]) -> Handler:
    """The handler of a control that asks this of the table, as it is before the press."""
    return lambda press: ask(press, partial(request_of, press))


def _card(press: Press, _: Table) -> Act:
    argument = press.control.argument
    plain = argument.removesuffix(OTHER_MELDS)
    card = plain.removesuffix(ANNOUNCING)
    announcing, other = plain != card, plain != argument
    # The card is named, never counted: the button of a former hand plays no other card.
    played = PlayCard(Card.parse(card), announcing=announcing, other_melds=other)
    return Act(press.control.move, played)


def _bid(press: Press, table: Table) -> Act:
    """The bid on the button, or chosen in a menu, among those that its presser may make."""
    asked = press.value or press.control.argument
    seat = table.seat_of(press.user)
    legal = legal_actions(table.rules, table.game, seat) if seat is not None and table.game else ()
    for action in legal:
        # Compared with the legal bids instead of being parsed: no other text can become a bid.
        if isinstance(action, Bid) and str(action) == asked:
            return Act(press.control.move, action)
    raise TableRefused(TableRefusal.STALE_PRESS)


def _renege_claim(press: Press, table: Table) -> Act:
    """Claim a renege, whatever has been played since the button was drawn."""
    _require_deal(press, table)
    return Act(table.move, RenegeClaim())


def _require_deal(press: Press, table: Table) -> None:
    deal = table.game.deal if table.game else None
    if deal is None or press.control.argument != f"{table.games}-{deal.number}":
        raise TableRefused(TableRefusal.STALE_PRESS)


async def ask(
    press: Press, request_of: Callable[[Table], Request], answer: HandAnswer | None = None
) -> None:
    """Submit a request; a press on a hand is answered with the hand, refused or not.

    Where whoever asks has an ``answer`` of their own, which may take long, the table is drawn
    meanwhile; the hand is not.
    """
    session = await press.session(Work.MOVE)
    screens, before = Screens.of(press.bot), session.table
    if not press.on_hand and answer is None:
        # Pressed on the message of the table, which is the answer.
        await press.ask(session, _readable(request_of, before))
        return
    public = nullcontext() if answer else screens.answering(before)
    with screens.answering_on_hand(session, press.user), public:
        try:
            asked = session.submit(press.user, _readable(request_of, before))
            table = await acknowledged(press.interaction, asked)
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


def _readable(request_of: Callable[[Table], Request], table: Table) -> Request:
    # What stands on a control is not trusted: what cannot be read was not drawn by this code.
    try:
        return request_of(table)
    except ValueError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error


HANDLERS: Mapping[Verb, Handler] = {
    Verb.HAND: _open,
    Verb.CLOSE: _close,
    Verb.CHOOSE: _look(_value),
    Verb.KIND: _look(_kind),
    Verb.ASK_REDOUBLE: _look(lambda _: HandPageState(redouble=True)),
    Verb.ANNOUNCE: _look(_announcing),
    Verb.BACK: _look(lambda _: INITIAL_STATE),
    Verb.SILENT: _look(lambda _: INITIAL_STATE),
    Verb.ASK_RENEGE_CLAIM: _ask_renege_claim,
    Verb.RENEGE_CLAIM: _ask(_renege_claim),
    Verb.CARD: _ask(_card),
    Verb.BID: _ask(_bid),
    Verb.PASS: _ask(lambda press, _: Act(press.control.move, Pass())),
    Verb.DOUBLE: _ask(
        lambda press, _: Act(press.control.move, Double(int(press.control.argument)))
    ),
    Verb.NEXT: _ask(lambda *_: Ready()),
    Verb.TAKE_BACK: _ask(lambda press, _: TakeBack(press.control.move)),
    Verb.CONSENT: _ask(lambda press, _: AnswerTakeBack(press.control.move, agree=True)),
    Verb.OBJECT: _ask(lambda press, _: AnswerTakeBack(press.control.move, agree=False)),
    Verb.CLAIM: _ask(lambda press, _: ClaimRest(press.control.move)),
}
