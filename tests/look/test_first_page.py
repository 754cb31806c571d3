"""On a phone the first page of every game fits the screen, with its strip of cards."""

import pytest

from bot.i18n import LANGUAGES, words
from bot.tables.house_rules import HouseRules
from cogs.newcomers import newcomer_page
from cogs.ui.first_page import strip_illustration
from engine.seats import Seat
from engine.variants import VARIANTS
from tests.cogs.drawing import table_of
from tests.look.moments import of_view
from tests.look.printing import FOLDS, HIGHEST, PHONE, Size, presses
from tests.look.test_look import FOLDER
from tests.look.visit import LOCALES
from tests.rig.browser import browsing

pytestmark = [pytest.mark.look, pytest.mark.browser]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_page_of_every_game_fits_a_phone(language: str) -> None:
    too_high, say = [], words(language)
    async with browsing() as browser, presses(browser, Size("dark", PHONE)) as (phone,):
        for rules in VARIANTS:
            table, strip = (
                table_of(None, house=HouseRules(rules.key)),
                strip_illustration(rules, say),
            )
            page = newcomer_page(table, Seat.SOUTH, say, strip)
            taken = of_view(f"first-page-{rules.key}", page, strip, private=True)
            await phone.print(taken, LOCALES[language], FOLDER)
            height, first, _ = await phone.heights()
            if height > HIGHEST[PHONE] or first > FOLDS[PHONE]:
                too_high.append(f"{rules.key}: {height} px, first action at {first}")
    assert not too_high, "\n".join(too_high)
