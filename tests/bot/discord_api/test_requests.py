"""Each request to Discord waits until it may be sent, and each answer is heard."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from discord.http import Route
from structlog.testing import capture_logs
from yarl import URL

from bot.discord_api.rate_limits import Allowance
from bot.discord_api.requests import (
    MOST,
    WINDOW,
    InvalidRequests,
    NotServed,
    is_counted,
    limiting_trace,
)
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
async def test_requests_count_as_discord_counts_them(status: int, scope: str, counted: int) -> None:
    requests = InvalidRequests(PassingClock())
    requests.note(status, scope)
    assert requests.count == counted


async def test_the_cap_is_far_below_discords_and_lasts_ten_minutes() -> None:
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


async def test_changing_the_system_time_does_not_lift_the_cap() -> None:
    clock = PassingClock()
    requests = InvalidRequests(clock)
    for _ in range(MOST):
        requests.note(403)
    assert requests.too_many
    for jump in (-3600, 7200):
        clock.set_by(jump)
        assert (requests.count, requests.too_many) == (MOST, True)


class Counting(Allowance):
    """An allowance that counts what is spent of it, and what is answered."""

    spent = heard = 0

    async def spend(self) -> None:
        self.spent += 1

    def answered(self) -> None:
        self.heard += 1


@pytest_asyncio.fixture
async def refusing(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """A Discord that refuses two of three requests."""
    answers = iter([403, 200, 429] * 2)

    async def handle(_: web.Request) -> web.Response:
        return web.Response(status=next(answers))

    app = web.Application()
    app.router.add_get("/{path:.*}", handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    yield
    await runner.cleanup()


@pytest.mark.usefixtures("refusing")
async def test_every_request_is_counted_and_every_answer_seen() -> None:
    refused, allowance = InvalidRequests(PassingClock()), Counting(PassingClock())
    trace = limiting_trace(allowance, refused)
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        for path in ("/channels/1/messages", "/interactions/1/token/callback", "/users/@me"):
            async with session.get(Route.BASE + path) as response:
                await response.read()
    assert (allowance.spent, allowance.heard, refused.count) == (2, 2, 2)


async def test_failed_connections_count_as_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    allowance = Counting(PassingClock())
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1/api/v10")
    trace = limiting_trace(allowance, InvalidRequests(PassingClock()))
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(Route.BASE + "/users/@me")
    assert (allowance.spent, allowance.heard) == (1, 1)


@pytest.mark.usefixtures("refusing")
async def test_a_process_without_its_leases_sends_nothing_to_discord() -> None:
    refused, allowance = InvalidRequests(PassingClock()), Counting(PassingClock())
    may_ask = True
    trace = limiting_trace(allowance, refused, lambda: may_ask)
    paths = ("/channels/1/messages", "/interactions/1/token/callback")
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        for path in paths:
            async with session.get(Route.BASE + path) as response:
                await response.read()
        may_ask = False
        for path in paths:
            with pytest.raises(NotServed):
                await session.get(Route.BASE + path)
    assert (allowance.spent, allowance.heard, refused.count) == (2, 2, 1)


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/channels/1/messages", True),
        ("/channels/1/messages/2", True),
        ("/applications/1/emojis", True),
        ("/gateway/bot", True),
        ("/interactions/1/token/callback", False),
        ("/webhooks/1/token/messages/2", False),
    ],
)
def test_answers_and_hands_are_exempt(path: str, *, counted: bool) -> None:
    assert is_counted(URL(Route.BASE + path)) == counted


@pytest.mark.parametrize("url", ["wss://gateway.discord.gg/?v=10", "https://cdn.discord.com/a.png"])
def test_other_requests_are_not_counted(url: str) -> None:
    assert not is_counted(URL(url))
