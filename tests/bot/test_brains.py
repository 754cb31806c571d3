"""Computer players think beside the event loop, and always answer."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from random import Random

import pytest
import pytest_asyncio

from bot import brains as brains_module
from bot.brains import THREADS, Brains
from engine.actions import Action
from engine.game import apply as played
from engine.game import awaited, deal, decide, legal_actions, new_game
from engine.players import Level
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState
from engine.variants import find_variant
from engine.view import PlayerView, view

RULES = find_variant("contree")
Choose = Callable[[Level, PlayerView, RuleSet, Random], Action]


def started(seed: int) -> GameState:
    """A game, dealt."""
    chance = Random(seed)
    state = played(RULES, None, new_game(RULES, chance))
    assert state is not None
    state = played(RULES, state, deal(RULES, state, chance))
    assert state is not None
    return state


def seen(seed: int) -> PlayerView:
    """What the first to speak sees of a game that was just dealt."""
    state = started(seed)
    return view(RULES, state, RULES.seating.after(state.dealer))


@pytest_asyncio.fixture
async def brains() -> AsyncIterator[Brains]:
    made = Brains(Random(1))
    yield made
    made.close()


@pytest.fixture
def play_as(monkeypatch: pytest.MonkeyPatch) -> Callable[[Choose], None]:
    return lambda choose: monkeypatch.setattr(brains_module, "choose", choose)


def last_legal(level: Level, view: PlayerView, rules: RuleSet, luck: Random) -> Action:
    assert view.deal is not None
    return view.deal.legal[-1]


@pytest.mark.parametrize("level", list(Level))
async def test_the_answer_is_legal(brains: Brains, level: Level) -> None:
    for seed in range(5):
        state = started(seed)
        seat = RULES.seating.after(state.dealer)
        action = await brains.choose(view(RULES, state, seat), RULES, level)
        assert action in legal_actions(RULES, state, seat)


async def test_the_player_is_asked_with_all_that_it_may_know(
    brains: Brains, play_as: Callable[[Choose], None]
) -> None:
    asked: list[tuple[Level, PlayerView, RuleSet]] = []

    def choose(level: Level, view: PlayerView, rules: RuleSet, luck: Random) -> Action:
        asked.append((level, view, rules))
        return last_legal(level, view, rules, luck)

    play_as(choose)
    action = await brains.choose(seen(3), RULES, Level.CLUB)
    assert asked == [(Level.CLUB, seen(3), RULES)]
    assert action == last_legal(Level.CLUB, seen(3), RULES, Random())


async def test_thinking_does_not_stop_the_event_loop(
    brains: Brains, play_as: Callable[[Choose], None]
) -> None:
    loop, begun, let_go = asyncio.get_running_loop(), asyncio.Event(), threading.Event()
    names: list[str] = []

    def choose(level: Level, view: PlayerView, rules: RuleSet, luck: Random) -> Action:
        names.append(threading.current_thread().name)
        loop.call_soon_threadsafe(begun.set)
        assert let_go.wait(timeout=60)
        return last_legal(level, view, rules, luck)

    play_as(choose)
    thinking = asyncio.create_task(brains.choose(seen(1), RULES, Level.CLUB))
    await begun.wait()  # the loop turns while the player thinks
    assert not thinking.done()
    let_go.set()
    assert await thinking == last_legal(Level.CLUB, seen(1), RULES, Random())
    assert names[0].startswith("brain")


async def test_so_many_think_at_once_and_no_more(
    brains: Brains, play_as: Callable[[Choose], None]
) -> None:
    together, most, lock = threading.Barrier(THREADS), [], threading.Lock()
    thinking: set[str] = set()

    def choose(level: Level, view: PlayerView, rules: RuleSet, luck: Random) -> Action:
        with lock:
            thinking.add(threading.current_thread().name)
            most.append(len(thinking))
        together.wait(timeout=60)
        with lock:
            thinking.discard(threading.current_thread().name)
        return last_legal(level, view, rules, luck)

    play_as(choose)
    asked = (brains.choose(seen(seed), RULES, Level.CLUB) for seed in range(3 * THREADS))
    await asyncio.gather(*asked)
    assert max(most) == THREADS


@pytest.mark.parametrize("error", [ValueError("no idea"), KeyError(), ZeroDivisionError()])
async def test_a_player_that_fails_does_the_first_legal_thing(
    brains: Brains, play_as: Callable[[Choose], None], error: Exception
) -> None:
    def choose(level: Level, view: PlayerView, rules: RuleSet, luck: Random) -> Action:
        raise error

    play_as(choose)
    state = started(2)
    seat = RULES.seating.after(state.dealer)
    action = await brains.choose(view(RULES, state, seat), RULES, Level.CLUB)
    assert action == legal_actions(RULES, state, seat)[0]


@pytest.mark.parametrize("nothing", ["no deal", "not its turn"])
async def test_where_nothing_is_legal_the_failure_is_told(
    brains: Brains, play_as: Callable[[Choose], None], nothing: str
) -> None:
    def choose(level: Level, view: PlayerView, rules: RuleSet, luck: Random) -> Action:
        raise ValueError("nothing to choose")

    play_as(choose)
    watched = seen(2)
    if nothing == "no deal":
        watched = replace(watched, deal=None)
    else:
        state = started(2)
        watched = view(RULES, state, state.dealer)
        assert watched.deal is not None
        assert watched.deal.legal == ()
    with pytest.raises(ValueError, match="nothing to choose"):
        await brains.choose(watched, RULES, Level.CLUB)


async def drawn(seed: int, play_as: Callable[[Choose], None]) -> list[float]:
    """The luck that the players of a seed have, one after the other."""
    lucks: list[float] = []

    def choose(level: Level, view: PlayerView, rules: RuleSet, luck: Random) -> Action:
        lucks.append(luck.random())
        return last_legal(level, view, rules, luck)

    play_as(choose)
    brains = Brains(Random(seed))
    for _ in range(4):
        await brains.choose(seen(1), RULES, Level.CLUB)
    brains.close()
    return lucks


async def test_luck_is_reproducible(play_as: Callable[[Choose], None]) -> None:
    first = await drawn(7, play_as)
    assert first == await drawn(7, play_as)
    assert first != await drawn(8, play_as)
    assert len(set(first)) == 4


async def test_a_whole_deal_is_reproducible() -> None:
    assert await _deal_played(5) == await _deal_played(5)


async def _deal_played(seed: int) -> GameState:
    brains = Brains(Random(seed))
    state = started(seed)
    while waiting := awaited(RULES, state):
        seat: Seat = waiting[0]
        action = await brains.choose(view(RULES, state, seat), RULES, Level.CLUB)
        after = played(RULES, state, decide(RULES, state, seat, action))
        assert after is not None
        state = after
    brains.close()
    return state


async def test_once_closed_the_first_legal_thing_is_done(
    brains: Brains, play_as: Callable[[Choose], None]
) -> None:
    play_as(last_legal)
    brains.close()
    watched = seen(1)
    assert watched.deal is not None
    assert await brains.choose(watched, RULES, Level.CLUB) == watched.deal.legal[0]
