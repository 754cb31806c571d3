"""A request and a table give the events that follow, or a refusal."""

from bot.tables import lobby, playing
from bot.tables.checks import require_authority, require_part, require_stage
from bot.tables.events import Closing, TableClosed, TableEvent
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import (
    Act,
    Cancel,
    ChangeSeats,
    ComputerAct,
    Leave,
    Ready,
    Rematch,
    RemoveComputer,
    Replace,
    Request,
    Return,
    SeatComputer,
    Sit,
    Stand,
    Start,
    Stop,
)
from bot.tables.table import Stage, Table
from engine.dealing import Chance


def decide(table: Table, user: int, request: Request, chance: Chance) -> tuple[TableEvent, ...]:
    """What the request of this person brings about; TableRefused or IllegalAction when nothing."""
    if table.stage is Stage.CLOSED:
        raise TableRefused(TableRefusal.TABLE_CLOSED)
    match request:
        case Act():
            return playing.act(table, user, request)
        case ComputerAct():
            return playing.computer_act(table, request)
        case Ready():
            return playing.ready(table, user, chance)
        case Sit():
            return lobby.sit(table, user, request)
        case Stand():
            return lobby.stand(table, user, request)
        case SeatComputer():
            require_part(table, user)
            return lobby.seat_computer(table)
        case RemoveComputer():
            require_part(table, user)
            return lobby.remove_computer(table, request)
        case Start():
            return lobby.start(table, user, request, chance)
        case Leave():
            return playing.leave(table, user, chance)
        case Return():
            return playing.come_back(table, user)
        case Rematch():
            return lobby.rematch(table, user, chance)
        case ChangeSeats():
            return lobby.change_seats(table, user)
        case Cancel():
            return lobby.cancel(table, user)
        case Stop(manager):
            require_authority(table, user, manager=manager)
            return (TableClosed(Closing.STOPPED),)
        case Replace():
            require_stage(table, Stage.FINISHED)
            return (TableClosed(Closing.REPLACED),)
