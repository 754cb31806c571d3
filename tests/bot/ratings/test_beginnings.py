"""When the periods over which games are counted began."""

from datetime import UTC, date, datetime, time

import pytest

from bot.ratings.ladders import Span, period, period_start

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
