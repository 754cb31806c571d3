"""Rebuild all results by replaying the logs, when they are in doubt or out of date."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.errors import BrokenLog
from bot.storage.log import event_log, open_tables
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import TableRow, how_many
from bot.storage.ratings.full_recount import Progress, clear, count_ladders
from bot.storage.results import results
from bot.storage.results.computed_versions import (
    RESULTS,
    mark_all_counted,
    mark_counted,
    what_is_old,
)
from bot.storage.results.results import GameResult

_STEP = 100

ResultsOf = Callable[[Sequence[Entry], TableRow], Sequence[GameResult]]


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The number of games recounted, and the tables whose logs could not be replayed.

    The results of those tables stay as they are: nothing else is left of their games.
    """

    games: int
    broken: tuple[int, ...] = ()


async def rebuild(
    database: Database, results_of: ResultsOf, told: Progress | None = None
) -> Rebuilt:
    """Rebuild the results from the logs, and the ladders from the results.

    One transaction: readers see the old results meanwhile, writers wait. ``told`` is called with
    the number of tables, then of games, that are done.
    """

    def work(connection: Connection) -> Rebuilt:
        clear(connection)
        games, broken, total = 0, [], open_tables.how_many(connection) if told else 0
        for done, table in enumerate(every_table(connection)):
            if told and done % _STEP == 0:
                told(done, total)
            try:
                found = results_of(event_log.load(connection, table.id), table)
            except BrokenLog:
                broken.append(table.id)
                continue
            results.erase(connection, table.id)
            games += sum(results.record(connection, result) for result in found)
        mark_counted(connection, RESULTS)
        count_ladders(connection, told)
        return Rebuilt(games, tuple(broken))

    return await database.write(work)


def every_table(connection: Connection) -> Iterator[TableRow]:
    """Every table, open or closed, read in batches to save memory."""
    reached = 0
    while step := open_tables.tables_after(connection, reached, _STEP):
        yield from step
        reached = step[-1].id


async def catch_up(database: Database, results_of: ResultsOf, told: Progress) -> Rebuilt | None:
    """Recompute what another version of the code computed; None where there is nothing to do."""
    old = await database.read(what_is_old)
    if not old:
        return None
    if not await database.read(how_many):
        await database.write(mark_all_counted)
        return None
    if RESULTS in old:
        return await rebuild(database, results_of, told)
    games = await database.write(lambda connection: count_ladders(connection, told))
    return Rebuilt(games)
