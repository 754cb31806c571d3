"""What a table waits for, and for how long.

Deadlines are not kept: the log says what is waited for, and since when is known only while the bot
runs. So nobody pays for the time in which it was down, nor for the first minutes after a start.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog

from bot.storage.errors import StorageUnavailable
from bot.tables.house import House
from bot.tables.refusals import TableRefused
from bot.tables.table import Table
from engine.seats import Seat

logger = structlog.stdlib.get_logger(__name__)

CLOCKS = (0, 30, 60, 120, 300, 600)
"""The seconds that a turn may take; 0 is as long as it takes, as for the only person there."""

BETWEEN_DEALS = 60
"""Seconds after which the next deal comes by itself, at a table with a clock."""

NEXT_DEALS = (0, 10, 20, BETWEEN_DEALS)
"""The seconds that a host may choose instead; 0 is when all have said that they are ready."""

CALM = timedelta(seconds=120)
"""How long no clock runs after a start of the bot, or once its players can reach it again."""

OVERDUE = timedelta(seconds=120)
"""How long a table without a clock waits before its players may vote about who is waited for."""

ANSWER_SECONDS = 20
"""Seconds after which a request to take something back lapses, at any table."""

RETRY_SECONDS = 5.0
"""How long the clock waits to act again when what it did came to nothing."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What a table waits for at this move: a seat that is to act, or none between two deals.

    ``answer``: the other side's answer to a request to take something back.
    """

    move: int
    seat: Seat | None
    answer: bool = False


def wait_of(table: Table) -> Wait | None:
    """What people are waited for; nothing in a pause, or while all of them are away."""
    if table.paused is not None or not table.present:
        return None
    if table.taking_back.pending:
        return Wait(table.move, None, answer=True)
    if table.between_deals:
        return Wait(table.move, None)
    seat = next((seat for seat in table.awaited if table.is_present(seat)), None)
    return None if seat is None else Wait(table.move, seat)


def seconds_for(table: Table, wait: Wait) -> int:
    """How long it is waited for; 0 is as long as it takes, as where it keeps nobody waiting."""
    if wait.answer:
        return ANSWER_SECONDS
    if wait.seat is None and table.interlude.next_deal is not None:
        return table.interlude.next_deal
    if not table.clock or len(table.present) == 1:
        return 0
    return BETWEEN_DEALS if wait.seat is None else table.clock


def next_deal_after(table: Table) -> int:
    """The seconds between two deals at this table; 0 is as long as somebody is not ready."""
    if table.interlude.next_deal is not None:
        return table.interlude.next_deal
    return BETWEEN_DEALS if table.clock else 0


def overdue(table: Table, waited: timedelta) -> bool:
    """Whether the table has waited so long for somebody that the others may vote about him."""
    return waited >= max(OVERDUE, timedelta(seconds=table.clock))


class TableClock:
    """Follows a table: calls a player at half time, and at the end lets the game go on."""

    def __init__(
        self,
        house: House,
        time_is_up: Callable[[Wait], Awaitable[None]],
        begin_anew: Callable[[], None],
    ) -> None:
        self._clock = house.clock
        self._screen = house.screen
        self._line = house.line
        self._tasks = house.tasks
        self._time_is_up = time_is_up
        self._begin_anew = begin_anew
        self._calm_until: datetime | None = None
        self._halted = False
        self._wait: Wait | None = None
        self._since = house.clock.now()
        self._seconds = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def deadline(self) -> datetime | None:
        """When the time is up, in UTC; None where there is no hurry."""
        if self._wait is None or not self._seconds:
            return None
        return self._since + timedelta(seconds=self._seconds)

    def has_waited_for(self, seat: Seat) -> timedelta:
        """How long this seat has been waited for; nothing when another one is."""
        if self._halted or self._wait is None or self._wait.seat is not seat:
            return timedelta()
        return max(self._clock.now() - self._since, timedelta())

    def follow(self, table: Table) -> None:
        """Wait for what the table waits for now; what goes on as it was keeps its deadline."""
        wait = wait_of(table)
        if wait != self._wait or (wait and self._seconds_for(table, wait) != self._seconds):
            self._begin(table, wait)

    def halt(self, table: Table) -> None:
        """Let no clock run until ``be_calm``: the players cannot reach the bot."""
        self._halted = True
        self._begin(table, wait_of(table))

    def be_calm(self, table: Table) -> None:
        """Begin anew, and not at once: the bot has just started, or can be reached again."""
        self._halted = False
        self._calm_until = self._clock.now() + CALM
        self._begin(table, wait_of(table))

    def _seconds_for(self, table: Table, wait: Wait) -> int:
        return 0 if self._halted else seconds_for(table, wait)

    def _begin(self, table: Table, wait: Wait | None) -> None:
        if self._task:
            self._task.cancel()
            self._task = None
        now = self._clock.now()
        self._wait, self._since = wait, max(now, self._calm_until or now)
        self._seconds = self._seconds_for(table, wait) if wait else 0
        if wait and self._seconds:
            self._task = self._tasks.spawn(self._run(table, wait), f"clock of table {table.id}")

    async def _run(self, table: Table, wait: Wait) -> None:
        half = self._since + timedelta(seconds=self._seconds / 2)
        if wait.seat is not None:
            await self._sleep_until(half)
            self._screen.call(table, wait.seat)
        await self._sleep_until(self._since + timedelta(seconds=self._seconds))
        if not await self._line.is_there():
            logger.info("a turn does not run out while nobody is heard", table=table.id)
            while not await self._line.is_there():
                await self._clock.sleep(RETRY_SECONDS)
            self._begin_anew()
            return
        while True:
            try:
                await self._time_is_up(wait)
            except (TableRefused, StorageUnavailable) as refused:
                logger.info("a turn could not be played for", table=table.id, why=str(refused))
            except Exception:
                logger.exception("a turn could not be played for", table=table.id, move=wait.move)
            # What was stored has cancelled this task: the table waits for something else.
            await self._clock.sleep(RETRY_SECONDS)

    async def _sleep_until(self, moment: datetime) -> None:
        await self._clock.sleep(max((moment - self._clock.now()).total_seconds(), 0))
