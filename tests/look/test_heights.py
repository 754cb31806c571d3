"""On a phone a hand fits the screen: what is pressed most, without scrolling, in every game.

So does each page on the text behind a preset.
"""

import pytest

from bot.i18n import words
from bot.tables.house_rules import ChoosePreset, HouseRules
from cogs.house_rules.preset_text import preset_text
from engine.variants import VARIANTS
from engine.variants.preset import TextKind
from engine.variants.presets import PRESETS
from tests.cogs.drawing import drawn
from tests.look.drawn import Names
from tests.look.drawn import drawn as as_drawn
from tests.look.moments import COACHED, found, shot
from tests.look.printing import PHONE, Size, press_of
from tests.look.shot import Shot
from tests.look.test_look import FOLDER
from tests.look.visit import LOCALES
from tests.rig.browser import browsing
from tests.rig.languages import DRAWN

pytestmark = [pytest.mark.look, pytest.mark.browser]

FIRST_SCREEN = 600
"""Pixels in which pass, contre and the lowest bids end, and all cards."""

WHOLE, WITH_COACH, TEXT_OF_PRESET = 680, 760, 800

CONTROLS = """() => {
  const message = document.getElementById("message");
  const top = message.getBoundingClientRect().top;
  const controls = [...message.querySelectorAll(".component-button")];
  // Bids and cards are blue or green, a card that may not be played has no words.
  const asked = controls.filter((button) =>
    button.matches(".button-style-1, .button-style-3") || !button.textContent.trim());
  const ends = asked.map((button) => Math.round(button.getBoundingClientRect().bottom - top));
  return [Math.round(message.getBoundingClientRect().height), Math.max(...ends)];
}"""
"""The height of the message, and where the last bid or card of the first sight ends."""


@pytest.mark.parametrize("language", DRAWN)
async def test_a_hand_fits_a_phone_in_every_game(language: str) -> None:
    too_high = []
    async with browsing() as browser, press_of(browser, Size("dark", PHONE)) as phone:
        for rules in VARIANTS:
            for moment, position in found(rules).items():
                taken = shot(position, moment, language)
                await phone.print(taken, LOCALES[language], FOLDER)
                height, asked = await phone.page.evaluate(CONTROLS)
                coached = moment in COACHED.values()
                limit = WITH_COACH if coached else WHOLE
                if height > limit or (asked > FIRST_SCREEN and not coached):
                    too_high.append(f"{rules.key}, {moment}: {height} px, {asked} px")
    assert not too_high, "\n".join(too_high)


HEIGHT = "() => Math.round(document.getElementById('message').getBoundingClientRect().height)"


@pytest.mark.parametrize("language", DRAWN)
async def test_each_page_on_the_text_of_a_preset_fits_a_phone(language: str) -> None:
    too_high = []
    async with browsing() as browser, press_of(browser, Size("dark", PHONE)) as phone:
        for preset in (each for each in PRESETS if each.authority):
            house = HouseRules(preset.game).after(ChoosePreset(preset.name))
            for kind in TextKind:
                page = preset_text(house, preset, kind, words(language), table=1, back=True)
                taken = Shot(
                    name=f"text-{preset.name}-{kind}",
                    private=True,
                    now="2026-01-02T20:00:00+00:00",
                    components=tuple(as_drawn(drawn(page), Names({}, {}, {}, {}))),
                    files={},
                    parts=(),
                    words=(),
                )
                await phone.print(taken, LOCALES[language], FOLDER)
                height = await phone.page.evaluate(HEIGHT)
                if height > TEXT_OF_PRESET:
                    too_high.append(f"{preset.name}, {kind}: {height} px")
    assert not too_high, "\n".join(too_high)
