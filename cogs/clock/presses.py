"""The controls of the time that a turn may take."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.tables.requests import Request, SetClock, SetNextDeal
from bot.tables.table import Table
from cogs.clock.pages import clock_page
from cogs.ui.arguments import number
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press, setting_up


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
