"""Presets, chosen on the page of house rules."""

from collections.abc import Iterator

import discord
import pytest
import simcord

from bot.i18n import words
from bot.tables.house_rules import ChooseOption, HouseRules, offers
from cogs.house_rules.pages import choosing, pages
from cogs.ui.control import Control
from cogs.ui.ids import ControlId
from engine.obligations import OvertakeLead, RuffToWin
from engine.variants import find_variant
from tests.cogs.evening import Evening
from tests.cogs.refused import refused_on_leftover
from tests.rig.people import Person
from tests.rig.screens import Select, selects_of, text_of

SAY = words("fr")


PRESET = "choose-table-preset"
"""The menu among the settings of a lobby."""


def menus(page: simcord.InteractionResult) -> list[Select]:
    """The menu of presets, where there is one."""
    return [each for each in selects_of(page) if each.custom_id.verb in {"choose-preset", PRESET}]


def presets(page: simcord.InteractionResult) -> Select:
    """The menu of presets."""
    (menu,) = menus(page)
    return menu


async def test_a_preset_can_be_chosen_and_left(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", channel=None)
        page = await alice.press(evening.cafe.newest(), "house-rules")
        assert presets(page).chosen == ("usual",)
        await alice.choose(page, "federation-contree-2016", verb="choose-preset")
        assert evening.table().house.preset
        assert presets(page).chosen == ("federation-contree-2016",)
        assert SAY("house-differences", list="|").split("|")[0] in text_of(evening.cafe.newest())
        await alice.choose(page, "1000", verb="choose-option", argument="target")
        assert presets(page).chosen == ("federation-contree-2016",)
        await alice.press(page, "house-rules", "game-1-next")
        await alice.choose(page, "draw", verb="choose-option", argument="both-reach")
        assert presets(page).chosen == ()
        await alice.choose(page, "usual", verb="choose-preset")
        assert evening.table().house == HouseRules("contree")
        await alice.choose(page, "decouverte", verb="choose-game")
        assert menus(page) == []


@pytest.mark.parametrize(
    ("language", "first"),
    [("fr", ["all-trumps-162", "usual"]), ("en", ["usual", "all-trumps-162"])],
)
def test_all_trumps_to_162_stand_beside_258_and_in_front_where_most_play_so(
    language: str, first: list[str]
) -> None:
    say, house = words(language), HouseRules("coinche")
    page = choosing(house, say)
    (menu,) = (each for each in selects_in(page) if "all-trumps-162" in each)
    assert list(menu)[:2] == first
    assert "258" in (menu["usual"].description or "")
    assert menu["usual"].default
    assert house.rules == find_variant("coinche")


def test_beside_250_and_the_tricks_stands_that_250_alone_does_not_pay() -> None:
    say, flat = words("fr"), HouseRules("coinche")
    with_tricks = flat.after(ChooseOption("capot-worth", "250-tricks"))
    for house, told in ((flat, True), (with_tricks, False)):
        named = [
            menu
            for page in pages(offers(house))
            for menu in selects_in(choosing(house, say, page=page.name))
            if "250-tricks" in menu
        ]
        assert [menu["250-tricks"].description == say("house-capot-pays") for menu in named] == [
            told
        ]


def selects_in(page: discord.ui.LayoutView) -> Iterator[dict[str, discord.SelectOption]]:
    """The choices of each menu of a page, by their values."""
    for item in page.walk_children():
        if isinstance(item, Control) and isinstance(item.item, discord.ui.Select):
            yield {each.value: each for each in item.item.options}


async def in_lobby(
    evening: Evening, person: Person, **options: object
) -> simcord.InteractionResult:
    """Open a table; its lobby is the answer."""
    return await person.slash("contree start", channel=None, **options)


def rules_line(rules: str) -> str:
    """What the lobby says of the rules that will be played."""
    return SAY("house-rules-of", rules=SAY(rules))


async def test_the_lobby_names_the_preset_and_offers_others(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        lobby = await in_lobby(evening, alice, game="coinche")
        assert rules_line("house-rules-source") in text_of(lobby)
        settings = await alice.press(lobby, "setup")
        assert presets(settings).chosen == ("usual",)
        forged = str(ControlId(PRESET, evening.table().id))
        await refused_on_leftover(evening, eve, forged, "not-host", user=f"<@{alice.id}>")
        await alice.choose(settings, "federation-coinche-2015", verb=PRESET)
        rules = evening.table().rules
        assert OvertakeLead(unless_partner_winning=False) in rules.obligations
        assert RuffToWin(unless_partner_winning=True) in rules.obligations
        assert rules_line("house-preset-federation-coinche-2015") in text_of(lobby)
        assert presets(settings).chosen == ("federation-coinche-2015",)
        page = await alice.press(settings, "house-rules")
        await alice.choose(page, "1000", verb="choose-option", argument="target")
        assert rules_line("house-preset-federation-coinche-2015") in text_of(lobby)
        await alice.press(page, "house-rules", "game-1-next")
        await alice.choose(page, "draw", verb="choose-option", argument="both-reach")
        assert rules_line("house-rules-own") in text_of(lobby)
        settings = await alice.press(page, "setup")
        await alice.choose(settings, "usual", verb=PRESET)
        assert evening.table().house == HouseRules("coinche")


async def test_a_server_remembers_its_last_preset(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        lobby = await in_lobby(evening, alice, game="coinche")
        settings = await alice.press(lobby, "setup")
        await alice.choose(settings, "federation-coinche-2015", verb=PRESET)
        await alice.press(lobby, "cancel")
        lobby = await in_lobby(evening, alice, game="coinche")
        settings = await alice.press(lobby, "setup")
        assert presets(settings).chosen == ("federation-coinche-2015",)
        await alice.press(lobby, "cancel")
        lobby = await in_lobby(evening, alice)
        assert evening.table().house == HouseRules("contree")
        assert rules_line("house-rules-source") in text_of(lobby)


async def test_a_server_setting_fixes_the_preset(evening: Evening) -> None:
    async with evening:
        manager = evening.cafe.person("Zoe", permissions=discord.Permissions(manage_guild=True))
        page = await manager.slash("contree-admin setup")
        await manager.press(page, "house-rules")
        await manager.choose(page, "coinche", verb="choose-game")
        await manager.choose(page, "board-game-arena", verb="choose-preset")
        (alice,) = evening.people("Alice")
        lobby = await in_lobby(evening, alice)
        settings = await alice.press(lobby, "setup")
        assert presets(settings).chosen == ("board-game-arena",)
        await alice.choose(settings, "online", verb=PRESET)
        await alice.press(lobby, "cancel")
        lobby = await in_lobby(evening, alice)
        assert presets(await alice.press(lobby, "setup")).chosen == ("board-game-arena",)
