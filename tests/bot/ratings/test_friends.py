"""Four friends who play with each other alone are ranked on their server, and soon."""

from statistics import mean

import pytest

from tests.bench.rating_friends import Friends, evenings

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
