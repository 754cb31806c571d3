"""The preferences of a guild, which its admins choose for the next tables."""

import json
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, select

from bot.storage.database.dialects import upsert
from bot.storage.database.schema import guild_settings


@dataclass(frozen=True, slots=True)
class GuildPreferences:
    """A guild's choices; None where it chose nothing. ``options`` are house rules by name.

    ``clock`` is the time per turn in seconds, 0 for no limit; ``level`` is how well the computers
    play; ``pictures`` says when tables are drawn. The games of a guild that is ``apart`` count only
    on its own ladders. ``take_backs`` says whether a misclick can be taken back.
    """

    language: str | None = None
    rules_key: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    clock: int | None = None
    level: str | None = None
    pictures: str | None = None
    apart: bool = False
    take_backs: bool = True


def guild_preferences(connection: Connection, guild_id: int) -> GuildPreferences:
    """The preferences of a guild as stored: some values may no longer exist."""
    chosen = select(
        guild_settings.c.language,
        guild_settings.c.rules_key,
        guild_settings.c.options,
        guild_settings.c.turn_seconds,
        guild_settings.c.computer_level,
        guild_settings.c.pictures,
        guild_settings.c.apart,
        guild_settings.c.take_backs,
    ).where(guild_settings.c.guild_id == guild_id)
    row = connection.execute(chosen).first()
    if row is None:
        return GuildPreferences()
    options = json.loads(row.options) if row.options else []
    return GuildPreferences(
        language=row.language,
        rules_key=row.rules_key,
        options=tuple((name, value) for name, value in options),
        clock=row.turn_seconds,
        level=row.computer_level,
        pictures=row.pictures,
        apart=bool(row.apart),
        take_backs=row.take_backs is not False,
    )


def change_guild_preferences(
    connection: Connection, guild_id: int, change: Callable[[GuildPreferences], GuildPreferences]
) -> GuildPreferences:
    """Apply a change to the stored preferences; return the new ones."""
    chosen = change(guild_preferences(connection, guild_id))
    row = {
        "guild_id": guild_id,
        "language": chosen.language,
        "rules_key": chosen.rules_key,
        "options": json.dumps(chosen.options) if chosen.options else None,
        "turn_seconds": chosen.clock,
        "computer_level": chosen.level,
        "pictures": chosen.pictures,
        "apart": chosen.apart,
        "take_backs": chosen.take_backs,
    }
    connection.execute(upsert(connection, guild_settings), row)
    return chosen
