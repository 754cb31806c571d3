"""The time that a turn may take: chosen in the lobby, shown while it runs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.i18n import Words
from bot.tables.clock import CLOCKS, NEXT_DEALS, next_deal_after
from bot.tables.lobby import may_set_clock
from bot.tables.requests import Request, SetClock, SetNextDeal
from bot.tables.table import Stage, Table
from cogs.ui.arguments import number
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, small, text, title
from cogs.ui.people import player
from cogs.ui.press import Handler, Press, setting_up
from cogs.ui.replies import mention
from engine.seats import Seat

MINUTE = 60


def clock_name(seconds: int, say: Words) -> str:
    """How long a turn may take, in words."""
    if not seconds:
        return say("clock-off")
    minutes, rest = divmod(seconds, MINUTE)
    return say("clock-seconds", seconds=seconds) if rest else say("clock-minutes", minutes=minutes)


def clock_menu(control: ControlId, chosen: int, say: Words) -> Control:
    """The times that can be chosen, the present one among them."""
    names = {str(seconds): clock_name(seconds, say) for seconds in _with(chosen)}
    return menu(control, names, str(chosen), state=str(chosen))


def clock_button(table: Table, say: Words) -> Control:
    """What holds at this table, and the way to change it."""
    label = say("clock-button", clock=clock_name(table.clock, say))
    return button(ControlId(Verb.CLOCK, table.id), label)


def clock_page(table: Table, reader: int, say: Words) -> ui.LayoutView:
    """The time of a turn at this table, with a menu for those who may choose."""
    lobby = table.stage is Stage.LOBBY
    off = say("clock-off-hint") if lobby and not table.clock else ""
    host = lobby and reader == table.host
    return card(
        text(title(say("clock-title")), say("clock-hint"), off),
        *_clock(table, say, may_choose=lobby and may_set_clock(table, reader)),
        text(title(say("clock-next-title")), say("clock-next-hint")),
        *_next_deals(table, say, may_choose=host),
        *(() if host else (text(small(say("clock-only-host", user=mention(table.host, say)))),)),
    )


def _clock(table: Table, say: Words, *, may_choose: bool) -> Sequence[Item]:
    """How long a turn may take, or a menu of it."""
    if not may_choose:
        return [text(f"**{clock_name(table.clock, say)}**")]
    control = ControlId(Verb.CHOOSE_CLOCK, table.id)
    return rows([clock_menu(control, table.clock, say)])


def _next_deals(table: Table, say: Words, *, may_choose: bool) -> Sequence[Item]:
    """When the next deal comes, or a menu of it."""
    chosen = next_deal_after(table)
    if not may_choose:
        return [text(f"**{_next_deal(chosen, say)}**")]
    names = {str(seconds): _next_deal(seconds, say) for seconds in NEXT_DEALS}
    control = ControlId(Verb.CHOOSE_NEXT_DEAL, table.id)
    return rows([menu(control, names, str(chosen), state=str(chosen))])


def _next_deal(seconds: int, say: Words) -> str:
    """How long the next deal waits, in words."""
    if not seconds:
        return say("clock-next-all")
    return say("clock-next-after", clock=clock_name(seconds, say))


def deadline_line(table: Table, deadline: datetime, say: Words) -> str:
    """Until when the table waits, and for whom; the reader's own Discord counts down."""
    time = format_dt(deadline, "R")
    if table.between_deals:
        return say("clock-next-deal", time=time)
    seat = next(seat for seat in table.awaited if table.is_present(seat))
    return say("clock-turn", player=player(table, seat, say), time=time)


def call(table: Table, seat: Seat, deadline: datetime, say: Words) -> ui.LayoutView:
    """The ping of the player whom the table waits for, with a button to their hand."""
    line = say("clock-call", player=player(table, seat, say), time=format_dt(deadline, "R"))
    control = ControlId(Verb.HAND, table.id, table.move)
    hand = button(control, say("table-button-hand"), style=ButtonStyle.primary)
    return card(text(line), *rows([hand]))


def _with(chosen: int) -> Iterable[int]:
    """The times in order, and last what is none."""
    return sorted({*CLOCKS, chosen}, key=lambda seconds: (not seconds, seconds))


async def _look(press: Press) -> None:
    await _show(press, (await press.session()).table)


async def _choose(press: Press) -> None:
    await _ask(press, SetClock)


async def _choose_next_deal(press: Press) -> None:
    await _ask(press, SetNextDeal)


async def _ask(press: Press, setting: Callable[[int], Request]) -> None:
    session = await press.session()
    await press.ask(session, setting(number(press.value)), partial(_show, press))


async def _show(press: Press, table: Table) -> None:
    await press.answer_setting_up(clock_page(table, press.user, press.say), table)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.CLOCK: _look,
    Verb.CHOOSE_CLOCK: setting_up(_choose),
    Verb.CHOOSE_NEXT_DEAL: setting_up(_choose_next_deal),
}

COUNTED = frozenset(HANDLERS)
