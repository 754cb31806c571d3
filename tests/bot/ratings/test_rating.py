"""The rules of the ratings, one by one."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.ratings.rating import FIRST_POINTS, Contest, Contestant, Rating, Standing, rated
from engine.players import Level

ANN, BOB, CAT, DAN = range(1, 5)
NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
KNOWN = {user: Rating(25.0, 3.0, 40, NOON) for user in (ANN, BOB, CAT, DAN)}
"""Ann and Cat play against Bob and Dan, all as good as each other."""


def contest(winner: int | None = 0, left: Sequence[int] = ()) -> Contest:
    """A game of the four, which some of them left."""
    seats = tuple(
        Contestant(team, user, left=user in left)
        for user, team in ((ANN, 0), (BOB, 1), (CAT, 0), (DAN, 1))
    )
    return Contest(NOON, winner, seats)


def gains(game: Contest) -> dict[int, int]:
    """What it gives to each, in points as they are shown."""
    return {user: new.points - KNOWN[user].points for user, new in rated(game, KNOWN).items()}


def test_the_winners_gain_what_the_losers_lose() -> None:
    change = gains(contest(winner=0))
    assert change[ANN] == change[CAT] > 0
    assert change[BOB] == change[DAN] == -change[ANN]


def test_a_draw_between_equals_changes_nothing() -> None:
    assert set(gains(contest(winner=None)).values()) == {0}


def test_a_draw_raises_the_weaker_side() -> None:
    known = {**KNOWN, ANN: Rating(20.0, 3.0, 40, NOON)}
    after = rated(contest(winner=None), known)
    assert after[ANN].mu > 20.0
    assert after[BOB].mu < 25.0


def test_beating_a_stronger_side_is_worth_more() -> None:
    known = {**KNOWN, BOB: Rating(32.0, 3.0, 40, NOON)}
    assert rated(contest(), known)[ANN].mu > rated(contest(), KNOWN)[ANN].mu


def test_newcomers_move_more_than_established_players() -> None:
    known = {user: KNOWN[user] for user in (BOB, CAT, DAN)}
    after = rated(contest(), known)
    assert after[ANN].points - FIRST_POINTS > after[CAT].points - FIRST_POINTS > 0
    assert after[ANN].games == 1


def test_a_leaver_loses_even_if_their_side_wins() -> None:
    change = gains(contest(winner=0, left=(ANN,)))
    usual = gains(contest(winner=1))
    assert change[ANN] == usual[ANN] < 0


def left_at(leader: int | None, worth: float, left: int = ANN) -> dict[int, int]:
    """What a game gives that one of them left when it stood so, whoever won it in the end."""
    given = [
        gains(replace(contest(winner, left=(left,)), standing=Standing(leader, worth)))
        for winner in (0, 1)
    ]
    assert given[0] == given[1]
    return given[0]


def test_the_score_at_the_time_of_leaving_decides_for_the_others() -> None:
    change = left_at(leader=0, worth=0.5)
    assert change[ANN] < 0 < change[CAT]
    assert change[BOB] < 0
    nothing = left_at(leader=None, worth=0.0)
    assert nothing == {**dict.fromkeys((BOB, CAT, DAN), 0), ANN: change[ANN]}


def test_a_larger_winning_margin_counts_more() -> None:
    lost = [left_at(leader=1, worth=worth)[CAT] for worth in (0.1, 0.5, 1.0)]
    assert lost == sorted(lost, reverse=True)
    assert len(set(lost)) == 3


def test_an_abandoned_game_gives_no_gain() -> None:
    assert contest().part_of(0) == 1.0
    broken = replace(contest(), standing=Standing(0, 0.25))
    assert (broken.part_of(0), broken.part_of(1)) == (0.25, 0.5)


def test_players_gain_in_proportion_to_their_own_moves() -> None:
    whole = contest()
    ann, *others = whole.contenders
    half = replace(whole, contenders=(replace(ann, share=0.5), *others))
    assert gains(half)[ANN] == pytest.approx(gains(whole)[ANN] / 2, abs=1)
    lost = replace(half, winner=1)
    assert gains(lost)[ANN] == gains(replace(whole, winner=1))[ANN] < 0


def test_two_leavers_both_lose() -> None:
    change = gains(contest(winner=0, left=(ANN, CAT)))
    assert change[ANN] < 0
    assert change[CAT] < 0


def test_both_sides_lose_when_both_have_leavers() -> None:
    change = gains(contest(winner=0, left=(ANN, BOB)))
    assert change[ANN] < 0
    assert change[BOB] < 0
    assert change[CAT] > 0


def beside(*levels: Level | None, winner: int = 0) -> Contest:
    """Ann and a computer against two computers."""
    partner, left, right = levels
    seats = (
        Contestant(0, ANN),
        Contestant(1, level=left),
        Contestant(0, level=partner),
        Contestant(1, level=right),
    )
    return Contest(NOON, winner, seats)


def test_computer_ratings_do_not_change() -> None:
    assert set(rated(beside(Level.CLUB, Level.CLUB, Level.CLUB), KNOWN)) == {ANN}


def test_beating_stronger_computers_is_worth_more() -> None:
    gained = [
        rated(beside(Level.CLUB, level, level), KNOWN)[ANN].mu
        for level in (Level.BEGINNER, Level.CLUB, Level.EXPERT)
    ]
    assert gained == sorted(gained)
    assert len(set(gained)) == 3


def test_a_substitute_is_as_unknown_as_a_club_computer() -> None:
    assert rated(beside(Level.CLUB, None, None), KNOWN) == rated(
        beside(Level.CLUB, Level.CLUB, Level.CLUB), KNOWN
    )


def test_a_game_without_opponents_changes_nothing() -> None:
    assert rated(Contest(NOON, 0, (Contestant(0, ANN),)), KNOWN) == {}


def test_games_for_two_are_rated_too() -> None:
    after = rated(Contest(NOON, 1, (Contestant(0, ANN), Contestant(1, BOB))), KNOWN)
    assert after[ANN].points < FIRST_POINTS < after[BOB].points


def test_uncertainty_grows_with_inactivity_up_to_that_of_a_newcomer() -> None:
    rating = KNOWN[ANN]
    sigmas = [rating.rested(NOON + timedelta(days=days)).sigma for days in (0, 1, 30, 365, 36500)]
    assert sigmas == sorted(sigmas)
    assert sigmas[0] == rating.sigma
    assert sigmas[-1] == Rating().sigma
    assert rating.rested(NOON + timedelta(days=365)).mu == rating.mu


def test_returning_players_move_more() -> None:
    known = {**KNOWN, ANN: replace(KNOWN[ANN], last_at=NOON - timedelta(days=300))}
    after = rated(contest(), known)
    assert after[ANN].mu > after[CAT].mu


def test_a_clock_set_back_does_not_reduce_uncertainty() -> None:
    assert KNOWN[ANN].rested(NOON - timedelta(days=9)) == KNOWN[ANN]
