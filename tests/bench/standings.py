"""How fast leaderboards are read and ratings counted again, over a million deals.

``python -m tests.bench.standings --deals 1000000 --players 10000 --servers 200``
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice, product
from pathlib import Path
from random import Random

from sqlalchemy import Connection, func, select

from bot.process import freeze_loaded_objects
from bot.ratings.ladders import Ladder, Span
from bot.storage.database.database import Database
from bot.storage.database.schema import EVERYWHERE, games
from bot.storage.ratings import fold
from bot.storage.ratings.leaderboard import LeaderboardQuery, RankingMeasure, own, page
from bot.storage.results import game_results
from bot.storage.results.rebuild import count_ladders
from bot.storage.results.voiding import VoidedGame
from tests.bench.people_queries import Ask, people_queries
from tests.bench.standings_logs import compare_with_logs
from tests.bench.standings_made import END, Scale, World, bar, make, timed, users_of
from tests.bot.storage.ladders_kept import kept, voiding

CONTREE = Ladder("contree")
ROUNDS = 100
LIVE = 300
"""So many of the last games are recorded one by one, as they end."""

VOIDED = (0.001, 0.25, 0.5, 0.9, 0.999)
"""Where among all games some lie that are voided."""


@dataclass(frozen=True, slots=True)
class Board:
    """A leaderboard of whoever asks."""

    everywhere: bool
    span: Span
    measure: RankingMeasure

    def asked(self, guild: int) -> LeaderboardQuery:
        """It, for somebody of this server."""
        scope = EVERYWHERE if self.everywhere else guild
        return LeaderboardQuery(scope, CONTREE, self.span, self.measure, END)

    def page(self, connection: Connection, guild: int, _user: int, offset: int) -> object:
        """A page of it."""
        return page(connection, self.asked(guild), offset=offset, limit=10)

    def own(self, connection: Connection, guild: int, user: int) -> object:
        """The place of whoever asks, with their neighbours."""
        return own(connection, self.asked(guild), user)


def leaderboard_queries() -> Iterator[tuple[str, Ask]]:
    """Every leaderboard: the first page, one far down, one's own place and neighbours."""
    for everywhere, span, measure in product((False, True), Span, RankingMeasure):
        board = Board(everywhere, span, measure)
        name = f"{'all' if everywhere else 'server'} {span} {measure}"
        far = 3000 if everywhere else 30
        yield f"{name}: first page", partial(board.page, offset=0)
        yield f"{name}: page at {far}", partial(board.page, offset=far)
        yield f"{name}: own place", board.own


@dataclass(frozen=True, slots=True)
class Took:
    """The milliseconds that a question took of the clock, and of the processor alone."""

    p50: float
    p99: float
    busy_p50: float
    busy_p99: float

    def __str__(self) -> str:
        return (
            f"{self.p50:7.2f} ms p50 {self.p99:7.2f} ms p99, "
            f"busy {self.busy_p50:7.2f} ms p50 {self.busy_p99:7.2f} ms p99"
        )


async def measure(database: Database, world: World, rounds: int) -> list[tuple[Took, str]]:
    """Ask each question so often; what keeps the processor longest first."""
    found = []
    for name, ask in (*leaderboard_queries(), *people_queries()):
        took, busy = [], []
        for guild, user in islice(users_of(world), rounds):
            began, worked = time.perf_counter(), time.process_time()
            await database.read(partial(_asked, ask=ask, guild=guild, user=user))
            busy.append((time.process_time() - worked) * 1000)
            took.append(timed(began) * 1000)
        found.append((Took(*_halves_and_tails(took), *_halves_and_tails(busy)), name))
    return sorted(found, key=lambda each: -each[0].busy_p99)


def _halves_and_tails(numbers: list[float]) -> tuple[float, float]:
    numbers = sorted(numbers)
    return numbers[len(numbers) // 2], numbers[int(len(numbers) * 0.99)]


def _asked(connection: Connection, ask: Ask, guild: int, user: int) -> object:
    return ask(connection, guild, user)


async def work(scale: Scale, path: Path, rounds: int, logs: int) -> bool:
    """Make it all, measure it, and compare; whether every comparison held."""
    database = await Database.open(f"sqlite:///{path}", busy_timeout=600)
    world = World(scale, Random(7))
    began = time.perf_counter()
    await database.write(partial(make, world=world, first=0, last=scale.games))
    tell(f"{scale.games} games written in {timed(began):.0f} s")

    began = time.perf_counter()
    await database.write(partial(count_ladders, told=partial(bar, "counted")))
    seconds = timed(began)
    deals = await database.read(lambda c: c.execute(select(func.sum(games.c.deals))).scalar_one())
    tell(f"ratings and sums of {deals} deals in {seconds:.0f} s: {deals / seconds:.0f} deals/s")

    seconds = await record_live(database, scale.games)
    tell(f"a game recorded as it ends: {seconds / LIVE * 1000:.1f} ms, the disk's included")

    freeze_loaded_objects()  # as the bot does: else garbage collection is measured too
    for took, name in await measure(database, world, rounds):
        tell(f"{took}  {name}")

    voids = voiding(database)
    for where in VOIDED:
        began, worked = time.perf_counter(), time.process_time()
        game = await nth_game(database, int(scale.games * where))
        assert await voids.void(game)
        busy = time.process_time() - worked
        tell(f"game {game.table_id} voided in {timed(began):.1f} s, busy {busy:.1f} s")
    before = await kept(database)
    await database.write(count_ladders)
    same = await kept(database) == before
    tell(f"counted again it is {'what was kept' if same else 'NOT WHAT WAS KEPT'}")
    await database.close()
    size = await asyncio.to_thread(path.stat)
    tell(f"{size.st_size / 2**20:.0f} MiB in the file")
    return same and (not logs or await compare_with_logs(path.with_name("logs.db"), logs))


async def record_live(database: Database, last: int) -> float:
    """Take the last games out, and let them end once more; the seconds that this second end took.

    One transaction each.
    """
    numbers = range(last - LIVE + 1, last + 1)
    told = await database.read(
        lambda c: [result for n in numbers for result in game_results.results_at(c, n)]
    )

    def forget(connection: Connection) -> None:
        for number in numbers:
            game_results.erase(connection, number)
        count_ladders(connection)

    await database.write(forget)
    began = time.perf_counter()
    for result in told:
        await database.write(partial(fold.record, result=result))
    return timed(began)


async def nth_game(database: Database, number: int) -> VoidedGame:
    """A game, as somebody voids it."""
    found = select(games.c.table_id, games.c.guild_id).where(games.c.table_id == number + 1)
    row = await database.read(lambda c: c.execute(found).one())
    return VoidedGame(
        table_id=row.table_id, number=1, guild_id=row.guild_id, by_id=1, at=END, reason="bench"
    )


def tell(line: str) -> None:
    """Say something now."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Read the command line, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--servers", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--logs", type=int, default=200, help="tables with logs, told again")
    chosen = parser.parse_args()
    scale = Scale(chosen.deals, chosen.players, chosen.servers)
    with tempfile.TemporaryDirectory(prefix="contree-standings-") as folder:
        held = asyncio.run(work(scale, Path(folder) / "bench.db", chosen.rounds, chosen.logs))
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
