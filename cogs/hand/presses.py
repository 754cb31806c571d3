"""Opening a hand, and the buttons on it: calls, cards, take-backs, claims."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext

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
from engine.actions import Action, Challenge, Double, IllegalAction, Pass, PlayCard
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
    await press.begin(Work.LOOK)
    await open_hand(press.interaction, await press.session())


async def _close(press: Press) -> None:
    """Take the side page away; if no hand is open above it, it becomes the hand."""
    screens, table = Screens.of(press.bot), played_here(press.interaction, press.control.table)
    if table and not screens.hands.is_open(table, press.user):
        await show_hand(press.interaction, table)
    else:
        await screens.side_pages.close(press.interaction)


async def _look(press: Press, page_state: HandPageState) -> None:
    await press.begin(Work.LOOK)
    table = await back_at(await press.session(), press.user)
    await show_hand(press.interaction, table, page_state=page_state)


async def _choose(press: Press) -> None:
    chosen = press.value or press.control.argument
    value = int(chosen) if chosen.isdecimal() else None
    await _look(press, HandPageState(value=value))


async def _kind(press: Press) -> None:
    kinds = [kind for kind in ContractKind if kind == press.control.argument]
    await _look(press, HandPageState(kind=kinds[0]) if kinds else INITIAL_STATE)


async def _ask_redouble(press: Press) -> None:
    await _look(press, HandPageState(redouble=True))


async def _back(press: Press) -> None:
    await _look(press, INITIAL_STATE)


async def _announce(press: Press) -> None:
    other = press.control.argument.endswith(OTHER_MELDS)
    await _look(press, HandPageState(announcing=True, other_melds=other))


async def _ask_challenge(press: Press) -> None:
    await press.begin(Work.LOOK)
    session = await press.session()
    _require_deal(press, session.table)
    await show_hand(press.interaction, session.table, page_state=HandPageState(challenge=True))


async def _challenge(press: Press) -> None:
    await ask(press, lambda table: _act_challenge(press, table))


async def _card(press: Press) -> None:
    plain = press.control.argument.removesuffix(OTHER_MELDS)
    card = plain.removesuffix(ANNOUNCING)
    await ask(
        press,
        lambda _: _act(
            press,
            PlayCard(
                Card.parse(card),
                announcing=plain != card,
                other_melds=plain != press.control.argument,
            ),
        ),
    )


async def _bid(press: Press) -> None:
    await ask(press, lambda table: _act(press, _offered(table, press)))


async def _pass(press: Press) -> None:
    await ask(press, lambda _: _act(press, Pass()))


async def _double(press: Press) -> None:
    await ask(press, lambda _: _act(press, Double(int(press.control.argument))))


async def _next(press: Press) -> None:
    await ask(press, lambda _: Ready())


async def _take_back(press: Press) -> None:
    await ask(press, lambda _: TakeBack(press.control.move))


async def _consent(press: Press) -> None:
    await ask(press, lambda _: AnswerTakeBack(press.control.move, agree=True))


async def _object(press: Press) -> None:
    await ask(press, lambda _: AnswerTakeBack(press.control.move, agree=False))


async def _claim_rest(press: Press) -> None:
    await ask(press, lambda _: ClaimRest(press.control.move))


def _act(press: Press, action: Action) -> Act:
    return Act(press.control.move, action)


def _act_challenge(press: Press, table: Table) -> Act:
    """Challenge the other side, whatever has been played since the button was drawn."""
    _require_deal(press, table)
    return Act(table.move, Challenge())


def _require_deal(press: Press, table: Table) -> None:
    deal = table.game.deal if table.game else None
    if deal is None or press.control.argument != f"{table.games}-{deal.number}":
        raise TableRefused(TableRefusal.STALE_PRESS)


def _offered(table: Table, press: Press) -> Bid:
    """The bid on the button, or chosen in a menu, among those that its presser may make."""
    asked = press.value or press.control.argument
    seat = table.seat_of(press.user)
    legal = legal_actions(table.rules, table.game, seat) if seat is not None and table.game else ()
    for action in legal:
        # Compared with the legal bids instead of being parsed: no other text can become a bid.
        if isinstance(action, Bid) and str(action) == asked:
            return action
    raise TableRefused(TableRefusal.STALE_PRESS)


async def ask(
    press: Press, request_of: Callable[[Table], Request], answer: HandAnswer | None = None
) -> None:
    """Submit a request; a press on a hand is answered with the hand, refused or not.

    Where whoever asks has an ``answer`` of their own, which may take long, the table is drawn
    meanwhile; the hand is not.
    """
    await press.begin(Work.MOVE)
    session = await press.session()
    screens, before = Screens.of(press.bot), session.table
    if not press.on_hand and answer is None:
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
    Verb.CHOOSE: _choose,
    Verb.KIND: _kind,
    Verb.ASK_REDOUBLE: _ask_redouble,
    Verb.BACK: _back,
    Verb.BID: _bid,
    Verb.PASS: _pass,
    Verb.DOUBLE: _double,
    Verb.CARD: _card,
    Verb.ANNOUNCE: _announce,
    Verb.SILENT: _back,
    Verb.ASK_CHALLENGE: _ask_challenge,
    Verb.CHALLENGE: _challenge,
    Verb.NEXT: _next,
    Verb.TAKE_BACK: _take_back,
    Verb.CONSENT: _consent,
    Verb.OBJECT: _object,
    Verb.CLAIM: _claim_rest,
}
