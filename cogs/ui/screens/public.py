"""The public message of a table, whatever it is doing."""

from datetime import datetime

from discord import ui

from bot.i18n import Words
from bot.tables.table import Stage, Table
from cogs.ui.screens.board import board
from cogs.ui.screens.closed import closed
from cogs.ui.screens.lobby import lobby
from cogs.ui.screens.score import score
from cogs.ui.screens.status import with_status
from engine.state import Phase


def public(table: Table, say: Words, deadline: datetime | None = None) -> ui.LayoutView:
    """What everyone in the channel sees; ``deadline`` is when the time is up, if ever."""
    return with_status(_public(table, say), table, say, deadline)


def _public(table: Table, say: Words) -> ui.LayoutView:
    game = table.game
    if table.stage is Stage.CLOSED:
        ended = game is not None and game.over
        return score(table, game, say, live=False) if ended and game else closed(table, say)
    if table.stage is Stage.LOBBY or game is None or game.deal is None:
        return lobby(table, say)
    if game.deal.phase is Phase.OVER:
        return score(table, game, say)
    return board(table, game, say)
