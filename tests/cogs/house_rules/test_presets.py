"""Presets, chosen on the page of house rules."""

import simcord

from bot.i18n import words
from bot.tables.house_rules import HouseRules
from cogs.ui.ids import Verb
from tests.cogs.evening import Evening
from tests.rig.screens import Select, selects_of, text_of

SAY = words("fr")


def menus(page: simcord.InteractionResult) -> list[Select]:
    """The menu of presets, where there is one."""
    return [each for each in selects_of(page) if each.custom_id.verb == Verb.CHOOSE_PRESET]


def presets(page: simcord.InteractionResult) -> Select:
    """The menu of presets."""
    (menu,) = menus(page)
    return menu


async def test_a_preset_is_chosen_and_shown_and_left_again(evening: Evening) -> None:
    async with evening:
        (alice,) = evening.people("Alice")
        await alice.slash("contree start", channel=None)
        page = await alice.press(evening.cafe.newest(), "house-rules")
        assert presets(page).chosen == ("usual",)
        await alice.choose(page, "federation-2016", verb="choose-preset")
        assert evening.table().house.preset
        assert presets(page).chosen == ("federation-2016",)
        assert SAY("house-differences", list="|").split("|")[0] in text_of(evening.cafe.newest())
        await alice.choose(page, "1000", verb="choose-option", argument="target")
        assert presets(page).chosen == ()
        await alice.choose(page, "usual", verb="choose-preset")
        assert evening.table().house == HouseRules("contree")
        await alice.choose(page, "belote", verb="choose-game")
        assert menus(page) == []
