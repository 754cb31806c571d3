"""Whoever looks into hands is named on every message there is room on, and it fits."""

from dataclasses import replace

import pytest

from bot.i18n import words
from bot.preferences import USUAL
from bot.tables.consent import Consent
from bot.tables.table import Table
from bot.tables.watching import KIND, MOST, Spectators
from cogs.hand.pages import hand
from cogs.table.pages import public
from cogs.ui.deal_lines import DealLines
from cogs.ui.people import PointOfView
from cogs.watch.pages import over_page, watch_page, watched_hand
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Phase
from engine.view import view
from tests.bot.tables.evening import with_part
from tests.cogs.drawing import drawn, positions, texts
from tests.cogs.mentions import named
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.slow import every_game, slow_except

EVE = 900_000_000_000_000_000


def crowded(table: Table) -> Table:
    """As many look into one hand, or would like to, as can be; the game is paused too."""
    seat = table.playing_seats[0]
    followers = tuple((EVE + place, seat) for place in range(MOST - 2))
    askers = tuple(Consent(KIND, EVE + MOST + place, (seat,)) for place in range(2))
    watching = Spectators(asked=askers, following=followers)
    return with_part(replace(table, paused=seat), watching)


@every_game
@pytest.mark.parametrize("language", slow_except(DRAWN, ("fr",)))
def test_every_page_fits_with_the_most_watchers(language: str, rules: RuleSet) -> None:
    say = words(language)
    notice = say("refusal-storage-unavailable")
    for calm, game in positions(seed=7, every=17, rules=rules):
        if game.over:
            continue
        table, seat = crowded(calm), calm.playing_seats[0]
        views = [public(table, say), hand(table, game, seat, say, notice=notice)]
        for each in table.playing_seats:
            views.append(watched_hand(table, game, each, say, USUAL))
        for user in (1, EVE, EVE + MOST):
            views.append(watch_page(table, user, say, notice))
            views.append(over_page(table, user, say, asked=user == EVE))
        for screen in views:
            assert broken_message_limits({"components": drawn(screen)}) == []
        told = texts(drawn(views[0]))
        assert all(f"<@{EVE + place}>" in told for place in (*range(MOST - 2), MOST))


def test_a_spectator_reads_the_cards_that_are_held_and_those_that_all_have_seen() -> None:
    say = words("fr")
    seen = 0
    for table, game in positions(seed=5, every=3):
        if game.over:
            continue
        deal = view(table.rules, game, Seat.NORTH).deal
        assert deal is not None
        read = named(texts(drawn(watched_hand(table, game, Seat.NORTH, say, USUAL))))
        begun = (deal.trick,) if deal.trick and deal.trick.plays else ()
        tricks = (*deal.tricks, *begun)
        seen_by_all = {play.card for trick in tricks[-2:] for play in trick.plays}
        held = set() if deal.phase is Phase.OVER else set(deal.hand)
        assert held <= read <= held | seen_by_all
        seen += bool(held)
    assert seen


def test_a_spectator_reads_the_lines_of_the_player_with_the_names_of_seats() -> None:
    say, told = words("fr"), 0
    for table, game in positions(seed=5, every=3):
        deal = view(table.rules, game, Seat.NORTH).deal
        if deal is None or deal.phase is not Phase.PLAY:
            continue
        lines = DealLines(table, game, deal, Seat.NORTH, say, owner=False)
        read = texts(drawn(watched_hand(table, game, Seat.NORTH, say, USUAL)))
        assert set(lines.in_play()) <= set(read.splitlines())
        assert PointOfView(table, say).turn(deal) in read
        assert say("hand-you") not in read
        told += 1
    assert told


def test_no_card_stands_on_a_page_on_which_one_asks() -> None:
    say = words("fr")
    for table, _ in positions(seed=5, every=20):
        for user in (EVE, table.host):
            assert named(texts(drawn(watch_page(table, user, say)))) == set()
