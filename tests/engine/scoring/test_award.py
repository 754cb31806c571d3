"""What a claim brings: rules.md 2.12 (misplay) and 2.13 (renege, R-77)."""

from dataclasses import replace

import pytest

from engine.scoring.penalty import EveryPoint
from engine.settlement import Settlement, Side, Tally
from tests.engine.scoring.games import PENALTY, TARABISH, outcome, settle, told


def _every_point(key: str) -> EveryPoint:
    penalty = PENALTY[key]
    assert isinstance(penalty, EveryPoint)
    return penalty


MISPLAY, RENEGE = _every_point("tarabish"), _every_point("clabber")
ATTACK_GUILTY, DEFENCE_GUILTY, NOBODY, BOTH = (
    (True, False),
    (False, True),
    (False, False),
    (True,) * 2,
)


def so_far(*, carry: int = 0) -> Tally:
    """A deal broken off: some points are taken, both sides have something that counted."""
    return settle(TARABISH, 40, 20, melds=(50, 20), belote=(20, 0), carry=carry).tally


def claimed(
    penalty: EveryPoint, guilty: tuple[bool, bool], claimer: Side, carry: int = 0
) -> Settlement:
    return penalty.award(so_far(carry=carry), guilty, claimer, 162)


@pytest.mark.parametrize("penalty", [MISPLAY, RENEGE])
def test_a_successful_challenge_scores_every_point(penalty: EveryPoint) -> None:
    right = claimed(penalty, ATTACK_GUILTY, Side.DEFENCE)
    assert outcome(right) == ("penalty", 0, 162 + 50 + 20 + 20, 0)
    assert right.winner is right.attack.other
    other = claimed(penalty, DEFENCE_GUILTY, Side.ATTACK)
    assert outcome(other) == ("penalty", 252, 0, 0)
    assert other.winner is other.attack


@pytest.mark.parametrize("penalty", [MISPLAY, RENEGE])
def test_a_failed_challenge_gives_the_opponents_every_point(penalty: EveryPoint) -> None:
    assert outcome(claimed(penalty, NOBODY, Side.DEFENCE)) == ("penalty", 252, 0, 0)
    assert outcome(claimed(penalty, NOBODY, Side.ATTACK)) == ("penalty", 0, 252, 0)


def test_a_challenge_fails_when_only_the_challengers_side_reneged() -> None:
    assert outcome(claimed(MISPLAY, ATTACK_GUILTY, Side.ATTACK)) == ("penalty", 0, 252, 0)


def test_when_both_sides_reneged_clabber_scores_nothing() -> None:
    void = claimed(RENEGE, BOTH, Side.ATTACK)
    assert outcome(void) == ("void", 0, 0, 0)
    assert told(void.lines) == [("attack", "claim-right", {}), ("attack", "no-score", {})]


def test_when_both_sides_reneged_tarabish_accepts_the_challenge() -> None:
    assert outcome(claimed(MISPLAY, BOTH, Side.DEFENCE)) == ("penalty", 0, 252, 0)


def test_house_rules_can_limit_a_challenge_to_ones_own_melds() -> None:
    own = replace(RENEGE, own_melds=True)
    assert claimed(own, ATTACK_GUILTY, Side.DEFENCE).scores == (0, 182)
    assert claimed(own, DEFENCE_GUILTY, Side.ATTACK).scores == (232, 0)


def test_house_rules_can_void_the_deal_after_a_failed_challenge() -> None:
    mild = replace(RENEGE, void_when_wrong=True)
    assert outcome(claimed(mild, NOBODY, Side.ATTACK, carry=81)) == ("void", 0, 0, 81)
    assert claimed(mild, ATTACK_GUILTY, Side.ATTACK).scores == (0, 252)


def test_points_carried_over_go_to_the_side_awarded() -> None:
    assert outcome(claimed(MISPLAY, NOBODY, Side.ATTACK, carry=81)) == ("penalty", 0, 333, 0)


def test_a_challenge_is_explained_line_by_line() -> None:
    assert told(claimed(MISPLAY, ATTACK_GUILTY, Side.DEFENCE).lines) == [
        ("defence", "claim-right", {}),
        ("attack", "written", {}),
        ("defence", "every-point", {"cards": 162, "melds": 70, "belote": 20, "result": 252}),
    ]
    wrong = claimed(MISPLAY, NOBODY, Side.DEFENCE)
    assert told(wrong.lines)[0] == ("defence", "claim-wrong", {})
    assert told(wrong.lines)[-1][0] == "attack"
