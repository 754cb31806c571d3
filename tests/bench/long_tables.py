"""``python -m tests.bench.long_tables``: how long tables of many deals hold the event loop.

Tables of so many deals lie in a file of SQLite beside a million deals of other games. All come back
as at a start of the bot; then deals of them are checked and looked at, by several people at once,
as a check of deals and ``/contree history`` do it, without Discord. Each turn of the event loop
is measured: by the clock, and by the processor's time of its thread alone.
"""

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import patch

from sqlalchemy import Connection

from bot.i18n import words
from bot.process import freeze_loaded_objects, switch_threads_often
from bot.storage.database.database import Database
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import TableRow
from bot.storage.log.replayed_deals import PastDeals, kept_game
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.ratings import fold
from bot.storage.results.outcomes import results_of
from bot.storage.stats.history import Selection, history_of
from bot.tables.events import TableEvent, TableOpened
from bot.tables.requests import NOBODY, Act, ComputerAct, Ready, Rematch, Request, Start
from bot.tables.table import Stage, Table
from cogs.history import HistoryPage, history_page, past_deal, past_game
from cogs.table.pages import public
from cogs.table.review import Review
from cogs.table.sheet import sheet
from cogs.verify import verify_page
from engine.actions import Pass
from engine.game import legal_actions
from tests.bench.standings_made import END, Scale, World, make
from tests.bot.tables.evening import ANNA, Evening, opening, owner

GUILD, FIRST_CHANNEL = 700, 800
PEOPLE = 5
"""So many press at once."""
PASSES = 0.7
TARGETS = (1_000, 10_000_000)
"""What the tables play to: every other one plays a single game, longer than any may last."""
SAY = words("fr")


class Turns:
    """The turns of the event loop: the longest, and all together, in seconds."""

    def __init__(self) -> None:
        self.longest = self.longest_busy = self.busy = 0.0

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Measure every turn meanwhile."""
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            began, worked = time.perf_counter(), time.thread_time()
            run(handle)
            busy = time.thread_time() - worked
            self.busy += busy
            self.longest_busy = max(self.longest_busy, busy)
            self.longest = max(self.longest, time.perf_counter() - began)

        with patch.object(asyncio.Handle, "_run", timed):
            yield


@dataclass(frozen=True, slots=True)
class Bench:
    """What is measured, as the bot holds it."""

    database: Database
    log: SqlTableLog
    deals: PastDeals

    async def start(self) -> None:
        """Bring every table back."""
        for number in await self.log.open_tables():
            await self.log.load(number)

    async def verify(self, table: int, chosen: int | None) -> None:
        """Check a deal."""
        told = await self.deals.choose(table, chosen)
        if told is None:
            raise ValueError("no such deal")
        verify_page(table, told, SAY)

    async def look(self, table: int, number: int) -> None:
        """Look at one's games, at one of them, and at its last deal."""
        reading = partial(
            history_of, chosen=Selection(guild_id=GUILD), user_id=ANNA, offset=0, limit=8
        )
        history_page(await self.database.read(reading), HistoryPage(ANNA), SAY, own=True)
        game = await self.database.read(
            partial(kept_game, table_id=table, number=number, reader=ANNA)
        )
        if game is None:
            raise ValueError("no such game")
        past_game(game, HistoryPage(ANNA), SAY)
        *_, last = await self.deals.of_game(table, number)
        review = Review(last.kept, last.players.get(ANNA), in_full=True)
        past_deal(game, review, HistoryPage(ANNA), SAY)

    async def draw(self, table: int) -> None:
        """Draw the table and its score sheet."""
        stands = await self.log.load(table)
        public(stands, SAY)
        if stands.game:
            sheet(stands, stands.game, SAY)


def played(deals: int, target: int) -> list[TableEvent]:
    """The log of a table of so many deals, played at random."""
    evening = Evening(opening(target=target), seed=target)
    chance, done = Random(target), 1
    evening.ask(ANNA, Start(fill=True))
    while done < deals or not evening.table.between_deals:
        done += evening.table.between_deals or evening.table.stage is Stage.FINISHED
        for user, request in _next(evening.table, chance):
            evening.ask(user, request)
    return list(evening.log)


