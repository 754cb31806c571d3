"""No known way of farming a rating brings more than chance, and four friends are ranked soon."""

from statistics import mean

import pytest

from bot.ratings.rating import FIRST_POINTS
from tests.bench.rating_farm import HONEST, STRATEGIES, Strategy, outcomes
from tests.bench.rating_friends import Friends, evenings
from tests.rig.slow import slow_except

SEEDS = 6
MOST = 50

FARMED_BEFORE = tuple(
    each for each in STRATEGIES if each.name[:2] in {"b:", "c:", "e:"} and "ahead" not in each.name
)
"""Those that have brought hundreds of points."""


def gained(strategy: Strategy, seeds: int, *, mended: bool) -> float:
    """What it brings to somebody who begins."""
    ((_, points, _),) = outcomes((strategy,), seeds, mended=mended)
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


ENOUGH, LATER, LONG = 60, 150, 600


def ratings_after(games: int, runs: int, *, limited: bool = False) -> list[Friends]:
    return [evenings(seed, (games,), limited=limited)[games] for seed in range(runs)]


def test_friends_are_in_the_right_order_after_sixty_games() -> None:
    told = ratings_after(ENOUGH, 10)
    assert sum(each.in_order for each in told) >= 0.8 * len(told)


def test_limits_by_company_would_freeze_them() -> None:
    free, frozen = (ratings_after(ENOUGH, 3, limited=limited) for limited in (False, True))
    assert mean(each.spread for each in frozen) < 0.1 * mean(each.spread for each in free)


@pytest.mark.slow
def test_their_spread_after_150_games_is_nearly_that_of_the_long_run() -> None:
    soon, late = (mean(each.spread for each in ratings_after(g, 10)) for g in (LATER, LONG))
    assert soon >= 0.6 * late
