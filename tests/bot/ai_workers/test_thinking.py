"""Computer players think beside the event loop, as they would alone."""

import asyncio
import threading
from collections.abc import AsyncIterator
from random import Random
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.ai_workers import AiWorkers, Budget
from bot.ai_workers.decision_log import DecisionTally
from engine.actions import Action
from engine.dealing import Chance
from engine.evolve import evolve
from engine.game import awaited, decide
from engine.players import THOUGHT, Level
from engine.solver import Limits
from engine.state import GameState
from engine.view import PlayerView, view
from tests.bot.ai_workers.asking import (
    RULES,
    Stubborn,
    brains_with,
    last_legal,
    legal,
    seen,
    started,
)
from tests.rig.patience import PATIENCE
from tests.rig.slow import slow_except

if TYPE_CHECKING:
    from engine.seats import Seat


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ai_workers() -> AsyncIterator[AiWorkers]:
    made = AiWorkers(Random(1), Budget(seconds=PATIENCE))
    made.warm_up()
    await made.warmed()
    yield made
    made.close()


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("level", slow_except(Level, {Level.CLUB}))
async def test_the_answer_is_legal(ai_workers: AiWorkers, level: Level) -> None:
    ai_workers.tally = DecisionTally()
    for seed in range(3):
        assert await ai_workers.choose(seen(seed), RULES, level) in legal(seen(seed))
    assert ai_workers.tally.failures == {
        "decisions": 3,
        "timeouts": 0,
        "errors": 0,
        "hurried": 0,
    }


async def test_the_player_gets_its_view_and_its_budget() -> None:
    asked: list[tuple[PlayerView, int]] = []

    def expert(watched: PlayerView, rng: Chance, limits: Limits) -> Action:
        asked.append((watched, limits.nodes))
        return last_legal(watched, rng, limits)

    ai_workers = brains_with(expert)
    action = await ai_workers.choose(seen(3), RULES, Level.EXPERT)
    ai_workers.close()
    ((watched, nodes),) = asked
    assert watched == seen(3)
    assert nodes == pytest.approx(THOUGHT.nodes, rel=0.001)
    assert action == legal(seen(3))[-1]


async def test_thinking_does_not_stop_the_event_loop() -> None:
    loop, begun, let_go = asyncio.get_running_loop(), asyncio.Event(), threading.Event()
    names: list[str] = []

    def expert(watched: PlayerView, rng: Chance, limits: Limits) -> Action:
        names.append(threading.current_thread().name)
        loop.call_soon_threadsafe(begun.set)
        assert let_go.wait(timeout=PATIENCE)
        return last_legal(watched, rng, limits)

    ai_workers = brains_with(expert)
    thinking = asyncio.create_task(ai_workers.choose(seen(1), RULES, Level.EXPERT))
    await begun.wait()  # the loop turns while the player thinks
    assert not thinking.done()
    let_go.set()
    assert await thinking == legal(seen(1))[-1]
    assert names[0].startswith("asking")
    ai_workers.close()


async def test_decisions_run_one_at_a_time() -> None:
    thinking: list[int] = []
    most: list[int] = []

    def expert(watched: PlayerView, rng: Chance, limits: Limits) -> Action:
        thinking.append(1)
        most.append(len(thinking))
        thinking.pop()
        return last_legal(watched, rng, limits)

    ai_workers = brains_with(expert)
    asked = (ai_workers.choose(seen(seed), RULES, Level.EXPERT) for seed in range(6))
    await asyncio.gather(*asked)
    assert most == [1] * 6
    assert ai_workers.tally.failures["errors"] == 0
    ai_workers.close()


async def test_quick_players_do_not_wait_for_a_slow_one() -> None:
    stubborn = Stubborn()
    ai_workers = brains_with(stubborn)
    thinking = asyncio.create_task(ai_workers.choose(seen(1), RULES, Level.EXPERT))
    assert await asyncio.to_thread(stubborn.begun.wait, PATIENCE)
    for level in (Level.CLUB, Level.BEGINNER):
        assert await ai_workers.choose(seen(2), RULES, level) in legal(seen(2))
    assert not thinking.done()
    stubborn.let_go.set()
    await thinking
    ai_workers.close()


async def drawn(seed: int) -> list[int]:
    """The rng that the players of a seed have, one after the other."""
    lucks: list[int] = []

    def expert(watched: PlayerView, rng: Chance, limits: Limits) -> Action:
        lucks.append(rng.randrange(10**9))
        return last_legal(watched, rng, limits)

    ai_workers = brains_with(expert, seed=seed)
    for _ in range(4):
        await ai_workers.choose(seen(1), RULES, Level.EXPERT)
    ai_workers.close()
    return lucks


async def test_the_same_seed_gives_the_same_answer() -> None:
    first = await drawn(7)
    assert first == await drawn(7)
    assert first != await drawn(8)
    assert len(set(first)) == 4


@pytest.mark.slow
async def test_the_same_seed_gives_the_same_deal() -> None:
    assert await _deal_played(5) == await _deal_played(5)


async def _deal_played(seed: int) -> GameState:
    ai_workers = AiWorkers(Random(seed))
    state = started(seed)
    while waiting := awaited(RULES, state):
        seat: Seat = waiting[0]
        action = await ai_workers.choose(view(RULES, state, seat), RULES, Level.CLUB)
        for event in decide(RULES, state, seat, action):
            state = evolve(RULES, state, event)
    ai_workers.close()
    return state
