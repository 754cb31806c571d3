"""What tables change in the score of a bid: each parameter of its settlement, one at a time."""

from dataclasses import replace

import pytest

from engine.ruleset import ScoringRules
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.score_parts import DefencePoints, Multiplied, Written
from engine.scoring.shares import OnFailure, Rounding
from engine.settlement import Side
from engine.variants.contree import CONTREE
from engine.variants.contree_701 import CONTREE_701
from engine.variants.contree_coinche import CONTREE_COINCHE
from engine.variants.contree_generale import CONTREE_GENERALE
from tests.engine.scoring.games import settle, told


def _bidding(scoring: ScoringRules) -> PointsAndBid:
    assert isinstance(scoring, PointsAndBid)
    return scoring


COMPLEMENT = _bidding(CONTREE.scoring)
EXACT = _bidding(CONTREE_701.scoring)
ROUNDED = _bidding(CONTREE_GENERALE.scoring)


@pytest.mark.parametrize(
    ("rounding", "scores"),
    [
        (Rounding.NONE, (187, 75)),
        (Rounding.NEAREST, (190, 80)),
        (Rounding.SIX_UP, (190, 70)),
        (Rounding.COMPLEMENT, (180, 80)),
    ],
)
def test_points_are_rounded_by_house_rule(rounding: Rounding, scores: tuple[int, int]) -> None:
    assert settle(
        replace(EXACT, rounding=rounding), 87, 75, said="100S", belote=(20, 0)
    ).scores == (
        scores[0] + 20,
        scores[1],
    )


@pytest.mark.parametrize(
    ("written", "made", "failed"),
    [
        (Written.BOTH, (300, 62), (0, 362)),
        (Written.MADE, (100, 62), (0, 162)),
        (Written.ANNOUNCED, (200, 0), (0, 200)),
    ],
)
def test_points_or_the_bid_can_be_left_out(
    written: Written, made: tuple[int, int], failed: tuple[int, int]
) -> None:
    scoring = replace(EXACT, written=written)
    assert settle(scoring, 100, 62, said="100S", multiplier=2).scores == made
    assert settle(scoring, 90, 72, said="100S", multiplier=2).scores == failed


@pytest.mark.parametrize(
    ("defence", "scores"),
    [
        (DefencePoints.OWN, (200, 62 + 20)),
        (DefencePoints.NONE, (200, 0)),
        (DefencePoints.TO_ATTACK, (262, 0)),
    ],
)
def test_a_failed_attacks_points_are_lost_or_transferred(
    defence: DefencePoints, scores: tuple[int, int]
) -> None:
    scoring = replace(EXACT, defence_points=defence)
    assert settle(scoring, 100, 62, said="100S", belote=(0, 20)).scores == scores


@pytest.mark.parametrize(
    ("pot", "failed_bid", "points"),
    [(160, True, 360), (162, True, 362), (160, False, 160), (0, True, 200)],
)
def test_a_failure_scores_a_pot_the_bid_or_both(pot: int, failed_bid: bool, points: int) -> None:
    scoring = replace(EXACT, pot=pot, failed_bid=failed_bid)
    assert settle(scoring, 90, 72, said="100S", multiplier=2).scores == (0, points)


@pytest.mark.parametrize(
    ("multiplied", "made", "failed"),
    [
        (Multiplied.BID, (100 + 20 + 180, 62), (0, 162 + 20 + 200)),
        (Multiplied.WHOLE, ((100 + 20 + 90) * 2, 62), (0, (162 + 20 + 100) * 2)),
        (Multiplied.FORFEIT, ((162 + 90) * 2 + 20, 0), (0, (162 + 100) * 2 + 20)),
        (Multiplied.FORFEIT_BID, (162 + 90 * 2 + 20, 0), (0, 162 + 100 * 2 + 20)),
    ],
)
def test_a_double_multiplies_what_the_house_rule_says(
    multiplied: Multiplied, made: tuple[int, int], failed: tuple[int, int]
) -> None:
    scoring = replace(EXACT, multiplied=multiplied)
    assert settle(scoring, 100, 62, said="90S", multiplier=2, belote=(20, 0)).scores == made
    assert settle(scoring, 70, 92, said="100S", multiplier=2, belote=(20, 0)).scores == failed


def test_an_undoubled_contract_has_no_forfeit() -> None:
    scoring = replace(EXACT, multiplied=Multiplied.FORFEIT)
    assert settle(scoring, 100, 62, said="90S").scores == (190, 62)


def test_a_forfeit_is_one_line() -> None:
    scoring = replace(EXACT, multiplied=Multiplied.FORFEIT)
    failed = settle(scoring, 70, 92, said="100S", multiplier=2, belote=(20, 0))
    assert told(failed.lines)[-2:] == [
        ("attack", "written", {}),
        (
            "defence",
            "forfeit",
            {"points": 162, "bid": 100, "multiplier": 2, "bonus": 20, "result": 544},
        ),
    ]


@pytest.mark.parametrize(("helps", "result"), [(True, "made"), (False, "failed")])
def test_belote_may_not_count_toward_the_bid(helps: bool, result: str) -> None:
    scoring = replace(EXACT, belote_helps=helps)
    assert settle(scoring, 80, 82, said="100S", belote=(20, 0)).result.value == result


