"""Counts every result again from the logs, when what was kept is in doubt."""

from collections.abc import Callable, Iterator, Sequence

from sqlalchemy import Connection

from bot.storage import eventlog, open_tables, results
from bot.storage.database import Database
from bot.storage.eventlog import Entry
from bot.storage.open_tables import TableRow
from bot.storage.results import GameResult

_STEP = 100

ResultsOf = Callable[[Sequence[Entry], TableRow], Sequence[GameResult]]


async def rebuild(database: Database, results_of: ResultsOf) -> int:
    """Replace all results by those that the logs tell, and give the number of games.

    One transaction: whoever reads meanwhile sees the old results, whoever writes waits.
    """

    def work(connection: Connection) -> int:
        results.erase_all(connection)
        return sum(
            results.record(connection, result)
            for table in _every_table(connection)
            for result in results_of(eventlog.load(connection, table.id), table)
        )

    return await database.write(work)


def _every_table(connection: Connection) -> Iterator[TableRow]:
    # Step by step, and one log at a time, so that a large database needs no large memory.
    reached = 0
    while step := open_tables.tables_after(connection, reached, _STEP):
        yield from step
        reached = step[-1].id
