"""The coach at a training table: who may ask it, and the consent of those who play each other."""

from bot.tables.checks import out_of_turn, require_game, require_going_on, require_seat
from bot.tables.events import AdviceGiven, CoachAgreed, CoachAsked, CoachRefused, TableEvent
from bot.tables.lobby import back
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import AnswerCoach, AskCoach
from bot.tables.table import Table
from engine.actions import IllegalAction, Refusal
from engine.seats import Seat


def ask(table: Table, user: int, request: AskCoach) -> tuple[TableEvent, ...]:
    """Have the coach advise this player, once a move; or ask for everybody's consent first."""
    seat = require_seat(table, user)
    require_going_on(table)
    if not table.training:
        raise TableRefused(TableRefusal.NO_COACH)
    if request.move != table.move:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if table.between_deals:
        raise IllegalAction(Refusal.DEAL_OVER)
    if seat not in table.awaited:
        raise out_of_turn(table)
    here, now = back(table, seat), table.coach
    if _objectors(table, seat):
        if now.refused_by is not None:
            raise TableRefused(TableRefusal.COACH_REFUSED)
        if now.asked is not None:
            raise TableRefused(TableRefusal.COACH_ASKED)
        return (*here, CoachAsked(seat))
    return here if is_advised(table, seat) else (*here, AdviceGiven(seat, table.move))


def answer(table: Table, user: int, request: AnswerCoach) -> tuple[TableEvent, ...]:
    """Agree to the coach, or refuse it for everybody."""
    seat = require_seat(table, user)
    require_game(table)
    if table.coach.asked is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if seat not in to_answer(table):
        raise TableRefused(TableRefusal.NOT_YOURS_TO_ANSWER)
    answered = CoachAgreed if request.agree else CoachRefused
    return (*back(table, seat), answered(seat))


def to_answer(table: Table) -> frozenset[Seat]:
    """The seats that have not answered who asks for the coach."""
    asker = table.coach.asked
    return frozenset() if asker is None else _objectors(table, asker)


def is_allowed(table: Table, seat: Seat) -> bool:
    """Whether the coach may advise this seat in its turn."""
    return table.training and not _objectors(table, seat)


def is_advised(table: Table, seat: Seat) -> bool:
    """Whether this seat has been given the coach's advice for this very move."""
    return (seat, table.move) in table.coach.advised


def _objectors(table: Table, seat: Seat) -> frozenset[Seat]:
    """The other players who have not agreed; nobody where all people are on one side."""
    people = frozenset(table.present) | {seat}
    sides = {table.rules.seating.team(each) for each in people}
    return people - table.coach.agreed - {seat} if len(sides) > 1 else frozenset()
