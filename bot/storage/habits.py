"""What players have chosen for themselves, at every table and on every server."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields

from sqlalchemy import Connection, insert, select, update

from bot.storage.database import Database
from bot.storage.schema import players


@dataclass(frozen=True, slots=True)
class Habits:
    """A player's choices, each a column of its own; who has chosen nothing has these.

    With ``plays_forced`` a card that leaves him no choice is played for him; ``pack`` is the pack
    of cards that he sees, by its name, or None for the one that all see. Who is ``hidden`` stands
    on no leaderboard, and his numbers are for him alone.
    """

    plays_forced: bool = False
    pack: str | None = None
    hidden: bool = False


def habits_of(connection: Connection, user: int) -> Habits:
    """What a player has chosen."""
    columns = (players.c[field.name] for field in fields(Habits))
    row = connection.execute(select(*columns).where(players.c.user_id == user)).mappings().first()
    return Habits() if row is None else Habits(**row)


def chosen_packs(connection: Connection) -> dict[int, str]:
    """The pack of everybody who has chosen one."""
    chosen = select(players.c.user_id, players.c.pack).where(players.c.pack.is_not(None))
    return {row.user_id: row.pack for row in connection.execute(chosen)}


def change_habits(connection: Connection, user: int, change: Callable[[Habits], Habits]) -> Habits:
    """Choose anew, from what is chosen now; what is chosen then."""
    chosen = change(habits_of(connection, user))
    values = asdict(chosen)
    changed = connection.execute(update(players).where(players.c.user_id == user).values(values))
    if changed.rowcount == 0:
        connection.execute(insert(players).values(user_id=user, **values))
    return chosen


class SqlHabits:
    """Asks the database when a table wants to know."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def plays_forced(self, user: int) -> bool:
        """Whether a card that leaves this person no choice is to be played for him."""
        habits = await self._database.read(lambda connection: habits_of(connection, user))
        return habits.plays_forced
