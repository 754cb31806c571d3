"""Before and between games: who sits where, and how a game begins."""

from bot.tables.checks import require_host, require_seat, require_stage
from bot.tables.events import (
    Closing,
    HostChanged,
    LobbyReopened,
    PlayerBack,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TableEvent,
    TableOpened,
)
from bot.tables.occupants import Computer, Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import RemoveComputer, Sit, Stand, Start
from bot.tables.table import Stage, Table, rules_of
from engine.dealing import Chance
from engine.evolve import replay
from engine.game import deal, new_game
from engine.seats import Seat


def seated_first(opening: TableOpened, *, computers: bool) -> tuple[SeatTaken, ...]:
    """The seats that are taken as a table opens: its host's, and those of computer players."""
    host = SeatTaken(Seat.SOUTH, Human(opening.host))
    others = (seat for seat in rules_of(opening).seating.order if seat is not host.seat)
    return (host, *(SeatTaken(seat, Computer()) for seat in others if computers))


def sit(table: Table, user: int, request: Sit) -> tuple[TableEvent, ...]:
    """Take a seat, leaving the one held so far; at a table whose host left, one becomes host."""
    require_stage(table, Stage.LOBBY)
    held = table.occupant(request.seat)
    if isinstance(held, Human):
        raise TableRefused(TableRefusal.SEAT_TAKEN, user=held.user, seat=request.seat)
    before = table.seat_of(user)
    leaving = () if before is None else (SeatLeft(before),)
    hostless = user != table.host and table.seat_of(table.host) is None
    host = (HostChanged(user),) if hostless else ()
    return (*leaving, SeatTaken(request.seat, Human(user)), *host)


def stand(table: Table, user: int, request: Stand) -> tuple[TableEvent, ...]:
    """Leave one's seat, and no other's."""
    require_stage(table, Stage.LOBBY)
    held = table.occupant(request.seat)
    if isinstance(held, Human) and held.user != user:
        raise TableRefused(TableRefusal.SEAT_TAKEN, user=held.user, seat=request.seat)
    if require_seat(table, user) is not request.seat:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return get_up(table, user)


def get_up(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Leave one's seat; a host who leaves hands the table to the next person seated."""
    require_stage(table, Stage.LOBBY)
    seat = require_seat(table, user)
    return (SeatLeft(seat), *host_after(table, user))


def seat_computer(table: Table) -> tuple[TableEvent, ...]:
    """Put a computer player in the first free seat."""
    require_stage(table, Stage.LOBBY)
    if not table.free_seats:
        raise TableRefused(TableRefusal.NO_SEAT_FREE)
    return (SeatTaken(table.free_seats[0], Computer()),)


def remove_computer(table: Table, request: RemoveComputer) -> tuple[TableEvent, ...]:
    """Take a computer player away."""
    require_stage(table, Stage.LOBBY)
    if not isinstance(table.occupant(request.seat), Computer):
        raise TableRefused(TableRefusal.NO_COMPUTER, seat=request.seat)
    return (SeatLeft(request.seat),)


def start(table: Table, user: int, request: Start, chance: Chance) -> tuple[TableEvent, ...]:
    """Begin the game and deal."""
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    require_seat(table, user)
    free = table.free_seats
    if free and not request.fill:
        raise TableRefused(TableRefusal.SEATS_EMPTY, count=len(free))
    return (*(SeatTaken(seat, Computer()) for seat in free), *_first_deal(table, chance))


def cancel(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Close the table before its game."""
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    return (TableClosed(Closing.CANCELLED),)


def rematch(table: Table, user: int, chance: Chance) -> tuple[TableEvent, ...]:
    """Another game with the same seats; whoever asks for it plays himself."""
    require_stage(table, Stage.FINISHED)
    seat = require_seat(table, user)
    return (*back(table, seat), *_first_deal(table, chance))


def change_seats(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Back to the lobby after a game, without those who left during it; its presser is host."""
    require_stage(table, Stage.FINISHED)
    seat = require_seat(table, user)
    away = tuple(SeatLeft(other) for other in _away(table) if other is not seat)
    return (LobbyReopened(), *away, *back(table, seat), HostChanged(user))


def back(table: Table, seat: Seat) -> tuple[PlayerBack, ...]:
    """The owner of the seat plays himself again, if he was away."""
    return () if table.is_present(seat) else (PlayerBack(seat),)


def host_after(table: Table, leaving: int) -> tuple[HostChanged, ...]:
    """The next host when this person leaves: the next person present, if there is one."""
    if leaving != table.host:
        return ()
    for seat in table.present:
        held = table.occupant(seat)
        if isinstance(held, Human) and held.user != leaving:
            return (HostChanged(held.user),)
    return ()


def _first_deal(table: Table, chance: Chance) -> tuple[TableEvent, ...]:
    beginning = new_game(table.rules, chance)
    game = replay(table.rules, beginning)
    return (*beginning, *deal(table.rules, game, chance))


def _away(table: Table) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat in table.playing_seats
        if isinstance(table.occupant(seat), Human) and not table.is_present(seat)
    )
