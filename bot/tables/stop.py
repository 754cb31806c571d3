"""Stopping a table: a running game only with the other side's consent, or as a game lost."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.tables.checks import (
    require_authority,
    require_game,
    require_open_room,
    require_stage,
)
from bot.tables.company import is_trial, may_leave_freely
from bot.tables.consent import Consent, ConsentQuestion
from bot.tables.events import Closing, GameGivenUp, TableClosed, TableEvent
from bot.tables.occupants import Computer
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ActionRequest, Expire
from bot.tables.table import Stage, Table
from engine.events import Dealt, GameEnded
from engine.seats import Seat
from engine.state import changed


@dataclass(frozen=True)
class StopVote(ConsentQuestion):
    """Requests to stop the game without a result; ``given_up`` is who stopped it alone."""

    given_up: Seat | None = None

    KIND = "stop"
    ENDS = (Dealt, GameEnded)

    def asked_of(self, table: Table, asked: Consent) -> frozenset[Seat]:
        """The people of the other side who are there."""
        seat = table.seat_of(asked.by)
        return frozenset() if seat is None else opponents(table, seat)

    def granted(self, table: Table, asked: Consent) -> tuple[TableEvent, ...]:
        """The game ends without a result."""
        return (TableClosed(Closing.AGREED),)

    def after(self, event: TableEvent, table: Table) -> "StopVote":
        """The state once the event is applied; unchanged if it is about something else."""
        match event:
            case GameGivenUp(seat):
                return StopVote(given_up=seat)
            case Dealt() | GameEnded():
                return StopVote()
            case _:
                return changed(self, consent=self.consent_after(event, table))


@dataclass(frozen=True, slots=True)
class Stop(ActionRequest):
    """Close the table, as a ``manager`` or its host; with ``ask``, once the other side agrees."""

    manager: bool = False
    ask: bool = False

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """Players who stop a rated game of theirs give it up, unless the other side has left it.

        Before its first call those who are not placed yet close it without a result. A manager who
        does not play ends the game from outside: it counts as it stands. Refused while a request to
        stop is open, for one if there are no opponents to ask, and to players of a challenge, whose
        deal counts once it is dealt.
        """
        seat, now = table.seat_of(user), StopVote.of(table)
        if table.stage is Stage.PLAYING and seat is not None:
            # Before who may ask for it: its host may as little as the others.
            require_open_room(table, TableRefusal.DEAL_COUNTS)
        require_authority(table, user, manager=self.manager)
        if table.stage is not Stage.PLAYING:
            return (TableClosed(Closing.STOPPED),)
        if seat is None:
            return (TableClosed(Closing.ENDED),)
        if self.ask:
            if now.asked:
                raise TableRefused(TableRefusal.STOP_ASKED)
            if not opponents(table, seat):
                raise TableRefused(TableRefusal.STALE_PRESS)
            return now.ask(table, user)
        if may_leave_freely(table, seat):
            return (TableClosed(Closing.CANCELLED),)
        if table.is_rated and is_opposed(table, seat):
            return (GameGivenUp(seat), TableClosed(Closing.STOPPED))
        return (TableClosed(Closing.AGREED if table.counts else Closing.ENDED),)


@dataclass(frozen=True, slots=True)
class AnswerStop(ActionRequest):
    """Consent to a game that ends without a result, or not."""

    agree: bool

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The last one who consents stops the game."""
        require_game(table)
        return StopVote.of(table).answer(table, user, agree=self.agree)


def costs(table: Table, seat: Seat) -> bool:
    """Whether the player in this seat loses the game by stopping it without asking."""
    # Where nothing is at stake for them, nothing is lost by stopping.
    free = is_trial(table, seat) or may_leave_freely(table, seat)
    return table.is_rated and not free and is_opposed(table, seat)


def is_free_to_close(table: Table, user: int) -> bool:
    """Whether this is the host, and nobody loses a game if they close the table."""
    if user != table.host:
        return False
    seat = table.seat_of(user)
    if table.stage is not Stage.PLAYING:
        return table.stage is Stage.LOBBY
    costless = not table.is_rated or (seat is not None and may_leave_freely(table, seat))
    return costless and not table.is_closed_room and seat is not None


def is_opposed(table: Table, seat: Seat) -> bool:
    """Whether the other side is there: not if its people have all left."""
    return bool(opponents(table, seat)) or all(
        isinstance(table.occupant(other), Computer) for other in _other_side(table, seat)
    )


def opponents(table: Table, seat: Seat) -> frozenset[Seat]:
    """The people of the other side who are there: those who may agree."""
    return frozenset(other for other in _other_side(table, seat) if table.is_present(other))


def _other_side(table: Table, seat: Seat) -> Iterator[Seat]:
    team = table.rules.seating.team
    return (other for other in table.playing_seats if team(other) is not team(seat))


def replaced(table: Table) -> tuple[TableEvent, ...]:
    """Close a table whose game is over, for another one in its channel."""
    require_stage(table, Stage.FINISHED)
    return (TableClosed(Closing.REPLACED),)


def expire(table: Table, request: Expire) -> tuple[TableEvent, ...]:
    """Close a table at which nothing has happened since. STALE_PRESS if something has."""
    if request.revision != table.revision:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return (TableClosed(Closing.IDLE),)
