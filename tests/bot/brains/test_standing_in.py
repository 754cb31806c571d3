"""Whoever fails, or takes too long, is stood in for by the club player: one answer, always."""

import asyncio
import threading
from random import Random

import pytest

from bot.brains import Brains
from bot.brains.threads import THREADS
from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level, choose
from engine.solver import Limits, SearchAbandoned, Solver
from engine.trumps import Trump
from engine.view import PlayerView
from tests.bot.brains.asking import (
    RULES,
    brains_with,
    last_legal,
    legal,
    not_asked,
    seen,
    undealt,
)
from tests.engine.solver.table import whole_deal

SOON = 0.05
PATIENCE = 60
DEALS = [whole_deal(RULES, f"brains {number}") for number in range(8)]


def clubs(watched: PlayerView) -> Action:
    """What the club player does."""
    return choose(Level.CLUB, watched, RULES, Random(1))


class Endless:
    """A player that searches deal after deal until it is told to stop."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.stopped = threading.Semaphore(0)

    def __call__(self, watched: PlayerView, luck: Chance, limits: Limits) -> Action:
        """Search, however long it takes."""
        solver = Solver(RULES, Trump.SPADES)
        self.begun.release()
        try:
            while True:
                for deal in DEALS:
                    solver.card_values(deal, limits=Limits(stop=limits.stop))
        except SearchAbandoned:
            self.stopped.release()
            raise


def failing(watched: PlayerView, luck: Chance, limits: Limits) -> Action:
    raise ZeroDivisionError


async def happens(semaphore: threading.Semaphore) -> None:
    """Wait for something that a thread does."""
    assert await asyncio.to_thread(semaphore.acquire, timeout=PATIENCE)


async def test_who_takes_too_long_is_stopped_and_the_club_player_answers() -> None:
    endless = Endless()
    brains = brains_with(endless, seconds=SOON)
    watched = seen(4)
    assert await brains.choose(watched, RULES, Level.EXPERT) == clubs(watched)
    assert brains.tally.failures == {"decisions": 1, "timeouts": 1, "errors": 0}
    await happens(endless.stopped)
    brains.close()


async def test_who_never_gets_a_turn_is_stood_in_for_too() -> None:
    let_go, asked = threading.Event(), []

    def stubborn(watched: PlayerView, luck: Chance, limits: Limits) -> Action:
        asked.append(watched)
        assert let_go.wait(PATIENCE)
        return last_legal(watched, luck, limits)

    brains = brains_with(stubborn, seconds=SOON)
    views = [seen(seed) for seed in range(3 * THREADS)]
    answers = await asyncio.gather(*(brains.choose(v, RULES, Level.EXPERT) for v in views))
    assert answers == [clubs(watched) for watched in views]
    assert brains.tally.timeouts == 3 * THREADS
    let_go.set()
    brains.close()
    assert len(asked) == THREADS


@pytest.mark.parametrize("error", [ValueError("no idea"), KeyError(), ZeroDivisionError()])
async def test_the_club_player_answers_for_one_that_fails(error: Exception) -> None:
    def expert(watched: PlayerView, luck: Chance, limits: Limits) -> Action:
        raise error

    brains = brains_with(expert)
    assert await brains.choose(seen(2), RULES, Level.EXPERT) == clubs(seen(2))
    assert brains.tally.failures == {"decisions": 1, "timeouts": 0, "errors": 1}
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


async def test_who_gives_up_waiting_stops_the_thought() -> None:
    endless = Endless()
    brains = brains_with(endless)
    waiting = asyncio.create_task(brains.choose(seen(1), RULES, Level.EXPERT))
    await happens(endless.begun)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await happens(endless.stopped)
    assert brains.tally.decisions == 0
    brains.close()


async def test_closing_stops_whoever_thinks() -> None:
    endless = Endless()
    brains = brains_with(endless)
    waiting = asyncio.create_task(brains.choose(seen(1), RULES, Level.EXPERT))
    await happens(endless.begun)
    brains.close()
    await happens(endless.stopped)
    assert await waiting == legal(seen(1))[0]


async def test_once_closed_the_first_legal_thing_is_done() -> None:
    brains = Brains(Random(1))
    brains.close()
    assert await brains.choose(seen(1), RULES, Level.CLUB) == legal(seen(1))[0]
