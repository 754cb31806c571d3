"""Whether something could happen at a table as it stood, outside the deals of its games.

Tables have refused more or less over the years, so this asks for less than they do today: what
could not happen by any version of their rules is impossible.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.tables import coach, stop, watching
from bot.tables.claims import Claims
from bot.tables.coach import Coach
from bot.tables.consent import Question
from bot.tables.events import (
    AdviceGiven,
    Answered,
    Asked,
    ClaimDenied,
    ClockSet,
    Closing,
    ConventionSet,
    DealGiven,
    DealSealed,
    GameGivenUp,
    Granted,
    HostChanged,
    HouseRulesChanged,
    Lapsed,
    LevelSet,
    NextDealSet,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    SeatLeft,
    SeatTaken,
    SignalsSet,
    TableClosed,
    TableEvent,
    TablePaused,
    TableResumed,
    TakeBacksAllowed,
    TakenBack,
    TempoSet,
    TrainingSet,
    TricksClaimed,
    VoteCast,
)
from bot.tables.house_rules import HouseRules
from bot.tables.lobby import may_train
from bot.tables.occupants import Human, Occupant
from bot.tables.play import forced_card
from bot.tables.stop import StopVote
from bot.tables.swap import SeatSwap
from bot.tables.table import Stage, Table
from bot.tables.take_back import TakingBack
from bot.tables.watching import Spectators
from engine.events import Called, CardPlayed, GameStarted, MisplayClaimed
from engine.seats import Seat
from engine.state import Deal, Phase

Move = Called | CardPlayed | MisplayClaimed
SeatEvent = SeatTaken | SeatLeft | HostChanged | PlayerAway

_KICK = (VoteCast, SeatTaken, HostChanged, HouseRulesChanged)
"""What may happen between whoever kicks coming back and what follows from the kick."""

_FIRST = (SeatTaken, HostChanged, PlayerBack, DealSealed)
"""What may happen before a game is begun anew with the same seats."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event of a log, at its place from 0 on, and the table before it and after it."""

    log: Sequence[TableEvent]
    place: int
    before: Table
    now: Table

    @property
    def is_possible(self) -> bool:
        """Whether somebody, or the bot, could bring this event about."""
        table, event = self.before, self.log[self.place]
        match event:
            case SeatTaken() | SeatLeft() | HostChanged() | PlayerAway():
                return self._could_move(event)
            case PlayerBack(seat):
                return isinstance(table.occupant(seat), Human) and not table.is_active(seat)
            case PlayerReady(seat):
                waits = table.between_deals and table.paused is None
                return waits and table.is_active(seat) and seat not in table.ready
            case TablePaused(seat):
                playing = table.stage is Stage.PLAYING
                return playing and table.is_active(seat) and table.paused is None
            case TableResumed(seat):
                return table.is_active(seat) and table.paused is not None
            case VoteCast(seat, against):
                new = seat is not against and (seat, against) not in table.votes
                there = table.is_active(seat) and isinstance(table.occupant(against), Human)
                return new and there and table.stage in {Stage.LOBBY, Stage.PLAYING}
            case HouseRulesChanged():
                return self._are_new(event) and table.stage is Stage.LOBBY
            case TakenBack(seat):
                waited_for = TakingBack.to_answer(table) - self.came_back
                return TakingBack.of(table).asker is seat and not waited_for
            case ClaimDenied(seat):
                new = seat in table.awaited and seat not in Claims.of(table).denied
                return new and table.is_active(seat) and _played_deal(table) is not None
            case TricksClaimed(seat, tricks):
                deal = _played_deal(table)
                left = deal is not None and len(deal.holdings[seat].cards) == tricks
                return left and seat in table.awaited
            case GameGivenUp(seat):
                closes = next(self._later(), None) == TableClosed(Closing.STOPPED)
                plays = isinstance(table.occupant(seat), Human)
                return closes and plays and stop.is_opposed(table, seat)
            case TableClosed(reason):
                asked = {Closing.CANCELLED: Stage.LOBBY, Closing.REPLACED: Stage.FINISHED}
                return asked.get(reason, table.stage) is table.stage
            case _:
                return (
                    _could_be_set(table, event)
                    and _could_be_asked(table, event)
                    and _could_be_advised(table, event)
                    and _could_be_watched(table, event)
                )

    @property
    def came_back(self) -> set[Seat]:
        """Who came back a moment ago to kick somebody: what follows does not wait for them."""
        seats = set[Seat]()
        for event in (self.log[place] for place in range(self.place - 1, 0, -1)):
            if isinstance(event, PlayerBack):
                seats.add(event.seat)
            elif not isinstance(event, _KICK):
                break
        return seats

    @property
    def keeps_a_host(self) -> bool:
        """Whether another becomes host at once when the host goes and others are there."""
        before, now = self.before, self.now
        seat = before.seat_of(now.host)
        still = now.seat_of(now.host)
        if seat is None or not now.present or (still is not None and now.is_present(still)):
            return True
        if still is not None and not before.is_present(still):  # was away before
            return True
        for later in self._later():
            match later:
                case HostChanged():
                    return True
                case SeatTaken(_, Human(user)) if user == now.host:  # changed seats
                    return True
                case SeatTaken() | SeatLeft():
                    pass
                case _:
                    return False
        return False

    def _could_move(self, event: SeatEvent) -> bool:
        table = self.before
        match event:
            case SeatTaken(seat, occupant):
                return self._could_sit(seat, occupant)
            case SeatLeft(seat):
                taken = table.stage is Stage.LOBBY and table.seats[seat] is not None
                return taken and self.keeps_a_host
            case HostChanged(user):
                former = table.seat_of(table.host)
                gone = former is None or not table.is_present(former)
                return gone and user != table.host and table.seat_of(user) is not None
            case PlayerAway(seat):
                playing = table.stage in {Stage.PLAYING, Stage.FINISHED}
                return playing and table.is_present(seat) and self.keeps_a_host

    def _could_sit(self, seat: Seat, occupant: Occupant) -> bool:
        stage, held = self.before.stage, self.before.seats[seat]
        if isinstance(occupant, Human):
            seated = {each.user for each in self.before.seats if isinstance(each, Human)}
            if isinstance(held, Human) or occupant.away or occupant.user in seated:
                return False
            if stage is Stage.PLAYING:
                return self.before.occupant(seat) is not None
            return stage is Stage.LOBBY and self._is_a_seat(seat)
        if stage is Stage.LOBBY:
            return not isinstance(held, Human) and held != occupant
        if stage is Stage.FINISHED:
            return is_away(self.before, seat) and self._begins_a_game
        return isinstance(held, Human) and self.keeps_a_host

    def _are_new(self, event: HouseRulesChanged) -> bool:
        """Whether the rules are others than before, and everybody has a seat in them."""
        order = HouseRules(event.variant, event.options).rules.seating.order
        taken = {seat for seat in Seat if self.before.seats[seat] is not None}
        return taken <= set(order) and self.now.house != self.before.house

    def _is_a_seat(self, seat: Seat) -> bool:
        """Whether this game, or the one that is chosen at this moment, has such a seat."""
        if seat in self.before.playing_seats:
            return True
        moves = (each for each in self._later() if not isinstance(each, SeatTaken | SeatLeft))
        return isinstance(next(moves, None), HouseRulesChanged)

    @property
    def _begins_a_game(self) -> bool:
        begun = (each for each in self._later() if not isinstance(each, _FIRST))
        return isinstance(next(begun, None), GameStarted)

    def _later(self) -> Iterator[TableEvent]:
        return (self.log[place] for place in range(self.place + 1, len(self.log)))


