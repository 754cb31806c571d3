"""Pausing a game: any player may pause, and any player may resume."""

from bot.tables.checks import require_game, require_seat
from bot.tables.events import TableEvent, TablePaused, TableResumed
from bot.tables.lobby import back
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Table


def pause(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Stop all actions and clocks until a player resumes."""
    seat = require_seat(table, user)
    require_game(table)
    if table.paused is not None:
        raise TableRefused(TableRefusal.ALREADY_PAUSED)
    return (*back(table, seat), TablePaused(seat))


def resume(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Resume the game, whoever paused it."""
    seat = require_seat(table, user)
    require_game(table)
    if table.paused is None:
        raise TableRefused(TableRefusal.NOT_PAUSED)
    return (*back(table, seat), TableResumed(seat))
