"""``contree sync`` over the wire: the emojis of the cards at Discord."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.discord_api.application_emojis import PATIENCE
from bot.discord_api.card_emojis import all_emojis
from bot.failures import ExitCode
from tests.wire.faults import Fault
from tests.wire.limits import UNLIMITED
from tests.wire.programme import ROOT
from tests.wire.server import TOKEN, LittleDiscord

ALL = {key.name for key in all_emojis()}
EMOJIS = "/applications/*/emojis*"


@pytest.fixture
def unlimited(discord: LittleDiscord) -> LittleDiscord:
    discord.rest.limit(UNLIMITED)
    return discord


async def sync(discord: LittleDiscord, folder: Path) -> tuple[int, str]:
    """Run it to its end; its exit code, and all that it said."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "sync"),
        cwd=folder,
        env={
            "PATH": os.environ.get("PATH", ""),
            "LANG": "en_GB.UTF-8",
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API": discord.address,
            "CONTREE_DATA_DIR": str(folder / "data"),
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


def kept(discord: LittleDiscord) -> set[str]:
    return {emoji.name for emoji in discord.world.application_emojis.values()}


async def test_emojis_are_sent_once(unlimited: LittleDiscord, tmp_path: Path) -> None:
    code, said = await sync(unlimited, tmp_path)
    assert code == ExitCode.OK, said
    assert f"uploaded: {len(ALL)}; removed: 0." in said
    assert kept(unlimited) == ALL
    code, said = await sync(unlimited, tmp_path)
    assert code == ExitCode.OK, said
    assert "uploaded: 0; removed: 0." in said
    assert unlimited.ledger.complaints == []


async def test_a_run_continues_what_a_refusal_interrupted(
    unlimited: LittleDiscord, tmp_path: Path
) -> None:
    already = sorted(ALL)[:40]
    for name in already:
        unlimited.world.create_application_emoji(name)
    unlimited.world.create_application_emoji("party")
    fault = unlimited.faults.add(Fault("POST", EMOJIS, 400, 30008))
    code, said = await sync(unlimited, tmp_path)
    assert code == ExitCode.EMOJIS_REFUSED, said
    assert " sync” again" in said
    assert fault.met == PATIENCE
    unlimited.faults.end()
    code, said = await sync(unlimited, tmp_path)
    assert code == ExitCode.OK, said
    assert f"uploaded: {len(ALL) - len(already)};" in said
    assert kept(unlimited) == ALL | {"party"}


async def test_a_refused_token_is_reported(unlimited: LittleDiscord, tmp_path: Path) -> None:
    unlimited.faults.add(Fault("GET", "/users/@me", 401))
    code, said = await sync(unlimited, tmp_path)
    assert code == ExitCode.REFUSED_TOKEN, said
    assert kept(unlimited) == set()
