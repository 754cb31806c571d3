"""``python -m tests.bench.moves``: moves a second on SQLite, and how long one takes by itself.

Many tables play as fast as they may, each move once the one before is stored: first with a commit
for each move, then with one for those that wait at the same time. Then one table plays now and
then, by which nobody else is kept waiting. The two ways take turns.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import perf_counter

from sqlalchemy import event

from bot.storage.database.database import Database
from bot.storage.database.sqlite import SqliteBackend
from bot.storage.log import event_log
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore
from tests.bench.load_figures import spread
from tests.bench.standings_made import END

WAYS = {"a commit each": True, "shared commits": False}
"""Whether each write is exclusive."""

PAUSE = 0.02
"""Seconds between two moves of the table that plays now and then."""


class Tables:
    """Tables of a new database that play."""

    def __init__(self, database: Database, numbers: Sequence[int]) -> None:
        self._database = database
        self._reached = dict.fromkeys(numbers, 0)

    async def as_fast_as_possible(self, seconds: float, *, exclusive: bool) -> list[float]:
        """Play everywhere at once; the seconds that each move took."""
        took: list[float] = []
        ends = perf_counter() + seconds

        async def play(number: int) -> None:
            while perf_counter() < ends:
                took.append(await self._move(number, exclusive=exclusive))

        await asyncio.gather(*map(play, self._reached))
        return took

    async def now_and_then(self, moves: int, *, exclusive: bool) -> list[float]:
        """Play at one table; the seconds that each move took."""
        took = []
        for _ in range(moves):
            took.append(await self._move(min(self._reached), exclusive=exclusive))
            await asyncio.sleep(PAUSE)
        return took

    async def _move(self, number: int, *, exclusive: bool) -> float:
        entries = (Entry("CardPlayed", {"seat": "south", "card": "JH"}, END),)
        began, expected = perf_counter(), self._reached[number]
        move = partial(event_log.append, table_id=number, expected=expected, entries=entries)
        await self._database.write(move, exclusive=exclusive)
        self._reached[number] += 1
        return perf_counter() - began


def count_commits(database: Database) -> list[None]:
    """Grows with each commit."""
    commits: list[None] = []
    backend = database._backend
    if isinstance(backend, SqliteBackend):
        event.listen(backend._writer, "commit", lambda _: commits.append(None))
    return commits


async def run(path: Path, how_many: int, rounds: int, seconds: float) -> None:
    """Measure each way in turn."""
    database = await Database.open(f"sqlite:///{path}")
    store = SqlEventStore(database)
    tables = Tables(database, [await store.open(1, n, END, ()) for n in range(how_many)])
    commits = count_commits(database)
    fast: defaultdict[str, list[float]] = defaultdict(list)
    slow: defaultdict[str, list[float]] = defaultdict(list)
    committed: defaultdict[str, int] = defaultdict(int)
    for _ in range(rounds):
        for way, exclusive in WAYS.items():
            before = len(commits)
            fast[way] += await tables.as_fast_as_possible(seconds, exclusive=exclusive)
            committed[way] += len(commits) - before
            slow[way] += await tables.now_and_then(100, exclusive=exclusive)
    for way, took in fast.items():
        a_second, each = len(took) / (rounds * seconds), len(took) / max(committed[way], 1)
        sys.stdout.write(f"{way}, {how_many} tables as fast as possible: ")
        sys.stdout.write(f"{a_second:.0f} moves a second, {each:.1f} a commit; {spread(took)}\n")
    for way, took in slow.items():
        sys.stdout.write(f"{way}, one table now and then: {spread(took)}\n")
    await database.close()


def main() -> None:
    """Read the command line, and measure."""
    parser = ArgumentParser(prog="python -m tests.bench.moves", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="how many tables play (50)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each way (5)")
    parser.add_argument("--seconds", type=float, default=3, help="of each round (3)")
    parser.add_argument("--folder", type=Path, help="on which disk: that of this folder")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="contree-moves-", dir=chosen.folder) as folder:
        path = Path(folder) / "bench.db"
        asyncio.run(run(path, chosen.tables, chosen.rounds, chosen.seconds))


if __name__ == "__main__":
    main()
