"""Answers of people to problems, and the ratings of both.

A first answer is a row of ``problem_answers``; the row of a problem in ``problem_ratings`` begins
with its first answer. What was missed comes back as an exercise, as one's own errors do.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, func, select, update

from bot.exercises import Exercise, PositionId
from bot.problems import ProblemSet, after_answer, first_rating
from bot.ratings.rating import Rating
from bot.storage.database.dialects import insert_into, upsert
from bot.storage.database.schema import problem_answers, problem_ratings, problem_solvers
from bot.storage.exercises import keep_answer
from bot.storage.rows import StoredRows
from engine.players.problems import Problem

_ID = re.compile(r"\d{15,}")
"""An id of Discord; comments are stored without any, so that they name nobody."""


@dataclass(frozen=True, slots=True)
class FirstAnswer:
    """The first answer of a person to a problem: its word, and whether it was right."""

    word: str
    found: bool


@dataclass(frozen=True, slots=True)
class ProblemCounts:
    """The number of people who have answered a problem, and of those who found it."""

    tries: int
    found: int


@dataclass(frozen=True, slots=True)
class ProblemReport:
    """Somebody's report of a problem, with their answer to it."""

    place: PositionId
    answer: str
    report: str | None


@dataclass(frozen=True, slots=True)
class ProblemRating:
    """The rating of a problem, once somebody has answered it."""

    code: str
    number: int
    mu: float
    sigma: float


SOLVER_RATINGS = StoredRows(Rating, problem_solvers, games=problem_solvers.c.tries)
PROBLEM_RATINGS = StoredRows(ProblemRating, problem_ratings)
FIRST_ANSWERS = StoredRows(FirstAnswer, problem_answers, word=problem_answers.c.answer)
PROBLEM_REPORTS = StoredRows(
    ProblemReport, problem_answers, place=StoredRows(PositionId, problem_answers)
)


def solver_rating(connection: Connection, user: int, code: str) -> Rating:
    """The rating of a person in a set of problems; ``games`` are their tries."""
    row = problem_solvers.c
    own = SOLVER_RATINGS.every.where(row.user_id == user, row.code == code)
    return SOLVER_RATINGS.one(connection, own) or Rating()


def ratings_of(connection: Connection, problems: ProblemSet) -> dict[int, Rating]:
    """The ratings of all the problems of a set, by number."""
    chosen = PROBLEM_RATINGS.every.where(problem_ratings.c.code == problems.code)
    rated = PROBLEM_RATINGS.all(connection, chosen)
    moved = {each.number: Rating(each.mu, each.sigma) for each in rated}
    every = problems.problems.items()
    return {number: moved.get(number) or first_rating(each) for number, each in every}


def answered_by(connection: Connection, user: int, code: str) -> frozenset[int]:
    """The numbers of the problems of a set that a person has answered."""
    row = problem_answers.c
    chosen = select(row.number).where(row.user_id == user, row.code == code)
    return frozenset(connection.execute(chosen).scalars())


def first_answer(connection: Connection, user: int, place: PositionId) -> FirstAnswer | None:
    """A person's first answer to a problem."""
    return FIRST_ANSWERS.one(connection, FIRST_ANSWERS.every.where(*_at(user, place)))


def counts_of(connection: Connection, place: PositionId) -> ProblemCounts:
    """The counts of the answers to a problem."""
    row = problem_answers.c
    counts = select(func.count(), func.count().filter(row.found))
    of_problem = counts.where(row.code == place.code, row.number == place.number)
    return ProblemCounts(*connection.execute(of_problem).one())


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer that somebody gives to a problem now."""

    place: PositionId
    problem: Problem
    word: str
    found: bool
    at: datetime


def keep_first(connection: Connection, user: int, given: GivenAnswer) -> FirstAnswer:
    """Keep and rate a person's first answer to a problem, and return the one that is stored.

    A missed problem is asked again with the person's own errors.
    """
    place, now = given.place, given.at
    before = first_answer(connection, user, place)
    if before is not None:
        return before
    at = {"code": place.code, "number": place.number}
    answer = {"user_id": user, "answered_at": now, "answer": given.word, "found": given.found}
    connection.execute(insert_into(connection, problem_answers), at | answer | {"report": None})
    rating = problem_ratings.c
    own = PROBLEM_RATINGS.every.where(rating.code == place.code, rating.number == place.number)
    # A damaged rating begins anew with the next answer.
    kept = next(iter(PROBLEM_RATINGS.all(connection, own)), None)
    problem = first_rating(given.problem) if kept is None else Rating(kept.mu, kept.sigma)
    person = solver_rating(connection, user, place.code)
    person, problem = after_answer(person, problem, now, found=given.found)
    moved = {"mu": problem.mu, "sigma": problem.sigma}
    connection.execute(upsert(connection, problem_ratings), at | moved)
    solver = {"user_id": user, "code": place.code, "tries": person.games, "last_at": now}
    moved = {"mu": person.mu, "sigma": person.sigma}
    connection.execute(upsert(connection, problem_solvers), solver | moved)
    if not given.found:
        ask_again(connection, user, place, FirstAnswer(given.word, given.found), now)
    return FirstAnswer(given.word, given.found)


def ask_again(
    connection: Connection, user: int, place: PositionId, first: FirstAnswer, now: datetime
) -> None:
    """Ask a person a problem again, later: as far off as after such an answer to an error."""
    fresh = Exercise(place=place, due=now)
    keep_answer(connection, user, None, fresh.answered(first.word, now, right=first.found))


def report(connection: Connection, user: int, place: PositionId, comment: str) -> None:
    """Keep what a person says about a problem that they have answered, but the id of nobody."""
    comment = _ID.sub("", comment)
    connection.execute(update(problem_answers).where(*_at(user, place)).values(report=comment))


def reports(connection: Connection) -> Iterable[ProblemReport]:
    """The reports of problems, ordered by problem."""
    row = problem_answers.c
    chosen = PROBLEM_REPORTS.every.where(row.report.is_not(None))
    ordered = chosen.order_by(row.code, row.number, row.answered_at)
    told = PROBLEM_REPORTS.all(connection, ordered)
    return tuple(replace(each, report=" ".join((each.report or "").split())) for each in told)


def _at(user: int, place: PositionId) -> tuple[ColumnElement[bool], ...]:
    row = problem_answers.c
    return row.user_id == user, row.code == place.code, row.number == place.number
