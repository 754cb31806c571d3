"""Requests that Discord refuses are counted as it counts them, and capped far below its limit."""

import pytest
from structlog.testing import capture_logs

from bot.invalid_requests import MOST, WINDOW, InvalidRequests
from tests.bot.tables.passing_time import PassingClock

DISCORDS_LIMIT = 10_000


@pytest.mark.parametrize(
    ("status", "scope", "counted"),
    [
        (401, "", 1),
        (403, "", 1),
        (429, "user", 1),
        (429, "global", 1),
        (429, "shared", 0),
        (404, "", 0),
        (200, "", 0),
        (500, "", 0),
    ],
)
async def test_what_discord_counts_is_counted(status: int, scope: str, counted: int) -> None:
    requests = InvalidRequests(PassingClock())
    requests.note(status, scope)
    assert requests.count == counted


async def test_the_cap_is_far_below_discords_and_holds_for_ten_minutes() -> None:
    clock = PassingClock()
    requests = InvalidRequests(clock)
    assert MOST * 5 <= DISCORDS_LIMIT
    for _ in range(MOST - 1):
        requests.note(403)
    assert not requests.too_many
    with capture_logs() as told:
        for _ in range(3):
            requests.note(403)
        assert requests.too_many
        await clock.passes(WINDOW)
        assert not requests.too_many
    assert [each["log_level"] for each in told] == ["error", "warning"]


async def test_setting_the_time_of_day_does_not_lift_the_cap() -> None:
    clock = PassingClock()
    requests = InvalidRequests(clock)
    for _ in range(MOST):
        requests.note(403)
    assert requests.too_many
    for jump in (-3600, 7200):
        clock.set_by(jump)
        assert (requests.count, requests.too_many) == (MOST, True)
