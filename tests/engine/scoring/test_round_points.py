"""Baloot's round points: a sentence of rules.md 2.10 and 4 a test."""

from dataclasses import replace

import pytest

from engine.cards import Trump
from engine.scoring.outcome import Tie
from engine.scoring.shares import Failure, OnFailure
from engine.seats import Team
from engine.settlement import Side
from tests.engine.scoring.games import BALOOT, outcome, settle, told

SUN = Trump.NONE


@pytest.mark.parametrize(
    ("attack", "expected"),
    [
        (92, ("made", 9, 7, 0)),
        (95, ("made", 9, 7, 0)),  # 9.5 goes down, 6.7 up
        (96, ("made", 10, 7, 0)),  # both go up
        (86, ("made", 9, 8, 0)),
    ],
)
def test_in_hokum_a_tenth_with_a_half_rounds_down(
    attack: int, expected: tuple[str, int, int, int]
) -> None:
    assert outcome(settle(BALOOT, attack, 162 - attack)) == expected


@pytest.mark.parametrize(
    ("attack", "expected"),
    [
        (75, ("made", 15, 11, 0)),  # fives exact
        (74, ("made", 14, 12, 0)),
        (76, ("made", 16, 10, 0)),
        (70, ("made", 14, 12, 0)),
    ],
)
def test_in_sun_the_nearest_ten_counts_twice_and_fives_are_exact(
    attack: int, expected: tuple[str, int, int, int]
) -> None:
    assert outcome(settle(BALOOT, attack, 130 - attack, trump=SUN)) == expected


@pytest.mark.parametrize(
    ("trump", "half", "pot"), [(Trump.SPADES, 81, 16), (SUN, 65, 26)], ids=["hokum", "sun"]
)
def test_half_the_points_fails_and_one_more_makes(trump: Trump, half: int, pot: int) -> None:
    assert outcome(settle(BALOOT, half, half, trump=trump)) == ("failed", 0, pot, 0)
    assert settle(BALOOT, half + 1, half - 1, trump=trump).result.value == "made"


def test_projects_and_baloot_do_not_count_toward_the_half() -> None:
    failed = settle(BALOOT, 81, 81, melds=(20, 0), belote=(2, 0))
    assert outcome(failed) == ("failed", 0, 16 + 20 + 2, 0)


@pytest.mark.parametrize(("multiplier", "points"), [(1, 17), (2, 32), (3, 47), (4, 62)])
def test_in_a_contract_made_everything_but_baloot_is_multiplied(
    multiplier: int, points: int
) -> None:
    made = settle(BALOOT, 100, 62, melds=(5, 0), belote=(2, 0), multiplier=multiplier)
    assert outcome(made) == ("made", points, 6 * multiplier, 0)


def test_in_a_contract_made_the_defence_keeps_its_projects_and_baloot() -> None:
    made = settle(BALOOT, 100, 62, melds=(0, 5), belote=(0, 2), multiplier=2)
    assert outcome(made) == ("made", 20, 24, 0)


def test_in_a_failed_contract_the_defence_scores_everything() -> None:
    failed = settle(BALOOT, 70, 92, melds=(5, 2), belote=(2, 0), multiplier=3)
    assert outcome(failed) == ("failed", 0, (16 + 5 + 2) * 3 + 2, 0)


def test_in_a_failed_contract_the_pot_is_rounded_as_one_sum() -> None:
    assert outcome(settle(BALOOT, 76, 86)) == ("failed", 0, 16, 0)


@pytest.mark.parametrize("trump", [Trump.SPADES, SUN])
@pytest.mark.parametrize(("ace", "points"), [(False, 44), (True, 88)])
def test_every_trick_scores_44_or_88_with_an_open_ace_before_multiplying(
    trump: Trump, ace: bool, points: int
) -> None:
    whole = 130 if trump is SUN else 162
    made = settle(
        BALOOT, whole, 0, tricks=(8, 0), trump=trump, exposed_ace=ace, multiplier=2, melds=(5, 0)
    )
    missed = settle(BALOOT, 0, whole, tricks=(0, 8), trump=trump, exposed_ace=ace, melds=(2, 0))
    assert outcome(made) == ("made", (points + 5) * 2, 0, 0)
    assert outcome(missed) == ("failed", 0, points + 2, 0)


