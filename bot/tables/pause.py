"""A pause in the game: any player may begin it, and any player may end it."""

from bot.tables.checks import require_game, require_seat
from bot.tables.events import TableEvent, TablePaused, TableResumed
from bot.tables.lobby import back
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Table


def pause(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Let nobody act and no clock run until one of the players says so."""
    seat = require_seat(table, user)
    require_game(table)
    if table.paused is not None:
        raise TableRefused(TableRefusal.ALREADY_PAUSED)
    return (*back(table, seat), TablePaused(seat))


def resume(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Go on after a pause, whoever began it."""
    seat = require_seat(table, user)
    require_game(table)
    if table.paused is None:
        raise TableRefused(TableRefusal.NOT_PAUSED)
    return (*back(table, seat), TableResumed(seat))
