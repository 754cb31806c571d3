"""A table as it stands: a fold of its log."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import reduce
from itertools import accumulate

from bot.tables.agreements import (
    Claims,
    Coach,
    LastAct,
    SeatSwap,
    Spectators,
    StopVote,
    TakingBack,
)
from bot.tables.event_validation import playable, readable, readable_deal
from bot.tables.events import (
    ClockSet,
    Closing,
    ConventionSet,
    DealGiven,
    DealSealed,
    HostChanged,
    HouseRulesChanged,
    LevelSet,
    LobbyReopened,
    NextDealSet,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    SeatLeft,
    SeatTaken,
    SignalsSet,
    TableClosed,
    TableEvent,
    TableOpened,
    TablePaused,
    TableResumed,
    TakenBack,
    TalkEvent,
    TempoSet,
    TrainingSet,
    TurnLapsed,
    VoteCast,
)
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Human, Occupant
from bot.tables.past_auctions import PastAuctions
from bot.tables.table_settings import Tempo
from engine.cards import Card
from engine.events import Called, CardPlayed, DealSettled, Dealt, Event, GameEnded, GameStarted
from engine.evolve import BrokenLog, evolve
from engine.game import awaited
from engine.players import Level
from engine.players.habits import UNKNOWN, Habit
from engine.players.understanding import Convention, Signals, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase, changed


class Stage(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, kw_only=True)
class Table:
    """A table; ``seats`` are indexed by seat, ``drawn`` the cards that found the first dealer.

    ``revision`` counts the events of its log, ``move`` those in its games: an older press is stale.
    ``clock`` are the seconds of a turn, 0 without end; ``level`` is how well new computers play,
    ``convention`` how all of them bid, ``signals`` whether they signal by the cards they play.
    ``next_deal`` are the seconds between two deals, 0 until all are ready, None for the default.
    ``lapsed`` are those whose last turn was played for them, ``votes`` who is against whom,
    ``joined`` the seats whose owner came during this game, ``past`` its auctions that are over; see
    ``deals`` for the seals, and for the deal that was ``given``.
    """

    id: int
    opened: TableOpened
    house: HouseRules
    host: int
    seats: tuple[Occupant | None, ...] = (None, None, None, None)
    stage: Stage = Stage.LOBBY
    game: GameState | None = None
    drawn: tuple[tuple[Seat, Card], ...] = ()
    sealing: DealSealed | None = None
    sealed: DealSealed | None = None
    given: DealGiven | None = None
    ready: frozenset[Seat] = frozenset()
    clock: int = 0
    next_deal: int | None = None
    level: Level = Level.CLUB
    convention: Convention = Convention.NATURAL
    signals: bool = True
    tempo: Tempo = Tempo.NORMAL
    training: bool = False
    lapsed: frozenset[Seat] = frozenset()
    paused: Seat | None = None
    votes: frozenset[tuple[Seat, Seat]] = frozenset()
    joined: frozenset[Seat] = frozenset()
    taking_back: TakingBack = field(default_factory=TakingBack)
    claims: Claims = field(default_factory=Claims)
    seat_swap: SeatSwap = field(default_factory=SeatSwap)
    spectators: Spectators = field(default_factory=Spectators)
    stop_vote: StopVote = field(default_factory=StopVote)
    coach: Coach = field(default_factory=Coach)
    past: PastAuctions = field(default_factory=PastAuctions)
    closing: Closing | None = None
    revision: int = 1
    move: int = 0
    games: int = 0

    @property
    def rules(self) -> RuleSet:
        """The rule set with the house rules that are in force at this table."""
        return self.house.rules

    @property
    def understanding(self) -> Understanding:
        """By what its computers bid and read the bids of others, and what they know of people."""
        habits = tuple(map(self._habit, Seat)) if self.past.deals else ()
        signals = Signals.BOTH if self.signals else Signals.NONE
        return Understanding(self.convention, signals, habits)

    def _habit(self, seat: Seat) -> Habit:
        held = self.seats[seat]
        if not isinstance(held, Human) or held.away:
            return UNKNOWN
        return self.past.habit(held.user)

    @property
    def playing_seats(self) -> tuple[Seat, ...]:
        """The seats of the game, in order of play."""
        return self.rules.seating.order

    @property
    def counts(self) -> bool:
        """Whether its games count anywhere: not where somebody knows the cards or is advised."""
        return self.given is None and not self.training

    @property
    def is_rated(self) -> bool:
        """Whether its games are rated: those that count, where nobody can track the cards."""
        return self.counts and self.house.is_rated

    def occupant(self, seat: Seat) -> Occupant | None:
        """Who sits there."""
        return self.seats[seat]

    def seat_of(self, user: int) -> Seat | None:
        """The seat that this person owns, even while a computer plays for them."""
        held = ((seat, self.seats[seat]) for seat in self.playing_seats)
        return next((at for at, who in held if isinstance(who, Human) and who.user == user), None)

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """The seats that nobody holds."""
        return tuple(seat for seat in self.playing_seats if self.seats[seat] is None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose owners play themselves."""
        return tuple(seat for seat in self.playing_seats if self.is_present(seat))

    def is_present(self, seat: Seat) -> bool:
        """Whether a person sits there and plays themselves."""
        held = self.seats[seat]
        return isinstance(held, Human) and not held.away

    def is_active(self, seat: Seat) -> bool:
        """Whether a person sits there whose last turn was not played for them."""
        return self.is_present(seat) and seat not in self.lapsed

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that are to act in the game."""
        if self.stage is not Stage.PLAYING or self.game is None:
            return ()
        return awaited(self.rules, self.game)

    @property
    def between_deals(self) -> bool:
        """Whether a deal is over and the game goes on."""
        deal = self.game.deal if self.game else None
        return self.stage is Stage.PLAYING and (deal is None or deal.phase is Phase.OVER)

    @property
    def shows_full_trick(self) -> bool:
        """Whether a full trick is being read, because nobody has led to the next one yet."""
        deal = self.game.deal if self.game else None
        trick = deal.trick if deal else None
        return deal is not None and trick is not None and bool(deal.tricks) and not trick.plays

    @property
    def thinker(self) -> Seat | None:
        """Where a computer is to move; nowhere in a pause, a request, or while all are away."""
        if not self.present or self.paused is not None or self.taking_back.pending:
            return None
        return next((seat for seat in self.awaited if not self.is_present(seat)), None)


def opened(table_id: int, event: TableOpened) -> Table:
    """A table on its first day; BrokenLog when its game is not played here."""
    return Table(
        id=table_id,
        opened=event,
        house=playable(event),
        host=event.host,
        clock=event.clock,
        level=event.level,
        convention=event.convention,
        signals=event.signals,
        taking_back=TakingBack(allowed=event.take_backs),
    )


def after(table: Table, event: TableEvent) -> Table:
    """The table after this event; BrokenLog when it cannot follow."""
    owner, before, playing = done_by(table, event), table.taking_back, table.stage is Stage.PLAYING
    by_computer = _is_of_computer(table, event)
    if isinstance(event, GameStarted | LobbyReopened):
        new = table.seat_swap  # whoever changes places moves now, with what is held against them
        lapsed = frozenset(map(new.seat_then, table.lapsed))
        table = changed(table, seats=new.seated(table.seats), lapsed=lapsed, votes=frozenset())
    # Before a game votes are about a host who does nothing: whatever happens ends them.
    keeps_votes = table.stage is not Stage.LOBBY or isinstance(event, VoteCast)
    table = changed(
        table,
        revision=table.revision + 1,
        taking_back=before.after(
            event,
            _own_act(table, event),
            by_computer=by_computer,
            rated=by_computer and table.is_rated,
        ),
        votes=table.votes if keeps_votes else frozenset(),
        claims=table.claims.after(event),
        seat_swap=table.seat_swap.after(event),
        stop_vote=table.stop_vote.after(event),
        coach=table.coach.after(event),
        spectators=table.spectators.after(event, table.seats, playing=playing),
    )
    if isinstance(event, Event):  # whoever calls or plays is there after all
        return _after_game_event(table if owner is None else _excused(table, owner), event, owner)
    if isinstance(event, TalkEvent):
        return table
    match event:
        case SeatTaken(seat, occupant):
            return _occupied(table, seat, occupant)
        case SeatLeft(seat):
            return _occupied(table, seat, None)
        case PlayerAway(seat):
            # They are no longer ready: else all who come back could be, without having said so.
            left = _with_away(table, seat, away=True)
            return changed(left, ready=table.ready - {seat})
        case PlayerBack(seat):
            return _excused(_with_away(table, seat, away=False), seat)
        case HostChanged(user):
            return changed(table, host=user)
        case PlayerReady(seat):
            return changed(table, ready=table.ready | {seat})
        case TurnLapsed(seat):
            return changed(table, lapsed=table.lapsed | {seat})
        case ClockSet(seconds):
            return changed(table, clock=seconds)
        case LevelSet(level):
            return changed(table, level=level)
        case ConventionSet(convention):
            return changed(table, convention=convention)
        case SignalsSet(signals):
            return changed(table, signals=signals)
        case TrainingSet(training):
            return changed(table, training=training)
        case NextDealSet(seconds):
            return changed(table, next_deal=seconds)
        case TempoSet(tempo):
            return changed(table, tempo=tempo)
        case TablePaused(seat):
            return changed(table, paused=seat)
        case TableResumed():
            return changed(table, paused=None)
        case VoteCast(seat, against):
            return changed(table, votes=table.votes | {(seat, against)})
        case HouseRulesChanged():
            if table.stage is not Stage.LOBBY:
                raise BrokenLog("the rules of a game change before it")
            return changed(table, house=playable(event))
        case LobbyReopened():
            lobby = changed(table, stage=Stage.LOBBY, game=None)
            return changed(lobby, ready=frozenset(), lapsed=frozenset())
        case TakenBack():
            return changed(table, game=before.undone, move=table.move + 1)
        case DealSealed():
            return changed(table, sealing=readable(event))
        case DealGiven():
            return changed(table, given=readable_deal(event))
        case TableClosed(reason):
            return changed(table, stage=Stage.CLOSED, closing=reason)
        case TableOpened():
            raise BrokenLog("a table is opened once")


def folded(table_id: int, log: Sequence[TableEvent]) -> Table:
    """The table that a log tells; BrokenLog when it is damaged."""
    first = log[0] if log else None
    if not isinstance(first, TableOpened):
        raise BrokenLog("a table's log begins with its opening")
    return reduce(after, log[1:], opened(table_id, first))


def _with_seat(table: Table, seat: Seat, occupant: Occupant | None) -> Table:
    return changed(table, seats=(*table.seats[:seat], occupant, *table.seats[seat + 1 :]))


def _occupied(table: Table, seat: Seat, occupant: Occupant | None) -> Table:
    """With somebody else there, who has not promised nor missed anything yet."""
    now, joined = _with_seat(table, seat, occupant), table.joined - {seat}
    if table.stage is Stage.PLAYING and isinstance(occupant, Human):
        joined |= {seat}
    votes = frozenset(vote for vote in table.votes if seat not in vote)
    lapsed, ready = table.lapsed - {seat}, table.ready - {seat}
    return changed(now, lapsed=lapsed, votes=votes, ready=ready, joined=joined)


def _excused(table: Table, seat: Seat) -> Table:
    """Nothing is held against this seat any more."""
    if seat not in table.lapsed and not table.votes:  # nearly always, and each card asks
        return table
    votes = frozenset(vote for vote in table.votes if vote[1] is not seat)
    return changed(table, lapsed=table.lapsed - {seat}, votes=votes)


def _with_away(table: Table, seat: Seat, *, away: bool) -> Table:
    held = table.seats[seat]
    if not isinstance(held, Human):
        raise BrokenLog("only a person leaves and comes back")
    return _with_seat(table, seat, replace(held, away=away))


def done_by(table: Table, event: TableEvent) -> Seat | None:
    """The seat that called or played by itself: neither a computer nor a claim did it."""
    if not isinstance(event, Called | CardPlayed) or table.claims.made is not None:
        return None
    return event.seat if table.is_active(event.seat) else None


def _own_act(table: Table, event: TableEvent) -> LastAct | None:
    """What the event did, where it is a call or a card of the seat's owner."""
    if not isinstance(event, Called | CardPlayed) or table.game is None:
        return None
    return None if done_by(table, event) is None else LastAct(event, table.game, table.move + 1)


