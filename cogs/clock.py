"""The clock of a table: the time per turn, until when it waits, and a pause, which ends here."""

from datetime import datetime

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.i18n import Words, yes
from bot.tables.clock import CLOCKS
from bot.tables.company import is_trial
from bot.tables.requests import Resume
from bot.tables.table import Table
from cogs.ui.control import Control, Pressable, button, menu, read_control
from cogs.ui.handlers import pressed
from cogs.ui.ids import DECLARED, ControlName, Presser
from cogs.ui.layout import LayoutItem, rows, text, title
from cogs.ui.own_hand import show_hand
from cogs.ui.people import player
from cogs.ui.press import Press

MINUTE = 60

RESUME = ControlName("resume", Presser.SEATED, counted=False)


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
    return menu(control, names, str(chosen))


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


def pause_lines(table: Table, say: Words, *, live: bool = True) -> list[LayoutItem]:
    """The name of who paused the game, with a button to resume if ``live``; empty while it runs."""
    if table.paused is None:
        return []
    who = player(table, table.paused, say)
    # No loss is threatened where nothing is at stake for them.
    loses = table.is_rated and not is_trial(table, table.paused)
    by = say("pause-by", seat=table.paused, player=who, counts=yes(loses))
    way_out = rows([resume_button(table, say)]) if live else ()
    return [text(title(say("pause-title")), by), *way_out]


def stopped(view: ui.LayoutView, table: Table) -> ui.LayoutView:
    """A page of this table; while the game is paused, nothing that plays can be pressed on it."""
    if table.paused is not None:
        for item in view.walk_children():
            if isinstance(item, Control) and DECLARED[read_control(item.custom_id).verb].plays:
                item.disable()
    return view


def resume_button(table: Table, say: Words) -> Control:
    """The button that resumes the game."""
    control = RESUME.at(table.id, table.move)
    return button(control, say("pause-button-resume"), style=ButtonStyle.success)


@pressed(RESUME)
async def _resume(press: Press) -> None:
    """Resume the game; a press on a hand is answered with the hand."""
    session = await press.session()
    if not press.on_hand:
        await press.ask(Resume())
        return
    press.answers_page()
    await show_hand(press.interaction, await press.submit(session, Resume()))