def could_act(table: Table, event: Move) -> bool:
    """Whether somebody can have acted for this seat: its owner, who is back by it, or a computer.

    The one card that is left may be played for whoever does not look on; a claim plays all.
    """
    seat = event.seat
    if table.is_active(seat) or Claims.of(table).made is not None:
        return True
    if not table.is_present(seat):
        return not table.is_held
    forced = forced_card(table)
    return forced is not None and event == CardPlayed(seat, forced[1].card) and forced[0] is seat


def is_away(table: Table, seat: Seat) -> bool:
    """Whether somebody has this seat and has left it to a computer."""
    held = table.seats[seat]
    return isinstance(held, Human) and held.away


def _played_deal(table: Table) -> Deal | None:
    deal = table.game.deal if table.game else None
    going_on = table.stage is Stage.PLAYING and table.paused is None
    return deal if going_on and deal is not None and deal.phase is Phase.PLAY else None


def _could_be_set(table: Table, event: TableEvent) -> bool:
    """What is chosen in the lobby is something else than before."""
    match event:
        case ClockSet(seconds):
            new = seconds != table.clock
        case NextDealSet(seconds):
            new = seconds != table.next_deal
        case LevelSet(level):
            new = level is not table.level
        case ConventionSet(convention):
            new = convention is not table.convention
        case SignalsSet(signals):
            new = signals is not table.signals
        case TempoSet(tempo):
            new = tempo is not table.tempo
        case TakeBacksAllowed(allowed):
            new = allowed is not TakingBack.of(table).allowed
        case TrainingSet(training):
            new = training is not table.training and may_train(table)
        case DealGiven():
            new = table.given is None and not table.games
        case _:
            return True
    return new and table.stage is Stage.LOBBY


