"""Players who do not act: a computer plays a move for them, or takes their seat, or somebody."""

from datetime import timedelta
from functools import reduce

from bot.tables.checks import back, require_game, require_going_on, require_host, require_seat
from bot.tables.clock import next_deal_after, patience
from bot.tables.deals import acted, deal
from bot.tables.events import (
    HostChanged,
    PlayerAway,
    SeatLeft,
    SeatTaken,
    TableEvent,
    TurnLapsed,
    VoteCast,
)
from bot.tables.fold import after
from bot.tables.lobby import host_after, host_if_none, require_no_expert
from bot.tables.occupants import Computer, Human
from bot.tables.play import deal_without
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Kick, Lapse, NextDeal, Sit
from bot.tables.table import Stage, Table
from bot.tables.take_back import TakingBack
from bot.tables.watching import Spectators
from engine.dealing import Chance
from engine.seats import Seat


def lapse(table: Table, request: Lapse) -> tuple[TableEvent, ...]:
    """Play a move for a player whose time is up; after the second in a row they count as away.

    STALE_PRESS if that turn is not waited for.
    """
    game, seat = require_going_on(table), request.seat
    waited_for = seat in table.awaited and table.is_present(seat)
    if request.move != table.move or not waited_for or not table.clock:
        raise TableRefused(TableRefusal.STALE_PRESS)
    lapsed: tuple[TableEvent, ...] = (TurnLapsed(seat),)
    held = table.occupant(seat)
    if seat in table.lapsed and isinstance(held, Human):
        lapsed = (*lapsed, PlayerAway(seat), *host_after(table, held.user))
    return (*lapsed, *acted(table, game, seat, request.action))


def next_deal(table: Table, request: NextDeal, chance: Chance) -> tuple[TableEvent, ...]:
    """The next deal without those who did not say that they are ready.

    STALE_PRESS if that pause is over.
    """
    game = require_going_on(table)
    hurry = next_deal_after(table) and table.present and table.between_deals
    if request.move != table.move or not hurry:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return deal(table, game, chance)


def take_over(table: Table, user: int, request: Sit) -> tuple[TableEvent, ...]:
    """Take over a computer's seat during a game, with its cards and score.

    Refused to anyone who has a seat or has seen other cards of this deal, and if the seat is not a
    computer's.
    """
    require_game(table)
    if request.seat not in table.playing_seats:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if table.seat_of(user) is not None:
        raise TableRefused(TableRefusal.ALREADY_SEATED)
    require_no_expert(table, request.seat)
    held = table.occupant(request.seat)
    if isinstance(held, Human):
        raise TableRefused(TableRefusal.SEAT_TAKEN, user=held.user, seat=request.seat)
    # They would play one hand and know another.
    if not table.between_deals and Spectators.of(table).knows_other_than(user, request.seat):
        raise TableRefused(TableRefusal.SAW_OTHER_CARDS)
    return (SeatTaken(request.seat, Human(user)), *host_if_none(table, user))


def kick(table: Table, user: int, request: Kick, chance: Chance) -> tuple[TableEvent, ...]:
    """Remove an absent player: the host at once, the others by majority vote.

    Before a game the host may remove anybody; during it nobody who plays loses a seat. Refused
    without a seat, against oneself, twice, and while the person still has time to act.
    """
    if table.stage is not Stage.LOBBY:
        require_game(table)
    own, seat = require_seat(table, user), table.seat_of(request.person)
    if user == request.person:
        raise TableRefused(TableRefusal.KICK_SELF)
    if seat is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    require_vote(table, user, request.person)
    votes = user != table.host
    if table.stage is Stage.LOBBY and not votes:
        return (*back(table, own), *_removed(table, seat, (), chance))
    if table.is_active(seat) and not request.overdue:
        minutes = patience(table) // timedelta(minutes=1)
        raise TableRefused(TableRefusal.NOT_ABSENT, user=request.person, count=minutes)
    if not votes:
        return (*back(table, own), *_removed(table, seat, (), chance))
    new = () if (own, seat) in table.votes else (VoteCast(own, seat),)
    cast: tuple[TableEvent, ...] = (*back(table, own), *new)
    # Counted as if this vote were stored: the voter may have been away until now, and votes of
    # those who left do not count.
    if votes_missing(reduce(after, cast, table), seat) > 0:
        if not cast:
            raise TableRefused(TableRefusal.ALREADY_VOTED)
        return cast
    host = (HostChanged(user),) if request.person == table.host else ()
    return (*cast, *_removed(table, seat, host, chance))


def require_vote(table: Table, user: int, person: int) -> None:
    """Refuse anyone but the host if no vote is held: before a game, except about the host."""
    if table.stage is Stage.LOBBY and person != table.host:
        require_host(table, user)


def votes_missing(table: Table, seat: Seat) -> int:
    """The number of votes still needed; players who left have none."""
    here = set(table.present) - {seat}
    votes = {by for by, against in table.votes if against is seat} & here
    return len(here) // 2 + 1 - len(votes)


def _removed(
    table: Table, seat: Seat, host: tuple[HostChanged, ...], chance: Chance
) -> tuple[TableEvent, ...]:
    """The seat is free in the lobby; during a game a computer takes it, cards and all."""
    if table.stage is Stage.LOBBY:
        return (SeatLeft(seat), *host)
    following = deal_without(table, require_game(table), seat, chance)
    agreed = TakingBack.of(table).without(table, seat)
    # The log names them as absent: `overdue` was known only to whoever asked.
    away = (PlayerAway(seat),) if table.is_present(seat) else ()
    return (*away, SeatTaken(seat, Computer(table.level)), *host, *following, *agreed)
