"""Moves without a press: those of computers, and forced cards."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from bot.storage.errors import StorageUnavailable
from bot.tables.clock import RETRY_SECONDS
from bot.tables.occupants import Computer, Human
from bot.tables.pace import situation_of
from bot.tables.play import forced_card, is_last_trick
from bot.tables.ports import TableServices
from bot.tables.refusals import TableRefused
from bot.tables.requests import NOBODY, ComputerAct, PlayForced, Request
from bot.tables.table import Table
from engine.actions import Action, PlayCard
from engine.seats import Seat
from engine.state import GameState
from engine.view import view

if TYPE_CHECKING:
    import asyncio

logger = structlog.stdlib.get_logger(__name__)

Submit = Callable[[int, Request], Awaitable[Table]]


@dataclass(frozen=True, slots=True)
class Turn:
    """A move to be made without a press; ``forced`` is the only card that a person can play."""

    move: int
    seat: Seat
    forced: PlayCard | None = None


def turn_of(table: Table) -> Turn | None:
    """The move that may be made without a press; None if there is none."""
    if table.thinker is not None:
        return Turn(table.move, table.thinker)
    forced = forced_card(table)
    return Turn(table.move, *forced) if forced else None


class Mover:
    """Follows a table and makes the moves that need no press."""

    def __init__(self, services: TableServices, submit: Submit) -> None:
        self._services = services
        self._submit = submit
        self._turn: Turn | None = None
        self._task: asyncio.Task[None] | None = None

    def follow(self, table: Table) -> None:
        """Start a move if one is due; one in progress continues."""
        turn = turn_of(table)
        if turn == self._turn and self._task and not self._task.done():
            return
        if self._task:
            self._task.cancel()
        self._turn, self._task = turn, None
        if turn is not None:
            name = "computer" if turn.forced is None else "forced card"
            self._task = self._services.tasks.spawn(
                self._run(table, turn), f"{name} at table {table.id}"
            )

    def stop(self) -> None:
        """Make no move any more."""
        if self._task:
            self._task.cancel()

    async def choice(self, table: Table, game: GameState, seat: Seat) -> Action:
        """A computer's action for this seat, returned when it is time to show it.

        The time is drawn before the computer thinks, and a forced action is delayed as a thought
        would be: the delay reveals nothing about the hand. In place of a person the computer
        plays at the table's usual level.
        """
        held = table.occupant(seat)
        level = held.level if isinstance(held, Computer) else table.level
        clock, pace, situation = (
            self._services.clock,
            self._services.pace,
            situation_of(game, level),
        )
        # Drawn before thinking: a delay that depended on the thought would tell how hard it was.
        began, delay = clock.monotonic(), pace.delay(table, situation)
        seen = view(table.rules, game, seat)
        if seen.deal is not None and len(seen.deal.legal) == 1:
            (action,) = seen.deal.legal
            delay = max(delay, pace.thinking_time(situation))
        else:
            action = await self._services.computers.choose(
                seen, table.rules, level, table.understanding
            )
            pace.note(situation, clock.monotonic() - began)
        await clock.sleep(max(began + delay - clock.monotonic(), 0))
        return action

    async def _run(self, table: Table, turn: Turn) -> None:
        # The last card of a hand is played for everyone; others only for those who want that.
        if turn.forced is not None and not (
            is_last_trick(table) or await self._lets_play(table, turn.seat)
        ):
            return
        while True:
            try:
                if turn.forced is not None:
                    await self._services.clock.sleep(self._services.pace.pause(table))
                    await self._submit(NOBODY, PlayForced(turn.move, turn.seat, turn.forced))
                elif table.game is not None:
                    action = await self.choice(table, table.game, turn.seat)
                    await self._submit(NOBODY, ComputerAct(turn.move, turn.seat, action))
            except TableRefused as refused:
                logger.info("a computer could not move", table=table.id, why=str(refused))
            except StorageUnavailable as down:
                logger.log(down.log_level, "a computer could not move", table=table.id)
            except Exception:
                logger.exception("a computer could not move", table=table.id, move=table.move)
            # A stored move has cancelled this task: it is somebody else's turn by now.
            await self._services.clock.sleep(RETRY_SECONDS)

    async def _lets_play(self, table: Table, seat: Seat) -> bool:
        held = table.occupant(seat)
        try:
            return isinstance(held, Human) and await self._services.preferences.plays_forced(
                held.user
            )
        except StorageUnavailable as down:
            logger.log(down.log_level, "a preference could not be read", table=table.id)
            return False
