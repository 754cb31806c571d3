"""What a decision may cost: less while many think, and never nothing; nobody waits for long."""

import asyncio
import threading
from random import Random

import pytest

from bot.ai_workers import AiWorkers
from bot.ai_workers.budget import HURRY, LEAST, SEARCHED, Budget, Queue, nodes
from bot.monitoring.overload import LoadShedding, Shed
from engine.actions import Action
from engine.dealing import Chance
from engine.players import PLAYERS, THOUGHT, Level, choose
from engine.solver import Limits
from engine.view import PlayerView
from tests.bot.ai_workers.asking import (
    RULES,
    InThread,
    Stubborn,
    brains_with,
    last_legal,
    player,
    seen,
)
from tests.rig.patience import PATIENCE


def test_one_request_gets_the_whole_budget() -> None:
    assert [Budget(150).share(waiting) for waiting in (0, 1)] == [150] * 2


def test_waiting_requests_share_the_budget() -> None:
    assert Budget(150).share(2) == 75
    assert Budget(150).share(5) == 30


def test_every_request_gets_a_minimum_budget() -> None:
    assert Budget(150).share(1000) == 150 * LEAST
    assert nodes(Budget(10).share(10_000)) > 5_000


async def test_an_overloaded_bot_gives_every_request_the_minimum_budget() -> None:
    shedding = LoadShedding()
    players = {**PLAYERS, Level.EXPERT: player(last_legal)}
    worker = InThread(players)
    ai_workers = AiWorkers(Random(1), Budget(150, PATIENCE), players, worker, shedding)
    for level, milliseconds in ((Shed.HANDS, 150), (Shed.THOUGHT, 150 * LEAST)):
        shedding.reach(level)
        await ai_workers.choose(seen(1), RULES, Level.EXPERT)
        assert worker.asked[-1].nodes == nodes(milliseconds)
    ai_workers.close()


def test_a_node_budget_is_the_engines_limit() -> None:
    assert nodes(150) == pytest.approx(THOUGHT.nodes, rel=0.001)


def test_a_search_ends_before_the_timeout() -> None:
    patience = Budget(seconds=10)
    assert [patience.left(waited) for waited in (0, 5, 9)] == [SEARCHED * 10, SEARCHED * 10 - 5, 0]
    assert SEARCHED < 1


async def test_a_worker_is_told_its_time_limit() -> None:
    ai_workers = brains_with(last_legal, seconds=PATIENCE)
    assert isinstance(ai_workers.supervisor, InThread)
    await ai_workers.choose(seen(1), RULES, Level.EXPERT)
    ai_workers.close()
    (asked,) = ai_workers.supervisor.asked
    assert 0 < asked.seconds < SEARCHED * PATIENCE


def test_queue_length_is_measured_in_waiting_time() -> None:
    queue = Queue()
    queue.waiting = 50
    assert not queue.is_long  # nobody knows yet
    for _ in range(100):
        queue.served(2 * HURRY / 50)
    assert queue.is_long
    queue.waiting = 20
    assert not queue.is_long


def test_one_slow_decision_makes_the_queue_long(monkeypatch: pytest.MonkeyPatch) -> None:
    queue, clock = Queue(), [0.0]
    monkeypatch.setattr("bot.ai_workers.budget.perf_counter", lambda: clock[0])
    with queue.serving():
        assert not queue.is_long
        clock[0] = 2 * HURRY
        assert queue.is_long
    assert not queue.is_long


async def test_budgets_shrink_when_many_decide_at_once() -> None:
    granted: list[int] = []
    all_asked = threading.Event()

    def expert(watched: PlayerView, rng: Chance, limits: Limits) -> Action:
        granted.append(limits.nodes)
        assert all_asked.wait(60)
        return last_legal(watched, rng, limits)

    ai_workers = brains_with(expert)
    views = [seen(seed) for seed in range(4)]
    asked = [asyncio.create_task(ai_workers.choose(v, RULES, Level.EXPERT)) for v in views]
    await asyncio.sleep(0)  # everybody has asked
    all_asked.set()
    await asyncio.gather(*asked)
    # The first to begin may do so before the others have asked.
    assert len(granted) == 4
    assert granted[1] < THOUGHT.nodes / 2
    await ai_workers.choose(seen(1), RULES, Level.EXPERT)
    assert granted[-1] == pytest.approx(THOUGHT.nodes, rel=0.001)
    ai_workers.close()


async def test_the_club_player_answers_when_the_queue_is_long() -> None:
    stubborn = Stubborn()
    ai_workers = brains_with(stubborn)
    for _ in range(100):
        ai_workers.queue.served(2 * HURRY)
    thinking = asyncio.create_task(ai_workers.choose(seen(1), RULES, Level.EXPERT))
    assert await asyncio.to_thread(stubborn.begun.wait, PATIENCE)
    hurried = await ai_workers.choose(seen(2), RULES, Level.EXPERT)
    assert hurried == choose(Level.CLUB, seen(2), RULES, Random(1))
    assert not thinking.done()
    stubborn.let_go.set()
    await thinking
    assert (ai_workers.tally.hurried, ai_workers.tally.decisions) == (1, 2)
    ai_workers.close()
