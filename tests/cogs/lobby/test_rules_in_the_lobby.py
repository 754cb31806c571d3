"""The rules in a lobby: what differs from the game, and why its games count on no leaderboard."""

import json

import pytest

from bot.i18n import words
from bot.rulebook.options import option_name
from bot.tables.house_rules import HouseRules
from cogs.lobby import lobby_page
from cogs.lobby_choices import choices_page
from cogs.ui.people import what_is_played
from tests.cogs.drawing import HOST, drawn, table_of
from tests.rig.languages import DRAWN


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize(("shuffle", "told"), [("every-deal", False), ("gathered", True)])
def test_the_lobby_says_that_its_games_are_unrated(language: str, shuffle: str, told: bool) -> None:
    say = words(language)
    table = table_of(None, house=HouseRules("contree", (("shuffle", shuffle),)))
    shown = json.dumps(drawn(lobby_page(table, say)), ensure_ascii=False)
    assert (say("lobby-unrated") in shown) == told


def test_a_lobby_of_coinche_says_coinche_and_never_contre() -> None:
    """Its line of rules, its presets and their notes."""
    table, say = table_of(None, house=HouseRules("coinche")), words("fr")
    pages = lobby_page(table, say), choices_page(table, HOST, say)
    shown = json.dumps([drawn(page) for page in pages], ensure_ascii=False)
    assert "surcoinche\N{NO-BREAK SPACE}×3" in shown
    assert "coinche même hors de son tour" in shown or "coinche à son tour" in shown
    assert "contre " not in shown


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("end", [("target", "1000"), ("deals", "4")])
def test_the_end_of_the_game_stands_in_the_heading_and_not_among_the_differences(
    language: str, end: tuple[str, str]
) -> None:
    say = words(language)
    options = (end, ("shuffle", "gathered"))
    table = table_of(None, house=HouseRules("contree", options))
    for page in (lobby_page(table, say), choices_page(table, HOST, say)):
        shown = json.dumps(drawn(page), ensure_ascii=False)
        assert what_is_played(table.rules, say) in shown
        assert option_name("shuffle", say) in shown
        assert option_name(end[0], say) not in shown


def test_the_settings_of_a_table_and_its_lobby_both_say_that_no_rule_is_changed() -> None:
    say = words("en")
    table = table_of(None, house=HouseRules("contree", (("deals", "4"),)))
    lobby, settings = (
        json.dumps(drawn(page), ensure_ascii=False)
        for page in (lobby_page(table, say), choices_page(table, HOST, say))
    )
    assert say("house-rules-of", rules=say("house-rules-source")) in lobby
    assert say("house-none") in settings
