"""The preferences of players, which hold at every table and on every server."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields

from sqlalchemy import ColumnElement, Connection, and_, select

from bot.storage.database.database import Database
from bot.storage.database.dialects import upsert
from bot.storage.database.schema import players

NOWHERE = 0
"""``pinged_in`` of players who want to be pinged on no server."""


@dataclass(frozen=True, slots=True)
class PlayerPreferences:
    """A player's choices, one column each; the defaults hold for players who chose nothing.

    ``plays_forced``: the bot plays a card for them when they have no choice. ``pack``: the name of
    the pack of cards that they see, None for the usual. ``hidden``: they are on no leaderboard, and
    only they see their statistics. ``hand_order`` and ``hand_size``: names of how they hold their
    cards, None for the usual. ``pinged_in``: the only server where they are pinged, ``NOWHERE``, or
    None for all. ``tells_feats``: they are told when they earn an achievement.
    """

    plays_forced: bool = False
    pack: str | None = None
    hidden: bool = False
    hand_order: str | None = None
    hand_size: str | None = None
    pinged_in: int | None = None
    tells_feats: bool = False


COLUMNS = tuple(players.c[field.name] for field in fields(PlayerPreferences))
"""A column for each choice, in their order."""


def player_preferences(connection: Connection, user: int) -> PlayerPreferences:
    """The preferences of a player."""
    row = connection.execute(select(*COLUMNS).where(players.c.user_id == user)).first()
    return PlayerPreferences() if row is None else PlayerPreferences(*row)


def all_player_preferences(connection: Connection) -> dict[int, PlayerPreferences]:
    """The preferences of all players who have ever chosen any."""
    rows = connection.execute(select(players.c.user_id, *COLUMNS))
    return {user: PlayerPreferences(*chosen) for user, *chosen in rows}


def change_player_preferences(
    connection: Connection, user: int, change: Callable[[PlayerPreferences], PlayerPreferences]
) -> PlayerPreferences:
    """Apply a change to the stored preferences; return the new ones."""
    chosen = change(player_preferences(connection, user))
    connection.execute(upsert(connection, players), {"user_id": user, **asdict(chosen)})
    return chosen


class SqlPlayerPreferences:
    """Answers a table's questions about preferences from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def plays_forced(self, user: int) -> bool:
        """Whether the bot plays a card for this person when they have no choice."""
        habits = await self._database.read(lambda connection: player_preferences(connection, user))
        return habits.plays_forced


def is_shown(user: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether the person in this column is shown on leaderboards; ranks count only those."""
    hidden = select(players.c.user_id).where(players.c.hidden)
    # With nothing added, SQLite would go through all by their key, and not in their order.
    return and_(user + 0 > 0, user.not_in(hidden))


def is_hidden(connection: Connection, user: int) -> bool:
    """Whether this person is hidden from others."""
    hidden = select(players.c.hidden).where(players.c.user_id == user)
    return bool(connection.execute(hidden).scalar())
