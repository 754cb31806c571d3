"""The course of the first two tricks where melds are announced for the players (rules.md 1.6)."""

from itertools import islice
from random import Random

import pytest

from engine.events import (
    CardPlayed,
    MeldsAnnounced,
    MeldsCompared,
    MeldsShown,
    TrickTaken,
)
from engine.ruleset import Showing
from engine.tally import scoring_seats
from tests.engine.melds.games import MELDS, game
from tests.engine.melds.playing import DEALS, meld_points, table
from tests.engine.random_play import steps
from tests.engine.table import E, N, W, events_of

FIRST_TRICK = "KS 8H 7S 8S"


def test_players_announce_with_their_first_card() -> None:
    seated = table("belote")
    for card, seat, points in (("KS", N, [20]), ("8H", E, [50]), ("8S", W, [20])):
        if seat is W:
            assert events_of(MeldsAnnounced, seated.play("7S")) == []
        played, announced, *_ = seated.play(card)
        assert isinstance(played, CardPlayed)
        assert isinstance(announced, MeldsAnnounced)
        assert announced.seat is seat
        assert [meld.points for meld in announced.melds] == points


def test_melds_are_compared_after_the_first_trick() -> None:
    seated = table("belote")
    seated.play("KS 8H 7S")
    assert seated.deal.scoring is None
    kinds = [type(event) for event in seated.play("8S")]
    assert kinds == [CardPlayed, MeldsAnnounced, MeldsCompared, TrickTaken]
    assert seated.deal.scoring == (E, W)


def test_scored_melds_are_added_to_the_tally() -> None:
    seated = table("belote")
    seated.play(FIRST_TRICK)
    seated.play_out(Random(1))
    assert meld_points(seated) == (0, 70)


def test_in_bidding_belote_both_sides_score_melds() -> None:
    seated = table("bidding_belote")
    seated.play(FIRST_TRICK)
    assert seated.deal.scoring == (N, E, W)
    seated.play_out(Random(1))
    assert meld_points(seated) == (20, 70)


def test_scored_melds_are_shown_with_the_second_card() -> None:
    seated = table("pilotta")
    assert events_of(MeldsShown, (*seated.play(FIRST_TRICK), *seated.log)) == []
    assert events_of(MeldsShown, seated.play("9H")) == [MeldsShown(E, seated.deal.melds[E])]
    assert events_of(MeldsShown, seated.play("8C")) == []
    assert events_of(MeldsShown, seated.play("KH")) == [MeldsShown(W, seated.deal.melds[W])]
    assert events_of(MeldsShown, seated.play("7H")) == []  # north's do not score
    seated.play_out(Random(1))
    assert len(events_of(MeldsShown, seated.log)) == 2


@pytest.mark.parametrize("key", ["belote_501", "belote", "bidding_belote"])
def test_melds_are_never_shown_where_that_is_not_required(key: str) -> None:
    seated = table(key)
    seated.play_out(Random(1))
    assert events_of(MeldsCompared, seated.log)
    assert not events_of(MeldsShown, seated.log)


def test_without_announcements_nothing_is_compared() -> None:
    seated = table("tarabish", DEALS["no run"])
    seated.play_out(Random(1))
    assert not events_of(MeldsCompared, seated.log)
    assert meld_points(seated) == (0, 0)


@pytest.mark.parametrize("key", MELDS)
def test_every_games_announced_melds_are_compared(key: str) -> None:
    rules, scored = game(key), 0
    for step in islice(steps(rules, Random(key)), 600):
        deal = step.state.deal
        if deal is None or deal.settlement is None:
            continue
        assert deal.contract is not None
        trump = deal.contract.trump
        held = [MELDS[key].plan(holding.cards, trump) for holding in deal.dealt]
        assert list(deal.melds) == held
        granted = MELDS[key].granted(held, trump, rules.seating, deal.dealer)
        scoring = scoring_seats(granted, rules.seating, deal.dealer)
        assert deal.scoring == (scoring if any(held) else None)
        never = MELDS[key].showing is Showing.NEVER
        assert set(deal.shown) == (set() if never else set(scoring))
        assert len(deal.shown) == len(set(deal.shown))
        points = sum(meld.points for melds in granted for meld in melds)
        assert sum(deal.settlement.tally.melds) == points
        scored += points > 0
    assert scored
