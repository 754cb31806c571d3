"""The coach at a training table: who may ask it, and the consent of those who play each other."""

from dataclasses import dataclass

from bot.tables.checks import back, out_of_turn, require_game, require_going_on, require_seat
from bot.tables.consent import Consent, ConsentQuestion
from bot.tables.events import (
    AdviceGiven,
    Answered,
    Asked,
    LobbyReopened,
    SeatTaken,
    TableEvent,
)
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ActionRequest
from bot.tables.table import Table
from engine.actions import IllegalAction, Refusal
from engine.events import Dealt, GameStarted
from engine.seats import Seat
from engine.state import changed


@dataclass(frozen=True)
class Coach(ConsentQuestion):
    """The people who want the coach in this game or allow it; ``advised`` are seats and moves.

    A refusal holds for the deal, consent for the game: ``allowed_by`` keeps it.
    """

    allowed_by: frozenset[Seat] = frozenset()
    advised: tuple[tuple[Seat, int], ...] = ()

    KIND = "coach"
    ENDS = (Dealt,)

    def count(self, seat: Seat) -> int:
        """The number of times that this seat was advised in this game."""
        return sum(who is seat for who, _ in self.advised)

    def asked_of(self, table: Table, asked: Consent) -> frozenset[Seat]:
        """All who object as yet."""
        seat = table.seat_of(asked.by)
        return frozenset() if seat is None else self.objectors(table, seat)

    def objectors(self, table: Table, seat: Seat) -> frozenset[Seat]:
        """The other players who have not agreed; nobody if all people are on one side."""
        people = frozenset(table.present) | {seat}
        sides = {table.rules.seating.team(each) for each in people}
        return people - self.allowed_by - {seat} if len(sides) > 1 else frozenset()

    def granted(self, table: Table, asked: Consent) -> tuple[TableEvent, ...]:
        """Nothing follows by itself: they ask the coach again in their turn."""
        return ()

    def after(self, event: TableEvent, table: Table) -> "Coach":
        """The state once the event is applied; unchanged if it is about something else."""
        now = changed(self, consent=self.consent_after(event, table))
        match event:
            case Asked(self.KIND, by) if (seat := table.seat_of(by)) is not None:
                return changed(now, allowed_by=self.allowed_by | {seat})
            case Answered(self.KIND, _, seat, agree):
                return changed(now, allowed_by=self.allowed_by | {seat} if agree else frozenset())
            case AdviceGiven(seat, move):
                return changed(now, advised=(*self.advised, (seat, move)))
            case SeatTaken(seat, _):
                # Whoever sits down now has agreed to nothing, and was not advised.
                others = tuple(each for each in self.advised if each[0] is not seat)
                return changed(now, allowed_by=self.allowed_by - {seat}, advised=others)
            case GameStarted() | LobbyReopened():
                return Coach()
            case _:
                return now


@dataclass(frozen=True, slots=True)
class AskCoach(ActionRequest):
    """Ask the coach what to do at this move; if people play each other, ask them first."""

    move: int

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """Advice once a move, or the question to the others.

        TableRefused at a table without a coach, after a refusal and for an old move; IllegalAction
        between deals and out of turn.
        """
        seat, now = require_seat(table, user), Coach.of(table)
        require_going_on(table)
        if not table.training:
            raise TableRefused(TableRefusal.NO_COACH)
        if self.move != table.move:
            raise TableRefused(TableRefusal.STALE_PRESS)
        if table.between_deals:
            raise IllegalAction(Refusal.DEAL_OVER)
        if seat not in table.awaited:
            raise out_of_turn(table)
        if now.objectors(table, seat):
            if now.refused_by is not None:
                raise TableRefused(TableRefusal.COACH_REFUSED)
            if now.asked:
                raise TableRefused(TableRefusal.COACH_ASKED)
            return now.ask(table, user)
        given = () if is_advised(table, seat) else (AdviceGiven(seat, table.move),)
        return (*back(table, seat), *given)


@dataclass(frozen=True, slots=True)
class AnswerCoach(ActionRequest):
    """Consent to the coach for the rest of the game, or refuse it for everybody."""

    agree: bool

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """One refusal is enough."""
        require_seat(table, user)
        require_game(table)
        return Coach.of(table).answer(table, user, agree=self.agree)


def is_advised(table: Table, seat: Seat) -> bool:
    """Whether this seat has been given the coach's advice for this very move."""
    return (seat, table.move) in Coach.of(table).advised
