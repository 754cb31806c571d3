"""Who plays, for one reader: whom he may have removed, and which seats he may take."""

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage, Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, rule, small, text, title
from cogs.ui.people import player
from cogs.ui.replies import mention
from engine.seats import Seat


def players(table: Table, reader: int, say: Words) -> ui.LayoutView:
    """The seats, each with what this reader may do about it."""
    return card(
        text(title(say("players-title")), small(say("players-hint"))),
        rule(),
        *(_seat(table, seat, reader, say) for seat in table.playing_seats),
    )


def confirm_kick(table: Table, person: int, reader: int, say: Words) -> ui.LayoutView:
    """Whether somebody is really to lose his seat, or whether one votes for it."""
    votes = reader != table.host
    lobby = table.stage is Stage.LOBBY
    if votes:
        question = "kick-confirm-vote-lobby" if lobby else "kick-confirm-vote"
    else:
        question = "kick-confirm-lobby" if lobby else "kick-confirm"
    sure = button(
        ControlId(Verb.KICK, table.id, argument=str(person)),
        say("kick-button-vote") if votes else say("kick-button-confirm"),
        style=ButtonStyle.danger,
    )
    keep = button(ControlId(Verb.KEEP, table.id), say("kick-button-keep"))
    return card(text(say(question, user=mention(person, say))), *rows([sure, keep]))


def _seat(table: Table, seat: Seat, reader: int, say: Words) -> Item:
    line = say("table-seat", seat=seat, player=player(table, seat, say))
    accessory = _accessory(table, seat, reader, say)
    return text(line) if accessory is None else ui.Section(line, accessory=accessory)


def _accessory(table: Table, seat: Seat, reader: int, say: Words) -> Control | None:
    seated = table.seat_of(reader) is not None
    match table.occupant(seat):
        case Human(user) if user != reader and seated:
            control = ControlId(Verb.ASK_KICK, table.id, argument=str(user))
            host = reader == table.host
            return button(
                control, say("players-button-kick") if host else say("players-button-vote")
            )
        case Computer() if not seated:
            control = ControlId(Verb.TAKE_SEAT, table.id, argument=seat.name.lower())
            return button(control, say("players-button-take"), style=ButtonStyle.primary)
        case _:
            return None
