"""The periods over which games are counted, and the tiers of a ladder."""

from datetime import UTC, date, datetime, time, timedelta, timezone

import pytest

from bot.ratings.ladders import (
    LEAST_POINTS,
    Ladder,
    Season,
    Span,
    Tier,
    period,
    period_start,
    periods,
    season_at,
    tier_of,
)


@pytest.mark.parametrize(
    ("at", "week"),
    [
        (datetime(2026, 11, 22, 23, 59, tzinfo=UTC), "2026-W47"),  # a Sunday
        (datetime(2026, 11, 23, 0, 0, tzinfo=UTC), "2026-W48"),
        (datetime(2027, 1, 1, 12, 0, tzinfo=UTC), "2026-W53"),
        (datetime(2027, 1, 4, 12, 0, tzinfo=UTC), "2027-W01"),
    ],
)
def test_a_week_goes_from_monday_to_sunday(at: datetime, week: str) -> None:
    assert period(Span.WEEK, at) == week


def test_a_moment_belongs_to_its_period_in_utc() -> None:
    at = datetime(2027, 1, 1, 0, 30, tzinfo=timezone(timedelta(hours=2)))
    assert periods(at) == ("2026-W53", "2026-12", "2026-S4", "ever")


@pytest.mark.parametrize("month", range(1, 13))
def test_a_season_has_three_months(month: int) -> None:
    at = datetime(2026, month, 15, tzinfo=UTC)
    season = season_at(at)
    assert season.begins <= at < season.ends
    assert str(season) == period(Span.SEASON, at)
    assert season_at(season.begins) == season_at(season.ends - timedelta(microseconds=1)) == season
    assert season.after.before == season
    assert season_at(season.ends) == season.after


def test_a_year_has_four_seasons() -> None:
    first = Season(2026, 1)
    assert first.before == Season(2025, 4)
    assert first.after.after.after.after == Season(2027, 1)
    assert Season(2026, 4).ends == datetime(2027, 1, 1, tzinfo=UTC)


def test_a_ladder_is_parsed_from_its_text() -> None:
    for people in (True, False):
        ladder = Ladder("contree", people)
        assert Ladder.parse(str(ladder)) == ladder
    assert str(Ladder("contree", people=True)) != str(Ladder("contree", people=False))


HALF_PAST_NOON = time(12, 30, 5, 7, tzinfo=UTC)


@pytest.mark.parametrize(
    ("today", "span", "beginning"),
    [
        ((2026, 5, 4), Span.WEEK, (2026, 5, 4)),
        ((2026, 5, 10), Span.WEEK, (2026, 5, 4)),
        ((2026, 1, 1), Span.WEEK, (2025, 12, 29)),
        ((2026, 5, 31), Span.MONTH, (2026, 5, 1)),
        ((2026, 3, 31), Span.SEASON, (2026, 1, 1)),
        ((2026, 4, 1), Span.SEASON, (2026, 4, 1)),
        ((2026, 12, 31), Span.SEASON, (2026, 10, 1)),
    ],
)
def test_a_period_begins_at_midnight(
    today: tuple[int, int, int], span: Span, beginning: tuple[int, int, int]
) -> None:
    now = datetime.combine(date(*today), HALF_PAST_NOON)
    first = period_start(span, now)
    assert first == datetime(*beginning, tzinfo=UTC)
    assert period(span, first) == period(span, now)


def test_all_time_has_no_beginning() -> None:
    assert period_start(Span.EVER, datetime(2026, 5, 4, tzinfo=UTC)) is None


@pytest.mark.parametrize(("tier", "least"), LEAST_POINTS.items())
def test_a_tier_begins_at_its_lowest_rating(tier: Tier, least: int) -> None:
    tiers = list(Tier)
    assert tier_of(least) is tier
    assert tier_of(least - 1) is tiers[tiers.index(tier) + 1]


def test_every_rating_has_a_tier() -> None:
    assert tier_of(-500) is Tier.JACK
    assert tier_of(5000) is Tier.MASTER
