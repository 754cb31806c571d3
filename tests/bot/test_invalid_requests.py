"""Requests that Discord refuses are counted as it counts them, and capped far below its limit."""

import aiohttp
import pytest
from aiohttp import web
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
        await clock.passes(WINDOW.total_seconds())
        assert not requests.too_many
    assert [each["log_level"] for each in told] == ["error", "warning"]


async def test_every_answer_of_the_http_client_is_heard() -> None:
    requests = InvalidRequests(PassingClock())
    answers = iter([403, 200, 429])

    async def handle(_: web.Request) -> web.Response:
        return web.Response(status=next(answers))

    app = web.Application()
    app.router.add_get("/", handle)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    try:
        async with aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
            for _ in range(3):
                async with session.get(f"http://127.0.0.1:{port}/") as response:
                    await response.read()
    finally:
        await runner.cleanup()
    assert requests.count == 2
