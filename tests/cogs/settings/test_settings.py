"""/contree-admin setup: what a server chooses for its tables, by those who manage it."""

from dataclasses import replace

import discord
import pytest
import simcord

from bot.discord_api.card_emojis import pack_of
from bot.i18n import words, yes
from bot.pictures.packs import PicturePack
from bot.server_choices import GuildPreferences
from bot.settings import Settings
from bot.storage.preferences import (
    change_guild_preferences,
    guild_preferences,
)
from bot.storage.setting_changes import UNDONE_WITHIN, change_choices
from bot.tables.house_rules import HouseRules
from bot.tables.take_back import TakingBack
from cogs.ui.ids import DECLARED, ControlId
from tests.cogs.arguments import examples_of
from tests.cogs.evening import Evening
from tests.cogs.facts import numbers
from tests.cogs.playing import offers, verbs
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import selects_of, text_of
from tests.rig.ways import setup

MANAGES = discord.Permissions(manage_guild=True)
SAY = words("fr")


def manager(evening: Evening, locale: str = "fr") -> Person:
    return evening.cafe.person("Zoe", permissions=MANAGES, locale=locale)


async def kept(evening: Evening) -> GuildPreferences:
    server = evening.cafe.server.id
    return await evening.bot.services.database.read(lambda c: guild_preferences(c, server))


async def store(evening: Evening, preferences: GuildPreferences) -> None:
    server = evening.cafe.server.id
    await evening.bot.services.database.write(
        lambda c: change_guild_preferences(c, server, lambda _: preferences)
    )


def chosen(page: simcord.InteractionResult, verb: str) -> tuple[str, ...]:
    (menu,) = [each for each in selects_of(page) if each.custom_id.verb == verb]
    return menu.chosen


async def house_of_next_table(evening: Evening, person: Person, **options: object) -> HouseRules:
    """Open a table, look at its rules, and close it."""
    await person.slash("contree start", channel=None, **options)
    house = evening.table().house
    await person.press(evening.cafe.newest(), "cancel")
    return house


def list_to(evening: Evening, *people: Person) -> None:
    """Let these people use the commands of managers, as a server's integrations can."""
    _, _, number = evening.bot.command_links["contree-admin setup"].strip("</>").rpartition(":")
    evening.cafe.server.set_command_permissions(int(number), {each.actor: True for each in people})


