"""When a computer's move is shown tells nothing of its cards."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from random import Random

import pytest

from bot.tables.computer_moves import Mover
from bot.tables.pace import SPREAD
from bot.tables.requests import Request
from bot.tables.table import Stage, Table
from engine.actions import Action
from engine.players import Level
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import PlayerView
from tests.bot.tables.minds import ScriptedBrain
from tests.bot.tables.room import MOVE, TRICK, Room
from tests.bot.tables.stages import alone

Delays = dict[int, list[float]]
"""Seconds from turn to move, by how many actions there were to choose from."""

LAST = 7
"""The tricks before the last one, in which nobody has a choice."""


class RunningClock:
    """A clock on which whoever sleeps wakes at once, and so much later."""

    def __init__(self) -> None:
        self.passed = 0.0

    def now(self) -> datetime:
        """Nobody asks."""
        raise NotImplementedError

    def monotonic(self) -> float:
        """Seconds that have passed."""
        return self.passed

    async def sleep(self, seconds: float) -> None:
        """Let so much pass."""
        self.passed += seconds


class SlowBrain(ScriptedBrain):
    """Takes some seconds for a choice among so many actions."""

    def __init__(self, clock: RunningClock, seconds: Callable[[int], float]) -> None:
        super().__init__()
        self._clock = clock
        self._seconds = seconds

    async def choose(
        self, view: PlayerView, rules: RuleSet, level: Level, understanding: Understanding, /
    ) -> Action:
        """The first legal action, after a while."""
        assert view.deal is not None
        await self._clock.sleep(self._seconds(len(view.deal.legal)))
        return await super().choose(view, rules, level, understanding)


def turns(games: int) -> Iterator[tuple[Table, Seat, int]]:
    """Computers' turns, each with the number of actions to choose from."""
    rng = Random(2)
    for seed in range(games):
        evening = alone(seed)
        while evening.table.stage is not Stage.FINISHED:
            if evening.table.between_deals:
                evening.next_deal()
                continue
            seat = evening.table.awaited[0]
            legal = evening.legal(seat)
            if evening.table.thinker is seat:
                yield evening.table, seat, len(legal)
            evening.act(seat, rng.choice(legal))


def in_a_trick(table: Table) -> bool:
    """Whether a card lies before the player, and there will be another trick."""
    assert table.game is not None
    deal = table.game.deal
    return deal is not None and bool(deal.trick and deal.trick.plays) and len(deal.tricks) < LAST


def in_the_second_trick(table: Table) -> bool:
    """Whether that is so in the second trick."""
    assert table.game is not None
    assert table.game.deal is not None
    return in_a_trick(table) and len(table.game.deal.tricks) == 1


def delays(
    seconds: Callable[[int], float],
    rng: Callable[[], float],
    *,
    games: int,
    counted: Callable[[Table], bool] = lambda _: True,
) -> Delays:
    """How long the turns last that are counted, for players who think so long."""
    found: Delays = {}
    clock = RunningClock()

    async def measure() -> None:
        house = replace(Room(clock=clock, rng=rng).house, computers=SlowBrain(clock, seconds))
        mover = Mover(house, nobody_asks)
        for table, seat, choices in turns(games):
            assert table.game is not None
            began = clock.passed
            await mover.choice(table, table.game, seat)
            if counted(table):
                found.setdefault(choices, []).append(round(clock.passed - began, 6))

    asyncio.run(measure())
    return found


async def nobody_asks(_user: int, _request: Request) -> Table:
    """What a computer wants is not done here."""
    raise NotImplementedError


def apart(some: list[float], others: list[float]) -> float:
    """How far apart two distributions are, from 0 to 1 (Kolmogorov and Smirnov)."""
    return max(
        abs(
            sum(each <= at for each in some) / len(some)
            - sum(e <= at for e in others) / len(others)
        )
        for at in {*some, *others}
    )


def test_decisions_end_before_their_move_is_shown() -> None:
    found = delays(lambda choices: 0.02 * choices, lambda: 0.5, games=3)
    usual = 1 + SPREAD / 2
    assert min(found) == 1
    assert max(found) > 8
    assert {each for spent in found.values() for each in spent} == {MOVE * usual, TRICK * usual}
    assert {MOVE * usual, TRICK * usual} == set(found[1])


def test_the_delay_varies() -> None:
    found = delays(lambda _: 0.0, Random(1).random, games=1)
    spent = [each for each in found[1] if each < TRICK]
    assert MOVE <= min(spent) < max(spent) <= MOVE * (1 + SPREAD)
    assert len(set(spent)) == len(spent)


@pytest.mark.slow
def test_where_thoughts_outlast_the_pace_a_forced_card_is_as_late_as_a_choice() -> None:
    thoughts, rng = Random(3), Random(4)
    slow = delays(
        lambda _: thoughts.uniform(TRICK, 3 * TRICK), rng.random, games=240, counted=in_a_trick
    )
    forced = slow.pop(1)
    chosen = [each for spent in slow.values() for each in spent]
    assert min(len(forced), len(chosen)) > 1000
    assert apart(forced, chosen) < 0.08


@pytest.mark.slow
def test_a_moves_delay_does_not_tell_how_many_choices_there_were() -> None:
    slow = delays(lambda n: TRICK + n, Random(4).random, games=120, counted=in_the_second_trick)
    forced = slow.pop(1)
    few = [each for choices, spent in slow.items() if choices < 4 for each in spent]
    many = [each for choices, spent in slow.items() if choices >= 4 for each in spent]
    assert min(len(forced), len(few), len(many)) > 30
    assert max(apart(forced, few), apart(forced, many)) < 0.1
