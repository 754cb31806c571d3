"""A request and a table give the events that follow, or a refusal."""

from bot.tables import absent_players, lobby, partners, play, stop
from bot.tables.events import TableEvent
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import (
    Act,
    ActionRequest,
    Cancel,
    ChangeRules,
    ChangeSeats,
    ComputerAct,
    DrawPartners,
    Expire,
    Kick,
    Lapse,
    Leave,
    NextDeal,
    Pause,
    PlayForced,
    Ready,
    Rematch,
    RemoveComputer,
    Replace,
    Request,
    Resume,
    Return,
    SeatComputer,
    SetClock,
    SetConvention,
    SetLevel,
    SetNextDeal,
    SetRatedAlone,
    SetSignals,
    SetTempo,
    SetTraining,
    Sit,
    Stand,
    Start,
)
from bot.tables.table import Stage, Table
from engine.dealing import Chance


def decide(table: Table, user: int, request: Request, chance: Chance) -> tuple[TableEvent, ...]:
    """The events that this person's request causes.

    Raise TableRefused, OptionRefused or IllegalAction if it is refused.
    """
    if table.stage is Stage.CLOSED:
        raise TableRefused(TableRefusal.TABLE_CLOSED)
    match request:
        case ActionRequest():
            return request.decide(table, user)
        case Act():
            return play.act(table, user, request)
        case ComputerAct():
            return play.computer_act(table, request)
        case PlayForced():
            return play.play_forced(table, request)
        case Ready():
            return play.ready(table, user, chance)
        case Lapse():
            return absent_players.lapse(table, request)
        case NextDeal():
            return absent_players.next_deal(table, request, chance)
        case Pause():
            return play.pause(table, user)
        case Resume():
            return play.resume(table, user)
        case Kick():
            return absent_players.kick(table, user, request, chance)
        case Sit() if table.stage is Stage.PLAYING:
            return absent_players.take_over(table, user, request)
        case Sit():
            return lobby.sit(table, user, request)
        case Stand():
            return lobby.stand(table, user, request)
        case SeatComputer():
            return lobby.seat_computer(table, user)
        case RemoveComputer():
            return lobby.remove_computer(table, user, request)
        case SetLevel():
            return lobby.set_level(table, user, request)
        case SetConvention():
            return lobby.set_convention(table, user, request)
        case SetSignals():
            return lobby.set_signals(table, user, request)
        case SetTempo():
            return lobby.set_tempo(table, user, request)
        case ChangeRules():
            return lobby.change_rules(table, user, request)
        case SetTraining():
            return lobby.set_training(table, user, request)
        case SetRatedAlone():
            return lobby.set_rated_alone(table, user, request)
        case SetClock():
            return lobby.set_clock(table, user, request)
        case SetNextDeal():
            return lobby.set_next_deal(table, user, request)
        case DrawPartners():
            return partners.draw(table, user, chance)
        case Start():
            return lobby.start(table, user, request, chance)
        case Leave():
            return play.leave(table, user, chance)
        case Return():
            return play.come_back(table, user)
        case Rematch():
            return lobby.rematch(table, user, request, chance)
        case ChangeSeats():
            return lobby.change_seats(table, user)
        case Cancel():
            return lobby.cancel(table, user)
        case Replace():
            return stop.replaced(table)
        case Expire():
            return stop.expire(table, request)
