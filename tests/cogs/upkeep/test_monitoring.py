"""What may be asked of the running bot from outside: metrics, health, readiness."""

import socket
from pathlib import Path
from typing import TYPE_CHECKING, cast

import aiohttp
import pytest
from prometheus_client import REGISTRY

from bot.ai_workers.supervisor import Supervisor
from bot.app import create_bot
from bot.cluster import Cluster
from bot.failures import CannotStart, ExitCode
from bot.installation import VERSION
from bot.monitoring.endpoints import (
    SILENT_SECONDS,
    BotCollector,
    serve_metrics,
    unhealthy,
    unready,
)
from bot.monitoring.heartbeat import EVERY_SECONDS, NAME
from bot.settings import Settings
from bot.storage.database.fence import HeldSlots, seconds_awake_or_asleep
from tests.bot.storage.faults import read_only
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.rig.plugin import OpenCafe

if TYPE_CHECKING:
    from bot.client import ContreeBot
    from bot.storage.database.cluster import ClusterStore

HOST = "127.0.0.1"


def free_port() -> int:
    with socket.create_server((HOST, 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


async def ask(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://{HOST}:{port}{path}") as got,
    ):
        return got.status, await got.text()


async def test_metrics_say_how_the_bot_is(open_cafe: OpenCafe, settings: Settings) -> None:
    port = free_port()
    chosen = {"metrics_port": port, "backup_folder": settings.data_dir / "backups"}
    evening = Evening(open_cafe, settings.model_copy(update=chosen))
    async with at_table(evening) as game:
        await game.step()
        status, told = await ask(port, "/metrics")
        assert status == 200
        assert 'contree_tables{stage="playing"} 1.0' in told
        assert 'contree_tables{stage="lobby"} 0.0' in told
        assert 'contree_gateway_silence_seconds{shard="0"}' in told
        assert "contree_ready 1.0" in told
        assert "contree_invalid_requests 0.0" in told
        assert "contree_load_shed 0.0" in told
        assert "contree_tasks " in told
        assert "contree_backup_age_seconds " in told
        assert "contree_backup_interval_seconds 3600.0" in told
        assert "contree_slots_owned" not in told, "nobody else serves here"
        assert await ask(port, "/health") == (200, "ok\n")
        assert await ask(port, "/ready") == (200, "ok\n")
    with pytest.raises(aiohttp.ClientConnectorError):
        await ask(port, "/health")
    assert REGISTRY.get_sample_value("contree_ready") is None


async def test_without_the_setting_nothing_listens(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.serve_metrics", None)
    async with evening:
        assert evening.bot.settings.metrics_port is None
        assert REGISTRY.get_sample_value("contree_ready") is None


async def test_a_port_that_is_taken_ends_the_start(settings: Settings) -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotStart) as caught:
            await serve_metrics(create_bot(settings), HOST, port)
    assert (caught.value.code, caught.value.facts) == (ExitCode.PORT_TAKEN, {"port": str(port)})


async def test_an_address_of_another_machine_ends_the_start_as_a_bad_setting(
    settings: Settings,
) -> None:
    with pytest.raises(CannotStart) as caught:
        await serve_metrics(create_bot(settings), "192.0.2.1", 9)
    facts = {"variable": "CONTREE_METRICS_HOST"}
    assert (caught.value.code, caught.value.facts) == (ExitCode.BAD_SETTING, facts)


async def test_a_bot_that_is_starting_is_well_and_not_ready(settings: Settings) -> None:
    bot = create_bot(settings)
    assert unhealthy(bot) == ()
    assert unready(bot) == ("starting",)


async def test_a_silent_gateway_is_not_well(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        with monkeypatch.context() as patched:
            patched.setattr(type(evening.bot.watchdog), "silence", SILENT_SECONDS + 1)
            assert unhealthy(evening.bot) == unready(evening.bot) == ("gateway silent for 91 s",)
        assert unready(evening.bot) == ()


async def test_a_database_that_cannot_be_written_ends_the_heartbeat(
    evening: Evening, settings: Settings
) -> None:
    async with evening:
        heartbeat = settings.data_dir / NAME
        database = evening.bot.services.database
        async with read_only(database, Path()):
            await evening.cafe.env.advance_time(EVERY_SECONDS)
            heartbeat.unlink()
            await evening.cafe.env.advance_time(EVERY_SECONDS)
            assert not heartbeat.exists()
            assert unready(evening.bot) == ("database read_only",)
            assert unhealthy(evening.bot) == ()
        (complaint,) = evening.cafe.forgive()
        assert "the database is unavailable" in complaint
        await evening.cafe.env.advance_time(EVERY_SECONDS)
        assert heartbeat.exists()
        assert unready(evening.bot) == ()


async def test_a_clean_stop_ends_the_heartbeat(evening: Evening, settings: Settings) -> None:
    async with evening:
        assert (settings.data_dir / NAME).exists()
    assert not (settings.data_dir / NAME).exists()


async def test_presses_and_pictures_are_counted(evening: Evening) -> None:
    def counted() -> tuple[float, float]:
        names = ("contree_interactions_total", "contree_picture_age_seconds_count")
        presses, pictures = (REGISTRY.get_sample_value(name) or 0.0 for name in names)
        return presses, pictures

    async with at_table(evening) as game:
        presses, pictures = counted()
        await game.press(game.turn, "pass")
        assert counted() == (presses + 1, pictures + 1)


def gauges(bot: "ContreeBot") -> dict[str, float]:
    samples = (sample for each in BotCollector(bot).collect() for sample in each.samples)
    return {sample.name: sample.value for sample in samples}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are read from /proc")
async def test_the_process_that_thinks_is_measured_while_there_is_one(settings: Settings) -> None:
    bot = create_bot(settings)
    supervisor = Supervisor("tests.bot.ai_workers.workers.quick")
    bot.ai_workers.supervisor = supervisor
    memory, processor = (
        f"contree_worker_process_{figure}"
        for figure in ("resident_memory_bytes", "cpu_seconds_total")
    )
    assert not {memory, processor} & gauges(bot).keys()
    supervisor.start()
    try:
        told = gauges(bot)
    finally:
        supervisor.close()
    assert told[memory] > 1_000_000, "an interpreter is never smaller"
    assert told[processor] > 0, "it has read its modules"
    assert not {memory, processor} & gauges(bot).keys()


async def test_the_version_is_a_label(settings: Settings) -> None:
    (build,) = (
        each for each in BotCollector(create_bot(settings)).collect() if each.type == "info"
    )
    assert [(each.name, each.labels, each.value) for each in build.samples] == [
        ("contree_build_info", {"version": VERSION}, 1.0)
    ]


async def test_a_process_among_others_says_what_it_serves(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        held = HeldSlots()
        cluster = Cluster(cast("ClusterStore", None), held, frozenset({1, 2}))
        monkeypatch.setattr(evening.bot, "cluster", cluster)
        stands_by = {"contree_slots_owned": 0, "contree_lease_remaining_seconds": 0}
        assert stands_by.items() <= gauges(evening.bot).items()
        assert unready(evening.bot) == ()
        held.renewed({1: 1, 2: 1}, seconds_awake_or_asleep() + 60)
        assert gauges(evening.bot)["contree_slots_owned"] == 2
        assert 0 < gauges(evening.bot)["contree_lease_remaining_seconds"] <= 60
        held.renewed({1: 1, 2: 1}, seconds_awake_or_asleep())
        assert gauges(evening.bot)["contree_lease_remaining_seconds"] == 0
        assert unready(evening.bot) == ("the leases on its servers have run out",)
        monkeypatch.undo()
