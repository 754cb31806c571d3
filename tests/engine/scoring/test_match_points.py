"""Bidding belote's match points: a sentence of rules.md 2.7 and 4 a test."""

from dataclasses import replace

import pytest

from engine.cards import Trump
from engine.scoring.majority import MatchPoints
from engine.scoring.outcome import Tie
from engine.seats import Team
from engine.settlement import Side
from tests.engine.scoring.games import BIDDING, outcome, settle, told


@pytest.mark.parametrize(
    ("trump", "attack", "expected"),
    [
        (Trump.SPADES, 95, ("made", 9, 7, 0)),  # 67 goes up
        (Trump.SPADES, 96, ("made", 9, 6, 0)),  # 66 and 96 go down
        (Trump.SPADES, 97, ("made", 10, 6, 0)),
        (Trump.NONE, 75, ("made", 7, 5, 0)),
        (Trump.NONE, 76, ("made", 8, 5, 0)),
        (Trump.ALL, 134, ("made", 13, 12, 0)),
        (Trump.ALL, 135, ("made", 14, 12, 0)),
    ],
)
def test_remainders_round_up_from_7_in_suits_6_at_no_trumps_and_5_at_all_trumps(
    trump: Trump, attack: int, expected: tuple[str, int, int, int]
) -> None:
    whole = {Trump.NONE: 130, Trump.ALL: 258}.get(trump, 162)
    assert outcome(settle(BIDDING, attack, whole - attack, trump=trump)) == expected


def test_both_sides_melds_and_belote_count_before_the_conversion() -> None:
    made = settle(BIDDING, 92, 70, melds=(20, 50), belote=(20, 0))
    assert outcome(made) == ("made", 13, 12, 0)


@pytest.mark.parametrize(("multiplier", "points"), [(1, 16), (2, 32), (4, 65)])
def test_in_a_failed_contract_the_defence_scores_the_multiplied_pot(
    multiplier: int, points: int
) -> None:
    assert outcome(settle(BIDDING, 70, 92, multiplier=multiplier)) == ("failed", 0, points, 0)


@pytest.mark.parametrize(("multiplier", "points"), [(2, 32), (4, 65)])
def test_in_a_doubled_contract_made_the_attack_takes_the_pot(multiplier: int, points: int) -> None:
    assert outcome(settle(BIDDING, 92, 70, multiplier=multiplier)) == ("made", points, 0, 0)


@pytest.mark.parametrize(("multiplier", "points"), [(1, 8), (2, 16), (4, 32)])
def test_in_a_tie_the_defence_scores_its_own_and_85_carry_over(
    multiplier: int, points: int
) -> None:
    assert outcome(settle(BIDDING, 81, 81, multiplier=multiplier)) == ("tie", 0, points, 85)


def test_carried_points_accumulate() -> None:
    assert outcome(settle(BIDDING, 81, 81, carry=85)) == ("tie", 0, 8, 170)


def test_carried_points_are_added_before_the_next_conversion() -> None:
    assert outcome(settle(BIDDING, 100, 62, carry=85)) == ("made", 18, 6, 0)
    assert outcome(settle(BIDDING, 62, 100, carry=85)) == ("failed", 0, 25, 0)


def test_carried_points_are_never_multiplied() -> None:
    assert outcome(settle(BIDDING, 100, 62, carry=85, multiplier=4)) == ("made", 73, 0, 0)


def test_carried_points_do_not_help_to_win() -> None:
    assert outcome(settle(BIDDING, 80, 82, carry=85)) == ("failed", 0, 25, 0)


@pytest.mark.parametrize(("multiplier", "points"), [(1, 25), (2, 41), (4, 74)])
def test_every_trick_adds_nine_match_points_never_multiplied(multiplier: int, points: int) -> None:
    made = settle(BIDDING, 162, 0, tricks=(8, 0), multiplier=multiplier)
    missed = settle(BIDDING, 0, 162, tricks=(0, 8), multiplier=multiplier)
    assert outcome(made) == ("made", points, 0, 0)
    assert outcome(missed) == ("failed", 0, points, 0)


def test_every_trick_by_the_losing_side_adds_nothing() -> None:
    failed = settle(BIDDING, 162, 0, tricks=(8, 0), melds=(0, 200))
    assert outcome(failed) == ("failed", 0, 36, 0)


@pytest.mark.parametrize(
    ("attack", "result", "winner"),
    [
        (82, "made", Team.NORTH_SOUTH),
        (81, "failed", Team.EAST_WEST),
        (80, "failed", Team.EAST_WEST),
    ],
)
def test_once_match_is_called_the_higher_total_wins_the_game_and_a_tie_loses(
    attack: int, result: str, winner: Team
) -> None:
    settlement = settle(BIDDING, attack, 162 - attack, multiplier=4, decides_game=True, carry=85)
    assert outcome(settlement) == (result, 0, 0, 85)
    assert settlement.winner is winner
    side = "attack" if winner is Team.NORTH_SOUTH else "defence"
    assert told(settlement.lines)[-1] == (side, "game-decided", {})


def test_house_rules_can_count_no_trumps_twice() -> None:
    scoring = replace(BIDDING, match_points=MatchPoints(no_trump_factor=2))
    made = settle(scoring, 75, 55, trump=Trump.NONE)
    assert outcome(made) == ("made", 15, 11, 0)
    assert told(made.lines)[2:4] == [
        ("attack", "counted-times", {"points": 75, "factor": 2, "total": 150}),
        ("defence", "counted-times", {"points": 55, "factor": 2, "total": 110}),
    ]
    assert outcome(settle(scoring, 92, 70)) == outcome(settle(BIDDING, 92, 70))


def test_house_rules_can_score_each_sides_own_points_when_doubled() -> None:
    scoring = replace(BIDDING, match_points=MatchPoints(pot=False))
    assert outcome(settle(scoring, 92, 70, multiplier=2)) == ("made", 18, 14, 0)
    assert outcome(settle(scoring, 70, 92, multiplier=2)) == ("failed", 0, 32, 0)


def test_house_rules_can_carry_over_the_attacks_points_instead_of_85() -> None:
    scoring = replace(BIDDING, hanging=None)
    assert outcome(settle(scoring, 71, 91, belote=(20, 0))) == ("tie", 0, 9, 91)
    assert outcome(settle(replace(BIDDING, tie=Tie.HALF), 81, 81)) == ("tie", 0, 8, 0)


def test_a_doubled_deal_is_explained_line_by_line() -> None:
    made = settle(
        BIDDING,
        162,
        0,
        tricks=(8, 0),
        melds=(0, 20),
        carry=85,
        multiplier=2,
        last_trick=Side.ATTACK,
    )
    assert told(made.lines) == [
        ("attack", "side-total", {"cards": 152, "last": 10, "extra": 10, "total": 162}),
        ("defence", "side-total", {"melds": 20, "extra": 20, "total": 20}),
        ("attack", "more-points", {"total": 162, "others": 20}),
        (
            "attack",
            "match-points",
            {
                "own": 162,
                "gained": 20,
                "multiplier": 2,
                "carried": 85,
                "extra": 287,
                "raw": 449,
                "tens": 45,
                "bonus": 9,
                "result": 54,
            },
        ),
        ("defence", "written", {}),
    ]
