"""Rebuild results from the logs, and ladders from the results.

That is due when they are in doubt, or when another version of the code computed them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from bot.storage.database.database import Database
from bot.storage.database.dialects import upsert
from bot.storage.database.schema import EVERYWHERE, counted
from bot.storage.errors import UnreplayableLog
from bot.storage.log import event_log, open_tables
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import TableRow, how_many
from bot.storage.ratings import generations
from bot.storage.ratings.fold import GAMES, Refold
from bot.storage.ratings.rated_games import COMMON_LADDER, is_common_ladder_kept, is_rated
from bot.storage.results import game_results
from bot.storage.results.game_results import GameResult

RESULTS, LADDERS = "results", "ladders"

VERSIONS = {RESULTS: 3, LADDERS: 3}
"""Raise one when the code computes more, or computes it differently: at the next start results are
then rebuilt from the logs, ladders from the results."""


def what_is_old(connection: Connection) -> frozenset[str]:
    """The computed data that is out of date: from another version, missing, or changed since."""
    old = {what for what in VERSIONS if not are_of_today(connection, what)}
    return frozenset(old | ({LADDERS} if generations.due(connection) else set()))


def are_of_today(connection: Connection, what: str) -> bool:
    """Whether today's code computed this data, or is to compute it again already."""
    version = select(counted.c.version).where(counted.c.what == what)
    return connection.execute(version).scalar() == VERSIONS[what]


def mark_counted(connection: Connection, what: str) -> None:
    """Mark this data as computed by today's code."""
    connection.execute(upsert(connection, counted), {"what": what, "version": VERSIONS[what]})


def mark_all_counted(connection: Connection) -> None:
    """Mark all data as computed by today's code: the database is new."""
    for what in VERSIONS:
        mark_counted(connection, what)


def keep_common_ladder(connection: Connection, *, kept: bool) -> None:
    """Keep the ladders over all servers, or do not; they are recounted if that is new."""
    if connection.execute(select(is_common_ladder_kept())).scalar() is not kept:
        generations.want_all(connection, frozenset({EVERYWHERE}))
    row = {"what": COMMON_LADDER, "version": int(kept)}
    connection.execute(upsert(connection, counted), row)


RebuildProgress = Callable[[int, int], None]
"""Called with how many are done and the total."""


def count_ladders(connection: Connection, told: RebuildProgress | None = None) -> int:
    """Recount all ratings and sums from the results; return the number of games.

    ``told`` is called with how often a game was counted: on its server, and among all.
    """
    generations.want_all(connection)
    numbers = generations.games_by_ladder(connection)
    total, done = sum(numbers.values()), 0
    for (scope, ladder), number in numbers.items():
        if begun := generations.begin(connection, scope, ladder):
            for nth, step in enumerate(Refold(connection, begun).steps()):
                step(connection)
                if told:
                    told(done + min(nth * GAMES, number), total)
        done += number
    mark_counted(connection, LADDERS)
    return connection.execute(select(func.count()).where(is_rated())).scalar_one()


_TABLES = 100

ResultsOf = Callable[[Sequence[Entry], TableRow], Sequence[GameResult]]


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The number of games recounted, and the tables whose logs could not be replayed.

    The results of those tables stay as they are: nothing else is left of their games.
    """

    games: int
    broken: tuple[int, ...] = ()


async def rebuild(
    database: Database, results_of: ResultsOf, told: RebuildProgress | None = None
) -> Rebuilt:
    """Rebuild the results from the logs, and the ladders from the results.

    One transaction: readers see the old results meanwhile, writers wait. ``told`` is called with
    the number of tables, then of games, that are done.
    """

    def work(connection: Connection) -> Rebuilt:
        games, broken, total = 0, [], open_tables.how_many(connection) if told else 0
        for done, table in enumerate(every_table(connection)):
            if told and done % _TABLES == 0:
                told(done, total)
            try:
                found = results_of(event_log.load(connection, table.id), table)
            except UnreplayableLog:
                broken.append(table.id)
                continue
            # Erased only once its log was read: a damaged log keeps the results that there were.
            game_results.erase(connection, table.id)
            games += sum(game_results.record(connection, result) for result in found)
        mark_counted(connection, RESULTS)
        count_ladders(connection, told)
        return Rebuilt(games, tuple(broken))

    return await database.write(work)


def every_table(connection: Connection) -> Iterator[TableRow]:
    """Every table, open or closed, read in batches to save memory."""
    reached = 0
    while step := open_tables.tables_after(connection, reached, _TABLES):
        yield from step
        reached = step[-1].id


async def catch_up(
    database: Database, results_of: ResultsOf, told: RebuildProgress
) -> Rebuilt | None:
    """Rebuild out-of-date results; None if there are none.

    Ladders alone are recounted while the bot runs.
    """
    if RESULTS not in await database.read(what_is_old):
        return None
    if not await database.read(how_many):
        await database.write(mark_all_counted)
        return None
    return await rebuild(database, results_of, told)
