"""The computer players of a table: their level and their pace."""

from collections.abc import Iterator

from discord import ui

from bot.i18n import Words
from bot.tables.occupants import Computer
from bot.tables.table import Table
from cogs.ui.control import Control, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, small, text, title
from cogs.ui.people import name, player
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
