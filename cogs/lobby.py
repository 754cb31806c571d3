"""A table before its game: its page and its buttons."""

from collections.abc import Callable, Mapping

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted
from bot.rulebook import in_one_line
from bot.rulebook.options import difference_line
from bot.rulebook.phrases import have_partners, yes
from bot.tables.occupants import Computer, Human
from bot.tables.requests import (
    AllowTakeBacks,
    AnswerStop,
    Cancel,
    ChangeSeats,
    Pause,
    Rematch,
    RemoveComputer,
    Request,
    Resume,
    SeatComputer,
    Sit,
    Stand,
    Start,
)
from bot.tables.table import Table
from cogs.clock import clock_button
from cogs.computers import computers_button, level_lines, tempo_button
from cogs.take_back.pages import take_backs_button
from cogs.ui.arguments import chose, seat_named
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import FELT, Item, card, rows, rule, small, text
from cogs.ui.people import player, table_heading
from cogs.ui.press import Handler, Press
from cogs.ui.replies import mention
from engine.seats import Seat


def lobby_page(table: Table, say: Words) -> ui.LayoutView:
    """Who sits where, and what can be done about it."""
    free = len(table.free_seats)
    host = mention(table.host, say)
    status = say("lobby-waiting", free=free) if free else say("lobby-ready", user=host)
    differences = difference_line(table.house.differences, say.playing(table.rules))
    levels = level_lines(table, say)
    return card(
        text(
            table_heading(table.rules, say),
            status,
            small(in_one_line(table.rules, say)),
            small(differences) if differences else "",
            "" if table.house.is_rated else small(say("lobby-unrated")),
        ),
        rule(),
        *(_seat(table, seat, say) for seat in Seat if seat in table.playing_seats),
        *((text(levels),) if levels else ()),
        *((text(small(say("lobby-partners"))),) if have_partners(table.rules.seating) else ()),
        *((text(small(say("lobby-change-seats"))),) if _is_full_of_computers(table) else ()),
        rule(),
        *rows(_buttons(table, say), width=2),
        colour=FELT,
    )


def begun(table: Table, say: Words, link: str) -> ui.LayoutView:
    """What stays of the lobby once its game has begun: the way to the table."""
    return card(text(table_heading(table.rules, say), say("lobby-begun", link=link)))


def _seat(table: Table, seat: Seat, say: Words) -> Item:
    host = table.occupant(seat) == Human(table.host)
    line = say("lobby-seat", seat=seat, player=player(table, seat, say))
    if host:
        line = dotted((line, say("lobby-host")))
    return ui.Section(ui.TextDisplay(line), accessory=_accessory(table, seat, say))


def _accessory(table: Table, seat: Seat, say: Words) -> Control:
    argument = seat.name.lower()
    match table.occupant(seat):
        case Human():
            control = ControlId(Verb.STAND, table.id, argument=argument)
            return button(control, say("lobby-button-stand"))
        case Computer():
            control = ControlId(Verb.REMOVE_COMPUTER, table.id, argument=argument)
            return button(control, say("lobby-button-remove-computer"))
        case None:
            control = ControlId(Verb.SIT, table.id, argument=argument)
            return button(control, say("lobby-button-sit"), style=ButtonStyle.primary)


def _is_full_of_computers(table: Table) -> bool:
    """Whether a player who wants another seat finds none free, but one that a computer holds."""
    held = (table.occupant(seat) for seat in table.playing_seats)
    return not table.free_seats and any(isinstance(each, Computer) for each in held)


def _buttons(table: Table, say: Words) -> list[Control]:
    full = not table.free_seats

    def ask(verb: Verb) -> ControlId:
        return ControlId(verb, table.id)

    return [
        button(
            ask(Verb.FILL),
            say("lobby-button-fill"),
            style=ButtonStyle.secondary if full else ButtonStyle.success,
            disabled=full,
        ),
        button(
            ask(Verb.START),
            say("lobby-button-start"),
            style=ButtonStyle.success if full else ButtonStyle.secondary,
            disabled=not full,
        ),
        button(ask(Verb.ADD_COMPUTER), say("lobby-button-add-computer"), disabled=full),
        button(ask(Verb.RULES), say("table-button-rules")),
        button(ask(Verb.HOUSE_RULES), say("lobby-button-house-rules")),
        computers_button(table, say),
        clock_button(table, say),
        tempo_button(table, say),
        take_backs_button(ask(Verb.TAKE_BACKS), say, allowed=table.taking_back.allowed),
        button(ask(Verb.CANCEL), say("lobby-button-cancel"), style=ButtonStyle.danger),
    ]


REQUESTS: Mapping[Verb, Callable[[ControlId], Request]] = {
    Verb.SIT: lambda control: Sit(seat_named(control.argument)),
    Verb.STAND: lambda control: Stand(seat_named(control.argument)),
    Verb.ADD_COMPUTER: lambda _: SeatComputer(),
    Verb.REMOVE_COMPUTER: lambda control: RemoveComputer(seat_named(control.argument)),
    Verb.FILL: lambda _: Start(fill=True),
    Verb.START: lambda _: Start(),
    Verb.CANCEL: lambda _: Cancel(),
    Verb.REMATCH: lambda _: Rematch(),
    Verb.SEATS: lambda _: ChangeSeats(),
    Verb.TAKE_BACKS: lambda control: AllowTakeBacks(chose(control.argument, yes(True), yes(False))),
    Verb.PAUSE: lambda _: Pause(),
    Verb.RESUME: lambda _: Resume(),
    Verb.AGREE_STOP: lambda _: AnswerStop(agree=True),
    Verb.REFUSE_STOP: lambda _: AnswerStop(agree=False),
}


OF_A_GAME = frozenset({Verb.PAUSE, Verb.RESUME, Verb.AGREE_STOP, Verb.REFUSE_STOP})
"""Those of them that belong to a game."""


async def ask(press: Press) -> None:
    """Ask it of the table; the public message, which is drawn again by itself, is the answer."""
    session = await press.session()
    request = REQUESTS[press.control.verb](press.control)
    await press.ask(session, request)


HANDLERS: Mapping[Verb, Handler] = dict.fromkeys(REQUESTS.keys() - {Verb.STAND, Verb.RESUME}, ask)

COUNTED = frozenset(REQUESTS.keys() - OF_A_GAME)