@pytest.mark.parametrize(("attack", "winner"), [(82, Team.NORTH_SOUTH), (81, Team.EAST_WEST)])
def test_under_gahwa_the_deals_winner_wins_the_game(attack: int, winner: Team) -> None:
    settlement = settle(BALOOT, attack, 162 - attack, multiplier=4, decides_game=True)
    assert settlement.scores == (0, 0)
    assert settlement.winner is winner


@pytest.mark.parametrize(
    ("trump", "attack", "melds", "result"),
    [
        (Trump.SPADES, 75, (2, 0), "made"),  # two round points are worth 20
        (Trump.SPADES, 70, (2, 0), "failed"),
        (SUN, 60, (4, 0), "made"),  # four are worth 20 at sun
        (SUN, 54, (4, 0), "failed"),
    ],
)
def test_house_rules_can_count_projects_toward_the_half(
    trump: Trump, attack: int, melds: tuple[int, int], result: str
) -> None:
    scoring = replace(BALOOT, melds_help=True)
    whole = 130 if trump is SUN else 162
    settlement = settle(scoring, attack, whole - attack, melds=melds, trump=trump)
    assert settlement.result.value == result


def test_an_attack_with_every_trick_can_fail_where_projects_count() -> None:
    scoring = replace(BALOOT, melds_help=True)
    failed = settle(scoring, 130, 0, tricks=(8, 0), melds=(0, 40), trump=SUN)
    assert outcome(failed) == ("failed", 0, 84, 0)


@pytest.mark.parametrize(("up_from", "points"), [(5, 16), (6, 14)])
def test_house_rules_can_round_fives_up_or_down(up_from: int, points: int) -> None:
    rate = replace(BALOOT.no_trumps, up_from=up_from, exact_fives=False)
    made = settle(replace(BALOOT, no_trumps=rate), 75, 55, trump=SUN)
    assert made.scores[0] == points


def test_house_rules_can_change_the_value_of_every_trick() -> None:
    added = replace(BALOOT, all_tricks_added=True)
    assert settle(added, 162, 0, tricks=(8, 0)).scores == (60, 0)
    cheaper = replace(BALOOT, suit=replace(BALOOT.suit, all_tricks=25))
    assert settle(cheaper, 162, 0, tricks=(8, 0)).scores == (25, 0)
    assert settle(cheaper, 130, 0, tricks=(8, 0), trump=SUN).scores == (44, 0)


def test_house_rules_decide_what_ties_and_failures_mean() -> None:
    assert settle(replace(BALOOT, tie=Tie.MADE), 81, 81).scores == (8, 8)
    hung = settle(replace(BALOOT, tie=Tie.HANGS), 81, 81, multiplier=2, belote=(2, 0))
    assert outcome(hung) == ("tie", 0, 16, 18)
    kept = replace(BALOOT, failure=Failure(belote=OnFailure.KEPT, melds=OnFailure.FORFEITED))
    assert settle(kept, 70, 92, belote=(2, 0), melds=(5, 0)).scores == (2, 16)


def test_a_contract_made_is_explained_line_by_line() -> None:
    made = settle(
        BALOOT, 100, 62, melds=(5, 0), belote=(2, 0), multiplier=2, last_trick=Side.ATTACK
    )
    assert told(made.lines) == [
        ("attack", "card-points", {"points": 90, "tricks": 5}),
        ("attack", "last-trick", {"points": 10, "total": 100}),
        ("defence", "card-points", {"points": 62, "tricks": 3}),
        ("attack", "more-points", {"total": 100, "others": 62}),
        (
            "attack",
            "round-points",
            {
                "points": 100,
                "bare": 10,
                "rounded": 10,
                "melds": 5,
                "multiplier": 2,
                "belote": 2,
                "extra": 22,
                "result": 32,
            },
        ),
        (
            "defence",
            "round-points",
            {"points": 62, "bare": 6, "rounded": 6, "multiplier": 2, "extra": 6, "result": 12},
        ),
    ]


def test_a_failure_without_a_trick_is_explained_line_by_line() -> None:
    missed = settle(BALOOT, 0, 162, tricks=(0, 8), exposed_ace=True)
    assert told(missed.lines)[2:] == [
        ("attack", "fewer-points", {"others": 162}),
        ("attack", "written", {}),
        (
            "defence",
            "round-points",
            {"points": 162, "sweep": 88, "ace": 1, "rounded": 88, "multiplier": 1, "result": 88},
        ),
    ]
