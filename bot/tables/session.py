"""A live table: one inbox, drained by one task that lives only while there is work."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog

from bot.storage.errors import Conflict, StorageUnavailable, TableClosed
from bot.tables.clock import RETRY_SECONDS, TableClock, Wait
from bot.tables.deciding import decide
from bot.tables.occupants import Computer
from bot.tables.pace import Pace
from bot.tables.ports import Brain, Clock, Screen, TableLog
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ComputerAct, Lapse, NextDeal, Request
from bot.tables.table import Stage, Table, after
from bot.tables.tasks import Tasks
from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level
from engine.seats import Seat
from engine.state import GameState
from engine.view import view

logger = structlog.stdlib.get_logger(__name__)

NOBODY = 0
"""The user in whose name a computer player or the clock acts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What all tables share."""

    log: TableLog
    screen: Screen
    brain: Brain
    clock: Clock
    chance: Chance
    pace: Pace
    tasks: Tasks


@dataclass(frozen=True, slots=True)
class _Message:
    user: int
    request: Request
    answer: asyncio.Future[Table]


class Session:
    """Button, command and computer player: everything reaches the table through ``submit``."""

    def __init__(self, table: Table, house: House, on_closed: Callable[[Table], None]) -> None:
        self._table = table
        self._house = house
        self._on_closed = on_closed
        self._inbox: deque[_Message] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thought: tuple[int, Seat] | None = None
        self._clock = TableClock(house.clock, house.screen, house.tasks, self._time_is_up)

    @property
    def table(self) -> Table:
        """The table as it stands, stored to the last event."""
        return self._table

    @property
    def deadline(self) -> datetime | None:
        """When the time of whoever is waited for is up; None where there is no hurry."""
        return self._clock.deadline

    def has_waited_for(self, user: int) -> timedelta:
        """How long the table has been waiting for this person."""
        seat = self._table.seat_of(user)
        return timedelta() if seat is None else self._clock.has_waited_for(seat)

    async def submit(self, user: int, request: Request) -> Table:
        """Ask for something; the table once it is stored, or the refusal as an exception.

        TableRefused and IllegalAction change nothing; nor does StorageUnavailable.
        """
        answer: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._inbox.append(_Message(user, request, answer))
        if self._worker is None or self._worker.done():
            self._worker = self._house.tasks.spawn(self._drain(), f"table {self._table.id}")
        return await answer

    def resume(self) -> None:
        """Show the table and let computers move, after a start of the bot."""
        self._clock.be_calm(self._table)
        self._house.screen.changed(self._table)
        self._let_computer_move()

    async def _drain(self) -> None:
        while self._inbox:
            message = self._inbox.popleft()
            try:
                table = await self._handle(message)
            except Exception as error:  # noqa: BLE001 - whoever asked must hear of it
                if not message.answer.done():
                    message.answer.set_exception(error)
            else:
                if not message.answer.done():
                    message.answer.set_result(table)

    async def _handle(self, message: _Message) -> Table:
        before = self._table
        events = decide(before, message.user, message.request, self._house.chance)
        if not events:
            return before
        table = before
        for event in events:
            table = after(table, event)
        try:
            await self._house.log.append(before, events, table)
        except (Conflict, TableClosed) as conflict:
            # Somebody else wrote to this table: believe the log, and let the presser look again.
            self._table = await self._house.log.load(before.id)
            self._shown_and_moved()
            raise TableRefused(TableRefusal.STALE_PRESS) from conflict
        self._table = table
        self._shown_and_moved()
        return table

    def _shown_and_moved(self) -> None:
        # The screen comes last, so that a fault in it does not stop the game.
        if self._table.stage is Stage.CLOSED:
            self._on_closed(self._table)
        self._let_computer_move()
        self._clock.follow(self._table)
        self._house.screen.changed(self._table)

    def _let_computer_move(self, wait: float = 0.0) -> None:
        table, seat = self._table, self._table.thinker
        turn = None if seat is None else (table.move, seat)
        if turn == self._thought and self._thinking and not self._thinking.done():
            return
        if self._thinking:
            self._thinking.cancel()
        self._thinking, self._thought = None, turn
        if seat is not None:
            self._thinking = self._house.tasks.spawn(
                self._think(table, seat, wait), f"computer at table {table.id}"
            )

    async def _think(self, table: Table, seat: Seat, wait: float) -> None:
        await self._house.clock.sleep(wait + self._house.pace.before_move_at(table))
        if table.game is None:
            return
        try:
            await self._move(table, table.game, seat)
        except (TableRefused, StorageUnavailable) as refused:
            logger.info("a computer could not move", table=table.id, why=str(refused))
        except Exception:
            logger.exception("a computer could not move", table=table.id, move=table.move)
        # A move that was stored has cancelled this task: the turn is another.
        self._thinking = None
        self._let_computer_move(RETRY_SECONDS)

    async def _time_is_up(self, wait: Wait) -> None:
        table = self._table
        if wait.seat is None:
            await self.submit(NOBODY, NextDeal(wait.move))
        elif table.game is not None:
            action = await self._choice(table, table.game, wait.seat)
            await self.submit(NOBODY, Lapse(wait.move, wait.seat, action))

    async def _move(self, table: Table, game: GameState, seat: Seat) -> None:
        action = await self._choice(table, game, seat)
        await self.submit(NOBODY, ComputerAct(table.move, seat, action))

    async def _choice(self, table: Table, game: GameState, seat: Seat) -> Action:
        held = table.occupant(seat)
        level = held.level if isinstance(held, Computer) else Level.CLUB
        return await self._house.brain.choose(view(table.rules, game, seat), table.rules, level)
