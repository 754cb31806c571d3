"""To which week, month and season a moment belongs."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.ratings.ladders import Ladder, Season, Span, period, periods, season_at


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
