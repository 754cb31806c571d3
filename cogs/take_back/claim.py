"""Claiming the tricks that are left: the button, what comes of it, the word at the end."""

from bot.i18n import Words
from bot.tables.claiming import why_no_claim
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, text
from cogs.ui.people import name
from engine.seats import Seat


def claim_buttons(table: Table, seat: Seat, say: Words) -> list[Control]:
    """The button that claims the rest, in one's turn, be that certain or not."""
    if seat not in table.awaited or why_no_claim(table, seat) is not None:
        return []
    return [button(ControlId(Verb.CLAIM, table.id, table.move), say("claim-button"))]


def denied_items(table: Table, seat: Seat, say: Words) -> list[Item]:
    """That a claim came to nothing, as long as its trick lasts."""
    return [text(say("claim-denied"))] if seat in table.claims.denied else []


def claim_line(table: Table, say: Words) -> str:
    """Who ended the deal by a claim of its last tricks."""
    made = table.claims.made
    if made is None:
        return ""
    return say("claim-made", player=name(table, made.seat, say), tricks=made.tricks)