def _is_of_computer(table: Table, event: TableEvent) -> bool:
    """Whether a computer called or played: for itself, or for somebody who is away."""
    if not isinstance(event, Called | CardPlayed) or table.claims.made is not None:
        return False
    return not table.is_present(event.seat)


_STAGE_AFTER: dict[type, Stage] = {GameStarted: Stage.PLAYING, GameEnded: Stage.FINISHED}


def _after_game_event(table: Table, event: Event, owner: Seat | None) -> Table:
    """The table after an event of its game; ``owner`` has called or played themselves."""
    sealed = table.sealing if isinstance(event, Dealt) else table.sealed
    game = evolve(table.rules, table.game, event)
    return changed(
        table,
        game=game,
        past=_past_after(table, game, event, owner),
        stage=_STAGE_AFTER.get(type(event), table.stage),
        drawn=event.drawn if isinstance(event, GameStarted) else table.drawn,
        games=table.games + isinstance(event, GameStarted),
        sealing=None if isinstance(event, Dealt) else table.sealing,
        sealed=None if isinstance(event, GameStarted) else sealed,
        ready=frozenset() if isinstance(event, Dealt) else table.ready,
        joined=frozenset() if isinstance(event, GameStarted) else table.joined,
        move=table.move + 1,
    )


def _past_after(table: Table, game: GameState, event: Event, owner: Seat | None) -> PastAuctions:
    """What computers know of past auctions; nothing is kept where all play themselves."""
    match event:
        case GameStarted():
            return PastAuctions()
        case Called():
            held = None if owner is None else table.seats[owner]
            place = len(table.game.deal.auction.calls) if table.game and table.game.deal else 0
            return table.past.with_call(place, held.user if isinstance(held, Human) else None)
        case DealSettled() if not all(map(table.is_present, table.playing_seats)):
            return table.past.after_deal(table.rules, game, table.understanding)
        case _:
            return table.past


def states_of(table: Table, events: Iterable[TableEvent]) -> tuple[Table, ...]:
    """The table before these events, then after each; BrokenLog when one cannot follow."""
    return tuple(accumulate(events, after, initial=table))
