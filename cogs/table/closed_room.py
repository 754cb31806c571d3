"""The public message of a table of a challenge, on which nothing is read of what is played."""

from collections.abc import Iterable

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted, yes
from bot.tables.table import Stage, Table
from cogs.hand.controls import HAND
from cogs.table.controls import ASK_LEAVE
from cogs.ui.challenge_buttons import ways_on
from cogs.ui.control import Control, button
from cogs.ui.layout import FELT, GREY, card, rows, small, text, title
from cogs.ui.people import name, player
from cogs.ui.table_buttons import more_button


def closed_room(table: Table, say: Words, *, live: bool = True) -> ui.LayoutView:
    """Whose turn it is, or that the deal is over; who plays, and which deal of which challenge.

    Without buttons unless ``live``. ValueError at a table that plays for no challenge.
    """
    if table.given is None:
        raise ValueError("a closed room needs a deal of a challenge")
    say, given = say.playing(table.rules), table.given
    over = table.stage is not Stage.PLAYING
    # Who is first of several that may act, and nothing of what they may do.
    turns = [table.awaited[0]] if table.awaited else []
    heads = [say("table-turn-play", seat=s, player=player(table, s, say)) for s in turns]
    if over:
        heads = [say("closed-room-over", number=given.number)]
    people = (
        say("table-seat", seat=seat, player=name(table, seat, say)) for seat in table.playing_seats
    )
    head = say("challenge-head", code=given.challenge, number=given.number, count=given.count)
    if given.evening is not None:
        head = say("closed-room-evening", number=given.number, count=given.count)
    return card(
        text(*map(title, heads), head, small(dotted(people))),
        text(small(say("closed-room-why", evening=yes(given.evening is not None)))),
        *rows(list(_buttons(table, say, over=over)) if live else []),
        colour=GREY if over else FELT,
    )


def _buttons(table: Table, say: Words, *, over: bool) -> Iterable[Control]:
    if over:
        yield from ways_on(table, say)
        leave = ASK_LEAVE.at(table.id, table.move)
        yield button(leave, say("table-button-leave"))
        return
    hand = HAND.at(table.id, table.move)
    yield button(hand, say("table-button-hand"), style=ButtonStyle.primary)
    yield more_button(table, say)
