"""What a table needs of the world around it."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.tables.events import TableEvent, TableOpened
from bot.tables.table import Table
from engine.actions import Action
from engine.players import Level
from engine.ruleset import RuleSet
from engine.view import PlayerView


class TableLog(Protocol):
    """Where tables are kept; what it cannot keep it refuses with a StorageError."""

    async def open(self, opening: TableOpened, events: Sequence[TableEvent]) -> int:
        """Keep a new table and what happened at it at once; give its number."""
        ...

    async def append(self, before: Table, events: Sequence[TableEvent], after: Table) -> None:
        """Keep what happened between these two states, all or nothing."""
        ...

    async def load(self, table_id: int) -> Table:
        """A table as its log tells it."""
        ...

    async def is_known(self, table_id: int) -> bool:
        """Whether there ever was such a table."""
        ...

    async def open_tables(self) -> tuple[int, ...]:
        """The numbers of the tables that are not closed."""
        ...


class Screen(Protocol):
    """Where a table is shown."""

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon; never waits."""
        ...


class Brain(Protocol):
    """Who thinks for the computer players."""

    async def choose(self, view: PlayerView, rules: RuleSet, level: Level) -> Action:
        """One of the legal actions of the view."""
        ...


class Clock(Protocol):
    """The time, and waiting."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...
