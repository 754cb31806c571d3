"""The metrics: what is counted where, and that dashboards and alerts ask for what there is."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web
from discord.http import Route
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from bot.ai_workers.decision_log import DecisionTally
from bot.discord_api.rate_limits import Allowance
from bot.discord_api.requests import InvalidRequests, limiting_trace
from bot.monitoring import metrics
from bot.storage.database.database import Database
from bot.storage.errors import Cause, StorageUnavailable
from tests.bot.storage.faults import Fault, locked, read_only
from tests.bot.tables.passing_time import PassingClock

HOSTING = Path(__file__).parents[3] / "docs" / "hosting"
FROM_THE_BOT = {
    "contree_tables",
    "contree_gateway_silence_seconds",
    "contree_invalid_requests",
    "contree_ready",
    "contree_load_shed",
    "contree_tasks",
    "contree_backup_age_seconds",
    "contree_backup_interval_seconds",
    "contree_slots_owned",
    "contree_lease_remaining_seconds",
    "contree_build_info",
    "contree_worker_process_resident_memory_bytes",
    "contree_worker_process_cpu_seconds_total",
}
"""What a running bot adds: tests/cogs/upkeep/test_monitoring.py."""
OF_THE_PROCESS = {"process_resident_memory_bytes", "process_cpu_seconds_total"}
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}
REQUESTS = "contree_requests_total"
NAME = re.compile(r"\b(?:contree|process)_[a-z_]+")


def there() -> set[str]:
    """The names of all series that can be asked for."""
    named = (
        each.name + suffix for each in REGISTRY.collect() for suffix in SUFFIXES.get(each.type, ())
    )
    return {*named, *FROM_THE_BOT}


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def expressions() -> str:
    """All that the dashboard and the alerts ask Prometheus."""
    dashboard = json.loads((HOSTING / "grafana-dashboard.json").read_text("utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    return "\n".join((*asked, (HOSTING / "alerts.yml").read_text("utf-8")))


def test_known_labels_are_shown_before_anything_has_happened() -> None:
    """Else an alert that asks whether a figure has increased misses the first time."""
    labelled = {each for each in vars(metrics).values() if getattr(each, "_labelnames", ())}
    assert labelled - {metrics.REQUESTS} == set(metrics.KNOWN_LABELS)
    code = (
        "import bot.monitoring.metrics; from prometheus_client import generate_latest;"
        "print(generate_latest().decode())"
    )
    shown = subprocess.run((sys.executable, "-c", code), check=True, capture_output=True, text=True)
    for cause in Cause:
        assert f'contree_store_failures_total{{cause="{cause}"}} 0.0' in shown.stdout
    assert 'contree_stood_in_total{why="timeout"} 0.0' in shown.stdout


def test_dashboard_and_alerts_ask_for_metrics_that_exist() -> None:
    asked = set(NAME.findall(expressions()))
    assert asked - there() == set()
    assert len(asked) > len(FROM_THE_BOT)


def test_every_metric_is_drawn_and_described() -> None:
    described = (HOSTING / "monitoring.md").read_text("utf-8")
    own = {name for name in there() if name.startswith("contree_")}
    families = {re.sub("_(bucket|count|sum)$", "", name) for name in own}
    asked = expressions()
    assert [name for name in sorted(families) if f"`{name}" not in described] == []
    assert [name for name in sorted(families) if name not in asked] == []
    assert set(NAME.findall(described)) <= families | OF_THE_PROCESS


@pytest_asyncio.fixture
async def api(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A Discord that takes interaction responses and refuses everything else."""

    async def handle(request: web.Request) -> web.Response:
        return web.Response(status=204 if "/interactions/" in request.path else 403)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    monkeypatch.setattr(Route, "BASE", f"{address}/api/v10")
    yield address
    await runner.cleanup()


async def ask(*requests: tuple[str, str], later: aiohttp.TraceConfig | None = None) -> None:
    clock = PassingClock()
    trace = limiting_trace(Allowance(clock), InvalidRequests(clock))
    traces = [trace, later] if later else [trace]
    async with aiohttp.ClientSession(trace_configs=traces) as session:
        for method, address in requests:
            async with session.request(method, address) as response:
                await response.read()


