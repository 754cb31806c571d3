"""``python -m tests.bench.archive``: how large logs are, as they are played and in the archive.

Tables of so many deals, played at random, are closed and archived; free pages of the file of
SQLite are not counted. The results of the games are not stored: logs alone are compared.
"""

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

from sqlalchemy import Connection

from bot.storage.backup.backup import back_up
from bot.storage.database.database import Database
from bot.storage.log.archive import archive_closed
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry, load
from bot.storage.log.table_log import SqlEventStore
from bot.tables.events import TableOpened
from tests.bench.long_tables import played
from tests.bench.standings_made import END

TARGETS = (1_000, 2_000, 3_000)


async def keep(database: Database, tables: int, deals: int) -> None:
    """Write closed tables, each move some seconds after the one before."""
    store, chance = SqlEventStore(database), Random(1)
    logs = [played(deals, target) for target in TARGETS]
    for nth in range(tables):
        first, *others = logs[nth % len(logs)]
        if not isinstance(first, TableOpened):
            raise TypeError("a log begins with its opening")
        at, entries = END, []
        for event in (replace(first, channel=nth), *others):
            at += timedelta(microseconds=chance.randrange(300_000, 9_000_000))
            entries.append(Entry(*encode(event), at))
        await store.abandon(await store.open(1, nth, END, entries), END)


async def size_of(database: Database) -> int:
    """The bytes of the file without free pages."""

    def used(connection: Connection) -> int:
        pages, free, size = (
            int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
            for name in ("page_count", "freelist_count", "page_size")
        )
        return (pages - free) * size

    return await database.read(used)


async def share_packed(database: Database, file: Path) -> float:
    """How much of a database is left in a compressed backup of it."""
    size = await size_of(database)
    packed = file.with_name(f"{file.name}.gz")
    return await asyncio.to_thread(back_up, file, packed) / size


async def run(tables: int, deals: int) -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(f"sqlite:///{Path(folder) / 'contree.sqlite3'}")
        empty, count = await size_of(database), tables * deals
        await keep(database, tables, deals)
        before, began = await size_of(database), time.perf_counter()
        worked = time.process_time()
        await archive_closed(database, END + timedelta(days=1), lambda: asyncio.sleep(0))
        busy, took = time.process_time() - worked, time.perf_counter() - began
        after, began = await size_of(database), time.perf_counter()
        await database.read(lambda connection: load(connection, 1))
        reading = time.perf_counter() - began
        await database.close()
    sys.stdout.write(
        f"{tables} tables, {count} deals: {(before - empty) / count:.0f} bytes a deal,"
        f" {(after - empty) / count:.0f} in the archive\n"
        f"archived in {took:.1f} s ({busy / count * 1000:.1f} ms of processor a deal);"
        f" a log of {deals} deals is read in {reading * 1000:.0f} ms\n"
    )


def main() -> None:
    """Read the command line and measure."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--deals", type=int, default=40)
    asked = parser.parse_args()
    asyncio.run(run(asked.tables, asked.deals))


if __name__ == "__main__":
    main()
