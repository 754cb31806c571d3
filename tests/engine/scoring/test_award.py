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
def test_a_right_claim_brings_the_claimers_side_every_point(penalty: EveryPoint) -> None:
    right = claimed(penalty, ATTACK_GUILTY, Side.DEFENCE)
    assert outcome(right) == ("penalty", 0, 162 + 50 + 20 + 20, 0)
    assert right.winner is right.attack.other
    other = claimed(penalty, DEFENCE_GUILTY, Side.ATTACK)
    assert outcome(other) == ("penalty", 252, 0, 0)
    assert other.winner is other.attack


@pytest.mark.parametrize("penalty", [MISPLAY, RENEGE])
def test_a_wrong_claim_brings_the_claimers_opponents_every_point(penalty: EveryPoint) -> None:
    assert outcome(claimed(penalty, NOBODY, Side.DEFENCE)) == ("penalty", 252, 0, 0)
    assert outcome(claimed(penalty, NOBODY, Side.ATTACK)) == ("penalty", 0, 252, 0)


def test_who_claims_and_is_guilty_alone_is_wrong() -> None:
    assert outcome(claimed(MISPLAY, ATTACK_GUILTY, Side.ATTACK)) == ("penalty", 0, 252, 0)


def test_both_sides_guilty_no_score_at_clabber() -> None:
    void = claimed(RENEGE, BOTH, Side.ATTACK)
    assert outcome(void) == ("void", 0, 0, 0)
    assert told(void.lines) == [("attack", "claim-right", {}), ("attack", "no-score", {})]


def test_both_sides_guilty_the_claim_is_right_at_tarabish() -> None:
    assert outcome(claimed(MISPLAY, BOTH, Side.DEFENCE)) == ("penalty", 0, 252, 0)


def test_only_melds_of_ones_own_may_be_written() -> None:
    own = replace(RENEGE, own_melds=True)
    assert claimed(own, ATTACK_GUILTY, Side.DEFENCE).scores == (0, 182)
    assert claimed(own, DEFENCE_GUILTY, Side.ATTACK).scores == (232, 0)


def test_a_wrong_claim_may_void_the_deal() -> None:
    mild = replace(RENEGE, void_when_wrong=True)
    assert outcome(claimed(mild, NOBODY, Side.ATTACK, carry=81)) == ("void", 0, 0, 81)
    assert claimed(mild, ATTACK_GUILTY, Side.ATTACK).scores == (0, 252)


def test_what_hung_goes_to_who_is_awarded() -> None:
    assert outcome(claimed(MISPLAY, NOBODY, Side.ATTACK, carry=81)) == ("penalty", 0, 333, 0)


def test_a_claim_is_told_line_by_line() -> None:
    assert told(claimed(MISPLAY, ATTACK_GUILTY, Side.DEFENCE).lines) == [
        ("defence", "claim-right", {}),
        ("attack", "written", {}),
        ("defence", "every-point", {"cards": 162, "melds": 70, "belote": 20, "result": 252}),
    ]
    wrong = claimed(MISPLAY, NOBODY, Side.DEFENCE)
    assert told(wrong.lines)[0] == ("defence", "claim-wrong", {})
    assert told(wrong.lines)[-1][0] == "attack"
