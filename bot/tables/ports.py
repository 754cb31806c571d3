"""What a table needs of the world around it."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.tables.events import TableEvent, TableOpened
from bot.tables.table import Table
from engine.actions import Action
from engine.players import Level
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import PlayerView


class TableLog(Protocol):
    """Where tables are kept; what it cannot keep it refuses with a StorageError."""

    async def open(self, opening: TableOpened, events: Sequence[TableEvent]) -> int:
        """Keep a new table and what happened at it at once; give its number."""
        ...

    async def append(self, states: Sequence[Table], events: Sequence[TableEvent]) -> None:
        """Keep what happened, all or nothing; ``states`` are those before it and after each event.

        The first is as the table is kept.
        """
        ...

    async def load(self, table_id: int) -> Table:
        """A table as its log tells it."""
        ...

    async def abandon(self, table_id: int) -> None:
        """Close a table that cannot be loaded; its log stays as it is."""
        ...

    async def place_of(self, table_id: int) -> tuple[int, int]:
        """The server and the channel of a table, whatever its log says."""
        ...

    async def is_known(self, table_id: int) -> bool:
        """Whether there ever was such a table."""
        ...

    async def open_tables(self) -> tuple[int, ...]:
        """The numbers of the tables that are not closed."""
        ...

    async def open_in(self, channel: int) -> int | None:
        """The number of the table of this channel that is not closed, if there is one."""
        ...

    async def idle_since(self, moment: datetime) -> tuple[int, ...]:
        """The numbers of the open tables at which nothing has happened since then."""
        ...


class Screen(Protocol):
    """Where a table is shown."""

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon; never waits."""
        ...

    def call(self, table: Table, seat: Seat) -> None:
        """Tell the owner of this seat that the table waits for him, unless he was told."""
        ...


class Line(Protocol):
    """The way by which people reach the tables."""

    async def is_there(self) -> bool:
        """Whether what they press comes through; it may take seconds to find out."""
        ...


class Brain(Protocol):
    """Who thinks for the computer players."""

    async def choose(self, view: PlayerView, rules: RuleSet, level: Level) -> Action:
        """One of the legal actions of the view."""
        ...


class Habits(Protocol):
    """What people have chosen for themselves, at whatever table."""

    async def plays_forced(self, user: int) -> bool:
        """Whether a card that leaves this person no choice is to be played for him."""
        ...


class Clock(Protocol):
    """The time, and waiting."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        ...

    def monotonic(self) -> float:
        """Seconds by which to measure a wait; setting the time of day does not change them."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...
