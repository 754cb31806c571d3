"""The lessons that each person has finished."""

from dataclasses import dataclass

from sqlalchemy import Connection

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import finished_lessons
from bot.storage.rows import StoredRows


@dataclass(frozen=True, slots=True)
class FinishedLesson:
    """A lesson that a person has finished."""

    user: int
    lesson: str


FINISHED_LESSONS = StoredRows(FinishedLesson, finished_lessons)


def finish_lesson(connection: Connection, user: int, lesson: str) -> None:
    """Note that a person has finished a lesson; nothing changes if they had before."""
    noted = insert_into(connection, finished_lessons).on_conflict_do_nothing()
    connection.execute(noted, FINISHED_LESSONS.values(FinishedLesson(user, lesson)))


def lessons_of(connection: Connection, user: int) -> frozenset[str]:
    """The lessons that a person has finished."""
    own = FINISHED_LESSONS.every.where(finished_lessons.c.user_id == user)
    return frozenset(each.lesson for each in FINISHED_LESSONS.all(connection, own))
