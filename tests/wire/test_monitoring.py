"""What a monitoring asks of the bot as a process: metrics, health, the doctor."""

import asyncio
import signal
import socket
import sys
from pathlib import Path

import aiohttp

from bot.failures import ExitCode
from tests.rig.patience import PATIENCE
from tests.wire.programme import AT_ONCE, ROOT, Programme, serving
from tests.wire.server import TOKEN, LittleDiscord
from tests.wire.tables import sit_down


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


async def ask(port: int, path: str) -> tuple[int, str]:
    address = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def command(programme: Programme, name: str) -> tuple[int, str]:
    """Run another command on the same data."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", name),
        cwd=programme.folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={
            "LANG": "en_GB.UTF-8",
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API": programme.discord.address,
            "CONTREE_DATA_DIR": str(programme.data),
        },
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


def samples(told: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in told.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_a_game_is_seen_in_the_metrics_and_the_doctor_is_content(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    port = free_port()
    settings = {**AT_ONCE, "CONTREE_METRICS_PORT": str(port)}
    async with serving(discord, tmp_path, settings=settings) as programme:
        (alice,) = await sit_down(discord, "Alice")
        await alice.turn()
        await alice.move()
        await alice.turn()
        async with asyncio.timeout(PATIENCE):
            # Players may be quicker than the first look at every server.
            while (await ask(port, "/ready"))[0] != 200:  # noqa: ASYNC110 - nothing tells it
                await asyncio.sleep(0.1)
        status, told = await ask(port, "/metrics")
        assert status == 200
        found = samples(told)
        assert found['contree_tables{stage="playing"}'] == 1
        assert 0 <= found['contree_gateway_silence_seconds{shard="0"}'] < 60
        assert found["contree_ready"] == 1
        answered = found["contree_press_answer_seconds_count"]
        assert found["contree_interactions_total"] == answered >= 3
        assert found['contree_press_answer_seconds_bucket{le="60.0"}'] == answered
        assert found["contree_picture_age_seconds_count"] >= 1
        assert found["contree_store_seconds_count"] >= 1
        assert found['contree_thought_seconds_count{level="club"}'] >= 1
        assert found["contree_loop_lag_seconds_count"] >= 1
        assert found["contree_allowance_wait_seconds_count"] >= 1
        assert TOKEN not in told
        assert (await ask(port, "/health"))[0] == (await ask(port, "/ready"))[0] == 200
        assert await command(programme, "healthy") == (ExitCode.OK, "")
        code, said = await command(programme, "doctor")
        assert code == ExitCode.OK, said
        assert "fail" not in said
        assert "ok    Commands: 3 groups are registered." in said
        assert await programme.signal(signal.SIGTERM) == 0
        code, _ = await command(programme, "healthy")
        assert code == ExitCode.UNHEALTHY
