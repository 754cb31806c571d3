"""The HTTP endpoints of the running bot: metrics, health and readiness.

The event loop itself answers, so a loop that hangs gives no answer.
"""

import asyncio
import errno
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import REGISTRY, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from bot.failures import CannotStart, ExitCode
from bot.installation import VERSION
from bot.settings import variable
from bot.tables.table import Stage

if TYPE_CHECKING:
    from bot.client import ContreeBot

SILENT_SECONDS = 90.0
"""The time without a frame after which the gateway counts as lost; heartbeats come every 41 s."""


def unhealthy(bot: "ContreeBot") -> tuple[str, ...]:
    """The reasons to restart the process; empty if there are none."""
    silence = bot.watchdog.silence
    return (f"gateway silent for {silence:.0f} s",) if silence > SILENT_SECONDS else ()


def unready(bot: "ContreeBot") -> tuple[str, ...]:
    """The reasons why nobody can play at the moment; empty if there are none."""
    if not bot.is_set_up:
        return ("starting",)
    found = list(unhealthy(bot))
    if cause := bot.services.database.unavailable:
        found.append(f"database {cause}")
    if bot.cluster and not bot.cluster.may_ask_discord:
        found.append("the leases on its servers have run out")
    if not bot.is_ready():
        found.append("not connected to Discord")
    found += (
        f"shard {number} is closed" for number, each in bot.shards.items() if each.is_closed()
    )
    return tuple(found)


class BotCollector(Collector):
    """Reads gauges from the bot whenever the metrics are scraped."""

    def __init__(self, bot: "ContreeBot") -> None:
        self._bot = bot
        # "none" is no process: while no worker runs, there are no figures of one.
        self._worker = ProcessCollector(
            "contree_worker", lambda: bot.ai_workers.supervisor.pid or "none", registry=None
        )

    def collect(self) -> Iterator[Metric]:
        """The current gauges, the worker's figures and the version."""
        bot = self._bot
        yield InfoMetricFamily("contree_build", "What is running", {"version": VERSION})
        yield from self._worker.collect()
        tables = GaugeMetricFamily("contree_tables", "Open tables", labels=("stage",))
        sessions = bot.services.registry.sessions if bot.is_set_up else ()
        stages = Counter(session.table.stage for session in sessions)
        for stage in Stage:
            if stage is not Stage.CLOSED:
                tables.add_metric((stage.value,), stages[stage])
        yield tables
        silence = GaugeMetricFamily(
            "contree_gateway_silence_seconds", "Time since the last frame", labels=("shard",)
        )
        for shard in bot.shards:
            silence.add_metric((str(shard),), bot.silence_of(shard))
        yield silence
        yield GaugeMetricFamily(
            "contree_invalid_requests",
            "Requests that Discord refused in the last ten minutes; it bans from 10,000 on",
            bot.invalid_requests.count,
        )
        yield GaugeMetricFamily(
            "contree_ready", "1 while the bot can be played with, else 0", not unready(bot)
        )
        yield GaugeMetricFamily(
            "contree_load_shed",
            "What is left out: 0 nothing, 1 pictures, 2 also hands, 3 also thought",
            bot.shedding.level,
        )
        if bot.is_set_up and (backups := bot.services.backups):
            yield GaugeMetricFamily(
                "contree_backup_age_seconds", "Age of the newest backup", backups.age
            )
            yield GaugeMetricFamily(
                "contree_backup_interval_seconds",
                "Time from one backup to the next",
                backups.interval,
            )
        tasks = len(asyncio.all_tasks())
        yield GaugeMetricFamily("contree_tasks", "Tasks in the event loop", tasks)
        if bot.cluster:
            held = bot.cluster.held
            owned = len(held.epochs)
            yield GaugeMetricFamily(
                "contree_slots_owned", "Slots of servers that this process serves, of 1024", owned
            )
            yield GaugeMetricFamily(
                "contree_lease_remaining_seconds",
                "How long this process may rely on its leases; 0 where it stands by",
                max(held.seconds_left, 0.0) if owned else 0.0,
            )


async def serve_metrics(bot: "ContreeBot", host: str, port: int) -> web.AppRunner:
    """Answer ``/metrics``, ``/health`` and ``/ready`` until cleaned up.

    CannotStart if the port is taken, or the address is not one of this machine.
    """
    collector = BotCollector(bot)

    async def metrics(_request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_request: web.Request) -> web.Response:
        return _answer(unhealthy(bot))

    async def ready(_request: web.Request) -> web.Response:
        return _answer(unready(bot))

    async def stop_collecting(_app: web.Application) -> None:
        REGISTRY.unregister(collector)

    app = web.Application()
    app.on_cleanup.append(stop_collecting)
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/health", health)
    app.router.add_get("/ready", ready)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    REGISTRY.register(collector)
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        await runner.cleanup()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise CannotStart(ExitCode.PORT_TAKEN, port=str(port)) from error
        host_setting = variable("metrics_host")
        raise CannotStart(ExitCode.BAD_SETTING, variable=host_setting) from error
    return runner


def _answer(faults: tuple[str, ...]) -> web.Response:
    return web.Response(status=503 if faults else 200, text="\n".join(faults or ("ok",)) + "\n")
