"""Checks that several requests share.

To refuse, here and in the docstrings of requests, is to raise TableRefused: nothing has changed.
"""

from bot.tables.events import PlayerBack
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Stage, Table
from engine.actions import IllegalAction, Refusal
from engine.seats import Seat
from engine.state import GameState

_REFUSED_IN: dict[Stage, TableRefusal] = {
    Stage.LOBBY: TableRefusal.NO_GAME,
    Stage.PLAYING: TableRefusal.GAME_RUNNING,
    Stage.FINISHED: TableRefusal.GAME_FINISHED,
    Stage.CLOSED: TableRefusal.TABLE_CLOSED,
}


def require_stage(table: Table, stage: Stage) -> None:
    """Refuse unless the table is at this stage."""
    if table.stage is not stage:
        over = table.stage is Stage.FINISHED and table.is_closed_room
        raise TableRefused(TableRefusal.DEAL_FINISHED if over else _REFUSED_IN[table.stage])


def require_game(table: Table) -> GameState:
    """The running game; refuse if there is none."""
    require_stage(table, Stage.PLAYING)
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    return table.game


def require_going_on(table: Table) -> GameState:
    """The running game; refuse if there is none or it is paused."""
    game = require_game(table)
    if table.paused is not None:
        raise TableRefused(TableRefusal.PAUSED)
    return game


def out_of_turn(table: Table) -> IllegalAction:
    """The refusal of an action out of turn: it names the first seat awaited and their number."""
    waiting = table.awaited
    return IllegalAction(Refusal.NOT_YOUR_TURN, seat=waiting[0], count=len(waiting))


def require_seat(table: Table, user: int) -> Seat:
    """The seat of this person; refuse if they have none."""
    seat = table.seat_of(user)
    if seat is None:
        raise TableRefused(TableRefusal.NOT_SEATED)
    return seat


def require_open_room(table: Table, why: TableRefusal) -> None:
    """Refuse, for this reason, what would show others a deal of a challenge or end it early."""
    if table.is_closed_room:
        raise TableRefused(why)


def require_part_of_room(table: Table, user: int) -> None:
    """Refuse whoever has no seat what is played at a table of a challenge."""
    if table.seat_of(user) is None:
        require_open_room(table, TableRefusal.CARDS_IN_SHARED_PLAY)


def require_part(table: Table, user: int) -> None:
    """Refuse anybody who neither sits at the table nor is its host."""
    if user != table.host:
        require_seat(table, user)


def require_host(table: Table, user: int) -> None:
    """Refuse anybody but the host."""
    if user != table.host:
        raise TableRefused(TableRefusal.NOT_HOST, user=table.host)


def require_authority(table: Table, user: int, *, manager: bool) -> None:
    """Refuse anybody but the host and those who manage the server."""
    if user != table.host and not manager:
        raise TableRefused(TableRefusal.NOT_MANAGER, user=table.host)


def back(table: Table, seat: Seat) -> tuple[PlayerBack, ...]:
    """Let the owner of the seat play again, if they were away or their last turn lapsed."""
    return () if table.is_active(seat) else (PlayerBack(seat),)
