"""What is pressed first is seen without scrolling, on a phone and on a desk, in every game."""

from collections.abc import Iterable, Iterator

import pytest

from bot.i18n import words
from bot.tables.house_rules import ChoosePreset, HouseRules
from cogs.house_rules.preset_text import preset_text
from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from engine.variants.preset import TextKind
from engine.variants.presets import PRESETS
from tests.look.first_sights import of_analyses, of_faults, of_game, of_lessons, of_servers
from tests.look.looked_up import of_exercises, of_people, of_rules
from tests.look.moments import COACHED, found, of_view, shot
from tests.look.printing import DESK, FOLDS, HIGHEST, PHONE, Size, presses
from tests.look.shot import Shot
from tests.look.visit import LOCALES
from tests.rig.browser import browsing
from tests.rig.languages import DRAWN

pytestmark = pytest.mark.browser

HANDS = {PHONE: 680, DESK: 800}
FIRST_SIGHT = {PHONE: 600, DESK: 800}
"""Where a hand ends, and where pass, contre, the lowest bids and all cards end."""

MARGIN = 34
"""What stands below the last control of a message: nothing of it is read or pressed."""

ONE_A_FAMILY = tuple({rules.family: rules for rules in reversed(VARIANTS)}.values())


def hands(rules: RuleSet, language: str) -> Iterator[Shot]:
    """The main moments of a hand."""
    for moment, position in found(rules).items():
        yield shot(position, moment, language)


def sights(games: Iterable[RuleSet], language: str) -> Iterator[Shot]:
    """All that is seen most in these games."""
    for rules in games:
        yield from hands(rules, language)
        yield from of_game(rules, language)
    yield from beside_games(language)


def beside_games(language: str) -> Iterator[Shot]:
    """What is as long in one game as in another, and longest in a language of long words."""
    yield from of_analyses(language)
    yield from of_lessons(language)
    yield from of_servers(language)
    yield from of_people(language)
    yield from of_exercises(language)


def fits(taken: Shot, wide: int, height: int, first: int, asked: int) -> bool:
    """Whether a screen of this height is as high as its kind may be, and its actions are seen."""
    if taken.name.startswith(("help-", "server-")):
        return height <= FOLDS[wide]
    if not taken.name.startswith("moment-"):
        return first <= FOLDS[wide] and height <= HIGHEST[wide]
    if any(taken.name.endswith(f"-{coached.name.lower()}") for coached in COACHED.values()):
        return height - MARGIN <= FOLDS[wide]
    return height <= HANDS[wide] and asked <= FIRST_SIGHT[wide]


async def too_high(shots: Iterable[Shot], language: str) -> list[str]:
    """The screens that do not fit a window, with their heights."""
    wrong = []
    async with browsing() as browser, presses(browser, Size("dark", PHONE)) as (window,):
        for taken in shots:
            await window.show(taken, LOCALES[language])
            for wide in FOLDS:
                # Half as dear as to draw it in a window of its own.
                await window.page.set_viewport_size({"width": wide, "height": 300})
                heights = await window.heights()
                if not fits(taken, wide, *heights):
                    wrong.append(f"{taken.name}, {wide}: {heights}")
    return wrong


async def test_the_first_sights_of_a_game_of_each_family_fit() -> None:
    assert await too_high(sights(ONE_A_FAMILY, "fr"), "fr") == []


@pytest.mark.parametrize("language", sorted({*LOCALES} - {"fr"}))
async def test_what_stands_beside_games_fits_in_every_language(language: str) -> None:
    assert await too_high(beside_games(language), language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LOCALES)
async def test_lessons_fit_after_each_wrong_move(language: str) -> None:
    assert await too_high(of_faults(language), language) == []


@pytest.mark.look
@pytest.mark.parametrize("language", DRAWN)
async def test_the_first_sights_of_every_game_fit(language: str) -> None:
    assert await too_high(sights(VARIANTS, language), language) == []


@pytest.mark.look
@pytest.mark.parametrize("language", DRAWN)
async def test_the_rules_of_every_game_fit(language: str) -> None:
    shots = (each for rules in VARIANTS for each in of_rules(rules, language))
    assert await too_high(shots, language) == []


def texts_of_presets(language: str) -> Iterator[Shot]:
    """The pages on the text behind a preset."""
    for preset in (each for each in PRESETS if each.authority):
        house = HouseRules(preset.game).after(ChoosePreset(preset.name))
        for kind in TextKind:
            page = preset_text(house, preset, kind, words(language), table=1, back=True)
            yield of_view(f"text-{preset.name}-{kind}", page, None, private=True)


@pytest.mark.look
@pytest.mark.parametrize("language", DRAWN)
async def test_each_page_on_the_text_of_a_preset_fits(language: str) -> None:
    assert await too_high(texts_of_presets(language), language) == []
