"""Tables kept as rows of events: the store behind the sessions."""

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import pairwise

from bot.storage.errors import UnknownTable
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry
from bot.storage.log.event_store import SqlEventStore
from bot.storage.results.game_record import Chronicle, as_it_stands, chronicled
from bot.storage.results.outcomes import game_result
from bot.storage.results.results import GameResult
from bot.tables.events import TableEvent, TableOpened
from bot.tables.states import states_of
from bot.tables.table import Stage, Table, opened


class SqlTableLog:
    """The port of the sessions, on a database."""

    def __init__(self, store: SqlEventStore, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._chronicles: dict[int, Chronicle | None] = {}

    async def open(self, opening: TableOpened, events: Sequence[TableEvent]) -> int:
        """Keep a new table and what happened at it at once; give its number."""
        at = self._now()
        entries = self._entries((opening, *events), at)
        number = await self._store.open(opening.guild, opening.channel, at, entries)
        states = states_of(opened(number, opening), events)
        self._chronicles[number], _ = self._told_further(states, events, at)
        return number

    async def append(self, states: Sequence[Table], events: Sequence[TableEvent]) -> None:
        """Keep what happened; the results of a game go with its last event."""
        before, after, at = states[0], states[-1], self._now()
        entries = self._entries(events, at)
        chronicle, result = self._told_further(states, events, at)
        if after.stage is Stage.CLOSED:
            await self._store.close(before.id, before.revision, entries, at, result)
            self._chronicles.pop(before.id, None)
            return
        await self._store.append(before.id, before.revision, entries, result)
        self._chronicles[before.id] = chronicle

    def _told_further(
        self, states: Sequence[Table], events: Sequence[TableEvent], at: datetime
    ) -> tuple[Chronicle | None, GameResult | None]:
        """The chronicle after these events, and the result of the game that they end."""
        chronicle, result = self._chronicles.get(states[0].id), None
        for event, (before, after) in zip(events, pairwise(states), strict=True):
            chronicle = chronicled(chronicle, before, event, at, after)
            result = game_result(before, event, chronicle) or result
        return chronicle, result

    async def load(self, table_id: int) -> Table:
        """A table as its log tells it; BrokenLog when it cannot be told by today's rules."""
        told = await self._store.replayed(table_id, as_it_stands)
        table, self._chronicles[table_id] = told
        return table

    async def abandon(self, table_id: int) -> None:
        """Close a table whose log cannot be told; the log stays as it is, the channel is free."""
        await self._store.abandon(table_id, self._now())
        self._chronicles.pop(table_id, None)

    async def place_of(self, table_id: int) -> tuple[int, int]:
        """The server and the channel of a table, whatever its log says."""
        row = await self._store.find(table_id)
        if row is None:
            raise UnknownTable(table_id)
        return row.guild_id, row.channel_id

    async def is_known(self, table_id: int) -> bool:
        """Whether there ever was such a table."""
        return await self._store.find(table_id) is not None

    async def open_tables(self) -> tuple[int, ...]:
        """The numbers of the tables that are not closed."""
        return tuple(row.id for row in await self._store.open_tables())

    async def open_in(self, channel: int) -> int | None:
        """The number of the table of this channel that is not closed, if there is one."""
        rows = await self._store.open_tables()
        return next((row.id for row in rows if row.channel_id == channel), None)

    async def idle_since(self, moment: datetime) -> tuple[int, ...]:
        """The numbers of the open tables at which nothing has happened since then."""
        return await self._store.idle_since(moment)

    @staticmethod
    def _entries(events: Sequence[TableEvent], at: datetime) -> tuple[Entry, ...]:
        return tuple(Entry(*encode(event), at) for event in events)
