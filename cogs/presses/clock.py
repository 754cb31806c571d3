"""The controls of the time that a turn may take."""

from collections.abc import Mapping

from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import SetClock
from bot.tables.table import Stage, Table
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press, setting_up
from cogs.ui.screens.clock import clock_page


async def _look(press: Press) -> None:
    await _show(press, (await press.session()).table)


async def _choose(press: Press) -> None:
    session = await press.session()
    if not press.value.isdecimal():
        raise TableRefused(TableRefusal.STALE_PRESS)
    before = session.table
    table = await session.submit(press.user, SetClock(int(press.value)))
    press.screens.hands.heard(press.interaction, before, table)
    await _show(press, table)


async def _show(press: Press, table: Table) -> None:
    may_choose = table.stage is Stage.LOBBY and press.user == table.host
    page = clock_page(table, press.say, may_choose=may_choose)
    await press.answer_setting_up(page, table)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.CLOCK: _look,
    Verb.CHOOSE_CLOCK: setting_up(_choose),
}
