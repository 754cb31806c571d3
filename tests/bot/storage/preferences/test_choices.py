"""Every choice has a column of its name, whatever the order of either."""

from collections.abc import Callable
from dataclasses import Field, fields
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.server_choices import GuildPreferences
from bot.storage.database.database import Database
from bot.storage.preferences import (
    PlayerPreferences,
    change_guild_preferences,
    change_player_preferences,
    guild_preferences,
    player_preferences,
)

Read = Callable[[Connection, int], object]
Change = Callable[[Connection, int, Callable[[object], object]], object]

KINDS: list[tuple[type[Any], Any, Any]] = [
    (PlayerPreferences, player_preferences, change_player_preferences),
    (GuildPreferences, guild_preferences, change_guild_preferences),
]
CHOICES = [
    pytest.param(kind, field, read, change, id=f"{kind.__name__}.{field.name}")
    for kind, read, change in KINDS
    for field in fields(kind)
]


def another(field: Field[Any]) -> object:
    """What nobody has who chose nothing."""
    values: dict[object, object] = {
        bool: not field.default,
        bool | None: True,
        int: 2,
        int | None: 7,
        str | None: field.name,
        tuple[int, ...] | None: (5, 6),
        tuple[tuple[str, str], ...]: (("target", "1000"),),
    }
    return values[field.type]


@pytest.mark.parametrize(("kind", "field", "read", "change"), CHOICES)
async def test_each_choice_is_kept_by_its_name(
    database: Database, kind: type[Any], field: Field[Any], read: Read, change: Change
) -> None:
    chosen = kind(**{field.name: another(field)})
    assert chosen != kind()
    await database.write(lambda c: change(c, 5, lambda _: chosen))
    assert await database.read(lambda c: read(c, 5)) == chosen
