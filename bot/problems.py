"""Problems for everybody: which there are, how hard they are, and what a first answer changes.

A person plays against a problem, and only a first answer counts. These ratings are a world of their
own: they change nothing on a ladder.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from random import Random

from bot.exercises import PositionId
from bot.ratings.rating import Contest, Contestant, Rating, rated
from engine.players.problems import ASKED, Problem, ProblemKind, problems

SLOWLY = 0.1
"""The share (0–1) of an answer that counts for the problem, which meets many people."""

SHOWN_FROM = 20
"""Answers after which a rating is shown."""

NEAREST = 12
"""The number of problems nearest to a person's rating from which their next one is drawn."""

_CODES = {ProblemKind.CARDS: "PC", ProblemKind.BIDS: "PB"}
_PERSON, _PROBLEM = 1, 2
_ALWAYS = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class ProblemSet:
    """The problems of a kind of a game; ``code`` stands where a deal's id stands for an error."""

    key: str
    kind: ProblemKind

    @classmethod
    def parse(cls, code: str) -> "ProblemSet | None":
        """The set with this code; None where it is no set's."""
        prefix, _, key = code.partition("-")
        kind = next((kind for kind, known in _CODES.items() if known == prefix), None)
        found = None if kind is None else cls(key, kind)
        return found if found in SETS else None

    @property
    def code(self) -> str:
        """Its code."""
        return f"{_CODES[self.kind]}-{self.key}"

    @property
    def problems(self) -> Mapping[int, Problem]:
        """All its problems that hold by today's rules, by number."""
        return problems(self.key, self.kind)


GAMES = ("contree", "coinche", "belote")
"""The games that have problems."""

SETS = tuple(ProblemSet(key, kind) for key in GAMES for kind in ProblemKind)


def problem_at(place: PositionId) -> Problem | None:
    """The problem that a place names; None where it is none, or its rules have changed."""
    found = ProblemSet.parse(place.code)
    return None if found is None else found.problems.get(place.number)


@cache
def first_rating(problem: Problem) -> Rating:
    """The rating of a problem before anyone has answered it, from the computers' answers."""
    rating = Rating()
    for level, answer in zip(ASKED, problem.answers, strict=True):
        sides = Contestant(0, user_id=_PROBLEM), Contestant(1, level=level)
        contest = Contest(_ALWAYS, int(answer in problem.right), sides)
        found = rated(contest, {_PROBLEM: rating})[_PROBLEM]
        rating = Rating(found.mu, found.sigma)
    return rating


def after_answer(
    person: Rating, problem: Rating, now: datetime, *, found: bool
) -> tuple[Rating, Rating]:
    """The ratings of a person and of a problem after a first answer."""
    sides = Contestant(0, user_id=_PERSON), Contestant(1, user_id=_PROBLEM)
    contest = Contest(now, int(not found), sides)
    known = {_PERSON: person, _PROBLEM: problem}
    after = rated(contest, known, {_PROBLEM: SLOWLY})
    return after[_PERSON], Rating(after[_PROBLEM].mu, after[_PROBLEM].sigma)


def next_problem(
    ratings: Mapping[int, Rating], answered: frozenset[int], person: Rating, luck: Random
) -> int | None:
    """One of those nearest to a person's rating that they have not answered; None where none is."""
    left = [number for number in ratings if number not in answered]
    left.sort(key=lambda number: (abs(ratings[number].mu - person.mu), number))
    return luck.choice(left[:NEAREST]) if left else None
