"""A table whose games count on no leaderboard says so, and why."""

import json

import pytest

from bot.i18n import LANGUAGES, words
from bot.tables.house_rules import HouseRules
from cogs.lobby import lobby_page
from tests.cogs.drawing import drawn, table_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("shuffle", "told"), [("every-deal", False), ("gathered", True)])
def test_the_lobby_says_that_its_games_are_unrated(language: str, shuffle: str, told: bool) -> None:
    say = words(language)
    table = table_of(None, house=HouseRules("contree", (("shuffle", shuffle),)))
    shown = json.dumps(drawn(lobby_page(table, say)), ensure_ascii=False)
    assert (say("lobby-unrated") in shown) == told
