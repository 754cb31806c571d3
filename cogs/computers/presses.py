"""The controls of the computer players: how well they play, and how fast."""

from collections.abc import Mapping
from functools import partial

from bot.tables.requests import SetLevel, SetTempo
from bot.tables.table import Stage, Table
from bot.tables.table_settings import Tempo
from cogs.computers.pages import computers_page, tempo_page
from cogs.ui.arguments import one_of, seat_named
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press, setting_up
from engine.players import Level


async def _look(press: Press) -> None:
    await _show(press, (await press.session()).table)


async def _choose(press: Press) -> None:
    session = await press.session()
    level = one_of(Level, press.value)
    seat = seat_named(press.control.argument) if press.control.argument else None
    await press.ask(session, SetLevel(level, seat), partial(_show, press))


async def _look_at_tempo(press: Press) -> None:
    await _show_tempo(press, (await press.session()).table)


async def _choose_tempo(press: Press) -> None:
    session = await press.session()
    tempo = one_of(Tempo, press.value)
    await press.ask(session, SetTempo(tempo), partial(_show_tempo, press))


async def _show(press: Press, table: Table) -> None:
    takes_part = press.user == table.host or table.seat_of(press.user) is not None
    may_choose = table.stage is Stage.LOBBY and takes_part
    page = computers_page(table, press.say, may_choose=may_choose)
    await press.answer_setting_up(page, table)


async def _show_tempo(press: Press, table: Table) -> None:
    may_choose = table.stage is Stage.LOBBY and press.user == table.host
    page = tempo_page(table, press.say, may_choose=may_choose)
    await press.answer_setting_up(page, table)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.COMPUTERS: _look,
    Verb.CHOOSE_LEVEL: setting_up(_choose),
    Verb.TEMPO: _look_at_tempo,
    Verb.CHOOSE_TEMPO: setting_up(_choose_tempo),
}

COUNTED = frozenset(HANDLERS)
