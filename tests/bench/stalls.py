"""``python -m tests.bench.stalls``: how long the event loop stalls while many computers think.

At each table three computers play with a fourth in a person's place, without a pause between two
moves: all tables think at once, all the time. Every move goes the way that it goes in the bot, into
a database too; nothing is drawn. A tick that is due every five milliseconds tells how late it came.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time

from bot.ai_workers import AiWorkers, Budget
from bot.app import WallClock
from bot.monitoring.logs import configure_logs
from bot.process import switch_threads_often
from bot.settings import Settings
from bot.storage.database.database import Database
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.preferences import SqlPlayerPreferences
from bot.storage.ratings.past_games import SqlPastGames
from bot.tables.events import TableOpened
from bot.tables.pace import Pace
from bot.tables.ports import TableServices
from bot.tables.refusals import TableRefused
from bot.tables.registry import Registry
from bot.tables.requests import Act, Open, Ready, Rematch, Request, Start
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from bot.tables.tasks import Tasks
from engine.game import awaited
from engine.players import Level
from engine.seats import Seat
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.bench.load_figures import spread
from tests.bench.metered_bot import Stalls, measure

HOST, HOST_SEAT = 1, Seat.SOUTH
QUIET = 3.0
"""Seconds in which nobody thinks: what the machine itself keeps the loop waiting."""


@dataclass
class Hosts:
    """Who sits at the tables beside the computers: plays as they do, and wants the next deal."""

    ai_workers: AiWorkers
    level: Level
    tasks: Tasks
    sessions: dict[int, Session]

    def changed(self, table: Table) -> None:
        """Look whether it is one's turn."""
        self.tasks.spawn(self._go_on(table), f"host of table {table.id}")

    def call(self, table: Table, seat: Seat) -> None:
        """Nobody is called: there is no clock."""

    async def _go_on(self, table: Table) -> None:
        request = await self._wish(table)
        session = self.sessions[table.opened.channel]
        if request is not None and session.table.revision == table.revision:
            with suppress(TableRefused):  # a computer has doubled out of turn
                await session.submit(table.host, request)

    async def _wish(self, table: Table) -> Request | None:
        if table.stage is Stage.FINISHED:
            return Rematch()
        if table.between_deals:
            return Ready()
        if table.game is None or HOST_SEAT not in awaited(table.rules, table.game):
            return None
        seen = view(table.rules, table.game, HOST_SEAT)
        return Act(table.move, await self.ai_workers.choose(seen, table.rules, self.level))


class Present:
    """The way to the tables: there is no Discord here that could be lost."""

    async def is_there(self) -> bool:
        """It is."""
        return True


async def run(asked: Namespace, folder: str) -> list[str]:
    """Let all tables play for a while; what is to be said of it."""
    settings = Settings(_env_file=None)
    ai_workers = AiWorkers(
        Random(asked.seed), Budget(asked.milliseconds, settings.patience_seconds)
    )
    ai_workers.warm_up()
    await ai_workers.warmed()
    clock, tasks = WallClock(), Tasks()
    database = await Database.open(f"sqlite:///{folder}/bench.sqlite3")
    hosts = Hosts(ai_workers, Level(asked.level), tasks, {})
    house = TableServices(
        log=SqlTableLog(SqlEventStore(database), clock.now),
        screen=hosts,
        computers=ai_workers,
        connection=Present(),
        preferences=SqlPlayerPreferences(database),
        past_games=SqlPastGames(database),
        clock=clock,
        chance=Random(asked.seed),
        pace=Pace(0, 0, Random(asked.seed).random),
        tasks=tasks,
    )
    registry = Registry(house)
    stalls = Stalls()
    meter = asyncio.create_task(measure(stalls))
    try:
        await asyncio.sleep(QUIET)
        quiet = list(stalls.late)
        await _begin(asked, registry, hosts)
        began, used = perf_counter(), process_time()
        before = (ai_workers.tally.decisions, ai_workers.tally.granted, ai_workers.tally.used)
        await asyncio.sleep(asked.seconds)
        ended, used = perf_counter(), process_time() - used
    finally:
        meter.cancel()
        with suppress(asyncio.CancelledError):
            await meter
        await tasks.close()
        ai_workers.close()
        await database.close()
    late = stalls.between(began, ended)
    decisions, granted, thought = (
        now - then
        for now, then in zip(
            (ai_workers.tally.decisions, ai_workers.tally.granted, ai_workers.tally.used),
            before,
            strict=True,
        )
    )
    return [
        f"{asked.tables} tables of {asked.level}s, {asked.rules}, {ended - began:.0f} s",
        f"event loop late by: {spread(late)}; while nobody thinks: {spread(quiet)}",
        f"decisions: {decisions / (ended - began):.1f} a second, {decisions:.0f} in all, "
        f"{ai_workers.tally.timeouts} timed out, {ai_workers.tally.errors} failed, "
        f"{ai_workers.tally.hurried} had no time to think",
        f"a decision: {granted / max(decisions, 1):.1f} ms granted, "
        f"{thought / max(decisions, 1):.1f} ms of processor time used",
        f"processor of the bot's own process: {used / (ended - began) * 100:.0f} % of a core",
    ]


async def _begin(asked: Namespace, registry: Registry, hosts: Hosts) -> None:
    for number in range(1, asked.tables + 1):
        opening = TableOpened(
            guild=1,
            channel=number,
            host=HOST,
            language="en",
            variant=asked.rules,
            version=find_variant(asked.rules).version,
            options=(),
            level=Level(asked.level),
        )
        session = await registry.open(opening, Open(computers=True))
        hosts.sessions[number] = session
        await session.submit(HOST, Start())


def main(arguments: Sequence[str]) -> int:
    """Measure what is asked for, and say it."""
    parser = ArgumentParser(prog="python -m tests.bench.stalls", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--level", choices=list(Level), default=Level.EXPERT)
    parser.add_argument("--rules", choices=[rules.key for rules in VARIANTS], default="contree")
    parser.add_argument("--milliseconds", type=float, default=Budget().milliseconds)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    switch_threads_often()
    configure_logs(Settings(log_level="error", _env_file=None))
    with tempfile.TemporaryDirectory(prefix="contree-stalls-") as folder:
        for line in asyncio.run(run(asked, folder)):
            sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