@pytest.mark.secrecy
async def test_only_managers_may_open_the_settings(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        # Discord lists the command to nobody else, unless the server says so.
        list_to(evening, eve)
        await refused(evening, eve.slash("contree-admin setup"), "not-server-manager")
        server = [each for each in DECLARED.values() if each.startswith("settings")]
        house = ("house-rules", "choose-game", "choose-option", "reset-options")
        others = [DECLARED[name] for name in (*house, "type-option", "typed-option")]
        for declared in (*server, *others):
            forged = evening.cafe.leftover(str(next(examples_of(declared)).id))
            await refused(evening, eve.press(forged), "not-server-manager")
        assert await kept(evening) == GuildPreferences()


async def test_managers_see_the_defaults_first(evening: Evening) -> None:
    async with evening:
        page = await manager(evening).slash("contree-admin setup")
        assert page.ephemeral
        assert chosen(page, "settings-language") == ("host",)
        assert chosen(page, "settings-game") == ("contree",)
        assert SAY("house-none") in text_of(page)
        assert "settings-reset" not in verbs(page)


async def test_the_public_language_can_be_set(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        page = await zoe.slash("contree-admin setup")
        for choice, language in (("en", "en"), ("fr", "fr"), ("host", "fr")):
            await zoe.choose(page, choice, verb="settings-language")
            assert chosen(page, "settings-language") == (choice,)
            await zoe.slash("contree start")
            assert evening.table().opened.language == language
            await zoe.press(evening.cafe.newest(), "cancel")
        ann = evening.cafe.person("Ann", locale="en-US")
        await ann.slash("contree start")
        assert evening.table().opened.language == "en"
        assert await kept(evening) == GuildPreferences()


async def test_the_game_of_new_tables_can_be_set(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        page = await zoe.slash("contree-admin setup")
        await zoe.choose(page, "coinche", verb="settings-game")
        assert chosen(page, "settings-game") == ("coinche",)
        (alice,) = evening.people("Alice")
        rules = await alice.slash("contree rules")
        assert SAY("rules-title", game=SAY("variant-coinche")) in text_of(rules)
        assert await house_of_next_table(evening, alice) == HouseRules("coinche")
        named = await house_of_next_table(evening, alice, game="contree_701")
        assert named == HouseRules("contree_701")


async def test_the_house_rules_of_new_tables_can_be_set(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        page = await zoe.slash("contree-admin setup")
        await zoe.press(page, "house-rules")
        assert SAY("house-of-server") in text_of(page)
        await zoe.write(await zoe.press(page, "type-option", "target"), "1 234")
        await zoe.press(page, "house-rules", "deal-0")
        await zoe.choose(page, "4-4", verb="choose-option", argument="packets")
        await zoe.press(page, "settings")
        assert chosen(page, "settings-game") == ("contree",)
        assert 1234 in numbers(text_of(page))

        (alice,) = evening.people("Alice")
        usual = HouseRules("contree", (("target", "1234"), ("packets", "4-4")))
        assert await house_of_next_table(evening, alice) == usual
        assert await house_of_next_table(evening, alice, game="contree") == usual
        asked = await house_of_next_table(evening, alice, target=500)
        assert asked.options == (("target", "500"), ("packets", "4-4"))
        assert await house_of_next_table(evening, alice, game="coinche") == HouseRules("coinche")


async def test_the_game_can_be_changed_on_the_house_rules_page(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        page = await zoe.slash("contree-admin setup")
        await zoe.press(page, "house-rules")
        await zoe.choose(page, "1000", verb="choose-option", argument="target")
        await zoe.choose(page, "contree_701", verb="choose-game")
        assert (await kept(evening)).options == (("target", "1000"),)
        await zoe.press(page, "reset-options")
        assert await kept(evening) == GuildPreferences(None, "contree_701")


async def test_an_invalid_choice_is_explained_on_the_page(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        page = await zoe.slash("contree-admin setup")
        await zoe.press(page, "house-rules")
        await zoe.write(await zoe.press(page, "type-option", "target"), "7")
        assert SAY("refusal-number-out-of-bounds", value="7", least=50, most=10_000) in text_of(
            page
        )
        assert await kept(evening) == GuildPreferences()


async def test_the_pack_of_what_everybody_sees_can_be_set(evening: Evening) -> None:
    async with evening:
        zoe, here = manager(evening), evening.cafe.server.id
        page = await setup(zoe, "tables")
        assert chosen(page, "settings-pack") == ("french",)
        await zoe.choose(page, "large", verb="settings-pack")
        assert chosen(page, "settings-pack") == ("large",)
        assert pack_of(evening.bot.readers.publicly(SAY, here)) is PicturePack.LARGE
        await evening.restart()
        assert pack_of(evening.bot.readers.publicly(SAY, here)) is PicturePack.LARGE
        assert pack_of(evening.bot.readers.publicly(SAY, here + 1)) is PicturePack.FRENCH


async def test_take_back_at_new_tables_can_be_set(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        page = await setup(zoe, "tables")
        (alice,) = evening.people("Alice")
        for allowed, change in ((True, "no"), (False, "yes"), (True, "no")):
            (control,) = offers(page, "settings-take-backs")
            assert control.label == SAY("take-backs-button", allowed=yes(allowed))
            await alice.slash("contree start")
            assert TakingBack.of(evening.table()).allowed is allowed
            choices = await alice.press(evening.cafe.newest(), "setup")
            (in_lobby,) = offers(choices, "take-backs")
            assert in_lobby.label == control.label
            await alice.press(evening.cafe.newest(), "cancel")
            await zoe.press(page, "settings-take-backs", change)
            assert (await kept(evening)).take_backs is not allowed


async def test_the_time_zone_can_be_set_as_people_write_it(evening: Evening) -> None:
    async with evening:
        zoe, eve = manager(evening), evening.people("Eve")[0]
        assert "Europe/Paris" in text_of(await zoe.slash("contree-admin setup"))
        page = await zoe.slash("contree-admin setup")
        await zoe.write(await zoe.press(page, "settings-zone"), "america/sao paulo")
        assert "America/Sao_Paulo" in text_of(page)
        assert (await kept(evening)).zone == "America/Sao_Paulo"
        window = await zoe.press(page, "settings-zone")
        facts = {"zone": "Beir", "like": "Asia/Beirut"}
        await refused(evening, zoe.write(window, "Beir"), "unknown-zone", **facts)
        forged = evening.cafe.leftover("b1:settings-zone:0:0:")
        await refused(evening, eve.press(forged), "not-server-manager")
        assert (await kept(evening)).zone == "America/Sao_Paulo"


async def test_a_reset_lists_what_it_changes_and_can_be_undone(evening: Evening) -> None:
    async with evening:
        zoe, before = manager(evening), GuildPreferences("en", "coinche", (("target", "500"),))
        await store(evening, before)
        page = await setup(zoe, "reset")
        assert SAY("settings-language-host") in text_of(page)
        assert SAY("variant-contree") in text_of(page)
        assert SAY("settings-pictures") not in text_of(page)
        assert await kept(evening) == before
        await zoe.press(page, "settings-reset")
        assert await kept(evening) == GuildPreferences()
        assert SAY("settings-reset-none") in text_of(page)
        assert "settings-reset" not in verbs(page)
        assert await house_of_next_table(evening, zoe) == HouseRules("contree")
        await evening.restart()
        await zoe.press(page, "settings-undo")
        assert await kept(evening) == before


async def test_changes_are_told_and_undone_one_by_one(evening: Evening) -> None:
    async with evening:
        zoe, yan = manager(evening), evening.cafe.person("Yan", permissions=MANAGES)
        page = await setup(zoe, "tables")
        assert "settings-undo" not in verbs(page)
        await zoe.choose(page, "none", verb="settings-pictures")
        assert SAY("settings-same") in text_of(page)
        await zoe.choose(page, "cards", verb="settings-pictures")
        assert line("settings-pictures", SAY("settings-pictures-cards")) in text_of(page)
        former = await yan.slash("contree-admin setup")
        await yan.choose(former, "en", verb="settings-language")
        # Whoever undoes what they see does not undo what somebody else has changed since.
        await refused(evening, zoe.press(page, "settings-undo"), "undone-before")
        await yan.press(former, "settings-undo")
        language = line("settings-language", SAY("settings-language-host"))
        assert SAY("settings-undone") + "\n" + language in text_of(former)
        assert (await kept(evening)).pictures == "cards"
        await zoe.press(page, "settings-undo")
        pictures = line("settings-pictures", SAY("settings-pictures-none"))
        assert SAY("settings-undone") + "\n" + pictures in text_of(page)
        assert (await kept(evening)).pictures == "none"
        await zoe.press(page, "settings-undo")
        assert await kept(evening) == GuildPreferences()


@pytest.mark.secrecy
async def test_two_who_undo_at_once_undo_one_change(evening: Evening) -> None:
    async with evening:
        zoe, yan = manager(evening), evening.cafe.person("Yan", permissions=MANAGES)
        await zoe.choose(await setup(zoe, "tables"), "cards", verb="settings-pictures")
        await count_apart(evening)
        pages = [await setup(each, "ratings") for each in (zoe, yan)]
        async with evening.cafe.at_once():
            for person, page in zip((zoe, yan), pages, strict=True):
                await person.press(page, "settings-undo")
        assert await kept(evening) == GuildPreferences(pictures="cards")
        # Whoever came second reads the settings, too, and no more that games are counted again.
        assert all("settings-undo" in verbs(page) for page in pages)


async def count_apart(evening: Evening) -> None:
    """Let games count on the server's own ladders alone, which can be undone."""
    server, now = evening.cafe.server.id, evening.bot.clock.now()
    await evening.bot.services.database.write(
        lambda c: change_choices(
            c,
            server,
            lambda all_: replace(all_, preferences=replace(all_.preferences, apart=True)),
            now,
            now.date(),
        )
    )


async def test_a_change_can_be_undone_for_a_day(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        page = await setup(zoe, "tables")
        await zoe.choose(page, "cards", verb="settings-pictures")
        await evening.skip(UNDONE_WITHIN)
        await refused(evening, zoe.press(page, "settings-undo"), "undone-before")
        assert "settings-undo" not in verbs(await setup(zoe, "tables"))


def line(setting: str, value: str) -> str:
    return SAY("settings-line", name=SAY(setting), value=value)


async def test_a_page_works_after_a_restart(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        page = await zoe.slash("contree-admin setup")
        await zoe.choose(page, "coinche", verb="settings-game")
        await evening.restart()
        await zoe.choose(page, "en", verb="settings-language")
        assert await kept(evening) == GuildPreferences("en", "coinche")


async def test_two_managers_do_not_undo_each_other(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        yan = evening.cafe.person("Yan", permissions=MANAGES)
        first = await zoe.slash("contree-admin setup")
        second = await yan.slash("contree-admin setup")
        async with evening.cafe.at_once():
            await zoe.choose(first, "coinche", verb="settings-game")
            await yan.choose(second, "en", verb="settings-language")
        assert await kept(evening) == GuildPreferences("en", "coinche")


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        (GuildPreferences(None, "whist", (("target", "500"),)), HouseRules("contree")),
        (GuildPreferences(None, "coinche", (("weather", "fine"),)), HouseRules("coinche")),
        (
            GuildPreferences("xx", "coinche", (("target", "7"), ("packets", "4-4"))),
            HouseRules("coinche", (("packets", "4-4"),)),
        ),
    ],
)
async def test_choices_no_longer_available_are_dropped(
    evening: Evening, stored: GuildPreferences, expected: HouseRules
) -> None:
    async with evening:
        await store(evening, stored)
        (alice,) = evening.people("Alice")
        assert await house_of_next_table(evening, alice) == expected
        page = await manager(evening).slash("contree-admin setup")
        assert chosen(page, "settings-game") == (expected.variant,)
        assert chosen(page, "settings-language") == ("host",)


async def test_each_server_has_its_own_settings(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        await zoe.choose(await zoe.slash("contree-admin setup"), "coinche", verb="settings-game")
        cafe = evening.cafe
        other = cafe.env.create_guild("Ailleurs", preferred_locale="fr")
        channel = other.create_text_channel("belote")
        alice = Person(cafe, other.add_member(cafe.env.create_user("alice")))
        await alice.slash("contree start", channel=channel)
        assert evening.table(channel).house == HouseRules("contree")


async def test_the_hosts_default_target_applies_until_a_server_chooses(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"default_target": 1500}))
    async with evening:
        zoe = manager(evening)
        assert (await house_of_next_table(evening, zoe)).rules.end.target == 1500
        page = await zoe.slash("contree-admin setup")
        assert 1500 in numbers(text_of(page))
        await zoe.press(page, "house-rules")
        await zoe.choose(page, "2000", verb="choose-option", argument="target")
        assert (await house_of_next_table(evening, zoe)).rules.end.target == 2000


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_the_page_is_in_the_managers_language(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        page = await manager(evening, locale).slash("contree-admin setup")
        assert words(language)("settings-title") in text_of(page)
        assert words(language)("settings-channels-hint") in text_of(page)


async def test_an_unknown_choice_is_refused(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        for verb, argument in (
            ("settings-game", ""),
            ("settings-take-backs", "perhaps"),
            ("choose-game", "game-0"),
            ("choose-option", "weather"),
            ("type-option", "packets"),
            ("typed-option", "target"),
        ):
            forged = evening.cafe.leftover(str(ControlId(verb, argument=argument)))
            assert await refused(evening, zoe.press(forged))
            assert await kept(evening) == GuildPreferences()