def _next(table: Table, chance: Random) -> Iterator[tuple[int, Request]]:
    if table.stage is Stage.FINISHED:
        yield ANNA, Rematch()
        return
    if table.between_deals or table.game is None:
        yield from ((owner(table, seat), Ready()) for seat in table.present)
        return
    seat = table.awaited[0]
    legal = legal_actions(table.rules, table.game, seat)
    action = Pass() if Pass() in legal and chance.random() < PASSES else chance.choice(legal)
    if table.is_present(seat):
        yield owner(table, seat), Act(table.move, action)
    else:
        yield NOBODY, ComputerAct(table.move, seat, action)


async def keep(database: Database, asked: Namespace) -> list[int]:
    """Write it all; the numbers of the tables."""
    scale = Scale(asked.stored, 10_000, 200)
    world = World(scale, Random(7))
    await database.write(partial(make, world=world, first=0, last=scale.games))
    store, numbers = SqlEventStore(database), []
    logs = [played(asked.deals, target) for target in TARGETS]
    for nth in range(asked.tables):
        first, *others = logs[nth % len(logs)]
        if not isinstance(first, TableOpened):
            raise TypeError("a log begins with its opening")
        channel = FIRST_CHANNEL + nth
        entries = [
            Entry(*encode(event), END + timedelta(seconds=second))
            for second, event in enumerate((replace(first, channel=channel), *others))
        ]
        number = await store.open(GUILD, channel, END, entries)
        row = await store.find(number)
        await database.write(partial(_record, entries=entries, row=row))
        numbers.append(number)
    return numbers


def _record(connection: Connection, entries: Sequence[Entry], row: TableRow | None) -> None:
    if row is None:
        raise ValueError("no such table")
    for result in results_of(entries, row):
        fold.record(connection, result)


async def measure(name: str, work: Callable[[], Awaitable[object]]) -> str:
    """Do this, and say how long the event loop was held."""
    turns, began = Turns(), time.perf_counter()
    with turns.measured():
        await work()
    return (
        f"{name:44} {time.perf_counter() - began:7.2f} s, longest turn"
        f" {turns.longest * 1000:6.1f} ms, of the processor {turns.longest_busy * 1000:6.1f} ms,"
        f" all turns {turns.busy * 1000:7.1f} ms"
    )


async def run(asked: Namespace, path: Path) -> None:
    """Make it, then measure it."""
    url = f"sqlite:///{path}"
    database = await Database.open(url, busy_timeout=600)
    numbers = await keep(database, asked)
    bench = Bench(database, SqlTableLog(SqlEventStore(database), lambda: END), PastDeals(database))
    freeze_loaded_objects()  # as the bot does once it has started
    many, one = numbers[0], numbers[1]

    async def together(*works: Awaitable[None]) -> None:
        await asyncio.gather(*works)

    ways: tuple[tuple[str, Callable[[], Awaitable[object]]], ...] = (
        ("a start", bench.start),
        ("verify, last deal of many games", partial(bench.verify, many, None)),
        ("verify, first deal of many games", partial(bench.verify, many, 0)),
        ("verify, last deal of one game", partial(bench.verify, one, None)),
        ("verify, first deal of one game", partial(bench.verify, one, 0)),
        ("history, the first game", partial(bench.look, many, 1)),
        ("history, another game", partial(bench.look, many, 2)),
        ("the table of one game, and its sheet", partial(bench.draw, one)),
        (
            f"verify, {PEOPLE} people at once",
            lambda: together(*(bench.verify(number, None) for number in numbers[:PEOPLE])),
        ),
    )
    for name, work in ways:
        sys.stdout.write(await measure(name, work) + "\n")
        sys.stdout.flush()
    await database.close()


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, and do it."""
    parser = ArgumentParser(prog="python -m tests.bench.long_tables", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="deals of each table")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--stored", type=int, default=1_000_000, help="deals of other games")
    asked = parser.parse_args(arguments)
    switch_threads_often()
    with (
        tempfile.TemporaryDirectory(prefix="contree-long-tables-") as folder,
        patch("engine.options.game.HIGHEST_TARGET", max(TARGETS)),
    ):
        asyncio.run(run(asked, Path(folder) / "bench.db"))


if __name__ == "__main__":
    main()
