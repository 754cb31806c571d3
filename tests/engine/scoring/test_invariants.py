"""What always holds: the sums of rules.md 4, and lines that end in the scores."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Trump
from engine.ruleset import ScoringRules
from engine.seats import Team
from engine.settlement import Result, Side
from tests.engine.options.arithmetic import last_words, miscounted
from tests.engine.scoring.games import (
    BALOOT,
    BELOTE_501,
    BIDDING,
    CLABBER,
    PILOTTA,
    SCORING,
    TARABISH,
    TRADITIONAL,
    Facts,
    settle,
)

WHOLE = {Trump.NONE: 130, Trump.ALL: 258}
MELDS = st.sampled_from([0, 2, 5, 20, 50, 70, 100, 200])


@st.composite
def deals(draw: st.DrawFn) -> tuple[int, int, Facts]:
    """Card points of both sides with whatever else may come of a deal."""
    trump = draw(st.sampled_from([Trump.SPADES, Trump.NONE, Trump.ALL]))
    whole = WHOLE.get(trump, 162)
    attack = draw(st.one_of(st.integers(0, whole), st.sampled_from([0, whole // 2, whole])))
    tricks = {0: (0, 8), whole: (8, 0)}.get(attack, (4, 4))
    held = draw(st.sampled_from([(0, 0), (20, 0), (0, 20)]))
    facts = Facts(
        trump=trump,
        multiplier=draw(st.integers(1, 4)),
        tricks=tricks,
        melds=(draw(MELDS), draw(MELDS)),
        belote=held if trump.suit else (0, 0),
        carry=draw(st.sampled_from([0, 81, 85, 166])),
        exposed_ace=draw(st.booleans()),
        eldest_ace=draw(st.booleans()),
        last_trick=draw(st.sampled_from(Side)),
    )
    return attack, whole - attack, facts


SUIT_POINTS = st.integers(1, 161)
BELOTES = st.sampled_from([(0, 0), (20, 0), (0, 20)])
ANY = st.sampled_from([*SCORING.values(), replace(BALOOT, melds_help=True)])


@given(ANY, deals())
def test_every_line_adds_up_and_the_last_of_a_side_is_its_score(
    scoring: ScoringRules, deal: tuple[int, int, Facts]
) -> None:
    attack, defence, facts = deal
    settlement = settle(scoring, attack, defence, **facts)
    assert miscounted(settlement) == []
    assert last_words(settlement) == settlement.scores


@given(ANY, deals())
def test_no_score_is_negative_and_a_failed_attack_scores_nothing(
    scoring: ScoringRules, deal: tuple[int, int, Facts]
) -> None:
    attack, defence, facts = deal
    settlement = settle(scoring, attack, defence, **facts)
    assert min(settlement.scores) >= 0
    if settlement.result is not Result.MADE:
        assert settlement.scores[0] == 0
    won = settlement.result is Result.MADE
    assert settlement.winner is (Team.NORTH_SOUTH if won else Team.EAST_WEST)


@given(ANY, deals())
def test_points_are_carried_over_only_after_a_tie(
    scoring: ScoringRules, deal: tuple[int, int, Facts]
) -> None:
    attack, defence, facts = deal
    settlement = settle(scoring, attack, defence, **facts)
    if settlement.result is not Result.TIE:
        assert settlement.carry == 0


@given(SUIT_POINTS, BELOTES)
def test_in_a_contract_made_points_add_up_to_162_and_belote(
    attack: int, belote: tuple[int, int]
) -> None:
    for scoring in (BELOTE_501, TRADITIONAL, TARABISH, CLABBER):
        settlement = settle(scoring, attack, 162 - attack, belote=belote)
        if settlement.result is Result.MADE:
            assert sum(settlement.scores) == 162 + sum(belote)


@given(SUIT_POINTS, BELOTES)
def test_in_tarabish_a_failed_contract_has_the_same_total(
    attack: int, belote: tuple[int, int]
) -> None:
    settlement = settle(TARABISH, attack, 162 - attack, belote=belote)
    if settlement.result is Result.FAILED:
        assert settlement.scores == (0, 162 + sum(belote))


@given(SUIT_POINTS, BELOTES, MELDS)
def test_in_pilotta_both_sides_score_the_rounded_total(
    attack: int, belote: tuple[int, int], melds: int
) -> None:
    settlement = settle(PILOTTA, attack, 162 - attack, said="80S", belote=belote, melds=(0, melds))
    assert sum(settlement.scores) == (162 + sum(belote) + melds) // 10


@given(st.integers(1, 129), MELDS)
def test_in_baloot_sun_totals_26_and_the_projects(attack: int, melds: int) -> None:
    settlement = settle(BALOOT, attack, 130 - attack, trump=Trump.NONE, melds=(melds, 0))
    assert sum(settlement.scores) == 26 + melds


@given(SUIT_POINTS, st.sampled_from([(0, 0), (2, 0), (0, 2)]))
def test_in_baloot_hokum_totals_16_or_17_when_both_end_in_6(
    attack: int, belote: tuple[int, int]
) -> None:
    settlement = settle(BALOOT, attack, 162 - attack, belote=belote)
    twice_up = settlement.result is Result.MADE and attack % 10 == 6
    assert sum(settlement.scores) == (17 if twice_up else 16) + sum(belote)


@given(SUIT_POINTS, BELOTES)
def test_in_bidding_belote_totals_are_16_or_15_and_belote_adds_two(
    attack: int, belote: tuple[int, int]
) -> None:
    settlement = settle(BIDDING, attack, 162 - attack, belote=belote)
    if settlement.result is Result.MADE:
        twice_down = attack % 10 == 6
        assert sum(settlement.scores) == (15 if twice_down else 16) + sum(belote) // 10
