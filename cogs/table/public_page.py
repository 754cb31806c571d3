"""The public message of a table, whatever it is doing."""

from collections.abc import Sequence
from datetime import datetime

from discord import ui

from bot.i18n import Words
from bot.storage.ratings import RatingChange
from bot.tables.table import Stage, Table
from cogs.lobby.pages import lobby
from cogs.table.closed import closed
from cogs.table.pages import board
from cogs.table.score import score
from cogs.table.status import with_status
from cogs.ui.illustration import Illustration
from engine.state import Phase


def public(
    table: Table,
    say: Words,
    deadline: datetime | None = None,
    picture: Illustration | None = None,
    gains: Sequence[RatingChange] = (),
) -> ui.LayoutView:
    """What everyone in the channel sees; ``deadline`` is when the time is up, if ever.

    ``gains`` are what the game, once it is over, has changed in ratings.
    """
    return with_status(_public(table, say, picture, gains), table, say, deadline)


def _public(
    table: Table, say: Words, picture: Illustration | None, gains: Sequence[RatingChange]
) -> ui.LayoutView:
    game = table.game
    if table.stage is Stage.CLOSED:
        ended = game is not None and game.over
        if ended and game:
            return score(table, game, say, live=False, picture=picture, gains=gains)
        return closed(table, say)
    if table.stage is Stage.LOBBY or game is None or game.deal is None:
        return lobby(table, say)
    if game.deal.phase is Phase.OVER:
        return score(table, game, say, picture=picture, gains=gains)
    return board(table, game, say, picture)
