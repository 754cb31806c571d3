"""What the admins of a guild have chosen."""

from dataclasses import replace

from bot.server_choices import GuildPreferences
from bot.storage.database.database import Database
from bot.storage.database.schema import guild_settings
from bot.storage.preferences import (
    change_guild_preferences,
    guild_preferences,
)
from tests.bot.storage.made import GUILD, OTHER_GUILD, count

CHOSEN = GuildPreferences("fr", "contree", (("target", "1000"), ("packets", "4-4")), 120, "expert")


async def kept(database: Database, guild_id: int = GUILD) -> GuildPreferences:
    return await database.read(lambda c: guild_preferences(c, guild_id))


async def choose(database: Database, chosen: GuildPreferences) -> None:
    await database.write(lambda c: change_guild_preferences(c, GUILD, lambda _: chosen))


async def test_a_guild_starts_with_no_choices(database: Database) -> None:
    assert await kept(database) == GuildPreferences()
    await choose(database, CHOSEN)
    assert await kept(database) == CHOSEN
    assert await kept(database, OTHER_GUILD) == GuildPreferences()


async def test_a_choice_can_be_changed_and_taken_back(database: Database) -> None:
    plain, hurried = GuildPreferences("en", "coinche"), GuildPreferences(clock=0)
    strict = GuildPreferences(take_backs=False, preset="federation", zone="Asia/Beirut")
    for chosen in (
        CHOSEN,
        strict,
        hurried,
        plain,
        plain,
        replace(CHOSEN, language=None),
        GuildPreferences(),
    ):
        await choose(database, chosen)
        assert await kept(database) == chosen
    assert await count(database, guild_settings) == 1


async def test_a_change_sees_the_former_choices(database: Database) -> None:
    await choose(database, CHOSEN)
    changed = await database.write(
        lambda c: change_guild_preferences(c, GUILD, lambda now: replace(now, language="en"))
    )
    assert changed == replace(CHOSEN, language="en") == await kept(database)