def test_the_remainder_can_include_belotes() -> None:
    scoring = replace(COMPLEMENT, belote_written=True)
    made = settle(scoring, 100, 62, said="100S", belote=(20, 0))
    assert made.scores == (160 - 60 + 20 + 100, 60)
    assert told(made.lines)[-1][2]["bonus"] == 20
    other = settle(scoring, 100, 62, said="100S", belote=(0, 20))
    assert other.scores == (200, 80)
    assert told(other.lines)[-2] == (
        "defence",
        "defence-points",
        {"points": 60, "rounded": 60, "belote": 20, "extra": 20, "result": 80},
    )


def test_a_substitute_for_card_points_is_explained_first() -> None:
    swept = settle(CONTREE_COINCHE.scoring, 162, 0, said="90S", tricks=(8, 0), belote=(20, 0))
    assert told(swept.lines)[-3:-1] == [
        ("attack", "all-tricks", {"points": 150}),
        (
            "attack",
            "attack-points-and-bid",
            {
                "points": 150,
                "belote": 20,
                "bonus": 20,
                "bid": 90,
                "multiplier": 1,
                "extra": 110,
                "result": 260,
            },
        ),
    ]


def test_unrounded_points_are_listed_once() -> None:
    plain = settle(EXACT, 100, 62, said="100S")
    assert told(plain.lines)[-1] == ("defence", "written", {"own": 62, "result": 62})
    rounded = settle(ROUNDED, 100, 62, said="100S")
    assert told(rounded.lines)[-1] == (
        "defence",
        "defence-points",
        {"points": 62, "rounded": 60, "off": 2, "result": 60},
    )


def test_melds_count_are_scored_and_are_transferred() -> None:
    made = settle(EXACT, 80, 82, said="100S", melds=(20, 0))
    assert made.scores == (200, 82)
    assert ("attack", "melds-margin", {"points": 20, "total": 100}) in told(made.lines)
    assert settle(EXACT, 100, 62, said="100S", melds=(0, 50)).scores == (200, 112)
    assert settle(EXACT, 70, 92, said="100S", melds=(20, 50)).scores == (0, 162 + 100 + 70)


def test_melds_can_be_excluded_and_stay_with_their_owner() -> None:
    scoring = replace(EXACT, melds_help=False, failed_melds=OnFailure.KEPT)
    failed = settle(scoring, 80, 82, said="100S", melds=(20, 0))
    assert failed.scores == (20, 262)
    lost = replace(scoring, failed_melds=OnFailure.FORFEITED)
    assert settle(lost, 80, 82, said="100S", melds=(20, 0)).scores == (0, 262)


@pytest.mark.parametrize(("always", "points"), [(False, 420), (True, 510)])
def test_the_90_for_every_trick_can_be_added_to_a_bid_capot(always: bool, points: int) -> None:
    scoring = replace(ROUNDED, always=always)
    capot = settle(scoring, 162, 0, said="capotS", tricks=(8, 0))
    assert capot.scores == (points - 10, 0)  # a capot of 250, not of 260


def test_where_every_trick_has_its_own_value_the_defences_belote_scores_nothing() -> None:
    scoring = _bidding(CONTREE_COINCHE.scoring)
    swept = settle(scoring, 162, 0, said="120S", tricks=(8, 0), belote=(0, 20))
    assert swept.scores == (150 + 120, 0)


def test_a_capot_can_be_a_flat_score() -> None:
    scoring = replace(EXACT, capot_points=0, capot_pot=0)
    made = settle(scoring, 162, 0, said="capotS", tricks=(8, 0), multiplier=2)
    failed = settle(scoring, 150, 12, said="capotS", tricks=(7, 1), multiplier=2)
    assert (made.scores, failed.scores) == ((500, 0), (0, 500))


@pytest.mark.parametrize(
    ("written", "points", "pot", "made", "failed"),
    [
        (Written.BOTH, 0, 250, (250, 0), (0, 500)),
        (Written.MADE, 0, 250, (162, 0), (0, 250)),
        (Written.MADE, 300, 0, (300, 0), (0, 162)),
        (Written.MADE, 0, 0, (250, 0), (0, 250)),
    ],
)
def test_a_capot_without_points_of_its_own_counts_like_any_deal_if_no_bid_is_written(
    written: Written, points: int, pot: int, made: tuple[int, int], failed: tuple[int, int]
) -> None:
    scoring = replace(EXACT, written=written, capot_points=points, capot_pot=pot, unbid_capot=0)
    assert settle(scoring, 162, 0, said="capotS", tricks=(8, 0)).scores == made
    assert settle(scoring, 150, 12, said="capotS", tricks=(7, 1)).scores == failed


def test_the_remainders_lines_name_the_rest_of_one_total() -> None:
    made = settle(COMPLEMENT, 112, 50, said="100S", last_trick=Side.ATTACK)
    assert told(made.lines)[-2:] == [
        ("defence", "defence-rounded", {"points": 50, "rounded": 50}),
        (
            "attack",
            "attack-made",
            {"whole": 160, "rounded": 50, "bid": 100, "multiplier": 1, "result": 210},
        ),
    ]
