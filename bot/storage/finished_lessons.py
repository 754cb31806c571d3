"""The lessons that each person has finished."""

from sqlalchemy import Connection, select

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import finished_lessons


def finish_lesson(connection: Connection, user: int, lesson: str) -> None:
    """Note that a person has finished a lesson; nothing changes if they had before."""
    noted = insert_into(connection, finished_lessons).on_conflict_do_nothing()
    connection.execute(noted, {"user_id": user, "lesson": lesson})


def lessons_of(connection: Connection, user: int) -> frozenset[str]:
    """The lessons that a person has finished."""
    own = select(finished_lessons.c.lesson).where(finished_lessons.c.user_id == user)
    return frozenset(connection.execute(own).scalars())
