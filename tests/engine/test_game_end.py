"""When a game is over and who has won it (rules.md 1.11, 2.1, R-06)."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Pass, Refusal
from engine.deal_plan import DealPlan, Shuffle
from engine.events import DealSettled, GameEnded, ThrownIn
from engine.game import deal, legal_actions
from engine.game_end import GameEnd
from engine.options import with_options
from engine.ruleset import ImpossibleRuleSet
from engine.seats import Seat, Team
from tests.engine.table import CONTREE, EW, NS, N, Table, events_of, refused

CAPOT_BY_NORTH = "JS7H7D7C 9S8H8D8C AS9H9D9C TSTHTDTC KSJHJDJC QSQHQDQC 8SKHKDKC 7SAHADAC"


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ((2000, 1990), NS),
        ((1990, 2000), EW),
        ((2010, 0), NS),
        ((2010, 2110), EW),  # both are past 2000: the higher total
        ((2110, 2010), NS),
        ((1990, 1980), None),
        ((2000, 2000), None),  # equal totals: another deal
        ((2500, 2500), None),
        ((0, 0), None),
    ],
)
def test_the_higher_total_wins_once_a_side_reaches_2000(
    scores: tuple[int, int], winner: Team | None
) -> None:
    end = CONTREE.end.after(scores, NS, played=1)
    assert (end.winner if end else None) is winner


def test_the_default_target_is_2000() -> None:
    assert CONTREE.end.target == 2000


def ended(scores: tuple[int, int]) -> Table:
    """A deal in which north writes 410 and the others nothing, on top of these scores."""
    table = Table(scores=scores)
    table.say("capotS", "-", "-", "-")
    table.play(CAPOT_BY_NORTH)
    return table


def test_the_game_ends_with_the_deal_that_reaches_the_target() -> None:
    table = ended((1590, 700))
    assert table.log[-1] == GameEnded(NS)
    assert isinstance(table.log[-2], DealSettled)
    assert (table.state.over, table.state.winner) == (True, NS)
    assert table.state.scores == (2000, 700)


def test_the_game_continues_below_the_target() -> None:
    table = ended((1580, 1990))
    assert not events_of(GameEnded, table.log)
    assert (table.state.over, table.state.winner) == (False, None)


def test_when_both_pass_2000_the_higher_total_wins() -> None:
    assert ended((1700, 2100)).state.winner is NS
    assert ended((1700, 2120)).state.winner is EW


def test_equal_totals_need_another_deal() -> None:
    table = ended((1690, 2100))
    assert table.state.scores == (2100, 2100)
    assert not table.state.over
    table.happens(*deal(CONTREE, table.state, Random(1)))
    assert table.deal.number == 2


def test_where_a_sweep_ends_no_game_a_deal_has_to_be_played_after_it() -> None:
    rules = replace(CONTREE, end=replace(CONTREE.end, sweep_ends=False))
    table = Table(rules=rules, scores=(1590, 700))
    table.say("capotS", "-", "-", "-")
    table.play(CAPOT_BY_NORTH)
    assert table.state.scores == (2000, 700)
    assert not table.state.over
    table.happens(*deal(rules, table.state, Random(1)))
    table.say("-", "-", "-", "-")
    assert isinstance(table.log[-1], ThrownIn)
    assert not table.state.over


def test_the_target_is_checked_only_between_deals() -> None:
    table = Table(scores=(2500, 0))
    assert not table.state.over
    table.say("-")
    assert not table.state.over


def test_nothing_can_be_done_after_the_game() -> None:
    table = ended((1990, 0))
    with refused(Refusal.GAME_OVER):
        table.act(N, Pass())
    assert table.waits_for == ()
    assert all(legal_actions(CONTREE, table.state, seat) == () for seat in Seat)


def test_house_rules_can_change_the_target() -> None:
    rules = with_options(CONTREE, {"target": "500"})
    table = Table(rules=rules, scores=(90, 0))
    table.say("capotS", "-", "-", "-")
    table.play(CAPOT_BY_NORTH)
    assert table.state.winner is NS


@pytest.mark.parametrize("target", [0, -2000])
def test_a_target_must_be_positive(target: int) -> None:
    with pytest.raises(ImpossibleRuleSet, match="target"):
        replace(CONTREE, end=GameEnd(target))


@pytest.mark.parametrize(
    ("packets", "shortest_cut", "complaint"),
    [
        ((3, 2), 3, "packets"),
        ((3, 3, 3), 3, "packets"),
        ((4, 4), 17, "cut"),
        ((4, 4), 0, "cut"),
    ],
)
def test_an_invalid_deal_plan_is_refused(
    packets: tuple[int, ...], shortest_cut: int, complaint: str
) -> None:
    with pytest.raises(ImpossibleRuleSet, match=complaint):
        replace(CONTREE, dealing=DealPlan(packets, Shuffle.EVERY_DEAL, shortest_cut))
