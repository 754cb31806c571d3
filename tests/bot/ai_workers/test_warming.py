"""All that experts need is loaded beside the bot's start, in a process of its own."""

import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest
import structlog

from bot.ai_workers import AiWorkers, pool
from bot.ai_workers.supervisor import Supervisor
from engine.players import PLAYERS, Level, choose
from tests.bot.ai_workers.asking import RULES, HeldBack, last_legal, legal, player, seen
from tests.rig.slow import slow_except

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


COMES = "experts are on their way: club players stand in for them"


@pytest.mark.slow
async def test_warming_up_logs_its_duration() -> None:
    ai_workers = AiWorkers(Random(1))
    with structlog.testing.capture_logs() as lines:
        ai_workers.warm_up()
        await ai_workers.warmed()
    events = [line["event"] for line in lines]
    assert (events[0], events[-1]) == (COMES, "experts are ready")
    assert lines[-1]["seconds"] >= 0
    assert ai_workers.tally.decisions == 0
    ai_workers.close()


async def test_nothing_waits_for_experts_and_club_players_stand_in_until_they_are_there() -> None:
    players = {**PLAYERS, Level.EXPERT: player(last_legal)}
    held, watched = HeldBack(players), seen(1)
    ai_workers = AiWorkers(Random(1), players=players, supervisor=held)
    came: list[bool] = []
    ai_workers.when_started(lambda: came.append(held.ready))
    with structlog.testing.capture_logs() as lines:
        ai_workers.warm_up()
        assert ai_workers.is_starting
        clubs = choose(Level.CLUB, watched, RULES, Random(1))
        assert await ai_workers.choose(watched, RULES, Level.EXPERT) == clubs
        assert ai_workers.tally.hurried == 1
        assert [line["event"] for line in lines] == [COMES]
        assert not came
        held.let_go.set()
        await ai_workers.warmed()
    assert not ai_workers.is_starting
    assert [line["event"] for line in lines] == [COMES, "experts are ready"]
    assert await ai_workers.choose(watched, RULES, Level.EXPERT) == legal(watched)[-1]
    assert came == [True]
    ai_workers.close()


@pytest.mark.slow
async def test_the_bot_starts_even_if_warming_up_fails() -> None:
    ai_workers = AiWorkers(Random(1), supervisor=Supervisor("tests.bot.ai_workers.workers.broken"))
    with structlog.testing.capture_logs() as lines:
        ai_workers.warm_up()
        await ai_workers.warmed()
        assert await ai_workers.choose(seen(1), RULES, Level.EXPERT) in legal(seen(1))
        ai_workers.close()
    _, told, _ = lines
    assert told["log_level"] == "error"
    assert "no search here" in told["why"]
    assert ai_workers.tally.failures == {"decisions": 1, "timeouts": 0, "errors": 0, "hurried": 1}


@pytest.mark.slow
async def test_without_warming_up_the_first_question_loads_the_search() -> None:
    ai_workers = AiWorkers(Random(1), supervisor=Supervisor("tests.bot.ai_workers.workers.quick"))
    with structlog.testing.capture_logs() as lines:
        assert await ai_workers.choose(seen(1), RULES, Level.EXPERT) in legal(seen(1))
        assert ai_workers.tally.hurried == 1
        await ai_workers.warmed()
        assert ai_workers.supervisor.ready
        assert await ai_workers.choose(seen(1), RULES, Level.EXPERT) == legal(seen(1))[-1]
        ai_workers.close()
    (ready, _) = (line for line in lines if line["log_level"] == "info")
    assert ready["event"] == "experts are ready"


@pytest.mark.parametrize("worker", slow_except(["quick", "compiling"], {"compiling"}))
def test_a_worker_that_compiles_its_search_says_so_before_it_is_ready(worker: str) -> None:
    ready: list[bool] = []
    supervisor = Supervisor(
        f"tests.bot.ai_workers.workers.{worker}", compiling=lambda: ready.append(supervisor.ready)
    )
    try:
        supervisor.start()
        assert supervisor.ready
        assert ready == ([False] if worker == "compiling" else [])
    finally:
        supervisor.close()


async def test_that_experts_compile_is_logged_and_told_to_whoever_started_the_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = HeldBack(PLAYERS)
    told: list[str] = []

    def made(compiling: Callable[[], None]) -> HeldBack:
        told.append("made")
        compiling()
        return held

    monkeypatch.setattr(pool, "Supervisor", made)
    with structlog.testing.capture_logs() as lines:
        ai_workers = AiWorkers(Random(1), compiling=lambda: told.append("compiles"))
    assert told == ["made", "compiles"]
    assert "compile" in lines[0]["event"]
    ai_workers.close()
