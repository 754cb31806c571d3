"""When a position comes back, and which answers are right."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from bot.exercises import Exercise, PositionId, right_actions
from engine.actions import PlayCard
from engine.cards import Card
from engine.players.judgement import Judgement
from engine.players.tried import Tried
from engine.seats import Seat

NOON = datetime(2026, 11, 2, 12, 0, tzinfo=UTC)
PLACE = PositionId("D-7K3Q2M", 9)


def days_between(*answers: bool) -> Iterator[int]:
    """Answer on each day that a position is due; the days from one to the next."""
    exercise, now = Exercise(place=PLACE, due=NOON), NOON
    for right in answers:
        exercise = exercise.answered("QC", now, right=right)
        yield (exercise.due - now) // timedelta(days=1)
        now = exercise.due


@pytest.mark.parametrize(
    ("answers", "days"),
    [
        ((True, True, True, True), [2, 11, 46, 163]),
        ((False, True, True, True), [1, 2, 6, 17]),
        ((True, True, False, True, True), [2, 11, 2, 5, 12]),
    ],
)
def test_what_is_found_comes_back_later_each_time(
    answers: tuple[bool, ...], days: list[int]
) -> None:
    assert list(days_between(*answers)) == days


def test_an_answer_before_it_is_due_moves_no_date() -> None:
    missed = Exercise(place=PLACE, due=NOON).answered("KC", NOON, right=False)
    assert (missed.again, missed.wrongs) == (True, 1)
    repeated = missed.answered("QC", NOON + timedelta(minutes=5), right=True)
    assert (repeated.due, repeated.stability) == (missed.due, missed.stability)
    assert (repeated.again, repeated.answers, repeated.answer) == (False, 2, "QC")
    assert (repeated.rights, repeated.in_a_row) == (0, 0)


def test_three_right_answers_in_a_row_are_enough() -> None:
    exercise, retired = Exercise(place=PLACE, due=NOON), []
    for right in (True, False, True, True, True):
        exercise = exercise.answered("QC", exercise.due, right=right)
        retired.append(exercise.retired)
    assert retired == [False, False, False, False, True]
    assert (exercise.rights, exercise.wrongs) == (4, 1)


def tried(card: str, worth: float, *equal: str) -> Tried:
    """A card that was tried, with its equals."""
    alike = tuple(PlayCard(Card.parse(each)) for each in equal)
    return Tried(action=PlayCard(Card.parse(card)), equal=alike, worth=worth)


def test_each_card_of_the_best_class_is_right_and_what_is_within_the_doubt() -> None:
    every = (tried("QC", 0.60, "JC"), tried("7D", 0.586), tried("8H", 0.584), tried("KC", 0.5))
    fair = Judgement.of(Seat.SOUTH, PlayCard(Card.parse("KC")), every, worlds=40)
    right = [str(each.card) for each in right_actions(fair) if isinstance(each, PlayCard)]
    assert right == ["QC", "JC", "7D"]
