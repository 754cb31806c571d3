"""What the cards were worth is told by side, and the same for the same cards."""

import pytest

from engine.deal_record import scores_of
from engine.players.analysis import Luck
from engine.players.analysis.whole_deal import analyse
from engine.seats import Team
from engine.solver import Limits
from tests.engine.players.analysis.played_deals import record_of

LITTLE = Limits(nodes=50_000)

HANDS = "7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"


@pytest.mark.slow
def test_luck_turns_with_the_seats() -> None:
    here = analyse(record_of(f"contree N | {HANDS} | - - - -"), 1, LITTLE)
    *first, last = HANDS.split(" / ")
    turned = analyse(record_of(f"contree E | {' / '.join((last, *first))} | - - - -"), 1, LITTLE)
    luck = here.luck
    assert luck is not None
    assert abs(luck.held) == here.par[0].lead > 0
    assert luck.usual
    assert turned.luck == Luck(held=-luck.held, usual=-luck.usual)
    assert luck.of(Team.NORTH_SOUTH) == (luck.held, luck.usual)
    assert luck.of(Team.EAST_WEST) == (-luck.held, -luck.usual)


def test_the_scores_of_a_deal_are_those_of_its_settlement() -> None:
    made = record_of(
        f"contree N | {HANDS}"
        " | 90C 120H x S:- N:-"
        " | 7CACKCTC JH8HKH9S 8C9HQCJC AH7HQDQH AS7SJSKS TSQSJDTH ADKD8D9D 7D8STD9C"
    )
    settlement = made.deal.settlement
    assert settlement is not None
    attack, defence = settlement.scores
    assert scores_of(made.rules, made.deal) == (attack, defence) != (0, 0)
    assert scores_of(made.rules, record_of(f"contree N | {HANDS} | - - - -").deal) == (0, 0)
