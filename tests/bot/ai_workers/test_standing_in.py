"""Whoever fails, or takes too long, is stood in for by the club player: one answer, always."""

import asyncio
from random import Random

import pytest

from bot.ai_workers import AiWorkers
from bot.ai_workers.pool import HANGS
from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level, choose
from engine.solver import Limits
from engine.view import PlayerView
from tests.bot.ai_workers.asking import (
    RULES,
    InThread,
    Stubborn,
    brains_with,
    legal,
    not_asked,
    seen,
    undealt,
)
from tests.rig.patience import PATIENCE

SOON = 0.05


def clubs(watched: PlayerView) -> Action:
    """What the club player does."""
    return choose(Level.CLUB, watched, RULES, Random(1))


def failing(watched: PlayerView, rng: Chance, limits: Limits) -> Action:
    raise ZeroDivisionError


async def test_the_club_player_answers_after_a_timeout() -> None:
    stubborn = Stubborn()
    ai_workers = brains_with(stubborn, seconds=SOON)
    views = [seen(seed) for seed in range(3)]
    answers = await asyncio.gather(*(ai_workers.choose(v, RULES, Level.EXPERT) for v in views))
    assert answers == [clubs(watched) for watched in views]
    assert ai_workers.tally.timeouts == 3
    stubborn.let_go.set()
    ai_workers.close()
    assert len(stubborn.asked) == 1


async def test_a_hanging_worker_is_given_up() -> None:
    stubborn = Stubborn()
    ai_workers = brains_with(stubborn, seconds=SOON)
    assert isinstance(ai_workers.supervisor, InThread)
    await ai_workers.choose(seen(1), RULES, Level.EXPERT)
    (seconds,) = ai_workers.supervisor.given_up
    assert seconds == pytest.approx(SOON * HANGS)
    stubborn.let_go.set()
    ai_workers.close()


@pytest.mark.parametrize("error", [ValueError("no idea"), KeyError(), ZeroDivisionError()])
async def test_the_club_player_answers_for_one_that_fails(error: Exception) -> None:
    def expert(watched: PlayerView, rng: Chance, limits: Limits) -> Action:
        raise error

    ai_workers = brains_with(expert)
    assert await ai_workers.choose(seen(2), RULES, Level.EXPERT) == clubs(seen(2))
    assert ai_workers.tally.failures == {"decisions": 1, "timeouts": 0, "errors": 1, "hurried": 0}
    ai_workers.close()


async def test_the_first_legal_action_is_used_when_all_players_fail() -> None:
    ai_workers = brains_with(failing, failing)
    assert await ai_workers.choose(seen(2), RULES, Level.EXPERT) == legal(seen(2))[0]
    assert await ai_workers.choose(seen(2), RULES, Level.CLUB) == legal(seen(2))[0]
    ai_workers.close()


@pytest.mark.parametrize("watched", [undealt(seen(2)), not_asked(2)], ids=["no deal", "no turn"])
async def test_an_error_is_raised_when_nothing_is_legal(watched: PlayerView) -> None:
    ai_workers = brains_with(failing, failing)
    with pytest.raises(ZeroDivisionError):
        await ai_workers.choose(watched, RULES, Level.CLUB)
    ai_workers.close()


async def test_a_cancelled_request_leaves_the_counters_at_zero() -> None:
    stubborn = Stubborn()
    ai_workers = brains_with(stubborn)
    waiting = asyncio.create_task(ai_workers.choose(seen(1), RULES, Level.EXPERT))
    assert await asyncio.to_thread(stubborn.begun.wait, PATIENCE)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (ai_workers.tally.decisions, ai_workers.queue.waiting) == (0, 0)
    stubborn.let_go.set()
    ai_workers.close()


async def test_the_first_legal_action_is_used_after_closing() -> None:
    ai_workers = AiWorkers(Random(1))
    ai_workers.close()
    assert await ai_workers.choose(seen(1), RULES, Level.CLUB) == legal(seen(1))[0]
