"""The preferences of players and of guilds, and who wants to hear of a free seat."""

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, fields
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, RowMapping, Table, and_, delete, select

from bot.server_choices import GuildPreferences
from bot.storage.database.database import Database
from bot.storage.database.dialects import tell_processes, upsert
from bot.storage.database.schema import guild_settings, players, seat_watchers
from bot.storage.rows import StoredRows, check_of

NOWHERE = 0
"""``pinged_in`` of players who want to be pinged on no server."""


@dataclass(frozen=True, slots=True)
class PlayerPreferences:
    """A player's choices, one column each; the defaults hold for players who chose nothing.

    ``plays_forced``: the bot plays a card for them when they have no choice. ``pack``: the name of
    the pack of cards that they see, None for the usual. ``hidden``: they are on no leaderboard, and
    only they see their statistics. ``hand_order`` and ``hand_size``: names of how they hold their
    cards, None for the usual. ``pinged_in``: the only server where they are pinged, ``NOWHERE``, or
    None for all. ``tells_feats``: they are told when they earn an achievement. ``reacts``: they are
    offered reactions to a trick. ``reminded``: an evening that they come to mentions them.
    ``self_analysis``: their deals are analysed by themselves; None until they open an analysis.
    ``read_to_me``: they listen to private messages, which have neither pictures nor signs.
    ``time_factor``: clocks give them that many times as long where nothing is compared.
    ``safe_colours``: squares are blue and orange instead of green and red.
    """

    plays_forced: bool = False
    pack: str | None = None
    hidden: bool = False
    hand_order: str | None = None
    hand_size: str | None = None
    pinged_in: int | None = None
    tells_feats: bool = True
    reacts: bool = True
    reminded: bool = True
    self_analysis: bool | None = None
    read_to_me: bool = False
    time_factor: int = 1
    safe_colours: bool = False


PEOPLE = "contree_people"
"""The channel on which processes tell each other of people: what they have in memory changes."""


class PersonNews(StrEnum):
    """News about a person for other processes."""

    CHANGED = "changed"
    ERASED = "erased"
    HAD_ROLES = "had-roles"
    """Rank roles that an erased person had: the server follows, then the roles."""


Preferences = TypeVar("Preferences", "PlayerPreferences", "GuildPreferences")


CHECKS = {column: check_of(column) for table in (players, guild_settings) for column in table.c}


def _choices(kind: type[Preferences], table: Table, row: RowMapping) -> Preferences:
    """The choices in a row, each in the column of its name; a damaged one is as if not made."""
    chosen = {field.name: row[field.name] for field in fields(kind)}
    return kind(
        **{
            name: choice
            for name, choice in chosen.items()
            if choice is not None and CHECKS[table.c[name]](choice)
        }
    )


def player_preferences(connection: Connection, user: int) -> PlayerPreferences:
    """The preferences of a player."""
    row = connection.execute(select(players).where(players.c.user_id == user)).mappings().first()
    return PlayerPreferences() if row is None else _choices(PlayerPreferences, players, row)


def all_player_preferences(connection: Connection) -> dict[int, PlayerPreferences]:
    """The preferences of all players who have ever chosen any."""
    rows = connection.execute(select(players)).mappings()
    return {row["user_id"]: _choices(PlayerPreferences, players, row) for row in rows}


def change_player_preferences(
    connection: Connection, user: int, change: Callable[[PlayerPreferences], PlayerPreferences]
) -> PlayerPreferences:
    """Apply a change to the stored preferences; return the new ones."""
    chosen = change(player_preferences(connection, user))
    connection.execute(upsert(connection, players), {"user_id": user, **asdict(chosen)})
    tell_processes(connection, PEOPLE, f"{PersonNews.CHANGED} {user}")
    return chosen


class SqlPlayerPreferences:
    """Reads the preferences that tables need."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def plays_forced(self, user: int) -> bool:
        """Whether the bot plays a card for this person when they have no choice."""
        preferences = await self._database.read(
            lambda connection: player_preferences(connection, user)
        )
        return preferences.plays_forced


def is_shown(user: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether the person in this column is shown on leaderboards; ranks count only those."""
    hidden = select(players.c.user_id).where(players.c.hidden)
    # With nothing added, SQLite would go through all by their key, and not in their order.
    return and_(user + 0 > 0, user.not_in(hidden))


