"""A live table: one inbox, drained by one task that lives only while there is work."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import structlog
from structlog.contextvars import bound_contextvars, get_contextvars

from bot.storage.errors import (
    Conflict,
    Fenced,
    LaterLog,
    NotPlayed,
    StorageUnavailable,
    TableClosedError,
    UnreplayableLog,
)
from bot.tables import events
from bot.tables.clock import TableClock, Wait, patience
from bot.tables.computer_moves import Mover
from bot.tables.decisions import decide
from bot.tables.events import Closing, TableEvent
from bot.tables.fold import after, states_of
from bot.tables.ports import TableServices
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import (
    NOBODY,
    Lapse,
    NextDeal,
    Rematch,
    Request,
    Start,
    Submission,
)
from bot.tables.table import Stage, Table
from bot.tables.take_back import LapseTakeBack
from engine.events import GameEnded

logger = structlog.stdlib.get_logger(__name__)


REFUSAL_IF_UNREADABLE: Mapping[Closing | None, TableRefusal] = {
    Closing.LOST: TableRefusal.TABLE_LOST,
    Closing.WAITING: TableRefusal.TABLE_WAITING,
}
"""The refusal of a press at a table whose log cannot be replayed."""


@dataclass(frozen=True, slots=True)
class _Message:
    submission: Submission | None
    """None asks to read the table from its log again."""
    answer: asyncio.Future[Table]
    about: Mapping[str, object]
    """The facts that each line names which is logged in the meantime."""


def _note_milestones(table: int, happened: Iterable[TableEvent]) -> None:
    """Log what the host reads next morning; nobody is named."""
    for event in happened:
        match event:
            case GameEnded():
                logger.info("game ended", table=table)
            case events.TableClosed(reason):
                logger.info("table closed", table=table, why=reason.value)


class Session:
    """Button, command and computer player: everything reaches the table through ``submit``."""

    def __init__(
        self, table: Table, services: TableServices, on_closed: Callable[[Table], None]
    ) -> None:
        self._table = table
        self._services = services
        self._on_closed = on_closed
        self._inbox: deque[_Message] = deque()
        self._closing = False
        self._worker: asyncio.Task[None] | None = None
        self._mover = Mover(services, self.submit)
        self._clock = TableClock(services, self._time_is_up, self.resume_clock)

    @property
    def table(self) -> Table:
        """The table as it stands, stored to the last event."""
        return self._table

    @property
    def deadline(self) -> datetime | None:
        """When the time of the awaited player is up; None without a limit."""
        return self._clock.deadline

    def has_waited_for(self, user: int) -> timedelta:
        """The time that the table has been waiting for this person."""
        seat = self._table.seat_of(user)
        return timedelta() if seat is None else self._clock.has_waited_for(seat)

    def is_overdue(self, user: int) -> bool:
        """Whether the others may vote against this person, for whom the table waits."""
        factor = self._clock.factor_of(self._table, user)
        return self.has_waited_for(user) >= patience(self._table, factor)

    def submit(self, user: int, request: Request) -> asyncio.Future[Table]:
        """Submit a request; the table once it is stored, or the refusal.

        TableRefused and IllegalAction change nothing; nor does NotPlayed. The request is in the
        inbox when this returns, so that requests keep their order.
        """
        return self._put(Submission(user, request))

    def reread(self) -> asyncio.Future[Table]:
        """Read the table from its log again: in what was read before, somebody has their old id."""
        return self._put(None)

    def _put(self, submission: Submission | None) -> asyncio.Future[Table]:
        answer: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        if self._closing:
            answer.set_exception(TableRefused(TableRefusal.CLOSING))
            return answer
        # The worker serves several callers in turn: each line it logs names the one it acts for.
        about = {**get_contextvars(), "table": self._table.id}
        # One inbox per table, drained by one task: requests never race (ADR 3).
        self._inbox.append(_Message(submission, answer, about))
        if self._worker is None or self._worker.done():
            self._worker = self._services.tasks.spawn(self._drain(), f"table {self._table.id}")
        return answer

    def resume(self) -> None:
        """Show the table and let computers move, after the bot has started."""
        self._clock.resume(self._table)
        self._services.screen.changed(self._table)
        self._mover.follow(self._table)

    async def close(self) -> None:
        """Refuse new requests and finish the pending ones."""
        self._closing = True
        if self._worker and not self._worker.done():
            # Not awaited itself: if we are cancelled meanwhile, it still stores what was asked.
            await asyncio.wait((self._worker,))

    def halt_clock(self) -> None:
        """Stop the clock: the players cannot reach the bot."""
        self._clock.halt(self._table)

    def stretch_clock(self) -> None:
        """Give the awaited player as long as they have asked for, from when their turn began."""
        before = self.deadline
        self._clock.stretch(self._table)
        if self.deadline != before:
            self._services.screen.changed(self._table)

    def resume_clock(self) -> None:
        """Restart every wait after a while: the bot can be reached again."""
        before = self.deadline
        self._clock.resume(self._table)
        if self.deadline != before:
            self._services.screen.changed(self._table)

    async def _drain(self) -> None:
        while self._inbox:
            message = self._inbox.popleft()
            try:
                with bound_contextvars(**message.about):
                    table = await self._handle(message)
            except Exception as error:  # noqa: BLE001 - whoever asked must hear of it
                # A caller that was cancelled has cancelled its answer: nobody is told.
                if not message.answer.done():
                    message.answer.set_exception(error)
            else:
                if not message.answer.done():
                    message.answer.set_result(table)

    async def _handle(self, message: _Message) -> Table:
        before = self._table
        if message.submission is None:
            self._table = await self._reloaded(before)
            self._shown_and_moved()
            return self._table
        cause = await self._with_new_people(before, message.submission)
        happened = decide(before, cause.user, cause.request, self._services.chance)
        if not happened:
            return before
        # Folded before it is stored: events that cannot follow never reach the log. Nothing is
        # shown before it is stored (ADR 2).
        states = states_of(before, happened)
        try:
            await self._services.log.append(states, happened, cause)
        except Fenced:
            # Another process plays this table: nothing more is decided here, nor shown.
            self._closing = True
            self._clock.halt(before)
            self._mover.stop()
            self._on_closed(before)
            raise
        except StorageUnavailable as unavailable:
            # Who pressed a card is to read that it was not played, not only that something failed.
            raise NotPlayed(unavailable.cause) from unavailable
        except (Conflict, TableClosedError) as conflict:
            # A write was stored though its acknowledgement was lost: let the user look again.
            self._table = await self._reloaded(before)
            self._shown_and_moved()
            code = REFUSAL_IF_UNREADABLE.get(self._table.closing, TableRefusal.STALE_PRESS)
            raise TableRefused(code) from conflict
        self._table = states[-1]
        _note_milestones(before.id, happened)
        self._shown_and_moved()
        return self._table

    async def _with_new_people(self, table: Table, cause: Submission) -> Submission:
        """The request, which says who is new if a game begins by it; NotPlayed if nobody knows."""
        request = cause.request
        if not isinstance(request, Start | Rematch):
            return cause
        try:
            new = await self._services.past_games.new_people(table)
        except StorageUnavailable as unavailable:
            raise NotPlayed(unavailable.cause) from unavailable
        return replace(cause, request=replace(request, new=new))

    async def _reloaded(self, before: Table) -> Table:
        """The table, replayed from its log; closed if that is no longer possible."""
        try:
            return await self._services.log.load(before.id)
        except LaterLog as later:
            logger.warning("a later version of the bot wrote to a table", why=str(later))
            return after(before, events.TableClosed(Closing.WAITING))
        except UnreplayableLog as broken:
            if not await self._services.log.abandon(before.id):
                return after(before, events.TableClosed(Closing.WAITING))
            logger.error(
                "the log of a table is damaged: it is kept, its channel is free",
                table=before.id,
                why=str(broken),
            )
            return after(before, events.TableClosed(Closing.LOST))

    def _shown_and_moved(self) -> None:
        # The screen comes last, so that an error in it does not stop the game.
        if self._table.stage is Stage.CLOSED:
            self._on_closed(self._table)
        self._mover.follow(self._table)
        self._clock.follow(self._table)
        self._services.screen.changed(self._table)

    async def _time_is_up(self, wait: Wait) -> None:
        table = self._table
        # Requests like those of people: if a press came first, the move number makes these stale.
        if wait.answer:
            await self.submit(NOBODY, LapseTakeBack(wait.move))
        elif wait.seat is None:
            await self.submit(NOBODY, NextDeal(wait.move))
        elif table.game is not None:
            action = await self._mover.choice(table, table.game, wait.seat)
            await self.submit(NOBODY, Lapse(wait.move, wait.seat, action))
