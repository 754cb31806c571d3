"""The clock of a table: the time per turn, until when it waits, and a pause."""

from datetime import datetime

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.i18n import Words, yes
from bot.tables.clock import CLOCKS
from bot.tables.table import Table
from cogs.coach.controls import COACH
from cogs.hand.controls import (
    CLAIM,
    CONSENT,
    HAND,
    OBJECT,
    PASS,
    SILENT,
    TAKE_BACK,
    AnnounceControl,
    AskRenegeClaimControl,
    BidControl,
    ChooseKindControl,
    ChooseValueControl,
    PlayCardControl,
    RenegeClaimControl,
)
from cogs.table.controls import RESUME
from cogs.ui.control import Control, Pressable, button, menu, read_control
from cogs.ui.layout import LayoutItem, card, rows, text, title
from cogs.ui.moves import ASK_REDOUBLE, DoubleControl
from cogs.ui.people import player
from cogs.ui.table_buttons import NEXT
from engine.seats import Seat

MINUTE = 60

STOPPED = frozenset(
    {
        *(PASS, CLAIM, NEXT, ASK_REDOUBLE, SILENT, TAKE_BACK, CONSENT, OBJECT, COACH),
        *(
            each.name
            for each in (
                *(BidControl, DoubleControl, PlayCardControl, RenegeClaimControl),
                *(ChooseValueControl, ChooseKindControl, AnnounceControl, AskRenegeClaimControl),
            )
        ),
    }
)
"""The presses that a pause refuses, and those that only lead there."""


def clock_name(seconds: int, say: Words) -> str:
    """The time that a turn may take, in words."""
    if not seconds:
        return say("clock-off")
    minutes, rest = divmod(seconds, MINUTE)
    return say("clock-seconds", seconds=seconds) if rest else say("clock-minutes", minutes=minutes)


def clock_menu(control: Pressable, chosen: int, say: Words) -> Control:
    """A menu of times; the current one is selected."""
    # In ascending order, but no limit comes last.
    names = {
        str(seconds): clock_name(seconds, say)
        for seconds in sorted({*CLOCKS, chosen}, key=lambda seconds: (not seconds, seconds))
    }
    return menu(control, names, str(chosen), state=str(chosen))


def next_deal_name(seconds: int, say: Words) -> str:
    """When the next deal comes, in words."""
    if not seconds:
        return say("clock-next-all")
    return say("clock-next-after", clock=clock_name(seconds, say))


def deadline_line(table: Table, deadline: datetime, say: Words) -> str:
    """For whom the table waits, and until when; the reader's Discord app counts down."""
    time = format_dt(deadline, "R")
    if table.between_deals:
        return say("clock-next-deal", time=time)
    seat = next(seat for seat in table.awaited if table.is_present(seat))
    return say("clock-turn", player=player(table, seat, say), time=time)


def call(table: Table, seat: Seat, deadline: datetime, say: Words) -> ui.LayoutView:
    """The ping of the player whom the table waits for, with a button to their hand."""
    line = say("clock-call", player=player(table, seat, say), time=format_dt(deadline, "R"))
    control = HAND.at(table.id, table.move)
    hand = button(control, say("table-button-hand"), style=ButtonStyle.primary)
    return card(text(line), *rows([hand]))


def pause_lines(table: Table, say: Words, *, live: bool = True) -> list[LayoutItem]:
    """The name of who paused the game, with a button to resume if ``live``; empty while it runs."""
    if table.paused is None:
        return []
    who = player(table, table.paused, say)
    # No loss is threatened where nothing counts.
    by = say("pause-by", seat=table.paused, player=who, counts=yes(table.counts))
    way_out = rows([resume_button(table, say)]) if live else ()
    return [text(title(say("pause-title")), by), *way_out]


def stopped(view: ui.LayoutView, table: Table) -> ui.LayoutView:
    """A page of this table; while the game is paused, nothing that plays can be pressed on it."""
    if table.paused is not None:
        for item in view.walk_children():
            if isinstance(item, Control) and read_control(item.custom_id).verb in STOPPED:
                item.disable()
    return view


def resume_button(table: Table, say: Words) -> Control:
    """The button that resumes the game."""
    control = RESUME.at(table.id, table.move)
    return button(control, say("pause-button-resume"), style=ButtonStyle.success)
