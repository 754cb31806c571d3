"""The lobby: who sits where, and how a game begins."""

from collections.abc import Sequence
from functools import reduce

from bot.tables.checks import (
    back,
    require_host,
    require_open_room,
    require_part,
    require_seat,
    require_stage,
)
from bot.tables.clock import CLOCKS, NEXT_DEALS
from bot.tables.company import terms_of
from bot.tables.deals import first_deal
from bot.tables.events import (
    ClockSet,
    Closing,
    ConventionSet,
    HostChanged,
    HouseRulesChanged,
    LevelSet,
    LobbyReopened,
    NextDealSet,
    RatedAloneSet,
    SeatLeft,
    SeatTaken,
    SignalsSet,
    TableClosed,
    TableEvent,
    TableOpened,
    TempoSet,
    TrainingSet,
)
from bot.tables.fold import after
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Computer, Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import (
    ChangeRules,
    NewPeople,
    Open,
    Rematch,
    RemoveComputer,
    SetClock,
    SetConvention,
    SetLevel,
    SetNextDeal,
    SetRatedAlone,
    SetSignals,
    SetTempo,
    SetTraining,
    Sit,
    Stand,
    Start,
)
from bot.tables.table import Stage, Table, WhyUnrated
from engine.dealing import Chance
from engine.seats import Seat, Seating, Team
from engine.state import changed


def opening_events(opening: TableOpened, request: Open) -> tuple[TableEvent, ...]:
    """A table opens: who sits down first, and what it is from its first moment on."""
    people = {**dict(request.people), Seat.SOUTH: opening.host}
    seating = HouseRules(opening.variant, opening.options).rules.seating
    order, against_a_pair = seating.order, bool(request.given and request.given.experts)
    from_the_host = sorted(order, key=lambda seat: seat is not Seat.SOUTH)
    return (
        opening,
        *(
            SeatTaken(seat, Human(people[seat]) if seat in people else Computer(opening.level))
            for seat in from_the_host
            if request.computers
            or seat in people
            # A pair that plays a challenge has experts against it from the start (ADR 27).
            or (against_a_pair and seating.team(seat) is Team.EAST_WEST)
        ),
        *((TrainingSet(training=True),) if request.training else ()),
        *((request.given,) if request.given else ()),
    )


def sit(table: Table, user: int, request: Sit) -> tuple[TableEvent, ...]:
    """Take a seat, leaving the one held so far; at a table whose host left, one becomes host.

    Refused once the game runs, and if the seat is not played or a person's.
    """
    require_stage(table, Stage.LOBBY)
    if request.seat not in table.playing_seats:  # drawn when another game was to be played
        raise TableRefused(TableRefusal.STALE_PRESS)
    require_no_expert(table, request.seat)
    held = table.occupant(request.seat)
    if isinstance(held, Human):
        raise TableRefused(TableRefusal.SEAT_TAKEN, user=held.user, seat=request.seat)
    before = table.seat_of(user)
    leaving = () if before is None else (SeatLeft(before),)
    return (*leaving, SeatTaken(request.seat, Human(user)), *host_if_none(table, user))


def require_no_expert(table: Table, seat: Seat) -> None:
    """Refuse a seat that an expert holds against the pair of a challenge."""
    if is_kept_by_expert(table, seat):
        raise TableRefused(TableRefusal.EXPERTS_PLAY)


def is_kept_by_expert(table: Table, seat: Seat) -> bool:
    """Whether a computer has this seat for good, against the pair of a challenge."""
    # A challenge for pairs keeps the other side for experts, for its results would not compare.
    experts = table.given is not None and table.given.experts
    return experts and table.rules.seating.team(seat) is Team.EAST_WEST


def waits_for_a_partner(table: Table) -> bool:
    """Whether a seat of the pair that plays a challenge is not a person's."""
    pair = (seat for seat in table.playing_seats if not is_kept_by_expert(table, seat))
    experts = table.given is not None and table.given.experts
    return experts and not all(isinstance(table.occupant(seat), Human) for seat in pair)


def _require_partner(table: Table) -> None:
    if waits_for_a_partner(table):
        raise TableRefused(TableRefusal.PAIR_PLAYS)


def may_choose_levels(table: Table) -> bool:
    """Whether its computers may be of any level: those of a challenge are experts."""
    # In a challenge all levels are those that it was called out with.
    return not table.is_closed_room


def stand(table: Table, user: int, request: Stand) -> tuple[TableEvent, ...]:
    """Leave a seat; refused for somebody else's, which the host alone may free."""
    require_stage(table, Stage.LOBBY)
    held = table.occupant(request.seat)
    if isinstance(held, Human) and held.user != user:
        if table.seat_of(user) is not None:
            require_host(table, user)
        raise TableRefused(TableRefusal.SEAT_TAKEN, user=held.user, seat=request.seat)
    if require_seat(table, user) is not request.seat:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return get_up(table, user)


