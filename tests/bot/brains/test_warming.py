"""Before the bot connects all is loaded that experts need; the threads stay in the background."""

import asyncio
import os
import subprocess
import sys
import threading
from random import Random

import pytest
import structlog

from bot.brains import Brains, pool
from bot.brains.threads import NICE
from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level
from engine.solver import Limits
from engine.view import PlayerView
from tests.bot.brains.asking import RULES, brains_with, last_legal, seen

LOADED = "import sys; {}; print('numba' in sys.modules)"
WARM = "from bot.brains.warming import think_once; think_once()"


@pytest.mark.parametrize(
    ("what", "loaded"), [("import bot.app", "False"), (f"import bot.app; {WARM}", "True")]
)
def test_the_search_is_loaded_by_warming_up_and_not_before(what: str, loaded: str) -> None:
    command = [sys.executable, "-c", LOADED.format(what)]
    assert subprocess.check_output(command, text=True).strip() == loaded


async def test_one_line_says_how_long_it_took() -> None:
    brains = Brains(Random(1))
    with structlog.testing.capture_logs() as lines:
        await brains.warm_up()
    (line,) = lines
    assert line["event"] == "experts are ready"
    assert line["seconds"] >= 0
    assert brains.tally.decisions == 0
    brains.close()


async def test_the_bot_starts_even_if_nothing_can_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken() -> None:
        raise ImportError("numba")

    monkeypatch.setattr(pool, "think_once", broken)
    brains = Brains(Random(1))
    with structlog.testing.capture_logs() as lines:
        await brains.warm_up()
    assert [line["log_level"] for line in lines] == ["error"]
    brains.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority")
async def test_whoever_thinks_steps_back() -> None:
    priorities: list[int] = []

    def expert(watched: PlayerView, luck: Chance, limits: Limits) -> Action:
        priorities.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return last_legal(watched, luck, limits)

    usual = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    brains = brains_with(expert)
    await asyncio.gather(*(brains.choose(seen(n), RULES, Level.EXPERT) for n in range(4)))
    brains.close()
    assert set(priorities) == {min(usual + NICE, 19), NICE} & set(priorities) != set()
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == usual
