"""A session's surroundings, made up for the tests: nothing moves in them by itself."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from types import MappingProxyType, TracebackType
from typing import Self

import pytest

from bot.storage.errors import (
    ChannelTaken,
    Conflict,
    StorageError,
    TableClosedError,
    UnreplayableLog,
)
from bot.tables.events import TableEvent, TableOpened
from bot.tables.fold import folded, states_of
from bot.tables.pace import Pace
from bot.tables.ports import Clock, TableLog, TableServices
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.registry import Registry
from bot.tables.requests import Open, Request, Submission
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from bot.tables.tasks import Tasks
from engine.actions import IllegalAction
from engine.seats import Seat
from tests.bot.tables.evening import CHANNEL, Evening, opening
from tests.bot.tables.gate import Gate, settle
from tests.bot.tables.minds import KnownPastGames, KnownPreferences, ScriptedBrain
from tests.rig.patience import PATIENCE

MOVE, TRICK = 1.0, 4.0
OTHER = CHANNEL + 1
"""Another channel than the usual one."""


class ListLog:
    """Tables kept as lists; it fails as told, once each, and can be slow."""

    def __init__(self) -> None:
        self.logs: dict[int, list[TableEvent]] = {}
        self.abandoned: set[int] = set()
        self.idle: set[int] = set()
        self.upgrading = False
        self.failures: deque[Exception] = deque()
        self.gate: Gate | None = None

    async def open(
        self, opening: TableOpened, events: Sequence[TableEvent], cause: Open | None = None
    ) -> int:
        """Keep a new table."""
        await self._work()
        standing = [folded(n, self.logs[n]) for n in await self.open_tables()]
        if any(table.opened.channel == opening.channel for table in standing):
            raise ChannelTaken(opening.channel)
        number = max(self.logs, default=0) + 1
        self.logs[number] = [opening, *events]
        return number

    async def append(
        self,
        states: Sequence[Table],
        events: Sequence[TableEvent],
        cause: Submission | None = None,
    ) -> None:
        """Keep what happened."""
        await self._work()
        before = states[0]
        log = self.logs[before.id]
        if folded(before.id, log).stage is Stage.CLOSED:
            raise TableClosedError(before.id)
        if len(log) != before.revision:
            raise Conflict(before.id, before.revision)
        assert states_of(folded(before.id, log), events) == states
        log.extend(events)

    async def load(self, table_id: int) -> Table:
        """A table as its log tells it."""
        await self._work()
        return folded(table_id, self.logs[table_id])

    async def load_all(self, numbers: Collection[int]) -> Mapping[int, Table | UnreplayableLog]:
        """These tables as their logs tell them."""
        found: dict[int, Table | UnreplayableLog] = {}
        for number in numbers:
            try:
                found[number] = await self.load(number)
            except UnreplayableLog as broken:
                found[number] = broken
        return found

    async def abandon(self, table_id: int, *, surely: bool = False) -> bool:
        """Close a table without a word in its log, unless another version is running."""
        if self.upgrading and not surely:
            return False
        self.abandoned.add(table_id)
        return True

    async def place_of(self, table_id: int) -> tuple[int, int]:
        """The server and the channel of a table."""
        opened = folded(table_id, self.logs[table_id]).opened
        return opened.guild, opened.channel

    async def is_known(self, table_id: int) -> bool:
        """Whether a table of this number was ever opened."""
        return table_id in self.logs

    async def open_tables(self) -> tuple[int, ...]:
        """The tables that are not closed."""
        return tuple(number for number in self.logs if self._is_open(number))

    async def open_in(self, channel: int) -> int | None:
        """The table of this channel that is not closed."""
        numbers = await self.open_tables()
        found = (n for n in numbers if folded(n, self.logs[n]).opened.channel == channel)
        return next(found, None)

    async def idle_since(self, moment: datetime) -> tuple[int, ...]:
        """Those of them that the test says are idle."""
        return tuple(number for number in await self.open_tables() if number in self.idle)

    def fail(self, *errors: StorageError | Exception) -> None:
        """The next calls fail, each with one of these."""
        self.failures.extend(errors)

    async def _work(self) -> None:
        if self.gate:
            await self.gate.wait()
        if self.failures:
            raise self.failures.popleft()

    def _is_open(self, number: int) -> bool:
        table = folded(number, self.logs[number])
        return number not in self.abandoned and table.stage is not Stage.CLOSED


class RecordingScreen:
    """Remembers what it was shown, and what of it was not yet stored."""

    def __init__(self, log: ListLog) -> None:
        self._log = log
        self.shown: list[Table] = []
        self.ahead: list[Table] = []
        self.called: list[Seat] = []
        self.failures: deque[Exception] = deque()

    def changed(self, table: Table) -> None:
        """Show the table."""
        self.shown.append(table)
        if self.failures:
            raise self.failures.popleft()
        log = self._log.logs.get(table.id)
        if log is not None and folded(table.id, log) != table:
            self.ahead.append(table)

    def call(self, table: Table, seat: Seat) -> None:
        """Remember who was called."""
        assert seat in table.awaited
        self.called.append(seat)


class HeldClock:
    """Stands still until the test lets it go on."""

    def __init__(self) -> None:
        self.gate = Gate()
        self.asked: list[float] = []

    def now(self) -> datetime:
        """Always noon."""
        return datetime(2026, 5, 4, 12, 0, tzinfo=UTC)

    def monotonic(self) -> float:
        """Nothing has passed."""
        return 0.0

    async def sleep(self, seconds: float) -> None:
        """Wait for the test."""
        self.asked.append(seconds)
        await self.gate.wait()

    async def go_on(self) -> None:
        """Let the time pass for which somebody waits."""
        await self.gate.open()


class OpenLine:
    """The way to the table, open until a test says otherwise."""

    open = True

    async def is_there(self) -> bool:
        """Whether it is open."""
        return self.open


class Room:
    """All that a session speaks to. Leave it, and nothing may still be running."""

    def __init__(
        self,
        *,
        seed: int = 3,
        clock: Clock | None = None,
        rng: Callable[[], float] = lambda: 0.0,
        time_factors: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        self.log = ListLog()
        self.screen = RecordingScreen(self.log)
        self.computers = ScriptedBrain()
        self.connection = OpenLine()
        self.preferences = KnownPreferences()
        self.past_games = KnownPastGames()
        self.clock = HeldClock()
        self.tasks = Tasks()
        self.closed: list[Table] = []
        self._patience = asyncio.timeout(PATIENCE)
        self.house = TableServices(
            log=self.log,
            screen=self.screen,
            computers=self.computers,
            connection=self.connection,
            preferences=self.preferences,
            past_games=self.past_games,
            clock=clock or self.clock,
            chance=Random(seed),
            pace=Pace(MOVE, TRICK, rng),
            tasks=self.tasks,
            time_factor=lambda user: time_factors.get(user, 1),
        )

    async def __aenter__(self) -> Self:
        await self._patience.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._patience.__aexit__(kind, error, trace)
        await self.tasks.close()
        assert self.running == ()
        assert self.screen.ahead == []

    def session(self, evening: Evening) -> Session:
        """The table of an evening, as it stands, live."""
        self.log.logs[evening.table.id] = list(evening.log)
        return Session(evening.table, self.house, self.closed.append)

    async def resumed(self, evening: Evening) -> Session:
        """The table of an evening, live, after a start of the bot."""
        session = self.session(evening)
        session.resume()
        await settle()
        return session

    def registry(self, evenings: Iterable[tuple[int, Evening]] = ()) -> Registry:
        """A registry that knows nothing yet, over a log that holds these evenings."""
        self.log.logs.update((number, list(evening.log)) for number, evening in evenings)
        return Registry(self.house)

    def registry_over(self, log: TableLog) -> Registry:
        """A registry that knows nothing yet, over a log of another kind."""
        return Registry(replace(self.house, log=log))

    @property
    def running(self) -> tuple[str, ...]:
        """The names of the tasks that have not ended, beside the test's own."""
        current = asyncio.current_task()
        return tuple(task.get_name() for task in asyncio.all_tasks() if task is not current)


async def outcomes(session: Session, *asked: tuple[int, Request]) -> list[Table | BaseException]:
    """All of this asked at once, and what each heard."""
    return await asyncio.gather(
        *(session.submit(user, request) for user, request in asked), return_exceptions=True
    )


def codes(heard: list[Table | BaseException]) -> list[str]:
    """What each heard, in a word."""
    return [h.code if isinstance(h, TableRefused | IllegalAction) else "done" for h in heard]


async def refusal_of(registry: Registry, number: int) -> TableRefusal:
    """Why a table is not found."""
    assert registry.find(number) is None
    return (await registry.why_not_live(number)).code


async def opening_refused(registry: Registry, channel: int = CHANNEL) -> TableRefusal:
    """Why no table is opened in a channel."""
    with pytest.raises(TableRefused) as caught:
        await registry.open(opening(channel=channel))
    return caught.value.code