def get_up(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Leave a seat; a host who leaves hands the table to the next person seated."""
    require_stage(table, Stage.LOBBY)
    seat = require_seat(table, user)
    return (SeatLeft(seat), *host_after(table, user))


def seat_computer(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Put a computer player of the usual level in the first free seat.

    Refused once the game runs, if no seat is free, and beside who plays a challenge for pairs.
    """
    require_part(table, user)
    require_stage(table, Stage.LOBBY)
    _require_partner(table)
    if not table.free_seats:
        raise TableRefused(TableRefusal.NO_SEAT_FREE)
    return (SeatTaken(table.free_seats[0], Computer(table.level)),)


def remove_computer(table: Table, user: int, request: RemoveComputer) -> tuple[TableEvent, ...]:
    """Take a computer player away. Refused once the game runs, and if none sits there."""
    require_part(table, user)
    require_stage(table, Stage.LOBBY)
    if not isinstance(table.occupant(request.seat), Computer):
        raise TableRefused(TableRefusal.NO_COMPUTER, seat=request.seat)
    require_no_expert(table, request.seat)
    return (SeatLeft(request.seat),)


def set_level(table: Table, user: int, request: SetLevel) -> tuple[TableEvent, ...]:
    """Set the level of one computer, or of all of them and later ones; not in a challenge.

    Refused once the game runs, and if no computer sits there.
    """
    require_part(table, user)
    require_stage(table, Stage.LOBBY)
    if not may_choose_levels(table):
        raise TableRefused(TableRefusal.EXPERTS_PLAY)
    chosen = Computer(request.level)
    if request.seat is not None:
        held = table.occupant(request.seat)
        if not isinstance(held, Computer):
            raise TableRefused(TableRefusal.NO_COMPUTER, seat=request.seat)
        return () if held == chosen else (SeatTaken(request.seat, chosen),)
    usual = () if request.level is table.level else (LevelSet(request.level),)
    others = (
        seat
        for seat in table.playing_seats
        if isinstance(held := table.occupant(seat), Computer) and held != chosen
    )
    return (*usual, *(SeatTaken(seat, chosen) for seat in others))


def set_convention(table: Table, user: int, request: SetConvention) -> tuple[TableEvent, ...]:
    """Set how the computers bid; no event if nothing changes."""
    require_part(table, user)
    require_stage(table, Stage.LOBBY)
    same = request.convention is table.convention
    return () if same else (ConventionSet(request.convention),)


def set_signals(table: Table, user: int, request: SetSignals) -> tuple[TableEvent, ...]:
    """Set whether the computers signal; no event if nothing changes."""
    require_part(table, user)
    require_stage(table, Stage.LOBBY)
    return () if request.signals is table.signals else (SignalsSet(request.signals),)


def set_tempo(table: Table, user: int, request: SetTempo) -> tuple[TableEvent, ...]:
    """Set the computers' pace; no event if nothing changes."""
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    return () if request.tempo is table.tempo else (TempoSet(request.tempo),)


def set_training(table: Table, user: int, request: SetTraining) -> tuple[TableEvent, ...]:
    """Make it a training table or a usual one, before its first deal; no event if it is already.

    A given deal is played without a coach: its results are compared with those of other tables. So
    that is refused, and anyone but the host is.
    """
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    if not may_train(table):
        raise TableRefused(TableRefusal.TRAINING_KEPT)
    if request.training == table.training:
        return ()
    levels = set_level(table, user, SetLevel(request.level)) if request.level else ()
    return (TrainingSet(request.training), *levels)


def may_train(table: Table) -> bool:
    """Whether it can still be said whether this is a training table."""
    return not table.games and table.given is None


def set_rated_alone(table: Table, user: int, request: SetRatedAlone) -> tuple[TableEvent, ...]:
    """Let a game of one person with computers be rated, or not; no event if it is so already.

    Refused to all but the host; STALE_PRESS where the company has decided.
    """
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    if not may_choose_rated(table):
        raise TableRefused(TableRefusal.STALE_PRESS)
    return () if request.rated == table.rated_alone else (RatedAloneSet(request.rated),)


def may_choose_rated(table: Table) -> bool:
    """Whether the host says if the next game is rated: alone with computers, none a beginner."""
    unwished = changed(table, rated_alone=False)
    return table.stage is Stage.LOBBY and unwished.why_unrated is WhyUnrated.ALONE


def change_rules(table: Table, user: int, request: ChangeRules) -> tuple[TableEvent, ...]:
    """Change the game or its house rules; no event if nothing changes.

    Refused to all but the host, and if the deal is given.
    """
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    # What tables make of one deal is compared, so all of them play it by its own rules.
    if table.given and not table.games:
        raise TableRefused(TableRefusal.DEAL_GIVEN, deal=table.given.code)
    house = table.house.after(request.change)
    if house == table.house:
        return ()
    chosen = HouseRulesChanged(
        variant=house.variant, version=house.rules.version, options=house.options
    )
    return (*_moves(table, house.rules.seating), chosen)


def set_clock(table: Table, user: int, request: SetClock) -> tuple[TableEvent, ...]:
    """Set the turn limit; no event if nothing changes.

    To play without a limit needs consent: refused while others sit. Anyone seated at a table
    without a limit may set one again; else only the host.
    """
    require_stage(table, Stage.LOBBY)
    if not may_set_clock(table, user):
        require_host(table, user)
    if request.seconds not in CLOCKS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if request.seconds == table.clock:
        return ()
    # Who sits down at a table without a limit agrees to it; those who sit already have not.
    if not request.seconds and set(table.present) - {table.seat_of(user)}:
        raise TableRefused(TableRefusal.LIMIT_KEPT)
    return (ClockSet(request.seconds),)


def may_set_clock(table: Table, user: int) -> bool:
    """Whether this is the host, or somebody seated if turns have no limit."""
    return user == table.host or (not table.clock and table.seat_of(user) is not None)


def set_next_deal(table: Table, user: int, request: SetNextDeal) -> tuple[TableEvent, ...]:
    """Set when the next deal starts; no event if nothing changes. Refused to all but the host."""
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    if request.seconds not in NEXT_DEALS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return () if request.seconds == table.next_deal else (NextDealSet(request.seconds),)


def start(table: Table, user: int, request: Start, chance: Chance) -> tuple[TableEvent, ...]:
    """Begin the game and deal. Refused with free seats, unless computers are to fill them.

    Refused to one alone in a challenge for pairs.
    """
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    require_seat(table, user)
    _require_partner(table)
    free = table.free_seats
    if free and not request.fill:
        raise TableRefused(TableRefusal.SEATS_EMPTY, count=len(free))
    computer = Computer(table.level)
    return _game_begun(table, [SeatTaken(seat, computer) for seat in free], request.new, chance)


def cancel(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Close the table before its game."""
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    return (TableClosed(Closing.CANCELLED),)


def rematch(table: Table, user: int, request: Rematch, chance: Chance) -> tuple[TableEvent, ...]:
    """Start another game with the same seats; whoever asks for it plays again.

    A computer takes the seat of anyone who left: nobody loses a game that they did not attend.
    STALE_PRESS in a challenge, where each deal has a table of its own.
    """
    require_stage(table, Stage.FINISHED)
    require_open_room(table, TableRefusal.STALE_PRESS)
    seat = require_seat(table, user)
    gone = [other for other in _away(table) if other is not seat]
    replaced = (SeatTaken(other, Computer(table.level)) for other in gone)
    host = (HostChanged(user),) if table.seat_of(table.host) in (None, *gone) else ()
    return _game_begun(table, [*replaced, *host, *back(table, seat)], request.new, chance)


def _game_begun(
    table: Table, before: Sequence[TableEvent], new: NewPeople, chance: Chance
) -> tuple[TableEvent, ...]:
    """A game begins after these events, on the terms of the company that they leave."""
    # As the game finds it: seats that were agreed to be exchanged are by then.
    seated = reduce(after, before, table).as_next_game()
    return (*before, terms_of(seated, new), *first_deal(table, chance))


def change_seats(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Back to the lobby after a game, without those who left during it; its presser is host.

    STALE_PRESS in a challenge, where each deal has a table of its own.
    """
    require_stage(table, Stage.FINISHED)
    require_open_room(table, TableRefusal.STALE_PRESS)
    then = table.as_next_game()
    seat = require_seat(then, user)
    away = tuple(SeatLeft(other) for other in _away(then) if other is not seat)
    return (LobbyReopened(), *away, *back(then, seat), HostChanged(user))


def host_if_none(table: Table, user: int) -> tuple[HostChanged, ...]:
    """Make this person host if the table has none."""
    hostless = user != table.host and table.seat_of(table.host) is None
    return (HostChanged(user),) if hostless else ()


def host_after(table: Table, leaving: int) -> tuple[HostChanged, ...]:
    """The next host when this person leaves: the next person present, if there is one."""
    if leaving != table.host:
        return ()
    for seat in table.present:
        held = table.occupant(seat)
        if isinstance(held, Human) and held.user != leaving:
            return (HostChanged(held.user),)
    return ()


def _moves(table: Table, seating: Seating) -> tuple[TableEvent, ...]:
    """Move people whose seat the new game does not have, to a computer's seat if need be."""
    order = seating.order
    left = [seat for seat in table.playing_seats if seat not in order and table.occupant(seat)]
    people = [held for seat in left if isinstance(held := table.occupant(seat), Human)]
    places = [seat for seat in order if not isinstance(table.occupant(seat), Human)]
    # Free seats first: a computer makes way only for people who would have none.
    places.sort(key=lambda seat: table.occupant(seat) is not None)
    if len(people) > len(places):
        raise TableRefused(TableRefusal.TOO_MANY_PEOPLE, count=len(order))
    taken = (SeatTaken(seat, person) for seat, person in zip(places, people, strict=False))
    return (*(SeatLeft(seat) for seat in left), *taken)


def _away(table: Table) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat in table.playing_seats
        if isinstance(table.occupant(seat), Human) and not table.is_present(seat)
    )
