"""``python -m tests.bench.reads``: how long pages wait for the database while tables play.

Each table takes a turn of the event loop every second, and writes one event to the database. One
person after another asks for leaderboards, statistics, histories and curves meanwhile. To compare
two versions of the code, run both in turn on the same ``--file``.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter

from bot.process import freeze_loaded_objects, switch_threads_often
from bot.ratings.ladders import Span
from bot.storage.database.database import Database
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore
from bot.storage.ratings.leaderboard import RankingMeasure
from bot.storage.results.rebuild import count_ladders
from tests.bench.load_figures import spread
from tests.bench.people_queries import Ask, people_queries
from tests.bench.standings import Board
from tests.bench.standings_made import END, Scale, World, make, users_of

SCALE = Scale(deals=100_000, players=1000, servers=20)
PAUSE = 0.005
"""Seconds between an answer and the next question."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the command line asks for."""

    tables: int
    rounds: int
    turn: float
    file: Path | None


def pages() -> Iterator[tuple[str, Ask]]:
    """The pages that are asked for, by name."""
    board = Board(everywhere=False, span=Span.SEASON, measure=RankingMeasure.RATING)
    yield "leaderboard", partial(board.page, offset=0)
    yield "own place", board.own
    for name, ask in people_queries():
        scope, _, page = name.partition(": ")
        if not page or scope == f"all {Span.EVER}":
            yield page or name, ask


class Tables:
    """Tables that play: each takes the event loop for a turn, then writes, once a second."""

    def __init__(self, database: Database, turn: float) -> None:
        self._store = SqlEventStore(database)
        self._turn = turn
        self._lots = Random()

    async def open(self, channel: int) -> int:
        """Open a table in this channel, and give its number."""
        return await self._store.open(1, channel, END, ())

    async def play(self, table_id: int) -> None:
        """Play at a table until cancelled."""
        seq = 0
        while True:
            await asyncio.sleep(self._lots.uniform(0.5, 1.5))
            began = perf_counter()
            while perf_counter() - began < self._turn:
                pass
            await self._store.append(table_id, seq, (Entry("CardPlayed", {"seat": "south"}, END),))
            seq += 1


async def measure(database: Database, rounds: int) -> dict[str, list[float]]:
    """Seconds from each question to its answer, by page."""
    took: defaultdict[str, list[float]] = defaultdict(list)
    people = users_of(World(SCALE, Random(11)))
    for guild, user in islice(people, rounds):
        for name, ask in pages():
            began = perf_counter()
            await database.read(partial(_asked, ask=ask, guild=guild, user=user))
            took[name].append(perf_counter() - began)
            await asyncio.sleep(PAUSE)
    return took


def _asked(connection: object, ask: Ask, guild: int, user: int) -> object:
    return ask(connection, guild, user)  # type: ignore[arg-type]


async def measure_beside(database: Database, chosen: Chosen) -> dict[str, list[float]]:
    """Measure while so many tables play."""
    tables = Tables(database, chosen.turn / 1000)
    first = Random().getrandbits(40)
    opened = [await tables.open(first + n) for n in range(chosen.tables)]
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(tables.play(table_id)) for table_id in opened]
        took = await measure(database, chosen.rounds)
        for task in playing:
            task.cancel()
    return took


async def run(chosen: Chosen, path: Path) -> None:
    """Make the database where there is none, let the tables play, and ask."""
    is_new = not await asyncio.to_thread(path.exists)
    database = await Database.open(f"sqlite:///{path}", busy_timeout=600)
    if is_new:
        world = World(SCALE, Random(7))
        await database.write(partial(make, world=world, first=0, last=SCALE.games))
        await database.write(count_ladders)
    await measure(database, 5)  # warm: plans, compiled statements, connections
    freeze_loaded_objects()
    took = await measure_beside(database, chosen)
    for name, seconds in took.items():
        sys.stdout.write(f"{name:>14}: {spread(seconds)}\n")
    await database.close()


def main() -> None:
    """Read the command line, and measure."""
    parser = ArgumentParser(prog="python -m tests.bench.reads", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="how many tables play (100)")
    parser.add_argument("--rounds", type=int, default=200, help="people who ask (200)")
    parser.add_argument("--turn", type=float, default=2.0, help="milliseconds a turn takes (2)")
    parser.add_argument("--file", type=Path, help="keep the database here, or use the one there")
    chosen = Chosen(**vars(parser.parse_args()))
    switch_threads_often()
    with tempfile.TemporaryDirectory(prefix="contree-reads-") as folder:
        asyncio.run(run(chosen, chosen.file or Path(folder) / "bench.db"))


if __name__ == "__main__":
    main()
