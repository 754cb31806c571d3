"""The buttons on a hand: calls, cards, take-backs, claims."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.monitoring.overload import Work
from bot.tables.claims import ClaimRest
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Act, Ready, Request
from bot.tables.table import Table
from bot.tables.take_back import AnswerTakeBack, TakeBack
from cogs.ui.ids import ANNOUNCING, OTHER_MELDS, Verb
from cogs.ui.own_hand import ask, back_at, open_hand, show_hand
from cogs.ui.page_state import INITIAL_STATE, HandPageState
from cogs.ui.press import Handler, Press, played_here
from cogs.ui.screens import TableScreens
from engine.actions import Double, Pass, PlayCard, RenegeClaim
from engine.cards import Card
from engine.contract import Bid, ContractKind
from engine.game import legal_actions


async def _open(press: Press) -> None:
    await open_hand(press.interaction, await press.session(Work.LOOK))


async def _close(press: Press) -> None:
    """Take the side page away; if no hand is open above it, it becomes the hand."""
    screens, table = TableScreens.of(press.bot), played_here(press.interaction, press.control.table)
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
