"""Take back a misclick: ask the other side, which agrees or refuses within a short time.

With it go the moves of computers that followed; they answer anew.
"""

from collections.abc import Mapping

from bot.tables.agreements import Finality, Outcome
from bot.tables.checks import (
    require_game,
    require_going_on,
    require_host,
    require_seat,
    require_stage,
)
from bot.tables.events import (
    TableEvent,
    TakeBackAgreed,
    TakeBackAsked,
    TakeBackLapsed,
    TakeBackRefused,
    TakeBacksAllowed,
    TakenBack,
)
from bot.tables.lobby import back
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import AllowTakeBacks, AnswerTakeBack, LapseTakeBack, TakeBack
from bot.tables.table import Stage, Table
from engine.seats import Seat

MOST_A_DEAL = 2
"""Requests that a seat may make per deal: enough for misclicks, and for nothing else."""

_STANDS: Mapping[Finality, TableRefusal] = {
    Finality.FOLLOWED: TableRefusal.TAKE_BACK_LATE,
    Finality.CARDS_KNOWN: TableRefusal.TAKE_BACK_CARDS_KNOWN,
    Finality.DEAL_COUNTED: TableRefusal.TAKE_BACK_DEAL_COUNTED,
}


def allow(table: Table, user: int, request: AllowTakeBacks) -> tuple[TableEvent, ...]:
    """Allow take-backs at this table, or forbid them; no event if nothing changes."""
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    if request.allowed == table.taking_back.allowed:
        return ()
    return (TakeBacksAllowed(request.allowed),)


def why_not(table: Table, seat: Seat) -> TableRefusal | None:
    """Why this seat may not ask to take back its last call or card; None when it may."""
    now = table.taking_back
    if not now.allowed:
        return TableRefusal.TAKE_BACKS_BARRED
    if now.last is None or now.last.done.seat is not seat:
        return TableRefusal.TAKE_BACK_LATE
    if now.last.final is not None:
        return _STANDS[now.last.final]
    if now.pending:
        return TableRefusal.ALREADY_ASKED
    if now.answered is not None and now.answered.outcome is Outcome.REFUSED:
        return TableRefusal.TAKE_BACK_REFUSED
    if now.asked.count(seat) >= MOST_A_DEAL:
        return TableRefusal.TAKE_BACKS_USED_UP
    return None


def ask(table: Table, user: int, request: TakeBack) -> tuple[TableEvent, ...]:
    """Ask for a take-back; done at once if nobody of the other side is present."""
    seat = require_seat(table, user)
    require_going_on(table)
    last = table.taking_back.last
    if last is None or not last.move <= request.move <= table.move:  # drawn for another move
        raise TableRefused(TableRefusal.TAKE_BACK_LATE)
    if why := why_not(table, seat):
        raise TableRefused(why, count=MOST_A_DEAL)
    asked = TakeBackAsked(seat)
    return (asked,) if _opponents(table, seat) else (asked, TakenBack(seat))


def to_answer(table: Table) -> frozenset[Seat]:
    """The seats that have not answered yet: people of the other side; computers agree."""
    asker = table.taking_back.asker
    if asker is None:
        return frozenset()
    return _opponents(table, asker) - table.taking_back.agreed


def answer(table: Table, user: int, request: AnswerTakeBack) -> tuple[TableEvent, ...]:
    """Agree or refuse; the last to agree completes it."""
    seat = require_seat(table, user)
    require_going_on(table)
    if request.move != table.move or table.taking_back.asker is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if seat not in to_answer(table):
        raise TableRefused(TableRefusal.NOT_YOURS_TO_ANSWER)
    if not request.agree:
        return (*back(table, seat), TakeBackRefused(seat))
    return (*back(table, seat), TakeBackAgreed(seat), *agreed_without(table, seat))


def agreed_without(table: Table, seat: Seat) -> tuple[TakenBack, ...]:
    """The take-back itself, if this seat was the last to answer."""
    asker = table.taking_back.asker
    return (TakenBack(asker),) if asker is not None and to_answer(table) == {seat} else ()


def lapse(table: Table, request: LapseTakeBack) -> tuple[TableEvent, ...]:
    """The time for an answer is up: the move stands."""
    require_game(table)
    if request.move != table.move or not table.taking_back.pending:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return (TakeBackLapsed(),)


def _opponents(table: Table, seat: Seat) -> frozenset[Seat]:
    """The people of the other side who are present."""
    team = table.rules.seating.team
    return frozenset(other for other in table.present if team(other) is not team(seat))
