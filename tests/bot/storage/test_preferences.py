"""What the admins of a guild have chosen."""

from bot.storage.database import Database
from bot.storage.preferences import guild_language, set_guild_language
from bot.storage.schema import guild_settings
from tests.bot.storage.made import GUILD, OTHER_GUILD, count


async def language(database: Database, guild_id: int = GUILD) -> str | None:
    return await database.read(lambda c: guild_language(c, guild_id))


async def choose(database: Database, language: str | None) -> None:
    await database.write(lambda c: set_guild_language(c, GUILD, language))


async def test_a_guild_follows_its_locale_until_it_chooses(database: Database) -> None:
    assert await language(database) is None
    await choose(database, "fr")
    assert await language(database) == "fr"
    assert await language(database, OTHER_GUILD) is None


async def test_a_choice_can_be_changed_and_taken_back(database: Database) -> None:
    for chosen in ("fr", "en", "en", None):
        await choose(database, chosen)
        assert await language(database) == chosen
    assert await count(database, guild_settings) == 1
