"""The interfaces that a live table uses, and the bundle of them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.storage.errors import UnreplayableLog
from bot.tables.events import TableEvent, TableOpened
from bot.tables.pace import Pace
from bot.tables.requests import NewPeople, Open, Submission
from bot.tables.table import Table
from bot.tables.tasks import Tasks
from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import PlayerView


class TableLog(Protocol):
    """Stores tables; raises StorageError when it cannot."""

    async def open(
        self, opening: TableOpened, events: Sequence[TableEvent], cause: Open | None = None
    ) -> int:
        """Store a new table with its first events and their cause; return its number."""
        ...

    async def append(
        self,
        states: Sequence[Table],
        events: Sequence[TableEvent],
        cause: Submission | None = None,
    ) -> None:
        """Store these events, all or none; ``states`` are the tables before and after each.

        The first state is the one stored so far. The ``cause`` is stored beside them: without one,
        `check` calls them faulty.
        """
        ...

    async def load(self, table_id: int) -> Table:
        """A table, replayed from its log."""
        ...

    async def load_all(self, numbers: Collection[int]) -> Mapping[int, Table | UnreplayableLog]:
        """These tables, each replayed from its log, or why it cannot be."""
        ...

    async def abandon(self, table_id: int, *, surely: bool = False) -> bool:
        """Close a table that cannot be loaded; its log is kept. Return whether it was closed.

        Unless ``surely``, it is not while another version of the bot may be able to load it.
        """
        ...

    async def place_of(self, table_id: int) -> tuple[int, int]:
        """The server and channel of a table, read without its log."""
        ...

    async def is_known(self, table_id: int) -> bool:
        """Whether a table of this number was ever opened."""
        ...

    async def open_tables(self) -> tuple[int, ...]:
        """The numbers of the tables that are not closed."""
        ...

    async def open_in(self, channel: int) -> int | None:
        """The number of the table of this channel that is not closed, if there is one."""
        ...

    async def idle_since(self, moment: datetime) -> tuple[int, ...]:
        """The numbers of the open tables at which nothing has happened since ``moment``."""
        ...


class Screen(Protocol):
    """The display of one table."""

    def changed(self, table: Table) -> None:
        """Redraw the table soon; never blocks."""
        ...

    def call(self, table: Table, seat: Seat) -> None:
        """Notify the owner of this seat that it is their turn, once."""
        ...


class Connection(Protocol):
    """The connection by which people reach the tables."""

    async def is_there(self) -> bool:
        """Whether presses reach the bot; finding out may take seconds."""
        ...


class ComputerPlayers(Protocol):
    """Chooses actions for computer players."""

    async def choose(
        self, view: PlayerView, rules: RuleSet, level: Level, understanding: Understanding, /
    ) -> Action:
        """One of the legal actions of the view."""
        ...


class Preferences(Protocol):
    """People's own preferences, which hold at every table."""

    async def plays_forced(self, user: int) -> bool:
        """Whether forced cards are played automatically for this person."""
        ...


class PastGames(Protocol):
    """What the people of a table have played before."""

    async def new_people(self, table: Table) -> NewPeople:
        """Those who are new to the rules of its next game, and those who are not placed yet.

        Raises StorageError when it cannot be read.
        """
        ...


class Clock(Protocol):
    """The time, and waiting."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        ...

    def monotonic(self) -> float:
        """Monotonic seconds, for measuring waits."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


def as_everybody(_: int) -> int:
    """The time of somebody who has asked for no more."""
    return 1


@dataclass(frozen=True, slots=True, kw_only=True)
class TableServices:
    """The services that all live tables share.

    ``time_factor``: how many times as long as a clock says this person has asked for.
    """

    log: TableLog
    screen: Screen
    computers: ComputerPlayers
    connection: Connection
    preferences: Preferences
    past_games: PastGames
    clock: Clock
    chance: Chance
    pace: Pace
    tasks: Tasks
    time_factor: Callable[[int], int] = as_everybody
