"""Who chose trump needs more points than the others: rules.md 2.5, 2.6, 2.9, 2.12, 2.13, 4."""

from dataclasses import replace

import pytest

from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.scoring.shares import Failure, OnFailure
from engine.settlement import Side
from tests.engine.scoring.games import (
    BELOTE_501,
    CLABBER,
    DECOUVERTE,
    TARABISH,
    TRADITIONAL,
    outcome,
    settle,
    told,
)

EVERY_TRICK = (8, 0)
NO_TRICK = (0, 8)


@pytest.mark.parametrize("scoring", [BELOTE_501, TRADITIONAL, TARABISH, CLABBER, DECOUVERTE])
def test_in_a_contract_made_each_side_scores_its_own_points(scoring: Majority) -> None:
    assert outcome(settle(scoring, 90, 72)) == ("made", 90, 72, 0)


@pytest.mark.parametrize("scoring", [BELOTE_501, TRADITIONAL, TARABISH, CLABBER])
@pytest.mark.parametrize(
    ("melds", "belote", "made"),
    [((20, 0), (0, 0), True), ((0, 0), (20, 0), True), ((20, 0), (0, 20), False)],
)
def test_melds_and_belote_count_toward_the_majority(
    scoring: Majority, melds: tuple[int, int], belote: tuple[int, int], made: bool
) -> None:
    assert settle(scoring, 75, 87, melds=melds, belote=belote).result.value == (
        "made" if made else "failed"
    )


def test_classic_belote_a_failure_gives_the_defence_every_point() -> None:
    failed = settle(BELOTE_501, 60, 102, melds=(20, 50), belote=(20, 0))
    assert outcome(failed) == ("failed", 0, 162 + 20 + 50 + 20, 0)


def test_classic_belote_every_trick_adds_100_instead_of_10() -> None:
    assert outcome(settle(BELOTE_501, 162, 0, tricks=EVERY_TRICK)) == ("made", 252, 0, 0)
    assert outcome(settle(BELOTE_501, 0, 162, tricks=NO_TRICK)) == ("failed", 0, 252, 0)


def test_classic_belote_a_tie_carries_over_the_attacks_points() -> None:
    tie = settle(BELOTE_501, 71, 91, belote=(20, 0))
    assert outcome(tie) == ("tie", 0, 91, 91)
    assert tie.winner is tie.attack.other


def test_classic_belote_points_carried_over_accumulate() -> None:
    assert outcome(settle(BELOTE_501, 81, 81, carry=81)) == ("tie", 0, 81, 162)


def test_classic_belote_carried_points_go_to_the_next_winner() -> None:
    assert outcome(settle(BELOTE_501, 90, 72, carry=162)) == ("made", 252, 72, 0)
    assert outcome(settle(BELOTE_501, 60, 102, carry=162)) == ("failed", 0, 324, 0)


def test_classic_belote_carried_points_do_not_help_to_win() -> None:
    assert outcome(settle(BELOTE_501, 80, 82, carry=81)) == ("failed", 0, 243, 0)


def test_traditional_belote_a_tie_makes_the_contract() -> None:
    assert outcome(settle(TRADITIONAL, 81, 81)) == ("made", 81, 81, 0)
    assert outcome(settle(TRADITIONAL, 80, 82)) == ("failed", 0, 162, 0)


def test_traditional_belote_the_capot_bonus_does_not_decide_the_contract() -> None:
    """Against a capot South holds four nines and a tierce (R-85)."""
    capot = settle(TRADITIONAL, 162, 0, tricks=EVERY_TRICK, melds=(0, 170))
    assert outcome(capot) == ("failed", 0, 332, 0)
    made = settle(TRADITIONAL, 162, 0, tricks=EVERY_TRICK, melds=(0, 150))
    assert outcome(made) == ("made", 252, 150, 0)


def test_traditional_belote_house_rules_can_let_the_bonus_decide() -> None:
    counted = replace(TRADITIONAL, all_tricks_help=True)
    capot = settle(counted, 162, 0, tricks=EVERY_TRICK, melds=(0, 170))
    assert outcome(capot) == ("made", 252, 170, 0)


def test_traditional_belote_a_failed_attack_loses_its_belote() -> None:
    assert outcome(settle(TRADITIONAL, 60, 102, belote=(20, 0))) == ("failed", 0, 162, 0)


def test_traditional_belote_the_defence_keeps_its_belote_and_scores_all_melds() -> None:
    failed = settle(TRADITIONAL, 60, 102, melds=(50, 20), belote=(0, 20))
    assert outcome(failed) == ("failed", 0, 162 + 50 + 20 + 20, 0)


def test_traditional_belote_a_side_without_a_trick_loses_252() -> None:
    failed = settle(TRADITIONAL, 0, 162, tricks=NO_TRICK, melds=(50, 0))
    assert outcome(failed) == ("failed", 0, 302, 0)


def test_traditional_belote_an_attack_with_every_trick_and_fewer_points_loses_162() -> None:
    failed = settle(TRADITIONAL, 162, 0, tricks=EVERY_TRICK, melds=(0, 300), belote=(20, 0))
    assert outcome(failed) == ("failed", 0, 162 + 300, 0)
    classic = settle(BELOTE_501, 162, 0, tricks=EVERY_TRICK, melds=(0, 300))
    assert outcome(classic) == ("failed", 0, 252 + 300, 0)


