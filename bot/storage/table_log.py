"""Tables kept as rows of events: the store behind the sessions."""

from collections.abc import Callable, Sequence
from datetime import datetime

from bot.storage.codec import UnreadableEvent, decode, encode
from bot.storage.errors import BrokenLog
from bot.storage.eventlog import Entry
from bot.storage.outcomes import game_result
from bot.storage.store import SqlEventStore
from bot.tables.events import TableEvent, TableOpened
from bot.tables.table import Stage, Table, folded
from engine.events import GameEnded
from engine.evolve import BrokenLog as BrokenGame


class SqlTableLog:
    """The port of the sessions, on a database."""

    def __init__(self, store: SqlEventStore, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now

    async def open(self, opening: TableOpened, events: Sequence[TableEvent]) -> int:
        """Keep a new table and what happened at it at once; give its number."""
        at = self._now()
        entries = self._entries((opening, *events), at)
        return await self._store.open(opening.guild, opening.channel, at, entries)

    async def append(self, before: Table, events: Sequence[TableEvent], after: Table) -> None:
        """Keep what happened; the results of a game go with its last event."""
        at = self._now()
        entries = self._entries(events, at)
        if after.stage is Stage.CLOSED:
            await self._store.close(before.id, before.revision, entries, at)
            return
        ended = after.game and any(isinstance(event, GameEnded) for event in events)
        result = game_result(after, after.game, at) if ended and after.game else None
        await self._store.append(before.id, before.revision, entries, result)

    async def load(self, table_id: int) -> Table:
        """A table as its log tells it; BrokenLog when it cannot be read."""
        entries = await self._store.load(table_id)
        try:
            return folded(table_id, tuple(decode(entry) for entry in entries))
        except (UnreadableEvent, BrokenGame) as error:
            raise BrokenLog(table_id, len(entries)) from error

    async def is_known(self, table_id: int) -> bool:
        """Whether there ever was such a table."""
        return await self._store.find(table_id) is not None

    async def open_tables(self) -> tuple[int, ...]:
        """The numbers of the tables that are not closed."""
        return tuple(row.id for row in await self._store.open_tables())

    @staticmethod
    def _entries(events: Sequence[TableEvent], at: datetime) -> tuple[Entry, ...]:
        return tuple(Entry(*encode(event), at) for event in events)
