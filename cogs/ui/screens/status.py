"""What frames a table that is being played: its clock or its pause, and what concerns players."""

from datetime import datetime

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.tables.table import Stage, Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, message, rows, text, title
from cogs.ui.people import player
from cogs.ui.screens.clock import deadline_line
from cogs.ui.screens.papers import stop_items
from cogs.ui.screens.take_back import answered_line, asked_items
from cogs.ui.screens.watchers import watch_button, watchers_items


def with_status(
    view: ui.LayoutView, table: Table, say: Words, deadline: datetime | None
) -> ui.LayoutView:
    """The picture of a table with the clock or the pause above it, and three buttons below.

    Between them stands who looks into a hand: that is for everybody at the table to know.
    """
    if table.stage is not Stage.PLAYING:
        return view
    above, below = _above(table, say, deadline), rows(_below(table, say))
    return message(
        (*stop_items(table, say), *above, *view.children, *watchers_items(table, say), *below)
    )


def with_word(view: ui.LayoutView, word: str) -> ui.LayoutView:
    """A picture with a word above it that concerns everybody."""
    return message((text(word), *view.children))


def pause_lines(table: Table, say: Words, *, live: bool = True) -> list[Item]:
    """That the game is paused, by whom, and to a player the way out; nothing while it is not."""
    if table.paused is None:
        return []
    by = say("pause-by", seat=table.paused, player=player(table, table.paused, say))
    way_out = rows([resume_button(table, say)]) if live else ()
    return [text(title(say("pause-title")), by), *way_out]


def resume_button(table: Table, say: Words) -> Control:
    """On with the game."""
    control = ControlId(Verb.RESUME, table.id, table.move)
    return button(control, say("pause-button-resume"), style=ButtonStyle.success)


def _above(table: Table, say: Words, deadline: datetime | None) -> list[Item]:
    if table.paused is not None:
        return pause_lines(table, say)
    if table.taking_back.pending:
        return asked_items(table, deadline, say.playing(table.rules))
    answered = answered_line(table, say.playing(table.rules))
    waits = deadline_line(table, deadline, say) if deadline else ""
    return [text(answered, waits)] if answered or waits else []


def _below(table: Table, say: Words) -> list[Control]:
    pause = button(ControlId(Verb.PAUSE, table.id, table.move), say("pause-button"))
    players = button(ControlId(Verb.PLAYERS, table.id), say("players-button"))
    others = [players, watch_button(table, say)]
    return others if table.paused is not None else [pause, *others]
