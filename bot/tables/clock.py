"""The person or request that a table waits for, and for how long.

Deadlines are not stored: the log says what is awaited, and only the running bot knows since when.
So nobody loses time while the bot is down, nor in the first minutes after a start. Waits are
measured on the monotonic clock: setting the time of day does not shorten them.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import structlog

from bot.storage.errors import StorageUnavailable
from bot.tables.occupants import Human
from bot.tables.ports import TableServices
from bot.tables.refusals import TableRefused
from bot.tables.table import Stage, Table
from engine.seats import Seat

if TYPE_CHECKING:
    import asyncio

logger = structlog.stdlib.get_logger(__name__)

CLOCKS = (0, 30, 60, 120, 300, 600)
"""The choices of seconds per turn; 0 is no limit."""

BETWEEN_DEALS = 60
"""Seconds after which the next deal comes by itself, at a table with a clock."""

NEXT_DEALS = (0, 10, 20, BETWEEN_DEALS)
"""The choices of seconds until the next deal; 0 is when everyone is ready."""

RESUME_DELAY = timedelta(seconds=120)
"""The time for which clocks stop after a start of the bot, or after a lost connection."""

OVERDUE = timedelta(seconds=120)
"""The time after which players of a table without a clock may vote against the one awaited."""

LOBBY_OVERDUE = timedelta(minutes=5)
"""The same time before a game: a host who waits for a fourth player has nothing to press."""

ANSWER_SECONDS = 20
"""Seconds after which a take-back request lapses, at any table."""

RETRY_SECONDS = 5.0
"""The seconds before the clock retries an action that failed."""


@dataclass(frozen=True, slots=True)
class Wait:
    """The reason why a table waits at this move: a seat is to act, or none between two deals.

    ``answer``: the other side's answer to a request to take something back.
    """

    move: int
    seat: Seat | None
    answer: bool = False


def wait_of(table: Table) -> Wait | None:
    """The wait for a person; None in a pause, or while all people are away."""
    if table.paused is not None or not table.present:
        return None
    if table.is_held:
        return Wait(table.move, None, answer=True)
    if table.between_deals:
        return Wait(table.move, None)
    seat = next((seat for seat in table.awaited if table.is_present(seat)), None)
    return None if seat is None else Wait(table.move, seat)


def seconds_for(table: Table, wait: Wait) -> int:
    """The time limit of a wait in seconds; 0 is none, as for whoever keeps nobody waiting."""
    if wait.answer:
        return ANSWER_SECONDS
    if wait.seat is None and table.next_deal is not None:
        return table.next_deal
    if not table.clock or (len(table.present) == 1 and not table.keeps_others_waiting):
        return 0
    return BETWEEN_DEALS if wait.seat is None else table.clock


def gives_more_time(table: Table) -> bool:
    """Whether somebody may have more time than others: not where all play the same deal."""
    return table.given is None


def next_deal_after(table: Table) -> int:
    """The seconds between two deals at this table; 0 is until everyone is ready."""
    if table.next_deal is not None:
        return table.next_deal
    return BETWEEN_DEALS if table.clock else 0


def waited_for(table: Table) -> frozenset[Seat]:
    """The seats that keep the others waiting; before a game, the host's."""
    if table.stage is Stage.LOBBY:
        return frozenset(seat for seat in table.present if seat is table.seat_of(table.host))
    wait = wait_of(table)
    if wait is None or wait.answer:
        return frozenset()
    if table.between_deals:
        return frozenset(table.present) - table.ready
    return frozenset(table.present) & frozenset(table.awaited)


def patience(table: Table, factor: int = 1) -> timedelta:
    """The time that the table waits for somebody before the others may vote against them.

    ``factor``: how many times as long as its clock says they have for a turn.
    """
    if table.stage is Stage.LOBBY:
        return LOBBY_OVERDUE
    # Never before the turn limit itself has had its effect.
    return max(OVERDUE, timedelta(seconds=table.clock * factor))


