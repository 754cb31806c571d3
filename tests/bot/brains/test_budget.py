"""What a decision may cost: less while many think, and never nothing."""

import asyncio
import threading

import pytest

from bot.brains.budget import LEAST, Budget, limits
from bot.brains.threads import THREADS
from engine.actions import Action
from engine.dealing import Chance
from engine.players import THOUGHT, Level
from engine.solver import Limits, StopFlag
from engine.view import PlayerView
from tests.bot.brains.asking import RULES, brains_with, last_legal, seen


def test_each_has_all_of_it_while_nobody_waits() -> None:
    assert [Budget(150).share(waiting) for waiting in (0, 1, THREADS)] == [150] * 3


def test_those_who_wait_share_it() -> None:
    assert Budget(150).share(2 * THREADS) == 75
    assert Budget(150).share(5 * THREADS) == 30


def test_something_is_left_to_each() -> None:
    assert Budget(150).share(1000 * THREADS) == 150 * LEAST
    assert limits(Budget(10).share(10_000), StopFlag()).nodes > 10_000


def test_a_budget_of_nodes_is_that_of_the_engine() -> None:
    assert limits(150, StopFlag()).nodes == pytest.approx(THOUGHT.nodes, rel=0.001)


async def test_many_who_think_at_once_think_less() -> None:
    granted: list[int] = []
    all_asked = threading.Event()

    def expert(watched: PlayerView, luck: Chance, limits: Limits) -> Action:
        granted.append(limits.nodes)
        assert all_asked.wait(60)
        return last_legal(watched, luck, limits)

    brains = brains_with(expert)
    views = [seen(seed) for seed in range(4 * THREADS)]
    asked = [asyncio.create_task(brains.choose(v, RULES, Level.EXPERT)) for v in views]
    await asyncio.sleep(0)  # everybody has asked
    all_asked.set()
    await asyncio.gather(*asked)
    # The first to begin may do so before the others have asked.
    assert len(granted) == 4 * THREADS
    assert granted[THREADS] < THOUGHT.nodes / 2
    await brains.choose(seen(1), RULES, Level.EXPERT)
    assert granted[-1] == pytest.approx(THOUGHT.nodes, rel=0.001)
    brains.close()
