"""Pilotta's game points: a sentence of rules.md 2.11 and 4 a test."""

from dataclasses import replace

import pytest

from engine.scoring.cut_tens import Rest
from engine.settlement import Side
from tests.engine.scoring.games import PILOTTA, outcome, settle, told


@pytest.mark.parametrize(("points", "result"), [(90, "made"), (89, "failed")])
def test_the_bid_is_compared_with_card_points_only(points: int, result: str) -> None:
    held = settle(PILOTTA, points, 162 - points, said="90S", melds=(100, 0), belote=(20, 0))
    assert held.result.value == result


@pytest.mark.parametrize(
    ("attack", "expected"),
    [
        (101, ("made", 10, 6, 0)),  # nothing is lost
        (95, ("made", 9, 7, 0)),  # the ten that is lost to the larger last digit, 7
        (98, ("made", 10, 6, 0)),  # here 8
        (86, ("made", 9, 7, 0)),  # 6 and 6: to the larger total
    ],
)
def test_the_last_digit_is_dropped_and_a_lost_ten_returned(
    attack: int, expected: tuple[str, int, int, int]
) -> None:
    assert outcome(settle(PILOTTA, attack, 162 - attack, said="80S")) == expected


def test_the_ten_goes_to_a_defence_with_the_larger_total() -> None:
    made = settle(PILOTTA, 86, 76, said="80S", melds=(0, 50))
    assert outcome(made) == ("made", 8, 13, 0)


def test_melds_and_belote_are_scored() -> None:
    made = settle(PILOTTA, 102, 60, said="100S", melds=(50, 0), belote=(20, 0))
    assert outcome(made) == ("made", 17, 6, 0)


def test_in_a_failed_contract_the_defence_scores_everything_rounded_down() -> None:
    failed = settle(PILOTTA, 95, 67, said="100S", melds=(50, 20), belote=(20, 0))
    assert outcome(failed) == ("failed", 0, 25, 0)


def test_every_trick_counts_250_toward_the_bid_too() -> None:
    made = settle(PILOTTA, 162, 0, said="250S", tricks=(8, 0), melds=(20, 0))
    assert outcome(made) == ("made", 27, 0, 0)


def test_a_defence_with_every_trick_scores_250() -> None:
    failed = settle(PILOTTA, 0, 162, said="80S", tricks=(0, 8))
    assert outcome(failed) == ("failed", 0, 25, 0)


def test_house_rules_can_drop_the_lost_ten_and_let_melds_count() -> None:
    cut = replace(PILOTTA, rest=Rest.CUT)
    assert outcome(settle(cut, 95, 67, said="80S")) == ("made", 9, 6, 0)
    helped = replace(PILOTTA, melds_help=True, belote_helps=True)
    made = settle(helped, 50, 112, said="120S", melds=(50, 0), belote=(20, 0))
    assert outcome(made) == ("made", 12, 11, 0)


def test_the_settlement_is_explained_line_by_line() -> None:
    made = settle(PILOTTA, 95, 67, said="80S", last_trick=Side.DEFENCE)
    assert told(made.lines) == [
        ("attack", "side-total", {"cards": 95, "total": 95}),
        ("defence", "side-total", {"cards": 57, "last": 10, "extra": 10, "total": 67}),
        ("attack", "bid-reached", {"total": 95, "bid": 80}),
        ("attack", "tens-cut", {"points": 95, "tens": 9, "result": 9}),
        ("defence", "tens-cut", {"points": 67, "tens": 6, "unit": 1, "result": 7}),
    ]
    failed = settle(PILOTTA, 75, 87, said="80S")
    assert told(failed.lines)[2] == ("attack", "bid-missed", {"total": 75, "bid": 80})
