"""The store of a table session: every method is one transaction."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.log import event_log, open_tables
from bot.storage.log.event_log import Entry
from bot.storage.log.game_log import GameLog, log_from
from bot.storage.log.open_tables import TableMessage, TableRow
from bot.storage.log.replay import Step
from bot.storage.ratings import ladders
from bot.storage.results.results import GameResult

T = TypeVar("T")

_REPLAYS = ThreadPoolExecutor(1, thread_name_prefix="replay")
"""Where logs are replayed, one after the other: several at once would crowd out the event loop."""


async def replay(log: GameLog, told: Callable[[Iterator[Step]], T]) -> T:
    """What is told of the steps of a log, away from the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_REPLAYS, _told, log, told)


def _told(log: GameLog, told: Callable[[Iterator[Step]], T]) -> T:
    return told(log.steps())


class SqlEventStore:
    """Keeps the tables and their logs in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self, guild_id: int, channel_id: int, at: datetime, entries: Sequence[Entry]
    ) -> int:
        """Open a table with the first entries of its log, and give its number."""
        first = tuple(entries)

        def work(connection: Connection) -> int:
            table_id = open_tables.open_table(connection, guild_id, channel_id, at)
            event_log.append(connection, table_id, 0, first)
            return table_id

        return await self._database.write(work, alone=False)

    async def append(
        self,
        table_id: int,
        expected: int,
        entries: Sequence[Entry],
        result: GameResult | None = None,
    ) -> None:
        """Write entries after the expected last one, and the result of the game they end."""
        new = tuple(entries)

        def work(connection: Connection) -> None:
            event_log.append(connection, table_id, expected, new)
            if result is not None:
                ladders.record(connection, result)

        await self._database.write(work, alone=result is not None)

    async def close(
        self,
        table_id: int,
        expected: int,
        entries: Sequence[Entry],
        at: datetime,
        result: GameResult | None = None,
    ) -> None:
        """Write the last entries of a table, the result of a game broken off, and close it."""
        last = tuple(entries)

        def work(connection: Connection) -> None:
            event_log.append(connection, table_id, expected, last)
            open_tables.close_table(connection, table_id, at)
            if result is not None:
                ladders.record(connection, result)

        await self._database.write(work, alone=result is not None)

    async def abandon(self, table_id: int, at: datetime) -> None:
        """Close a table without a word in its log."""
        await self._database.write(
            lambda connection: open_tables.close_table(connection, table_id, at), alone=False
        )

    async def load(self, table_id: int) -> tuple[Entry, ...]:
        """Every entry of a table, oldest first."""
        return await self._database.read(lambda connection: event_log.load(connection, table_id))

    async def replayed(
        self, table_id: int, told: Callable[[Iterator[Step]], T], game: int | None = None
    ) -> T:
        """What is told of the steps of a table from a game on, by its number, or from its last one.

        BrokenLog and OtherRules as `retold`.
        """
        log = await self._database.read(partial(log_from, table_id=table_id, game=game))
        return await replay(log, told)

    async def set_message(self, table_id: int, message: TableMessage) -> None:
        """Remember which public message shows the table."""
        await self._database.write(
            lambda connection: open_tables.set_message(connection, table_id, message), alone=False
        )

    async def open_tables(self) -> tuple[TableRow, ...]:
        """Every open table, the oldest first."""
        return await self._database.read(open_tables.open_tables)

    async def idle_since(self, moment: datetime) -> tuple[int, ...]:
        """The numbers of the open tables at which nothing has happened since then."""
        return await self._database.read(
            lambda connection: open_tables.idle_since(connection, moment)
        )

    async def closed_since(self, moment: datetime) -> tuple[TableRow, ...]:
        """The tables that have been closed since then, the oldest first."""
        return await self._database.read(
            lambda connection: open_tables.closed_since(connection, moment)
        )

    async def find(self, table_id: int) -> TableRow | None:
        """The table of this number, open or closed: a press may come from an old message."""
        return await self._database.read(lambda connection: open_tables.find(connection, table_id))
