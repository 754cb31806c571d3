"""Following a player's hand with his consent: for whoever has no seat, until the game is over."""

from bot.tables.checks import require_game, require_seat
from bot.tables.events import TableEvent
from bot.tables.lobby import back
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Table
from bot.tables.watch_events import WatchAgreed, WatchAsked, WatchEnded, WatchRefused
from bot.tables.watch_requests import AnswerWatch, AskWatch
from engine.seats import Seat

MOST = 5
"""People who follow a hand of one table, or ask for one: all of them are named on it."""


def why_not(table: Table, user: int, seat: Seat) -> TableRefusal | None:
    """Why this person may not ask for the hand of this seat now; None when he may."""
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
    """Ask a player for his hand; whoever asked another one before asks that one no more."""
    require_game(table)
    if request.seat not in table.playing_seats:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if why := why_not(table, user, request.seat):
        raise TableRefused(why, count=MOST)
    before = (WatchEnded(user),) if _counted(table, user) else ()
    return (*before, WatchAsked(user, request.seat))


def answer(table: Table, user: int, request: AnswerWatch) -> tuple[TableEvent, ...]:
    """Consent or refuse: the player himself, and nobody for him."""
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
    """See the hand no more, or take the request back."""
    require_game(table)
    if not _counted(table, user):
        raise TableRefused(TableRefusal.STALE_PRESS)
    return (WatchEnded(user),)


def hide(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Let nobody see one's own hand any more."""
    seat = require_seat(table, user)
    require_game(table)
    watchers = table.spectators.followers_of(seat)
    if not watchers:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return (*back(table, seat), *map(WatchEnded, watchers))


def _counted(table: Table, user: int) -> bool:
    """Whether this person is one of those who follow a hand or ask for one."""
    now = table.spectators
    return now.asked_by(user) is not None or now.followed_by(user) is not None
