"""Whoever fails, or takes too long, is stood in for by the club player: one answer, always."""

import asyncio
from random import Random

import pytest

from bot.brains import Brains
from bot.brains.pool import HANGS
from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level, choose
from engine.solver import Limits
from engine.view import PlayerView
from tests.bot.brains.asking import (
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


def failing(watched: PlayerView, luck: Chance, limits: Limits) -> Action:
    raise ZeroDivisionError


async def test_for_whom_nobody_thinks_in_time_the_club_player_answers() -> None:
    stubborn = Stubborn()
    brains = brains_with(stubborn, seconds=SOON)
    views = [seen(seed) for seed in range(3)]
    answers = await asyncio.gather(*(brains.choose(v, RULES, Level.EXPERT) for v in views))
    assert answers == [clubs(watched) for watched in views]
    assert brains.tally.timeouts == 3
    stubborn.let_go.set()
    brains.close()
    assert len(stubborn.asked) == 1


async def test_whoever_hangs_is_given_up() -> None:
    stubborn = Stubborn()
    brains = brains_with(stubborn, seconds=SOON)
    assert isinstance(brains.thinker, InThread)
    await brains.choose(seen(1), RULES, Level.EXPERT)
    (seconds,) = brains.thinker.given_up
    assert seconds == pytest.approx(SOON * HANGS)
    stubborn.let_go.set()
    brains.close()


@pytest.mark.parametrize("error", [ValueError("no idea"), KeyError(), ZeroDivisionError()])
async def test_the_club_player_answers_for_one_that_fails(error: Exception) -> None:
    def expert(watched: PlayerView, luck: Chance, limits: Limits) -> Action:
        raise error

    brains = brains_with(expert)
    assert await brains.choose(seen(2), RULES, Level.EXPERT) == clubs(seen(2))
    assert brains.tally.failures == {"decisions": 1, "timeouts": 0, "errors": 1, "hurried": 0}
    brains.close()


async def test_where_all_fail_the_first_legal_thing_is_done() -> None:
    brains = brains_with(failing, failing)
    assert await brains.choose(seen(2), RULES, Level.EXPERT) == legal(seen(2))[0]
    assert await brains.choose(seen(2), RULES, Level.CLUB) == legal(seen(2))[0]
    brains.close()


@pytest.mark.parametrize("watched", [undealt(seen(2)), not_asked(2)], ids=["no deal", "no turn"])
async def test_where_nothing_is_legal_the_failure_is_told(watched: PlayerView) -> None:
    brains = brains_with(failing, failing)
    with pytest.raises(ZeroDivisionError):
        await brains.choose(watched, RULES, Level.CLUB)
    brains.close()


async def test_who_gives_up_waiting_leaves_nothing_in_the_tally() -> None:
    stubborn = Stubborn()
    brains = brains_with(stubborn)
    waiting = asyncio.create_task(brains.choose(seen(1), RULES, Level.EXPERT))
    assert await asyncio.to_thread(stubborn.begun.wait, PATIENCE)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (brains.tally.decisions, brains.queue.waiting) == (0, 0)
    stubborn.let_go.set()
    brains.close()


async def test_once_closed_the_first_legal_thing_is_done() -> None:
    brains = Brains(Random(1))
    brains.close()
    assert await brains.choose(seen(1), RULES, Level.CLUB) == legal(seen(1))[0]
