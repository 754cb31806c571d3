"""Stopping a table: a running game only with the other side's consent, or as a game lost."""

from collections.abc import Iterator

from bot.tables.checks import require_authority, require_game, require_seat, require_stage
from bot.tables.events import (
    Closing,
    GameGivenUp,
    StopAgreed,
    StopAsked,
    StopRefused,
    TableClosed,
    TableEvent,
)
from bot.tables.lobby import back
from bot.tables.occupants import Computer
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import AnswerStop, Expire, Stop
from bot.tables.table import Stage, Table
from engine.seats import Seat


def stop(table: Table, user: int, request: Stop) -> tuple[TableEvent, ...]:
    """Close the table; whoever stops a game that they play gives it up, if that costs anything.

    A manager who does not play ends the game from outside: it counts as it stands.
    """
    require_authority(table, user, manager=request.manager)
    if table.stage is not Stage.PLAYING:
        return (TableClosed(Closing.STOPPED),)
    seat = table.seat_of(user)
    if seat is None:
        return (TableClosed(Closing.ENDED),)
    if request.ask:
        return _asked(table, seat)
    if not costs(table, seat):
        return (TableClosed(Closing.AGREED if table.counts else Closing.ENDED),)
    return (GameGivenUp(seat), TableClosed(Closing.STOPPED))


def costs(table: Table, seat: Seat) -> bool:
    """Whether the game is lost for whoever in this seat stops it without asking."""
    return table.counts and is_opposed(table, seat)


def is_free_to_close(table: Table, user: int) -> bool:
    """Whether this is the host, and nobody loses a game by it when they close the table."""
    if user != table.host:
        return False
    seat = table.seat_of(user)
    return table.stage is Stage.LOBBY or (
        table.stage is Stage.PLAYING and not table.counts and seat is not None
    )


def is_opposed(table: Table, seat: Seat) -> bool:
    """Whether the other side is there: not where its people have all left."""
    return bool(opponents(table, seat)) or all(
        isinstance(table.occupant(other), Computer) for other in _other_side(table, seat)
    )


def opponents(table: Table, seat: Seat) -> frozenset[Seat]:
    """The people of the other side who are there: those who may agree."""
    return frozenset(other for other in _other_side(table, seat) if table.is_present(other))


def _asked(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    if table.stop_vote.asked is not None:
        raise TableRefused(TableRefusal.STOP_ASKED)
    if not opponents(table, seat):
        raise TableRefused(TableRefusal.STALE_PRESS)
    return (*back(table, seat), StopAsked(seat))


def to_answer(table: Table) -> frozenset[Seat]:
    """The seats whose answer is waited for."""
    asked = table.stop_vote.asked
    return frozenset() if asked is None else opponents(table, asked) - table.stop_vote.agreed


def answer(table: Table, user: int, request: AnswerStop) -> tuple[TableEvent, ...]:
    """Consent or refuse; the last one who consents stops the game."""
    require_game(table)
    seat = require_seat(table, user)
    if table.stop_vote.asked is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if seat not in to_answer(table):
        raise TableRefused(TableRefusal.NOT_YOURS_TO_ANSWER)
    here = back(table, seat)
    if not request.agree:
        return (*here, StopRefused(seat))
    ended = (TableClosed(Closing.AGREED),) if to_answer(table) == {seat} else ()
    return (*here, StopAgreed(seat), *ended)


def replaced(table: Table) -> tuple[TableEvent, ...]:
    """Close a table whose game is over, for another one in its channel."""
    require_stage(table, Stage.FINISHED)
    return (TableClosed(Closing.REPLACED),)


def expire(table: Table, request: Expire) -> tuple[TableEvent, ...]:
    """Close a table at which nothing has happened since."""
    if request.revision != table.revision:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return (TableClosed(Closing.IDLE),)


def _other_side(table: Table, seat: Seat) -> Iterator[Seat]:
    team = table.rules.seating.team
    return (other for other in table.playing_seats if team(other) is not team(seat))