def unreminded(connection: Connection, users: Iterable[int]) -> frozenset[int]:
    """The people among these whom no evening may mention."""
    asked = players.c.user_id.in_(tuple(users)), ~players.c.reminded
    return frozenset(connection.execute(select(players.c.user_id).where(*asked)).scalars())


def hidden_among(connection: Connection, users: Iterable[int | None]) -> frozenset[int]:
    """The people among these who are hidden from others."""
    known = {user for user in users if user is not None}
    hidden = select(players.c.user_id).where(players.c.hidden, players.c.user_id.in_(known))
    return frozenset(connection.execute(hidden).scalars())


def guild_preferences(connection: Connection, guild_id: int) -> GuildPreferences:
    """The preferences of a guild as stored: some values may no longer exist."""
    chosen = select(guild_settings).where(guild_settings.c.guild_id == guild_id)
    row = connection.execute(chosen).mappings().first()
    return GuildPreferences() if row is None else _choices(GuildPreferences, guild_settings, row)


def guild_languages(connection: Connection) -> dict[int, str]:
    """The languages of the guilds that have chosen one."""
    chosen = select(guild_settings.c.guild_id, guild_settings.c.language)
    rows = connection.execute(chosen.where(guild_settings.c.language.is_not(None)))
    return {row.guild_id: row.language for row in rows if isinstance(row.language, str)}


def guild_packs(connection: Connection) -> dict[int, str]:
    """The packs of the guilds that have chosen one for what everybody sees."""
    chosen = select(guild_settings.c.guild_id, guild_settings.c.pack)
    rows = connection.execute(chosen.where(guild_settings.c.pack.is_not(None)))
    return {row.guild_id: row.pack for row in rows if isinstance(row.pack, str)}


def change_guild_preferences(
    connection: Connection, guild_id: int, change: Callable[[GuildPreferences], GuildPreferences]
) -> GuildPreferences:
    """Apply a change to the stored preferences; return the new ones."""
    chosen = change(guild_preferences(connection, guild_id))
    row = {"guild_id": guild_id, **asdict(chosen), "options": chosen.options or None}
    connection.execute(upsert(connection, guild_settings), row)
    return chosen


SEAT_WATCH_LASTS = timedelta(days=1)
"""The time after which a request for a free seat lapses."""


@dataclass(frozen=True, slots=True)
class SeatWatcher:
    """A person who waits for a free seat on a server, and since when."""

    guild: int
    user: int
    asked_at: datetime


SEAT_WATCHERS = StoredRows(SeatWatcher, seat_watchers)


def watch_seats(connection: Connection, guild: int, user: int, now: datetime) -> None:
    """Note that this person wants the next free seat; a new request replaces the old."""
    values = SEAT_WATCHERS.values(SeatWatcher(guild, user, now))
    connection.execute(upsert(connection, seat_watchers).values(values))


def delete_late_seat_watchers(connection: Connection, now: datetime) -> None:
    """Delete expired requests."""
    connection.execute(
        delete(seat_watchers).where(seat_watchers.c.asked_at <= now - SEAT_WATCH_LASTS)
    )


def unwatch_seats(
    connection: Connection, guild: int, *users: int, until: datetime | None = None
) -> None:
    """Delete the requests of these people, made by then if it is given.

    They got the message, or changed their mind.
    """
    asked = [seat_watchers.c.guild_id == guild, seat_watchers.c.user_id.in_(users)]
    if until is not None:
        asked.append(seat_watchers.c.asked_at <= until)
    connection.execute(delete(seat_watchers).where(*asked))


def seat_watchers_of(connection: Connection, guild: int, now: datetime) -> dict[int, datetime]:
    """The people who wait on this server, the longest first, and when they asked."""
    asked = SEAT_WATCHERS.every.where(
        seat_watchers.c.guild_id == guild, seat_watchers.c.asked_at > now - SEAT_WATCH_LASTS
    )
    longest = seat_watchers.c.asked_at, seat_watchers.c.user_id
    return {
        each.user: each.asked_at for each in SEAT_WATCHERS.all(connection, asked.order_by(*longest))
    }
