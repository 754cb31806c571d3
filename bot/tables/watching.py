"""Watch a player's hand with their consent, without a seat, until the game is over."""

from bot.tables.checks import require_game, require_seat
from bot.tables.events import TableEvent, WatchAgreed, WatchAsked, WatchEnded, WatchRefused
from bot.tables.lobby import back
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import AnswerWatch, AskWatch
from bot.tables.table import Table
from engine.seats import Seat

MOST = 5
"""The most people per table who watch a hand or ask for one: the table names them all."""


def why_not(table: Table, user: int, seat: Seat) -> TableRefusal | None:
    """Why this person may not ask for the hand of this seat now; None when they may."""
    now, held = table.spectators, table.occupant(seat)
    if table.seat_of(user) is not None:
        return TableRefusal.WATCH_SEATED
    if not isinstance(held, Human):
        return TableRefusal.WATCH_COMPUTER
    if held.away:
        return TableRefusal.WATCH_ABSENT
    if seat in (now.asked_by(user), now.followed_by(user)):
        return TableRefusal.WATCH_ASKED
    if (user, seat) in now.refused:
        return TableRefusal.WATCH_REFUSED
    if not table.between_deals and now.knows_other_than(user, seat):
        return TableRefusal.WATCH_SAW_ANOTHER
    return None if _counted(table, user) or now.count < MOST else TableRefusal.WATCH_FULL


def ask(table: Table, user: int, request: AskWatch) -> tuple[TableEvent, ...]:
    """Ask to watch a player's hand; an earlier request to another player ends."""
    require_game(table)
    if request.seat not in table.playing_seats:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if why := why_not(table, user, request.seat):
        raise TableRefused(why, count=MOST)
    before = (WatchEnded(user),) if _counted(table, user) else ()
    return (*before, WatchAsked(user, request.seat))


def answer(table: Table, user: int, request: AnswerWatch) -> tuple[TableEvent, ...]:
    """Agree or refuse, as the player whose hand it is."""
    seat = require_seat(table, user)
    require_game(table)
    asked = table.spectators.asked_by(request.watcher)
    if asked is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if asked is not seat:
        raise TableRefused(TableRefusal.WATCH_NOT_YOURS, seat=asked)
    answered = WatchAgreed if request.agree else WatchRefused
    return (*back(table, seat), answered(request.watcher))


def stop(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Stop watching, or withdraw the request."""
    require_game(table)
    if not _counted(table, user):
        raise TableRefused(TableRefusal.STALE_PRESS)
    return (WatchEnded(user),)


def hide(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Hide one's own hand from all spectators."""
    seat = require_seat(table, user)
    require_game(table)
    watchers = table.spectators.followers_of(seat)
    if not watchers:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return (*back(table, seat), *map(WatchEnded, watchers))


def _counted(table: Table, user: int) -> bool:
    """Whether this person watches a hand or asks for one."""
    now = table.spectators
    return now.asked_by(user) is not None or now.followed_by(user) is not None
