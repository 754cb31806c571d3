"""``python -m tests.bench.analyses_beside_tables``: what analyses in the queue cost the tables.

Experts decide at random moments, as often as at so many tables: first alone, then while 20 deals
are analysed one after another. How long each decision takes, the time in the queue included.
"""

import asyncio
import logging
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from time import perf_counter

import numpy as np
import structlog

from bot.ai_workers import AiWorkers
from bot.ai_workers.questions import JudgeDecision, PutTogether
from engine.deal_record import DealRecord
from engine.players import Level
from engine.players.analysis import JudgedDecision
from engine.view import PlayerView, view
from tests.bot.ai_workers.asking import answered
from tests.engine.players.analysis.played_deals import played

TABLES, SECONDS, ANALYSES = 40, 60.0, 20

A_TABLE = 0.16
"""Decisions of computers a second at a table of two people."""

GAME = "contree"


def decisions() -> Sequence[PlayerView]:
    """What the players of some deals saw when they had to choose."""
    records = [played(GAME, seed) for seed in range(100, 110)]
    views = [view(r.rules, one.state, one.seat) for r in records for one in r.decisions()]
    return [seen for seen in views if seen.deal is not None and len(seen.deal.legal) > 1]


async def latencies(workers: AiWorkers, views: Sequence[PlayerView], tables: int) -> list[float]:
    """How long each decision took, in milliseconds."""
    luck, taken = Random("moments"), list[float]()
    rules = played(GAME).rules

    async def one(seen: PlayerView) -> None:
        began = perf_counter()
        await workers.choose(seen, rules, Level.EXPERT)
        taken.append(1000 * (perf_counter() - began))

    until = perf_counter() + SECONDS
    async with asyncio.TaskGroup() as group:
        while perf_counter() < until:
            await asyncio.sleep(luck.expovariate(A_TABLE * tables))
            group.create_task(one(luck.choice(views)))
    return taken


async def analyse(workers: AiWorkers, records: Sequence[DealRecord], done: list[int]) -> None:
    """Analyse deals one after another, one question at a time."""
    for record in records:
        line = str(record)
        numbers = range(1, len(record.decisions()) + 1)
        answers = [await answered(workers, JudgeDecision(line, number)) for number in numbers]
        judged = tuple(answer for answer in answers if isinstance(answer, JudgedDecision))
        await answered(workers, PutTogether(line, judged))
        done.append(len(judged))


async def run(tables: int) -> None:
    """Measure and print."""
    workers, views = AiWorkers(Random(1)), decisions()
    await workers.warm_up()
    waiting = [played(GAME, seed) for seed in range(200, 200 + ANALYSES)]
    await analyse(workers, waiting[:1], [])  # loads the judge
    for name, records in (("alone", []), (f"beside {ANALYSES} analyses", waiting)):
        done = list[int]()
        analysing = asyncio.create_task(analyse(workers, records, done))
        found = await latencies(workers, views, tables)
        analysing.cancel()
        with suppress(asyncio.CancelledError):
            await analysing
        p50, p99 = np.percentile(found, (50, 99))
        told = f"{len(found)} decisions, p50 {p50:.0f} ms, p99 {p99:.0f} ms, at most"
        rest = f"{max(found):.0f} ms; {len(done)} deals analysed meanwhile\n"
        sys.stdout.write(f"{name}: {told} {rest}")
    workers.close()


def main(arguments: Sequence[str]) -> None:
    """Run from the command line."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    chosen = parser.parse_args(arguments)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    asyncio.run(run(chosen.tables))


if __name__ == "__main__":
    main(sys.argv[1:])