async def test_requests_are_counted_by_route_and_status_without_ids(api: str) -> None:
    token = "aW50ZXJhY3Rpb246MTIz"
    routes = {
        ("PATCH", "/channels/12/messages/34"): "PATCH /channels/{id}/messages/{id}",
        ("PATCH", f"/webhooks/12/{token}/messages/@original"): (
            "PATCH /webhooks/{id}/{token}/messages/@original"
        ),
        ("POST", f"/webhooks/12/{token}"): "POST /webhooks/{id}/{token}",
    }
    before = {route: value(REQUESTS, route=route, status="403") for route in routes.values()}
    await ask(*((method, Route.BASE + path) for method, path in routes), ("GET", f"{api}/a/file"))
    for route in routes.values():
        assert value(REQUESTS, route=route, status="403") == before[route] + 1
    told = str([each.samples for each in REGISTRY.collect()])
    assert token not in told
    assert "/a/file" not in told


async def test_a_request_without_an_answer_has_no_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1/api/v10")
    before = value(REQUESTS, route="GET /users/@me", status="0")
    with pytest.raises(aiohttp.ClientConnectorError):
        await ask(("GET", Route.BASE + "/users/@me"))
    assert value(REQUESTS, route="GET /users/@me", status="0") == before + 1


@pytest.mark.usefixtures("api")
async def test_a_request_that_fails_after_its_answer_is_counted_once() -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError

    def counted() -> list[float]:
        return [value(REQUESTS, route="GET /users/@me", status=each) for each in ("403", "0")]

    later = aiohttp.TraceConfig()
    later.on_request_end.append(fails)
    answered, broken_off = counted()
    with pytest.raises(RuntimeError):
        await ask(("GET", Route.BASE + "/users/@me"), later=later)
    assert counted() == [answered + 1, broken_off]


@pytest.mark.usefixtures("api")
async def test_an_answer_is_timed_from_when_discord_made_the_interaction() -> None:
    before = {name: value(f"contree_press_answer_seconds_{name}") for name in ("sum", "count")}
    pressed = discord.utils.time_snowflake(discord.utils.utcnow() - timedelta(seconds=100))
    await ask(("POST", f"{Route.BASE}/interactions/{pressed}/token/callback"))
    assert value("contree_press_answer_seconds_count") == before["count"] + 1
    assert value("contree_press_answer_seconds_sum") >= before["sum"] + 100


async def test_the_wait_for_the_limit_is_timed() -> None:
    clock = PassingClock()
    allowance = Allowance(clock, at_once=1, spell=4.0)
    before = {name: value(f"contree_allowance_wait_seconds_{name}") for name in ("sum", "count")}
    await allowance.spend()
    waiting = asyncio.create_task(_turn(allowance))
    await clock.passes(4.0)
    await waiting
    assert value("contree_allowance_wait_seconds_count") == before["count"] + 2
    assert value("contree_allowance_wait_seconds_sum") == pytest.approx(before["sum"] + 4.0)


async def _turn(allowance: Allowance) -> None:
    async with allowance.turn():
        pass


def test_each_stand_in_is_counted_by_its_reason() -> None:
    reasons = ("timeout", "error", "hurry")
    before = [value("contree_stood_in_total", why=why) for why in reasons]
    tally = DecisionTally()
    tally.timed_out()
    tally.failed()
    tally.was_hurried()
    tally.thought(1.0, 1.0)
    after = [value("contree_stood_in_total", why=why) for why in reasons]
    assert after == [count + 1 for count in before]


@pytest.mark.parametrize("fault", [locked, read_only])
async def test_a_database_that_fails_is_counted_and_logged_once(
    fault: Fault, tmp_path: Path
) -> None:
    path = tmp_path / "table.db"
    database = await Database.open(f"sqlite:///{path}", busy_timeout=0.05)
    try:
        with capture_logs() as told:
            assert database.unavailable is None
            async with fault(database, path):
                with pytest.raises(StorageUnavailable) as caught:
                    await database.write(lambda c: c.exec_driver_sql("DELETE FROM players"))
                cause = caught.value.cause
                before = value("contree_store_failures_total", cause=cause)
                for _ in range(3):
                    await database.try_out()
                    assert database.unavailable is cause
                assert value("contree_store_failures_total", cause=cause) == before + 3
            written = value("contree_store_seconds_count")
            for _ in range(2):
                await database.try_out()
            assert database.unavailable is None
            assert value("contree_store_seconds_count") == written + 2
    finally:
        await database.close()
    lines = [(each["log_level"], each["event"]) for each in told]
    assert lines == [
        ("error", "the database is unavailable"),
        ("warning", "the database is available again"),
    ]
