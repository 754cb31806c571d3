"""Which lessons each person has finished, and whether they have ever finished a game."""

from sqlalchemy import Connection, select

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import finished_lessons, game_players


def finish_lesson(connection: Connection, user: int, lesson: str) -> None:
    """Note that a person has finished a lesson; nothing changes if they had before."""
    noted = insert_into(connection, finished_lessons).on_conflict_do_nothing()
    connection.execute(noted, {"user_id": user, "lesson": lesson})


def lessons_of(connection: Connection, user: int) -> frozenset[str]:
    """The lessons that a person has finished."""
    own = select(finished_lessons.c.lesson).where(finished_lessons.c.user_id == user)
    return frozenset(connection.execute(own).scalars())


def has_finished_a_game(connection: Connection, user: int) -> bool:
    """Whether a person has played a game to its end: one look into an index."""
    any_game = select(game_players.c.game_id).where(game_players.c.user_id == user).limit(1)
    return connection.execute(any_game).first() is not None
