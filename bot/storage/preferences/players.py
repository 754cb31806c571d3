"""What players have chosen for themselves, at every table and on every server."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields

from sqlalchemy import Connection, select

from bot.storage.database.database import Database
from bot.storage.database.schema import players
from bot.storage.database.upsert import upsert

NOWHERE = 0
"""The server of whoever wants to be called on none."""


@dataclass(frozen=True, slots=True)
class Habits:
    """A player's choices, each a column of its own; who has chosen nothing has these.

    With ``plays_forced`` a card that leaves him no choice is played for him; ``pack`` is the pack
    of cards that he sees, by its name, or None for the one that all see. Who is ``hidden`` stands
    on no leaderboard, and his numbers are for him alone. ``hand_order`` and ``hand_size`` are the
    names of how he likes to hold his cards, or None for the usual. ``pinged_in`` is the only server
    where he wants to be called, ``NOWHERE``, or None for all. With ``tells_feats`` he is told of an
    achievement when he has it.
    """

    plays_forced: bool = False
    pack: str | None = None
    hidden: bool = False
    hand_order: str | None = None
    hand_size: str | None = None
    pinged_in: int | None = None
    tells_feats: bool = False


COLUMNS = tuple(players.c[field.name] for field in fields(Habits))
"""A column for each choice, in their order."""


def habits_of(connection: Connection, user: int) -> Habits:
    """What a player has chosen."""
    row = connection.execute(select(*COLUMNS).where(players.c.user_id == user)).first()
    return Habits() if row is None else Habits(*row)


def all_habits(connection: Connection) -> dict[int, Habits]:
    """What everybody has chosen who has ever chosen anything."""
    rows = connection.execute(select(players.c.user_id, *COLUMNS))
    return {user: Habits(*chosen) for user, *chosen in rows}


def change_habits(connection: Connection, user: int, change: Callable[[Habits], Habits]) -> Habits:
    """Choose anew, from what is chosen now; what is chosen then."""
    chosen = change(habits_of(connection, user))
    connection.execute(upsert(connection, players), {"user_id": user, **asdict(chosen)})
    return chosen


class SqlHabits:
    """Asks the database when a table wants to know."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def plays_forced(self, user: int) -> bool:
        """Whether a card that leaves this person no choice is to be played for him."""
        habits = await self._database.read(lambda connection: habits_of(connection, user))
        return habits.plays_forced