class TableClock:
    """Follows a table: notifies a player at half time, and acts for them when time is up.

    Who has asked for more time has it, and is notified at once.
    """

    def __init__(
        self,
        services: TableServices,
        time_is_up: Callable[[Wait], Awaitable[None]],
        begin_anew: Callable[[], None],
    ) -> None:
        self._clock = services.clock
        self._screen = services.screen
        self._connection = services.connection
        self._tasks = services.tasks
        self._time_factor = services.time_factor
        self._time_is_up = time_is_up
        self._begin_anew = begin_anew
        self._resumes_at = 0.0
        self._halted = False
        self._wait: Wait | None = None
        self._since = 0.0
        self._waits: dict[Seat, float] = {}
        self._seconds = 0
        self._deadline: datetime | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def deadline(self) -> datetime | None:
        """When the time is up, in UTC, to be shown; None without a limit."""
        return self._deadline

    def has_waited_for(self, seat: Seat) -> timedelta:
        """The time that the table has waited for this seat; zero if it does not."""
        since = self._waits.get(seat)
        if self._halted or since is None:
            return timedelta()
        return timedelta(seconds=max(self._clock.monotonic() - since, 0.0))

    def follow(self, table: Table) -> None:
        """Follow the table; a wait that has not changed keeps its deadline."""
        wait = wait_of(table)
        # Before a game any action restarts the wait, except a vote against the host.
        alive = table.stage is Stage.LOBBY and not table.votes
        changed = wait and self._seconds_for(table, wait) != self._seconds
        if alive or changed or wait != self._wait:
            self._begin(table, wait)
        since = self._wait_start()  # for those who are new, not for the others
        self._waits = {seat: self._waits.get(seat, since) for seat in waited_for(table)}

    def stretch(self, table: Table) -> None:
        """Look again how long the awaited player has; their turn began when it did."""
        wait = wait_of(table)
        if wait is not None and wait == self._wait:
            self._begin(table, wait, self._since)

    def halt(self, table: Table) -> None:
        """Stop the clock until ``resume``: the players cannot reach the bot."""
        self._halted = True
        self._begin(table, wait_of(table))

    def resume(self, table: Table) -> None:
        """Restart the wait after ``RESUME_DELAY``: the bot has started, or is connected again."""
        self._halted = False
        self._resumes_at = self._clock.monotonic() + RESUME_DELAY.total_seconds()
        self._begin(table, wait_of(table))

    def _seconds_for(self, table: Table, wait: Wait) -> int:
        return 0 if self._halted else seconds_for(table, wait) * self._factor(table, wait)

    def _factor(self, table: Table, wait: Wait) -> int:
        held = None if wait.seat is None else table.occupant(wait.seat)
        return self.factor_of(table, held.user) if isinstance(held, Human) else 1

    def factor_of(self, table: Table, user: int) -> int:
        """How many times as long as others this person has at this table."""
        return self._time_factor(user) if gives_more_time(table) else 1

    def _begin(self, table: Table, wait: Wait | None, since: float | None = None) -> None:
        if self._task:
            self._task.cancel()
            self._task = None
        self._wait, self._since = wait, self._wait_start() if since is None else since
        self._waits = dict.fromkeys(waited_for(table), self._since)
        self._seconds = self._seconds_for(table, wait) if wait else 0
        self._deadline = None
        if wait and self._seconds:
            # A monotonic clock: no jump of the machine's clock may end a turn.
            left = self._since + self._seconds - self._clock.monotonic()
            self._deadline = self._clock.now() + timedelta(seconds=left)
            self._task = self._tasks.spawn(self._run(table, wait), f"clock of table {table.id}")

    def _wait_start(self) -> float:
        """Now, or the first moment at which clocks run again."""
        return max(self._clock.monotonic(), self._resumes_at)

    async def _run(self, table: Table, wait: Wait) -> None:
        if wait.seat is not None:
            # Who asks for more time hears at once that it runs.
            if self._factor(table, wait) == 1:
                await self._sleep_until(self._since + self._seconds / 2)
            self._screen.call(table, wait.seat)
        await self._sleep_until(self._since + self._seconds)
        # Nobody loses a turn because Discord is out of reach: the whole wait begins again.
        if not await self._connection.is_there():
            logger.info("a turn does not run out while nobody is heard", table=table.id)
            while not await self._connection.is_there():
                await self._clock.sleep(RETRY_SECONDS)
            self._begin_anew()
            return
        while True:
            try:
                await self._time_is_up(wait)
            except TableRefused as refused:
                logger.info("a turn could not be played for", table=table.id, why=str(refused))
            except StorageUnavailable as down:
                logger.log(down.log_level, "a turn could not be played for", table=table.id)
            except Exception:
                logger.exception("a turn could not be played for", table=table.id, move=wait.move)
            # What was stored has cancelled this task: the table waits for something else.
            await self._clock.sleep(RETRY_SECONDS)

    async def _sleep_until(self, moment: float) -> None:
        await self._clock.sleep(max(moment - self._clock.monotonic(), 0))
