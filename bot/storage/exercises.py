"""Exercises: a person's own errors, asked again, and their answers.

New are the errors of their analysed deals (``analysis_errors``); from the first answer on, a row of
``exercises`` is the fold of all answers (``bot.exercises``). A problem that they missed
(``bot.storage.problems``) has such a row too.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import (
    ColumnElement,
    Connection,
    Join,
    Select,
    and_,
    case,
    exists,
    func,
    or_,
    select,
    update,
)

from bot.exercises import MOST, MOST_NEW, Exercise, PositionId
from bot.problems import SETS
from bot.storage.analyses import is_current
from bot.storage.database.dialects import upsert
from bot.storage.database.schema import analyses, analysis_errors, analysis_players, exercises
from bot.storage.rows import StoredRows

PROBLEM_CODES = tuple(each.code for each in SETS)
"""The codes of the sets of problems: a missed problem has its set's in place of a deal's."""


PLACES = StoredRows(PositionId, exercises)
EXERCISES = StoredRows(Exercise, exercises, place=PLACES)


@dataclass(frozen=True, slots=True)
class SessionPlan:
    """A session so far: its answers, those right at once, and what is still to be asked, in order.

    The ``repeats``, which were missed in it, come after all others.
    """

    done: int
    found: int
    ahead: tuple[PositionId, ...]
    repeats: tuple[PositionId, ...]


@dataclass(frozen=True, slots=True)
class ExerciseCounts:
    """A person's positions: due now, new, learnt; ``next_due`` is the next that is not due yet."""

    due: int
    new: int
    learnt: int
    next_due: datetime | None


def session_plan(connection: Connection, user: int, since: datetime, now: datetime) -> SessionPlan:
    """The questions of a session begun at ``since``: those due, oldest first, then new ones."""
    row = exercises.c
    this_session = row.user_id == user, row.reviewed_at >= since
    begun = row.rights + row.wrongs == 1
    right = row.in_a_row > 0
    done, fresh, rights = connection.execute(
        select(func.count(), _count(begun), _count(right)).where(*this_session)
    ).one()
    left = max(MOST - done, 0)
    due = _places(
        connection,
        select(row.code, row.number)
        .select_from(_asked())
        .where(*_due(user, now))
        .order_by(row.due, row.code, row.number)
        .limit(left),
    )
    fewer = max(min(MOST_NEW - fresh, left - len(due)), 0)
    error = analysis_errors.c
    latest = _new(user).order_by(analysis_players.c.at.desc(), error.loss.desc(), error.number)
    new = _places(connection, latest.limit(fewer)) if fewer else ()
    missed = select(row.code, row.number).select_from(_asked())
    missed = missed.where(*this_session, row.again, ~row.retired, _known())
    repeats = _places(connection, missed.order_by(row.repeats, row.reviewed_at, row.number))
    return SessionPlan(done, rights, (*due, *new), repeats)


def exercise_counts(connection: Connection, user: int, now: datetime) -> ExerciseCounts:
    """The number of positions that a person has."""
    row = exercises.c
    due = select(func.count()).select_from(_asked()).where(*_due(user, now))
    new = select(func.count()).select_from(_new(user).subquery())
    theirs = row.user_id == user
    later = theirs, ~row.retired, row.due > now
    learnt = theirs, row.retired, row.in_a_row > 0
    return ExerciseCounts(
        due=connection.execute(due).scalar_one(),
        new=connection.execute(new).scalar_one(),
        learnt=connection.execute(
            select(func.count()).select_from(exercises).where(*learnt)
        ).scalar_one(),
        next_due=connection.execute(select(func.min(row.due)).where(*later)).scalar(),
    )


def exercise_at(connection: Connection, user: int, place: PositionId) -> Exercise | None:
    """A person's answers to a position; None if it is none of theirs."""
    kept = EXERCISES.one(connection, EXERCISES.every.where(*_at(user, place)))
    if kept is not None:
        return kept
    error = analysis_errors.c
    error_of = _new(user).where(analysis_players.c.code == place.code, error.number == place.number)
    at = connection.execute(error_of.with_only_columns(analysis_players.c.at)).scalar()
    return None if at is None else Exercise(place=place, due=at)


def keep_answer(
    connection: Connection, user: int, before: Exercise | None, after: Exercise
) -> Exercise | None:
    """Keep an answer unless another press was first, and return the position as it is stored."""
    now = exercise_at(connection, user, after.place)
    if now != before:
        return now
    values = {**EXERCISES.values(after), "user_id": user}
    connection.execute(upsert(connection, exercises), values)
    return after


def retire(connection: Connection, user: int, place: PositionId) -> None:
    """Ask a person no more of a position that they have answered."""
    connection.execute(update(exercises).where(*_at(user, place)).values(retired=True))


def _at(user: int, place: PositionId) -> tuple[ColumnElement[bool], ...]:
    row = exercises.c
    return row.user_id == user, row.code == place.code, row.number == place.number


def _due(user: int, now: datetime) -> tuple[ColumnElement[bool], ...]:
    return exercises.c.user_id == user, ~exercises.c.retired, exercises.c.due <= now, _known()


def _asked() -> Join:
    """The positions of which it is known what is right: problems, and analysed deals."""
    known = and_(analyses.c.code == exercises.c.code, is_current())
    return exercises.outerjoin(analyses, known)


def _known() -> ColumnElement[bool]:
    return or_(analyses.c.code.is_not(None), exercises.c.code.in_(PROBLEM_CODES))


def _new(user: int) -> Select[str, int]:
    """The errors that a person was never asked."""
    error, player, row = analysis_errors.c, analysis_players.c, exercises.c
    of_deal = (error[name] == player[name] for name in ("table_id", "game", "deal", "user_id"))
    asked = exists().where(row.user_id == user, row.code == player.code, row.number == error.number)
    return (
        select(player.code, error.number)
        .select_from(analysis_errors.join(analysis_players, and_(*of_deal)))
        .join(analyses, and_(analyses.c.code == player.code, is_current()))
        .where(error.user_id == user, ~asked)
    )


def _places(connection: Connection, chosen: Select[str, int]) -> tuple[PositionId, ...]:
    return tuple(PositionId(code, number) for code, number in connection.execute(chosen))


def _count(which: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(case((which, 1), else_=0)), 0)
