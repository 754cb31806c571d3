"""No known way of farming a rating brings more than chance: each is played, before and after."""

import pytest

from bot.ratings.rating import FIRST_POINTS
from tests.bench.rating_farm import HONEST, STRATEGIES, Strategy, outcomes
from tests.rig.slow import slow_except

SEEDS = 6
MOST = 50

FARMED_BEFORE = tuple(
    each for each in STRATEGIES if each.name[:2] in {"b:", "c:", "e:"} and "ahead" not in each.name
)
"""Those that have brought hundreds of points."""


def gained(strategy: Strategy, seeds: int, *, mended: bool) -> float:
    """What it brings to somebody who begins."""
    ((_, points),) = outcomes((strategy,), seeds, mended=mended)
    return points - FIRST_POINTS


@pytest.mark.slow
@pytest.mark.parametrize(
    "strategy", slow_except(STRATEGIES, STRATEGIES[:1]), ids=lambda each: each.name
)
def test_farming_brings_no_more_than_chance(strategy: Strategy) -> None:
    assert gained(strategy, SEEDS, mended=True) <= MOST


@pytest.mark.parametrize(
    "strategy", slow_except(FARMED_BEFORE, FARMED_BEFORE[::4]), ids=lambda each: each.name
)
def test_farming_brought_hundreds_of_points_under_the_old_rules(strategy: Strategy) -> None:
    assert gained(strategy, 1, mended=False) > 4 * MOST


@pytest.mark.slow
def test_an_honest_player_of_average_skill_stays_about_average() -> None:
    assert abs(gained(HONEST, SEEDS, mended=True)) <= MOST
