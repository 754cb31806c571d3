"""What moves at a table without a press: computers, and cards that leave no choice."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from bot.storage.errors import StorageUnavailable
from bot.tables.clock import RETRY_SECONDS
from bot.tables.forced import forced_card
from bot.tables.house import House
from bot.tables.occupants import Computer, Human
from bot.tables.refusals import TableRefused
from bot.tables.requests import NOBODY, ComputerAct, PlayForced, Request
from bot.tables.table import Table
from engine.actions import Action, PlayCard
from engine.seats import Seat
from engine.state import GameState
from engine.view import view

logger = structlog.stdlib.get_logger(__name__)

Submit = Callable[[int, Request], Awaitable[Table]]


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose move it is at this move; with a card, a person who has only that one to play."""

    move: int
    seat: Seat
    forced: PlayCard | None = None


def turn_of(table: Table) -> Turn | None:
    """The turn that may pass without a press."""
    if table.thinker is not None:
        return Turn(table.move, table.thinker)
    forced = forced_card(table)
    return Turn(table.move, *forced) if forced else None


class Mover:
    """Follows a table, and moves where nobody has to press."""

    def __init__(self, house: House, submit: Submit) -> None:
        self._house = house
        self._submit = submit
        self._turn: Turn | None = None
        self._task: asyncio.Task[None] | None = None

    def follow(self, table: Table) -> None:
        """Move if a move is due; what goes on as it was is not begun again."""
        turn = turn_of(table)
        if turn == self._turn and self._task and not self._task.done():
            return
        if self._task:
            self._task.cancel()
        self._turn, self._task = turn, None
        if turn is not None:
            name = "computer" if turn.forced is None else "forced card"
            self._task = self._house.tasks.spawn(
                self._run(table, turn), f"{name} at table {table.id}"
            )

    async def choice(self, table: Table, game: GameState, seat: Seat) -> Action:
        """What a computer does for this seat; in a person's place, at the table's usual level."""
        held = table.occupant(seat)
        level = held.level if isinstance(held, Computer) else table.level
        return await self._house.brain.choose(view(table.rules, game, seat), table.rules, level)

    async def _run(self, table: Table, turn: Turn) -> None:
        if turn.forced is not None and not await self._lets_play(table, turn.seat):
            return
        # A move that was stored cancels this task: the turn is another then.
        wait = 0.0
        while True:
            await self._house.clock.sleep(wait + self._house.pace.before_move_at(table))
            try:
                await self._move(table, turn)
            except (TableRefused, StorageUnavailable) as refused:
                logger.info("a computer could not move", table=table.id, why=str(refused))
            except Exception:
                logger.exception("a computer could not move", table=table.id, move=table.move)
            wait = RETRY_SECONDS

    async def _move(self, table: Table, turn: Turn) -> None:
        if turn.forced is not None:
            await self._submit(NOBODY, PlayForced(turn.move, turn.seat, turn.forced))
        elif table.game is not None:
            action = await self.choice(table, table.game, turn.seat)
            await self._submit(NOBODY, ComputerAct(turn.move, turn.seat, action))

    async def _lets_play(self, table: Table, seat: Seat) -> bool:
        held = table.occupant(seat)
        try:
            return isinstance(held, Human) and await self._house.habits.plays_forced(held.user)
        except StorageUnavailable as unavailable:
            logger.info("a habit could not be read", table=table.id, why=str(unavailable))
            return False
