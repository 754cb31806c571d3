"""How hard problems are, and which comes next."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from bot.exercises import PositionId
from bot.problems import SETS, ProblemSet, after_answer, first_rating, next_problem, problem_at
from bot.ratings.rating import Rating
from engine.players.problems import Problem, ProblemKind
from engine.players.understanding import Convention
from tests.bench.problem_conventions import disputed_by
from tests.bot.made_problems import CARDS, made_problems

NOON = datetime(2026, 11, 26, 12, tzinfo=UTC)


def test_each_set_has_a_code_of_its_own() -> None:
    assert len({each.code for each in SETS}) == len(SETS)
    assert [ProblemSet.parse(each.code) for each in SETS] == list(SETS)
    for code in ("D-7K3Q2M", "PC-whist", "PX-contree", ""):
        assert ProblemSet.parse(code) is None
    assert problem_at(PositionId(CARDS.code, -1)) is None


def test_what_fewer_computers_found_is_harder() -> None:
    """By number: one was found by two computers, one by all three."""
    ratings = {number: first_rating(each).mu for number, each in made_problems().items()}
    assert ratings[5] < ratings[33]
    assert ratings[33] == ratings[1]
    assert ratings[5] < Rating().mu


@pytest.mark.parametrize("found", [True, False])
def test_a_person_wins_against_a_problem_or_loses(found: bool) -> None:
    person, problem = Rating(), Rating()
    after, moved = after_answer(person, problem, NOON, found=found)
    won, lost = (after, moved) if found else (moved, after)
    assert lost.mu < Rating().mu < won.mu
    assert abs(moved.mu - problem.mu) == pytest.approx(abs(after.mu - person.mu) / 10)
    assert (after.games, after.last_at, moved.last_at) == (1, NOON, None)


def test_the_next_problem_is_near_and_new() -> None:
    ratings = {number: Rating(mu=float(number)) for number in range(50)}
    answered = frozenset(range(20, 30))
    drawn = {next_problem(ratings, answered, Rating(), Random(seed)) for seed in range(200)}
    assert drawn == {*range(14, 20), *range(30, 36)}
    assert next_problem(ratings, frozenset(ratings), Rating(), Random(1)) is None


@pytest.mark.parametrize("asked", [each for each in SETS if each.kind is ProblemKind.BIDS])
def test_every_convention_says_what_is_right_in_a_problem_of_bids(asked: ProblemSet) -> None:
    """In problem 243 a lone ace in partner's suit was right by the judges alone."""
    every = list(asked.problems.values())
    some = every[:: 1 + len(every) // 50]
    assert [each.number for each in some if disputed_by(each)] == []


def test_a_problem_that_no_convention_answers_is_disputed_by_all() -> None:
    lone_ace = Problem.read(
        "243\t1\t100C\t- - 100C\tchange-suit\t0.063\t0.007\tcontree W | AHKDQCQS8D9HQHJS / "
        "JD8HTHTC9DKCACQD / TS7DKHASTDKS8C7H / AD7C9S9C8SJCJH7S | - 90D -"
    )
    assert disputed_by(lone_ace) == tuple(Convention)
    assert disputed_by(replace(lone_ace, right=("-",))) == ()
