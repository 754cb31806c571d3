"""Before the bot connects all is loaded that experts need, in a process of its own."""

import subprocess
import sys
from random import Random

import pytest
import structlog

from bot.ai_workers import AiWorkers, pool
from bot.ai_workers.supervisor import Supervisor
from engine.players import Level
from tests.bot.ai_workers.asking import RULES, legal, seen

LOADED = "import sys; {}; print('numba' in sys.modules)"
WARM = "from bot.ai_workers.worker import think_once; think_once()"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "loaded"),
    [
        ("import bot.app", "False"),
        pytest.param(f"import bot.app; {WARM}", "True", marks=pytest.mark.slow),
    ],
)
def test_only_warming_up_loads_the_search(what: str, loaded: str) -> None:
    command = [sys.executable, "-c", LOADED.format(what)]
    assert subprocess.check_output(command, text=True).strip() == loaded


@pytest.mark.slow
async def test_warming_up_logs_its_duration() -> None:
    ai_workers = AiWorkers(Random(1))
    with structlog.testing.capture_logs() as lines:
        await ai_workers.warm_up()
    (line,) = lines
    assert line["event"] == "experts are ready"
    assert line["seconds"] >= 0
    assert ai_workers.tally.decisions == 0
    ai_workers.close()


@pytest.mark.slow
async def test_the_bot_starts_even_if_warming_up_fails() -> None:
    ai_workers = AiWorkers(Random(1), supervisor=Supervisor("tests.bot.ai_workers.workers.broken"))
    with structlog.testing.capture_logs() as lines:
        await ai_workers.warm_up()
        assert await ai_workers.choose(seen(1), RULES, Level.EXPERT) in legal(seen(1))
        ai_workers.close()
    told, _ = lines
    assert told["log_level"] == "error"
    assert "no search here" in told["why"]
    assert ai_workers.tally.failures == {"decisions": 1, "timeouts": 0, "errors": 0, "hurried": 1}


@pytest.mark.slow
async def test_without_warming_up_the_first_question_loads_the_search() -> None:
    ai_workers = AiWorkers(Random(1), supervisor=Supervisor("tests.bot.ai_workers.workers.quick"))
    with structlog.testing.capture_logs() as lines:
        assert await ai_workers.choose(seen(1), RULES, Level.EXPERT) in legal(seen(1))
        assert ai_workers.tally.hurried == 1
        await ai_workers.warm_up()  # waits for what was begun
        assert ai_workers.supervisor.ready
        assert await ai_workers.choose(seen(1), RULES, Level.EXPERT) == legal(seen(1))[-1]
        ai_workers.close()
    (ready, _) = (line for line in lines if line["log_level"] == "info")
    assert ready["event"] == "experts are ready"


@pytest.mark.slow
async def test_slow_warming_up_continues_beside_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WARM_SECONDS", 0.0)
    ai_workers = AiWorkers(Random(1), supervisor=Supervisor("tests.bot.ai_workers.workers.quick"))
    with structlog.testing.capture_logs() as lines:
        await ai_workers.warm_up()
        assert not ai_workers.supervisor.ready
        assert await ai_workers.choose(seen(1), RULES, Level.EXPERT) in legal(seen(1))
        monkeypatch.undo()
        await ai_workers.warm_up()  # waits for what was begun
        assert ai_workers.supervisor.ready
        ai_workers.close()
    assert [line["event"] for line in lines][:2] == [
        "experts are not ready yet: club players stand in for them",
        "experts are ready",
    ]
