"""Days, streaks and marks: recomputed from what was played, over both changes of the hour."""

from datetime import date, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.local_time import bounds, day_of
from bot.shared_plays.marks import MOST, league, marks, ranking
from bot.shared_plays.streak import Streak, streak

ZONES = ("Europe/Paris", "America/Sao_Paulo", "Africa/Cairo", "Asia/Beirut", "Pacific/Apia")
DAY = timedelta(days=1)
FIRST = date(2026, 3, 1)


def days(*numbers: int) -> set[date]:
    """Days of March 2026."""
    return {FIRST + (number - 1) * DAY for number in numbers}


@pytest.mark.parametrize("name", ZONES)
def test_who_plays_each_day_at_any_moment_of_it_has_a_whole_streak(name: str) -> None:
    zone, chance = ZoneInfo(name), Random(name)
    played, today = set[date](), date(2025, 6, 1)
    for number in range(1, 801):
        opens, closes = bounds(today, zone)
        at = opens + (closes - opens) * chance.random()
        played.add(day_of(at, zone))
        assert streak(played, (), today) == Streak(number)
        today += DAY


@pytest.mark.parametrize(
    ("played", "away", "today", "expected"),
    [
        (days(), days(), 10, Streak(0)),
        (days(10), days(), 10, Streak(1)),
        (days(8, 9), days(), 10, Streak(2)),  # today is still to be played
        (days(7, 8, 10), days(), 10, Streak(3, forgiven=True)),
        (days(5, 6, 8, 10), days(), 10, Streak(2, forgiven=True)),
        (days(6, 8, 10), days(7), 10, Streak(3, forgiven=True)),
        (days(7, 10), days(8, 9), 10, Streak(2)),
        (days(1, 2, 3), days(), 10, Streak(0, forgiven=True)),
    ],
)
def test_a_streak(played: set[date], away: set[date], today: int, expected: Streak) -> None:
    assert streak(played, away, FIRST + (today - 1) * DAY) == expected


def test_a_missed_day_is_forgiven_in_each_month() -> None:
    every = {FIRST + each * DAY for each in range(61)}
    missed = {date(2026, 3, 20), date(2026, 4, 2)}
    assert streak(every - missed, (), date(2026, 4, 30)) == Streak(59, forgiven=True)
    missed |= {date(2026, 4, 9)}
    assert streak(every - missed, (), date(2026, 4, 30)) == Streak(27, forgiven=True)


def test_marks_are_the_difference_to_the_others_within_bounds() -> None:
    assert marks({1: 100}) == {1: 0.0}
    assert marks({1: 100, 2: 40, 3: 0}) == {1: 80.0, 2: -10.0, 3: -70.0}
    assert marks({1: 1000, 2: -500}) == {1: MOST, 2: -MOST}
    assert marks({}) == {}


def test_equal_results_share_a_rank() -> None:
    ranked = ranking({4: (182, 90), 2: (182, 95), 3: (182, 95), 1: (-160, 99)})
    assert [(each.rank, each.user) for each in ranked] == [(1, 2), (1, 3), (3, 4), (4, 1)]


def test_a_week_counts_the_best_days_alone() -> None:
    week = [{1: 10.0, 2: -30.0}] * 4 + [{1: -300.0, 2: 60.0}] * 3
    first, second = league(week, best=5)
    assert (first.user, first.result) == (2, (120,))
    assert (second.user, second.result) == (1, (-260,))
