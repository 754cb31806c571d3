"""The course: its lessons in order, and where a learner has come to in it."""

import tomllib
from collections import OrderedDict
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from typing import Self

from bot.lessons.moments import LessonFault, LessonMoment, LostTrack

FILE = "course.toml"
"""The moments of each lesson, by its name."""


class LessonName(StrEnum):
    """The lessons, in the order in which they are learnt."""

    FOLLOW = "follow"
    OVERRUFF = "overruff"
    PARTNER = "partner"
    BELOTE = "belote"
    BIDS = "bids"
    CONTRE = "contre"
    COUNT = "count"
    END = "end"

    @property
    def number(self) -> int:
        """Its place in the course, from 1."""
        return tuple(LessonName).index(self) + 1

    @property
    def following(self) -> "LessonName | None":
        """The next one; None after the last."""
        return next(iter(tuple(LessonName)[self.number :]), None)


def _moments() -> dict[LessonName, tuple[LessonMoment, ...]]:
    told = tomllib.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return {
        name: tuple(
            LessonMoment(
                key=f"{name}-{each['key']}",
                line=each["line"],
                right=each["right"],
                faults={
                    fault: frozenset(each[fault].split()) for fault in LessonFault if fault in each
                },
            )
            for each in told[name]
        )
        for name in LessonName
    }


MOMENTS = _moments()
"""The moments of each lesson, in the order in which they are shown."""

BREAK = "-"


@dataclass(frozen=True, slots=True)
class CoursePlace:
    """A place in the course: a lesson and the number of its moment, from 1; one more is its end."""

    lesson: LessonName = LessonName.FOLLOW
    number: int = 1

    @classmethod
    def of(cls, lesson: str, number: int) -> Self:
        """The place of these; LostTrack when there is none."""
        if lesson not in set(LessonName):
            raise LostTrack(lesson)
        place = cls(LessonName(lesson), number)
        if not 1 <= number <= len(place.moments) + 1:
            raise LostTrack(lesson)
        return place

    @property
    def moments(self) -> tuple[LessonMoment, ...]:
        """The moments of its lesson."""
        return MOMENTS[self.lesson]

    @property
    def over(self) -> bool:
        """Whether the lesson is finished here."""
        return self.number > len(self.moments)

    @property
    def moment(self) -> LessonMoment:
        """The moment here; LostTrack at the end of a lesson."""
        if self.over:
            raise LostTrack(self.lesson)
        return self.moments[self.number - 1]

    @property
    def next(self) -> "CoursePlace":
        """The next moment, or the end of the lesson."""
        return CoursePlace(self.lesson, self.number + 1)


LEARNERS_KEPT = 1000
"""Learners that are remembered; for others, and after a restart, the buttons hold the place."""


class Learners:
    """The places of learners in the course, in memory only; finished lessons are stored."""

    def __init__(self) -> None:
        self._places: OrderedDict[int, CoursePlace] = OrderedDict()

    def came_to(self, user: int, place: CoursePlace) -> None:
        """Remember where a learner is; nothing once their lesson is over."""
        self._places.pop(user, None)
        if not place.over:
            self._places[user] = place
        while len(self._places) > LEARNERS_KEPT:
            self._places.popitem(last=False)

    def forget(self, user: int) -> None:
        """Forget a person."""
        self._places.pop(user, None)

    def place_of(self, user: int) -> CoursePlace | None:
        """The place where a learner stopped in a lesson; None if they are in none."""
        return self._places.get(user)
