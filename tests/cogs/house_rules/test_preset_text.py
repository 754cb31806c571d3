"""What the text behind a preset says, by its paragraphs, for everybody in the lobby."""

import pytest

from bot.i18n import words
from bot.rulebook.options import choice_name, option_name
from bot.tables.house_rules import ChoosePreset, HouseRules
from cogs.house_rules.preset_text import PresetTextControl, preset_text
from engine.options import OPTIONS
from engine.variants.preset import Preset, TextKind
from engine.variants.presets import PRESETS
from tests.cogs.drawing import drawn, texts
from tests.cogs.evening import Evening
from tests.cogs.refused import refused_on_leftover
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.screens import MessageLike, buttons_of, text_of

SAY = words("fr")
AUTHORITIES = tuple(preset for preset in PRESETS if preset.authority)


PRESET = "choose-table-preset"


def offers_text(message: MessageLike) -> bool:
    """Whether the button to the text is there."""
    return any(button.custom_id.verb == "preset-text" for button in buttons_of(message))


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("preset", AUTHORITIES, ids=lambda preset: preset.name)
def test_each_paragraph_is_told_with_what_it_settles(preset: Preset, language: str) -> None:
    house = HouseRules(preset.game).after(ChoosePreset(preset.name))
    say = words(language).playing(house.game)
    spoken = {paragraph.kind: paragraph for paragraph in preset.text}
    for kind in TextKind:
        page = preset_text(house, preset, kind, words(language), table=1, back=True)
        told = texts(drawn(page))
        assert broken_message_limits({"components": drawn(page)}) == []
        assert say(f"house-source-{preset.name}") in told
        assert (say("house-text-silent") in told) is (kind not in spoken)
        paragraph = spoken.get(kind)
        assert paragraph is None or paragraph.place in told
        for option in (each for each in OPTIONS if paragraph and each.name in paragraph.governs):
            choice = choice_name(option.name, option.current(house.rules), say)
            name = option_name(option.name, say)
            line = say("house-difference", option=name, choice=f"**{choice}**")
            assert line in told


async def test_a_guest_reads_the_text_of_the_lobbys_preset(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        lobby = await alice.slash("contree start")
        settings = await alice.press(lobby, "setup")
        assert not offers_text(settings)
        await alice.choose(settings, "federation-contree-2016", verb=PRESET)
        assert offers_text(settings)
        rules = await eve.press(await eve.press(lobby, "setup"), "house-rules")
        assert offers_text(rules)
        page = await eve.press(rules, "preset-text")
        assert SAY("house-source-federation-contree-2016") in text_of(page)
        await eve.press(page, "preset-text", "legal")
        assert "§5.2" in text_of(page)
        assert offers_text(await alice.press(settings, "house-rules"))
        settings = await alice.press(lobby, "setup")
        await alice.choose(settings, "usual", verb=PRESET)
        assert not offers_text(settings)
        old = str(PresetTextControl().at(evening.table().id))
        await refused_on_leftover(evening, eve, old, "stale-press")


async def test_a_preset_without_a_text_offers_none(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        settings = await alice.press(await alice.slash("contree start", game="coinche"), "setup")
        await alice.choose(settings, "online", verb=PRESET)
        assert not offers_text(settings)
