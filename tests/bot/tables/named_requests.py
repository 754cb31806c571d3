"""Every request by a name of its own, as somebody at this table may ask it now."""

from bot.tables.claims import ClaimRest
from bot.tables.coach import AnswerCoach, AskCoach
from bot.tables.house_rules import ResetOptions
from bot.tables.length import AnswerLength, ProposeLength, WithdrawLength
from bot.tables.requests import (
    Act,
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
from bot.tables.stop import AnswerStop, Stop
from bot.tables.swap import AnswerSwap, AskSwap
from bot.tables.table import Table
from bot.tables.table_settings import Tempo
from bot.tables.take_back import AllowTakeBacks, AnswerTakeBack, LapseTakeBack, TakeBack
from bot.tables.watching import AnswerWatch, AskWatch, HideHand, StopWatching
from engine.actions import Pass, PlayCard
from engine.cards import Card
from engine.players import Level
from engine.players.understanding import Convention
from engine.seats import Seat
from tests.bot.tables.evening import ANNA, BRUNO, STRANGER

SEVEN = PlayCard(Card.parse("7S"))


def request_of(name: str, table: Table, user: int) -> Request:
    """What is asked, by the name it has in the list."""
    return requests_at(table, user)[name]


def requests_at(table: Table, user: int) -> dict[str, Request]:
    """Every request by its name."""
    own = table.seat_of(user)
    other = ANNA if user == BRUNO else BRUNO
    return {
        "sit": Sit(Seat.WEST),
        "stand": Stand(Seat.WEST if own is None else own),
        "computer": SeatComputer(),
        "remove": RemoveComputer(Seat.EAST),
        "level": SetLevel(Level.BEGINNER),
        "level-of": SetLevel(Level.EXPERT, Seat.EAST),
        "convention": SetConvention(Convention.ACES),
        "signals": SetSignals(signals=False),
        "tempo": SetTempo(Tempo.FAST),
        "start": Start(),
        "fill": Start(fill=True),
        "rules": ChangeRules(ResetOptions()),
        "act": Act(table.move, Pass()),
        "old-act": Act(table.move - 1, Pass()),
        "think": ComputerAct(table.move, Seat.EAST, Pass()),
        "clock": SetClock(60),
        "between": SetNextDeal(20),
        "partners": DrawPartners(),
        "swap": AskSwap(Seat.NORTH, Seat.EAST),
        "swap-yes": AnswerSwap(agree=True),
        "length": ProposeLength(1000),
        "length-yes": AnswerLength(agree=True),
        "length-off": WithdrawLength(),
        "watch": AskWatch(Seat.SOUTH),
        "show": AnswerWatch(STRANGER, agree=True),
        "look-away": StopWatching(),
        "hide": HideHand(),
        "forced": PlayForced(table.move, Seat.NORTH, SEVEN),
        "old-forced": PlayForced(table.move - 1, Seat.NORTH, SEVEN),
        "lapse": Lapse(table.move, Seat.SOUTH, Pass()),
        "next-deal": NextDeal(table.move),
        "take-back": TakeBack(table.move),
        "consent": AnswerTakeBack(table.move, agree=True),
        "no-answer": LapseTakeBack(table.move),
        "allow": AllowTakeBacks(allowed=False),
        "training": SetTraining(training=True),
        "rated": SetRatedAlone(rated=True),
        "coach": AskCoach(table.move),
        "coach-yes": AnswerCoach(agree=True),
        "claim": ClaimRest(table.move),
        "pause": Pause(),
        "resume": Resume(),
        "kick": Kick(other),
        "kick-late": Kick(other, overdue=True),
        "expire": Expire(table.revision),
        "expire-old": Expire(table.revision - 1),
        "ready": Ready(),
        "leave": Leave(),
        "return": Return(),
        "rematch": Rematch(),
        "seats": ChangeSeats(),
        "cancel": Cancel(),
        "stop": Stop(),
        "stop-any": Stop(manager=True),
        "stop-ask": Stop(ask=True),
        "stop-yes": AnswerStop(agree=True),
        "replace": Replace(),
    }
