"""``python -m tests.bench.analysis_flood``: what a flood of analyses costs somebody beside it.

Somebody has a deal analysed, first alone, then while two others ask for another deal every second.
How long they wait for the first result and for the whole, and how many of the others' deals were
asked for, admitted and done. The real process thinks; nobody plays meanwhile.
"""

import asyncio
import logging
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import structlog

from bot.ai_workers import AiWorkers
from bot.analysis.analyst import Analyst
from bot.analysis.jobs import AnalysisJob, TooManyAnalyses
from bot.app import WallClock
from bot.storage.database.database import Database
from bot.storage.log.replayed_deals import PastDeals
from bot.storage.shared_deals import share
from bot.tables.tasks import Tasks
from tests.engine.players.analysis.played_deals import played

SECONDS = 90.0
EVERY = 1.0
BEFORE = 15.0
"""How long the flood lasts before the bystander asks."""

FLOODERS, BYSTANDER = (1, 2), 3


@dataclass
class Flood:
    """What two people asked for, and what they got."""

    asked: int = 0
    jobs: list[AnalysisJob] = field(default_factory=list)

    @property
    def done(self) -> int:
        """How many of their deals are analysed."""
        return sum(job.over for job in self.jobs)


class Bench:
    """An analyst with the real process, and a database of its own."""

    def __init__(self, database: Database, workers: AiWorkers) -> None:
        deals = PastDeals(database)
        self._database = database
        self._analyst = Analyst(workers, database, deals, WallClock(), Tasks())

    async def ask(self, seed: int, user: int) -> AnalysisJob:
        """Have the deal of this seed analysed for somebody."""
        record = played("contree", seed)
        now = WallClock().now()
        deal = await self._database.write(lambda c: share(c, str(record), now))
        return await self._analyst.begin(deal, record, user)

    async def waited(self, seed: int) -> str:
        """How long the bystander waits."""
        began = perf_counter()
        job = await self.ask(seed, BYSTANDER)
        await job.outlined()
        first = perf_counter() - began
        await job.result()
        return f"first result {first:.2f} s, all {perf_counter() - began:.1f} s"

    async def flood(self, flood: Flood) -> None:
        """Ask for ever, each time for another deal."""
        while True:
            for user in FLOODERS:
                flood.asked += 1
                with suppress(TooManyAnalyses):
                    flood.jobs.append(await self.ask(1000 + flood.asked, user))
            await asyncio.sleep(EVERY)


async def run(seconds: float) -> None:
    """Measure and print."""
    workers = AiWorkers(Random(1))
    workers.warm_up()
    await workers.warmed()
    with TemporaryDirectory() as folder:
        database = await Database.open(f"sqlite:///{Path(folder) / 'contree.db'}")
        bench, flood = Bench(database, workers), Flood()
        await bench.waited(1)  # loads the judge
        sys.stdout.write(f"alone: {await bench.waited(2)}\n")
        flooding = asyncio.create_task(bench.flood(flood))
        began = perf_counter()
        await asyncio.sleep(BEFORE)
        sys.stdout.write(f"beside the flood: {await bench.waited(3)}\n")
        await asyncio.sleep(max(0.0, seconds - (perf_counter() - began)))
        flooding.cancel()
        with suppress(asyncio.CancelledError):
            await flooding
        lasted = perf_counter() - began
        told = f"{flood.asked} asked, {len(flood.jobs)} admitted, {flood.done} done"
        sys.stdout.write(f"the flood in {lasted:.0f} s: {told}\n")
        workers.close()
        await database.close()


def main(arguments: Sequence[str]) -> None:
    """Run from the command line."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args(arguments)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    asyncio.run(run(chosen.seconds))


if __name__ == "__main__":
    main(sys.argv[1:])
