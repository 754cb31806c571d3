"""Where each learner has come to, so that he can go on after he has lost sight of his deal."""

from collections import OrderedDict

from bot.lessons.course import Course

KEPT = 1000
"""Learners that are remembered; of the others, and after a restart, only the buttons know."""


class Learners:
    """The guided deals that are under way, in memory alone: nothing hangs on them."""

    def __init__(self) -> None:
        self._courses: OrderedDict[int, Course] = OrderedDict()

    def came_to(self, user: int, course: Course) -> None:
        """Somebody has come so far."""
        self._courses[user] = course
        self._courses.move_to_end(user)
        while len(self._courses) > KEPT:
            self._courses.popitem(last=False)

    def ended(self, user: int) -> None:
        """Somebody has played his deal to its end: there is nothing to go on with."""
        self._courses.pop(user, None)

    def course_of(self, user: int) -> Course | None:
        """How far somebody has come, if he has begun and not ended."""
        return self._courses.get(user)