def test_open_belote_needs_82() -> None:
    assert outcome(settle(DECOUVERTE, 82, 80, tricks=(8, 8))) == ("made", 82, 80, 0)
    assert outcome(settle(DECOUVERTE, 81, 81, tricks=(8, 8))) == ("failed", 0, 162, 0)


def test_open_belote_has_no_capot_bonus() -> None:
    assert outcome(settle(DECOUVERTE, 162, 0, tricks=(16, 0))) == ("made", 162, 0, 0)


def test_tarabish_bate_gives_the_opponents_every_point() -> None:
    bate = settle(TARABISH, 60, 102, melds=(50, 20), belote=(0, 20))
    assert outcome(bate) == ("failed", 0, 162 + 50 + 20 + 20, 0)


def test_tarabish_half_bate_gives_opponents_their_own_and_carries_nothing() -> None:
    assert outcome(settle(TARABISH, 81, 81)) == ("tie", 0, 81, 0)


@pytest.mark.parametrize("attack", [70, 81])
def test_clabber_a_failed_or_tied_maker_scores_nothing(attack: int) -> None:
    defence = 162 - attack
    failed = settle(CLABBER, attack, defence, melds=(0, 20), belote=(20, 0))
    assert outcome(failed) == ("failed", 0, defence + 20, 0)


def test_house_rules_can_score_melds_without_counting_them() -> None:
    scoring = replace(BELOTE_501, melds_help=False, belote_helps=False)
    made = settle(scoring, 82, 80, melds=(0, 50), belote=(0, 20))
    assert outcome(made) == ("made", 82, 150, 0)


def test_house_rules_can_let_the_attack_keep_its_melds() -> None:
    scoring = replace(BELOTE_501, failure=Failure(melds=OnFailure.KEPT, belote=OnFailure.KEPT))
    failed = settle(scoring, 40, 122, melds=(20, 0), belote=(20, 20))
    assert outcome(failed) == ("failed", 40, 182, 0)


def test_house_rules_can_give_the_winner_everything() -> None:
    scoring = replace(DECOUVERTE, takes_all=True)
    assert outcome(settle(scoring, 100, 62)) == ("made", 162, 0, 0)
    assert outcome(settle(scoring, 62, 100)) == ("failed", 0, 162, 0)


@pytest.mark.parametrize(
    ("tie", "expected"),
    [
        (Tie.MADE, ("made", 81, 81, 0)),
        (Tie.FAILED, ("failed", 0, 162, 0)),
        (Tie.HANGS, ("tie", 0, 81, 81)),
        (Tie.HALF, ("tie", 0, 81, 0)),
    ],
)
def test_house_rules_decide_what_a_tie_means(tie: Tie, expected: tuple[str, int, int, int]) -> None:
    assert outcome(settle(replace(BELOTE_501, tie=tie), 81, 81)) == expected


def test_a_contract_made_is_explained_line_by_line() -> None:
    made = settle(
        BELOTE_501, 162, 0, tricks=EVERY_TRICK, melds=(50, 0), carry=81, last_trick=Side.ATTACK
    )
    assert told(made.lines) == [
        (
            "attack",
            "side-total",
            {"cards": 152, "last": 10, "sweep": 90, "melds": 50, "extra": 150, "total": 302},
        ),
        ("defence", "side-total", {}),
        ("attack", "more-points", {"total": 302}),
        ("attack", "written", {"own": 302, "carried": 81, "extra": 81, "result": 383}),
        ("defence", "written", {}),
    ]


def test_a_failed_contract_is_explained_line_by_line() -> None:
    failed = settle(TRADITIONAL, 60, 102, melds=(0, 20), belote=(20, 0), last_trick=Side.DEFENCE)
    assert told(failed.lines) == [
        ("attack", "side-total", {"cards": 60, "belote": 20, "extra": 20, "total": 80}),
        (
            "defence",
            "side-total",
            {"cards": 92, "last": 10, "melds": 20, "extra": 30, "total": 122},
        ),
        ("attack", "fewer-points", {"total": 80, "others": 122}),
        ("attack", "written", {}),
        ("defence", "written", {"own": 122, "gained": 60, "extra": 60, "result": 182}),
    ]


def test_points_carried_over_are_explained() -> None:
    tie = settle(BELOTE_501, 81, 81, carry=70)
    assert told(tie.lines)[2:] == [
        ("attack", "equal-points", {"total": 81, "others": 81}),
        ("attack", "hanging", {"points": 81, "before": 70, "carry": 151}),
        ("attack", "written", {}),
        ("defence", "written", {"own": 81, "result": 81}),
    ]


@pytest.mark.parametrize(
    ("pot", "points", "scores", "counted"),
    [
        (False, (90, 72), (180, 72), {"attack": 90}),
        (True, (90, 72), (324, 0), {"attack": 90, "defence": 72}),
        (True, (162, 0), (324, 0), {"attack": 162}),
        (False, (60, 102), (0, 324), {"attack": 60, "defence": 102}),
        (False, (81, 81), (0, 81), {}),
        (True, (81, 81), (0, 81), {}),
    ],
)
def test_doubled_the_winner_writes_what_tricks_bring_twice(
    pot: bool, points: tuple[int, int], scores: tuple[int, int], counted: dict[str, int]
) -> None:
    scoring = replace(BELOTE_501, doubled_pot=pot)
    doubled = settle(scoring, *points, multiplier=2)
    assert doubled.scores == scores
    assert {
        side: (facts["points"], facts["factor"], facts["total"])
        for side, code, facts in told(doubled.lines)
        if code == "counted-times"
    } == {side: (each, 2, 2 * each) for side, each in counted.items()}
