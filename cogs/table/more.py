"""The page behind *More…* on a table: other pages, pause, leave, reactions."""

from dataclasses import dataclass

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.rulebook.phrases import have_partners
from bot.tables.table import Stage, Table
from cogs.table.reactions import Reaction
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import card, rows, small, text, title
from cogs.ui.moves import auction_button, tricks_button
from cogs.watch.pages import watch_button

IN_A_ROW = 3
"""Reactions beside each other, as many as a phone shows."""


@dataclass(frozen=True, slots=True)
class Reacting:
    """Whether reactions are offered to a reader, and whether they have had theirs."""

    offered: bool = False
    done: bool = False


def more_button(table: Table, say: Words) -> Control:
    """The button to the *More…* page."""
    return button(ControlId(Verb.MORE, table.id), say("table-button-more"))


def more_page(table: Table, reader: int, say: Words, reacting: Reacting) -> ui.LayoutView:
    """What this reader may look up and do."""
    seat = table.seat_of(reader)
    seated = seat is not None and table.stage is Stage.PLAYING
    offered = seated and reacting.offered
    hint = say("reaction-done") if reacting.done else say("reaction-hint")
    return card(
        text(title(say("table-more-title"))),
        *rows(_pages(table, say)),
        *(rows(_own(table, say)) if seated else ()),
        *((text(small(hint)),) if offered else ()),
        *(rows(_reactions(table, say, reacting), IN_A_ROW) if offered else ()),
    )


def _pages(table: Table, say: Words) -> list[Control]:
    """What can be read; calls and tricks once somebody has called."""
    deal = table.game.deal if table.game else None
    called = deal is not None and deal.auction.calls
    promising = called and have_partners(table.rules.seating)
    return [
        *((tricks_button(table, say),) if called else ()),
        *((auction_button(table, say),) if promising else ()),
        button(ControlId(Verb.RULES, table.id), say("table-button-rules")),
        button(ControlId(Verb.PLAYERS, table.id), say("players-button")),
        watch_button(table, say),
    ]


def _own(table: Table, say: Words) -> list[Control]:
    """What only a player may do."""
    if table.paused is None:
        pause = button(ControlId(Verb.PAUSE, table.id), say("pause-button"))
    else:
        resume = ControlId(Verb.RESUME, table.id)
        pause = button(resume, say("pause-button-resume"), style=ButtonStyle.success)
    leave = ControlId(Verb.ASK_LEAVE, table.id)
    return [pause, button(leave, say("table-button-leave"))]


def _reactions(table: Table, say: Words, reacting: Reacting) -> list[Control]:
    return [
        button(
            ControlId(Verb.REACT, table.id, argument=reaction),
            say(f"reaction-{reaction}"),
            disabled=reacting.done,
        )
        for reaction in Reaction
    ]
