"""Who stands on leaderboards: people, unless they were erased or do not want to be seen there."""

from sqlalchemy import ColumnElement, Connection, and_, select

from bot.storage.database.schema import players


def is_shown(user: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether the person of this column stands on leaderboards; ranks count only those."""
    hidden = select(players.c.user_id).where(players.c.hidden)
    # With nothing added, SQLite would go through all by their key, and not in their order.
    return and_(user + 0 > 0, user.not_in(hidden))


def is_hidden(connection: Connection, user: int) -> bool:
    """Whether this person does not want to be seen by others."""
    hidden = select(players.c.hidden).where(players.c.user_id == user)
    return bool(connection.execute(hidden).scalar())
