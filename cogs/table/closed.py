"""A table that is over for good."""

from discord import ui

from bot.i18n import Words
from bot.tables.events import Closing
from bot.tables.table import Table
from cogs.ui.heading import table_heading
from cogs.ui.layout import GREY, card, text
from cogs.ui.people import team_scores


def closed(table: Table, say: Words) -> ui.LayoutView:
    """What it was, and how to open another one."""
    say = say.playing(table.rules)
    game = table.game
    scores = () if game is None else (say("score-total", scores=team_scores(game.scores, say)),)
    return card(
        text(
            table_heading(table.rules, say),
            say("table-closed-idle") if table.closing is Closing.IDLE else "",
            say("table-closed-lost") if table.closing is Closing.LOST else "",
            say("table-closed"),
            *scores,
        ),
        colour=GREY,
    )
