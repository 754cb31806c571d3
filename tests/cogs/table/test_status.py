"""The clock and the pause around a table fit into its message, and change nothing else in it."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.i18n import words
from cogs.clock import clock_name
from cogs.hand.pages import hand
from cogs.lobby_choices import choices_page
from cogs.players import confirm_kick, players_page
from cogs.table.pages import public
from engine.ruleset import RuleSet
from tests.cogs.drawing import HOST, drawn, positions, table_of, texts
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.slow import every_game

NOON = datetime(2026, 5, 4, 12, 0, 30, tzinfo=UTC)
STAMP = f"<t:{int(NOON.timestamp())}:R>"


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("language", DRAWN)
def test_every_position_is_drawn_with_a_clock_and_in_a_pause(language: str, rules: RuleSet) -> None:
    say = words(language)
    for table, game in positions(seed=7, every=17, rules=rules):
        deadline = None if game.over else NOON
        paused = table if game.over else replace(table, paused=table.playing_seats[0])
        notice = say("refusal-storage-unavailable")
        views = [public(table, say, deadline), public(paused, say)]
        views += [hand(paused, game, seat, say, notice=notice) for seat in table.playing_seats]
        for view in views:
            assert broken_message_limits({"components": drawn(view)}) == []
        assert (STAMP in texts(drawn(views[0]))) == (not game.over)
        assert all((say("pause-title") in texts(drawn(v))) != game.over for v in views[1:])


@pytest.mark.parametrize("language", DRAWN)
def test_pages_about_the_clock_and_the_players(language: str) -> None:
    say = words(language)
    for table, _ in positions(seed=7, every=40):
        for reader in (HOST, HOST + 1, 1):
            views = [players_page(table, reader, say), confirm_kick(table, HOST + 2, reader, say)]
            views.append(choices_page(table, reader, say))
            lobby = table_of(None)
            views += [choices_page(replace(lobby, clock=each), reader, say) for each in (0, 60)]
            for view in views:
                assert broken_message_limits({"components": drawn(view)}) == []


def test_durations_in_words() -> None:
    say = words("en")
    assert clock_name(0, say) == say("clock-off")
    assert clock_name(90, say) == say("clock-seconds", seconds=90)
    assert clock_name(120, say) == say("clock-minutes", minutes=2)


def test_an_unusual_time_limit_can_be_chosen_again() -> None:
    page = drawn(choices_page(replace(table_of(None), clock=90), HOST, words("en")))
    assert "'value': '90'" in str(page)
