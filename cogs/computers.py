"""The computer players of a table: their level and their pace."""

from collections.abc import Iterator, Mapping
from functools import partial

from discord import ui

from bot.i18n import Words
from bot.tables.occupants import Computer
from bot.tables.requests import SetLevel, SetTempo
from bot.tables.table import Stage, Table
from bot.tables.table_settings import Tempo
from cogs.ui.arguments import one_of, seat_named
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, small, text, title
from cogs.ui.people import name, player
from cogs.ui.press import Handler, Press, setting_up
from cogs.ui.replies import mention
from engine.players import Level
from engine.seats import Seat

WEAKEST_FIRST = (Level.BEGINNER, Level.CLUB, Level.EXPERT)


def level_menu(control: ControlId, chosen: Level, say: Words) -> Control:
    """The levels and what each of them means, the present one among them."""
    names = {level.value: say(f"level-{level}") for level in WEAKEST_FIRST}
    notes = {level.value: say(f"level-{level}-note") for level in WEAKEST_FIRST}
    return menu(control, names, chosen, notes, state=chosen)


def level_lines(table: Table, say: Words) -> str:
    """What the levels mean that are seen at this table, a line each."""
    held = {
        computer.level for seat in _seats(table) if (computer := _computer(table, seat)) is not None
    }
    return "\n".join(small(_meaning(level, say)) for level in WEAKEST_FIRST if level in held)


def computers_button(table: Table, say: Words) -> Control:
    """How well computers play here, and the way to change it."""
    label = say("computers-button", level=say(f"level-{table.level}"))
    return button(ControlId(Verb.COMPUTERS, table.id), label)


def computers_page(table: Table, say: Words, *, may_choose: bool) -> ui.LayoutView:
    """The computers of this table, each with a menu for those who may choose."""
    if may_choose:
        return card(text(title(say("computers-title")), say("computers-all")), *_menus(table, say))
    seated = [say("lobby-seat", seat=s, player=player(table, s, say)) for s in _seats(table)]
    usual = say("computers-usual", level=say(f"level-{table.level}"))
    hint = small(say("computers-hint"))
    return card(text(title(say("computers-title")), *seated, usual, hint))


def _menus(table: Table, say: Words) -> Iterator[Item]:
    yield from rows([level_menu(ControlId(Verb.CHOOSE_LEVEL, table.id), table.level, say)])
    for seat in _seats(table):
        computer = _computer(table, seat)
        if computer is not None:
            control = ControlId(Verb.CHOOSE_LEVEL, table.id, argument=seat.name.lower())
            yield text(say("lobby-seat", seat=seat, player=name(table, seat, say)))
            yield from rows([level_menu(control, computer.level, say)])


def _meaning(level: Level, say: Words) -> str:
    return say("computers-level", level=say(f"level-{level}"), note=say(f"level-{level}-note"))


def _seats(table: Table) -> Iterator[Seat]:
    """The seats of computers, in the order in which the lobby shows them."""
    return (seat for seat in Seat if seat in table.playing_seats and _computer(table, seat))


def _computer(table: Table, seat: Seat) -> Computer | None:
    held = table.occupant(seat)
    return held if isinstance(held, Computer) else None


def tempo_button(table: Table, say: Words) -> Control:
    """What holds at this table, and the way to change it."""
    label = say("tempo-button", tempo=say(f"tempo-{table.tempo}"))
    return button(ControlId(Verb.TEMPO, table.id), label)


def tempo_page(table: Table, say: Words, *, may_choose: bool) -> ui.LayoutView:
    """The tempo of this table, with a menu for those who may choose."""
    heading = text(title(say("tempo-title")), say("tempo-hint"))
    if may_choose:
        names = {tempo.value: say(f"tempo-{tempo}") for tempo in Tempo}
        control = ControlId(Verb.CHOOSE_TEMPO, table.id)
        return card(heading, *rows([menu(control, names, table.tempo, state=table.tempo)]))
    only_host = small(say("clock-only-host", user=mention(table.host, say)))
    return card(heading, text(f"**{say(f'tempo-{table.tempo}')}**", only_host))


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