def _could_be_asked(table: Table, event: TableEvent) -> bool:
    taking_back, swapped, stopping = TakingBack.of(table), SeatSwap.of(table), StopVote.of(table)
    coached, playing = Coach.of(table), table.stage is Stage.PLAYING
    match event:
        case Asked(kind, by) if kind != watching.KIND:
            seat = table.seat_of(by)
            if seat is None or not table.is_active(seat):
                return False
            match kind:
                case TakingBack.KIND:
                    last = taking_back.last
                    stands = last is None or last.final is not None or last.done.seat is not seat
                    free = taking_back.allowed and not stands and not taking_back.asked
                    return free and table.paused is None
                case SeatSwap.KIND:
                    return swapped.asked is None and table.stage is Stage.FINISHED
                case StopVote.KIND:
                    return stopping.asked is None and bool(stop.opponents(table, seat)) and playing
                case Coach.KIND:
                    asks = table.training and coached.asked is None and table.paused is None
                    return asks and seat in table.awaited
            return False
        case Answered(kind, by, seat) if kind != watching.KIND:
            parts: dict[str, Question] = {
                each.KIND: each for each in (taking_back, swapped, stopping, coached)
            }
            part = parts[kind]
            if part.asked is None or part.asked.by != by or not table.is_active(seat):
                return False
            return seat in part.to_answer(table) and table.paused is None
        case Lapsed(TakingBack.KIND):
            return bool(taking_back.asked)
        case Lapsed(kind):
            return kind == watching.KIND
        case Granted(SeatSwap.KIND, (first, second)):
            seats = first != second and {first, second} <= set(table.playing_seats)
            return seats and table.stage is Stage.FINISHED
        case Granted():
            return False
        case _:
            return True


def _could_be_advised(table: Table, event: TableEvent) -> bool:
    match event:
        case AdviceGiven(seat, move):
            asks = table.is_active(seat) and seat in table.awaited and table.paused is None
            new = move == table.move and not coach.is_advised(table, seat)
            return asks and new and coach.is_allowed(table, seat)
        case _:
            return True


def _could_be_watched(table: Table, event: TableEvent) -> bool:
    now = Spectators.of(table)
    match event:
        case Asked(watching.KIND, user, (seat,)):
            outside = table.seat_of(user) is None and not now.has(user)
            possible = outside and table.is_present(Seat(seat)) and (user, seat) not in now.refused
        case Answered(watching.KIND):
            possible = True  # by whom nobody has asked, the log could not be told
        case Lapsed(watching.KIND, user):
            possible = now.has(user)
        case _:
            return True
    return possible and table.stage is Stage.PLAYING
