"""Waiting for a free seat: the page of those who wait, and the message when a seat is free."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.control import button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import card, rows, text, title
from cogs.ui.replies import channel_link, mention

WATCH, UNWATCH = "on", "off"


def notify_page(until: datetime | None, free: Iterable[Table], say: Words) -> ui.LayoutView:
    """Whether the caller waits for a seat, and where one is free already."""
    now = [
        say("notify-free-now", channel=channel_link(table.opened.channel, say)) for table in free
    ]
    if until is None:
        label, style, argument = say("notify-button-on"), ButtonStyle.success, WATCH
        told = say("notify-off")
    else:
        label, style, argument = say("notify-button-off"), ButtonStyle.secondary, UNWATCH
        told = say("notify-on", time=format_dt(until, "t"))
    control = ControlId(Verb.NOTIFY, argument=argument)
    return card(
        text(title(say("notify-title")), told, *now),
        *rows([button(control, label, style=style)]),
    )


def seat_notice(table: Table, called: Sequence[int], say: Words) -> ui.LayoutView:
    """A seat is free at this table: those are called who wanted to know."""
    people = say.every(mention(user, say) for user in called)
    return card(
        text(say("notify-call", people=people, game=say.variant(table.rules))),
    )
