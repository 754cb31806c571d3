"""The buttons on a hand: calls, cards, renege claims."""

from functools import partial

from bot.monitoring.overload import Work
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Act, Ready
from bot.tables.table import Table
from cogs.hand.controls import (
    BACK,
    HAND,
    PASS,
    SILENT,
    AnnounceControl,
    AskRenegeClaimControl,
    BidControl,
    ChooseKindControl,
    ChooseValueControl,
    EmptyPileControl,
    PlayCardControl,
    RenegeClaimControl,
)
from cogs.ui.handlers import pressed
from cogs.ui.moves import ASK_REDOUBLE, DoubleControl
from cogs.ui.own_hand import ask, back_at, open_hand, show_hand
from cogs.ui.page_state import INITIAL_STATE, HandPageState
from cogs.ui.press import Press, played_here
from cogs.ui.screens import TableScreens
from cogs.ui.side_pages import CLOSE
from cogs.ui.table_buttons import NEXT
from engine.actions import Double, Pass, PlayCard, RenegeClaim
from engine.contract import Bid
from engine.game import legal_actions


@pressed(HAND)
async def _open(press: Press) -> None:
    await open_hand(press.interaction, await press.session(Work.LOOK))


@pressed(CLOSE)
async def _close(press: Press) -> None:
    """Take the side page away; if no hand is open above it, it becomes the hand."""
    screens, table = TableScreens.of(press.bot), played_here(press.interaction, press.control.table)
    if table and not screens.hands.is_open(table, press.user):
        await show_hand(press.interaction, table)
    else:
        await screens.side_pages.close(press.interaction)


@pressed(AskRenegeClaimControl)
async def _ask_renege_claim(press: Press, asked: AskRenegeClaimControl) -> None:
    session = await press.session(Work.LOOK)
    _require_deal(asked, session.table)
    await show_hand(press.interaction, session.table, page_state=HandPageState(renege_claim=True))


async def _look(press: Press, page_state: HandPageState = INITIAL_STATE) -> None:
    """Change only what the hand shows."""
    table = await back_at(await press.session(Work.LOOK), press.user)
    await show_hand(press.interaction, table, page_state=page_state)


@pressed(BACK)
@pressed(SILENT)
async def _go_back(press: Press) -> None:
    await _look(press)


@pressed(ASK_REDOUBLE)
async def _ask_redouble(press: Press) -> None:
    await _look(press, HandPageState(redouble=True))


@pressed(ChooseValueControl)
async def _choose_value(press: Press, chosen: ChooseValueControl) -> None:
    value = int(press.value) if press.value.isdecimal() else chosen.value
    await _look(press, HandPageState(value=value))


@pressed(ChooseKindControl)
async def _choose_kind(press: Press, chosen: ChooseKindControl) -> None:
    await _look(press, HandPageState(kind=chosen.kind))


@pressed(AnnounceControl)
async def _announce(press: Press, asked: AnnounceControl) -> None:
    await _look(press, HandPageState(announcing=True, other_melds=asked.other))


@pressed(EmptyPileControl)
async def _pile(press: Press, _: EmptyPileControl) -> None:
    await press.session()
    raise TableRefused(TableRefusal.STALE_PRESS)


@pressed(PlayCardControl)
async def _play(press: Press, asked: PlayCardControl) -> None:
    # The card is named, never counted: the button of a former hand plays no other card.
    played = PlayCard(asked.card, announcing=asked.say, other_melds=asked.other)
    await ask(press, Act(press.control.move, played))


@pressed(BidControl)
async def _bid(press: Press, asked: BidControl) -> None:
    await ask(press, partial(_legal_bid, press, press.value or asked.bid))


def _legal_bid(press: Press, asked: str, table: Table) -> Act:
    """The bid on the button, or chosen in a menu, among those that its presser may make."""
    seat = table.seat_of(press.user)
    legal = legal_actions(table.rules, table.game, seat) if seat is not None and table.game else ()
    for action in legal:
        # Compared with the legal bids instead of being parsed: no other text can become a bid.
        if isinstance(action, Bid) and str(action) == asked:
            return Act(press.control.move, action)
    raise TableRefused(TableRefusal.STALE_PRESS)


@pressed(RenegeClaimControl)
async def _renege_claim(press: Press, asked: RenegeClaimControl) -> None:
    """Claim a renege, whatever has been played since the button was drawn."""

    def claim(table: Table) -> Act:
        _require_deal(asked, table)
        return Act(table.move, RenegeClaim())

    await ask(press, claim)


def _require_deal(asked: AskRenegeClaimControl, table: Table) -> None:
    deal = table.game.deal if table.game else None
    if deal is None or (asked.game, asked.deal) != (table.games, deal.number):
        raise TableRefused(TableRefusal.STALE_PRESS)


@pressed(PASS)
async def _pass(press: Press) -> None:
    await ask(press, Act(press.control.move, Pass()))


@pressed(DoubleControl)
async def _double(press: Press, asked: DoubleControl) -> None:
    await ask(press, Act(press.control.move, Double(asked.level, closed=asked.closed)))


@pressed(NEXT)
async def _next(press: Press) -> None:
    await ask(press, Ready())
