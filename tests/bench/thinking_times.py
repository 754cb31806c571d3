"""``python -m tests.bench.thinking_times``: whether thinking time tells a computer's hand.

At each table three computers play beside a person who plays at once. Each card of a computer is
timed from its turn to the moment at which it is shown, and the thought behind it on its own. The
rows are the numbers of cards among which the computer could choose: what differs from row to row
tells something of a hand. Leads are left out: they wait longer, as everybody sees why.
"""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import quantiles
from time import perf_counter

from bot.ai_workers import AiWorkers
from bot.app import WallClock
from bot.monitoring.logs import configure_logs
from bot.settings import Settings
from bot.tables.computer_moves import Mover
from bot.tables.pace import Pace
from bot.tables.requests import Request, SetLevel, Start
from bot.tables.table import Stage, Table
from engine.actions import Action, PlayCard
from engine.players import Level
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.view import PlayerView
from tests.bot.tables.evening import ANNA, Evening
from tests.bot.tables.room import Room

SHOWN = (10, 50, 90, 99)
"""The percentiles of each row."""

FEW = 10
"""A row with fewer moves says nothing."""


@dataclass
class Times:
    """Seconds by how many cards there were to choose from: until the move, and of the thought."""

    until_shown: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    thought: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))

    def lines(self) -> list[str]:
        """A table with a row for each number of cards."""
        names = "".join(f"{f'p{each}':>8}" for each in SHOWN)
        told = [f"{'cards':>5}{'moves':>7}{names}   of the thought alone:{names}"]
        for cards, seconds in sorted(self.until_shown.items()):
            if len(seconds) >= FEW:
                thought = _row(self.thought.get(cards, ()))
                told.append(f"{cards:>5}{len(seconds):>7}{_row(seconds)}{'':>24}{thought}")
        return told


class TimedBrain:
    """Worker as the bot's computers do, and notes how long each thought lasts."""

    def __init__(self, ai_workers: AiWorkers, times: Times) -> None:
        self._ai_workers = ai_workers
        self._times = times

    async def choose(
        self, view: PlayerView, rules: RuleSet, level: Level, understanding: Understanding, /
    ) -> Action:
        """What they choose."""
        began = perf_counter()
        action = await self._ai_workers.choose(view, rules, level, understanding)
        deal = view.deal
        if isinstance(action, PlayCard) and deal is not None and deal.trick and deal.trick.plays:
            self._times.thought[len(deal.legal)].append(perf_counter() - began)
        return action


async def play(mover: Mover, level: Level, seed: int, times: Times) -> None:
    """One game after the other, until cancelled."""
    while True:
        evening, seed = Evening(computers=True, seed=seed), seed + 1000
        evening.ask(ANNA, SetLevel(level))
        evening.ask(ANNA, Start())
        while evening.table.stage is not Stage.FINISHED:
            if evening.table.between_deals:
                evening.next_deal()
                continue
            table, seat = evening.table, evening.table.awaited[0]
            if table.thinker is not seat or table.game is None:
                evening.move()
                continue
            cards, began = len(evening.legal(seat)), perf_counter()
            action = await mover.choice(table, table.game, seat)
            if isinstance(action, PlayCard) and _follows(table):
                times.until_shown[cards].append(perf_counter() - began)
            evening.act(seat, action)


async def run(asked: Namespace) -> list[str]:
    """Let all tables play for a while; what is to be said of it."""
    times, ai_workers = Times(), AiWorkers(Random(asked.seed))
    ai_workers.warm_up()
    await ai_workers.warmed()
    rng = Random(asked.seed)
    house = replace(
        Room(clock=WallClock()).house,
        computers=TimedBrain(ai_workers, times),
        pace=Pace(asked.pace, 2 * asked.pace, rng.random),
    )
    mover, level = Mover(house, _nobody_asks), Level(asked.level)
    playing = [
        asyncio.create_task(play(mover, level, asked.seed + each, times))
        for each in range(asked.tables)
    ]
    try:
        await asyncio.wait(playing, timeout=asked.seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        ai_workers.close()
    head = f"{asked.tables} tables of {asked.level}s, pace {asked.pace} s, milliseconds from turn:"
    return [head, *times.lines()]


def _follows(table: Table) -> bool:
    deal = table.game.deal if table.game else None
    return deal is not None and deal.trick is not None and bool(deal.trick.plays)


async def _nobody_asks(_user: int, _request: Request) -> Table:
    raise NotImplementedError


def _row(seconds: Sequence[float]) -> str:
    if len(seconds) < FEW:
        return "".join(f"{'-':>8}" for _ in SHOWN)
    cuts = quantiles(seconds, n=100, method="inclusive")
    return "".join(f"{cuts[each - 1] * 1000:>8.0f}" for each in SHOWN)


def main(arguments: Sequence[str]) -> int:
    """Measure what is asked for, and say it."""
    parser = ArgumentParser(prog="python -m tests.bench.thinking_times", description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--level", choices=list(Level), default=Level.EXPERT)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    configure_logs(Settings(log_level="error", _env_file=None))
    for line in asyncio.run(run(asked)):
        sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
