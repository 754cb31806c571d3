"""Where each card is an emoji, every screen still fits into a message, and its lines break well."""

import re

import pytest

from bot.discord_api.card_emojis import CardEmojis, Emoji, all_emojis
from bot.i18n import Words, words
from bot.pictures.packs import PicturePack
from engine.ruleset import RuleSet
from tests.cogs.drawing import drawn, positions, texts
from tests.cogs.test_page_limits import screens
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.slow import every_game, slow_except

LONGEST_ID = 2**63 - 1

AFTER_A_SIGN = re.compile(r"<:\w+:\d+>\s*·")
"""A dot after a picture: a narrow window would begin a line with it."""


@pytest.fixture(scope="module")
def book() -> CardEmojis:
    return CardEmojis(
        Emoji(LONGEST_ID - number, key.name) for number, key in enumerate(all_emojis())
    )


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("language", slow_except(DRAWN, ("fr",)))
def test_every_position_with_emojis_fits(language: str, rules: RuleSet, book: CardEmojis) -> None:
    # The four colours have the longest word of all packs.
    say: Words = book.show(words(language), PicturePack.FOUR_COLOURS).playing(rules)
    assert say.signs.marks
    for table, game in positions(seed=5, every=29, rules=rules):
        for view in screens(table, game, say):
            assert broken_message_limits({"components": drawn(view)}) == []
            assert AFTER_A_SIGN.findall(texts(drawn(view))) == []
