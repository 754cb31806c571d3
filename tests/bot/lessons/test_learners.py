"""Where learners have come to is remembered, and not for ever."""

from bot.lessons.guided_deal import LEARNERS_KEPT, Course, Learners


def test_a_lesson_can_be_resumed_until_it_ends() -> None:
    learners = Learners()
    assert learners.course_of(1) is None
    learners.came_to(1, Course(2, ("p",)))
    assert learners.course_of(1) == Course(2, ("p",))
    assert learners.course_of(2) is None
    learners.ended(1)
    assert learners.course_of(1) is None


def test_the_oldest_learner_is_forgotten_first() -> None:
    learners = Learners()
    for user in range(LEARNERS_KEPT):
        learners.came_to(user, Course())
    learners.came_to(0, Course(2))
    learners.came_to(LEARNERS_KEPT, Course())
    assert learners.course_of(1) is None
    assert learners.course_of(0) == Course(2)
