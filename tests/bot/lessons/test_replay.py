"""Guided deals: told from the learner's own words, each lesson where it first bites."""

import pytest

from bot.lessons.guided_deal import (
    DEALS,
    LEARNER,
    TO_MEET,
    Course,
    LessonName,
    LostTrack,
    Position,
    told,
)
from engine.actions import IllegalAction, Refusal
from engine.settlement import Result
from engine.state import Phase
from engine.view import view
from tests.bot.lessons.advised import advised


def lessons(position: Position) -> list[LessonName]:
    return [note.lesson for note in position.notes]


def test_following_the_advice_meets_every_topic() -> None:
    learnt = [end.learnt for deal in range(1, len(DEALS) + 1) for _, end in advised(deal)]
    assert set(TO_MEET) <= frozenset().union(*learnt)
    assert {LessonName.LAST_TRICK, LessonName.COUNT, LessonName.LEAD} <= learnt[-1]


@pytest.mark.parametrize("deal", range(1, len(DEALS) + 1))
def test_a_well_played_deal_is_made_and_its_buttons_fit(deal: int) -> None:
    *_, (course, end) = advised(deal)
    assert end.game.deal is not None
    assert end.game.deal.settlement is not None
    assert end.game.deal.settlement.result is Result.MADE
    assert Course.parse(str(course)) == course
    assert len(str(course)) <= 40


@pytest.mark.parametrize("deal", range(1, len(DEALS) + 1))
def test_each_lesson_appears_once_where_it_applies(deal: int) -> None:
    heard: list[LessonName] = []
    for _, position in advised(deal):
        seen = view(position.rules, position.game, LEARNER).deal
        assert seen is not None
        barred = {str(reason) for _, reason in seen.barred}
        assert barred <= {str(each) for each in (*heard, *lessons(position))}
        heard += lessons(position)
    assert len(heard) == len(set(heard))


def test_replayed_computers_choose_the_same_actions() -> None:
    courses = [course for course, _ in advised(1)]
    games = [told(course).game for course in courses]
    told.cache_clear()
    assert [told(course).game for course in courses] == games


def test_it_is_always_the_learners_turn_until_the_end() -> None:
    for _, position in advised(2):
        seen = view(position.rules, position.game, LEARNER).deal
        assert seen is not None
        assert (LEARNER in seen.awaited) != (seen.phase is Phase.OVER)


def test_an_illegal_card_is_refused_with_its_reason() -> None:
    _, (course, position) = (moment for moment, _ in zip(advised(1), range(2), strict=False))
    assert LessonName.MUST_OVERTAKE_TRUMP in lessons(position)
    for card, reason in (("QC", Refusal.MUST_OVERTAKE_TRUMP), ("9H", Refusal.MUST_FOLLOW)):
        with pytest.raises(IllegalAction) as caught:
            told(course.with_word(card))
        assert caught.value.code is reason


def test_passing_with_a_good_hand_is_commented() -> None:
    course = Course(1, ("p",))
    assert lessons(told(course)) == [LessonName.THROWN_IN]
    assert told(course).over


@pytest.mark.parametrize("text", ["", "0", "9", "x", "1-", "1-80C-", "-p", "1--p"])
def test_an_unreadable_course_is_refused(text: str) -> None:
    with pytest.raises(LostTrack):
        Course.parse(text)


@pytest.mark.parametrize("text", ["1-nothing", "1-80C-QC-JC", "1-p-p", "1-80C-ZZ", "1-70C"])
def test_an_impossible_course_is_reported_as_lost(text: str) -> None:
    with pytest.raises(LostTrack):
        told(Course.parse(text))
