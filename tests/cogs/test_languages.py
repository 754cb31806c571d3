"""Who reads which language: the table its host's, everybody their own in private."""

import discord
import pytest
from discord import Locale

from bot.i18n import commands, language_of, words
from bot.settings import Settings
from tests.cogs.evening import Evening
from tests.rig.plugin import OpenCafe
from tests.rig.screens import buttons_of, text_of

MANAGES = discord.Permissions(manage_guild=True)
UNSPOKEN = next(each.value for each in Locale if not language_of(each.value, default=""))


@pytest.mark.parametrize(
    ("locale", "language"), [("fr", "fr"), ("en-US", "en"), ("en-GB", "en"), (UNSPOKEN, "fr")]
)
async def test_the_table_uses_its_hosts_language(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        alice = evening.cafe.person("Alice", locale=locale)
        answer = await alice.slash("contree start")
        assert evening.table().opened.language == language
        labels = {button.label for button in buttons_of(answer)}
        assert words(language)("lobby-button-cancel") in labels


async def test_an_unknown_language_falls_back_to_the_setting(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"default_language": "en"}))
    async with evening:
        alice = evening.cafe.person("Alice", locale=UNSPOKEN)
        await alice.slash("contree start")
        assert evening.table().opened.language == "en"


async def test_a_language_that_discord_lacks_is_read_by_everybody_on_its_server(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "locale_of", lambda language: "" if language == "bg" else "known")
    async with evening:
        alice = evening.cafe.person("Alice", permissions=MANAGES, locale="en-US")
        page = await alice.slash("contree-admin setup")
        assert words("en")("settings-title") in text_of(page)
        page = await alice.choose(page, "bg", verb="settings-language")
        assert words("bg")("settings-title") in text_of(page)
        await evening.bot.learn_languages()
        assert words("bg")("settings-title") in text_of(await alice.slash("contree-admin setup"))
        await alice.choose(page, "fr", verb="settings-language")
        assert words("en")("settings-title") in text_of(await alice.slash("contree-admin setup"))


async def test_each_player_reads_their_hand_in_their_own_language(evening: Evening) -> None:
    async with evening:
        alice = evening.cafe.person("Alice", locale="fr")
        bob = evening.cafe.person("Bob", locale="en-US")
        await alice.slash("contree start")
        await bob.press(evening.cafe.newest(), "sit", "north")
        await alice.press(evening.cafe.newest(), "fill")
        table = evening.cafe.newest()
        for person, language in ((alice, "fr"), (bob, "en")):
            say, hand = words(language), text_of(person.newest_private())
            assert (
                say("auction-your-turn") in hand
                or say("hand-turn-bid", who=f"<@{alice.id}>") in hand
                or say("hand-turn-bid", who=f"<@{bob.id}>") in hand
            )
        before = text_of(table)
        await bob.press(table, "hand")
        assert text_of(table) == before
        assert words("fr")("table-button-hand") in {b.label for b in buttons_of(table)}
