"""Counts every result again from the logs, when what was kept is in doubt."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.errors import BrokenLog
from bot.storage.log import event_log, open_tables
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import TableRow
from bot.storage.ratings.full_recount import RESULTS, Told, clear, count_ladders, mark_counted
from bot.storage.results import results
from bot.storage.results.results import GameResult

_STEP = 100

ResultsOf = Callable[[Sequence[Entry], TableRow], Sequence[GameResult]]


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """How many games were counted, and the tables whose logs could not be told.

    The results of those stay as they were kept: they are all that is left of their games.
    """

    games: int
    broken: tuple[int, ...] = ()


async def rebuild(database: Database, results_of: ResultsOf, told: Told | None = None) -> Rebuilt:
    """Replace the results by those that the logs tell, and all that is counted from them.

    One transaction: whoever reads meanwhile sees the old results, whoever writes waits. ``told``
    hears how many tables, then how many games, are done.
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
    """Every table, open or closed, step by step, so that a large database needs no large memory."""
    reached = 0
    while step := open_tables.tables_after(connection, reached, _STEP):
        yield from step
        reached = step[-1].id
