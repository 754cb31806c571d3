"""The fold of a log: the table after each of its events."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from itertools import accumulate

from bot.tables.actions import ACTIONS, KINDS
from bot.tables.claims import done_by
from bot.tables.deals import require_readable_deal, require_readable_seed
from bot.tables.events import (
    ClockSet,
    ConsentEvent,
    ConventionSet,
    DealGiven,
    DealSealed,
    HostChanged,
    HouseRulesChanged,
    LevelSet,
    LobbyReopened,
    NextDealSet,
    PartnersDrawn,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    RatedAloneSet,
    SeatLeft,
    SeatTaken,
    SignalsSet,
    TableClosed,
    TableEvent,
    TableOpened,
    TablePaused,
    TableResumed,
    TakenBack,
    TempoSet,
    TermsFixed,
    TrainingSet,
    TurnLapsed,
    VoteCast,
)
from bot.tables.house_rules import HouseRules, UnknownRules
from bot.tables.occupants import Human, Occupant
from bot.tables.past_auctions import PastAuctions
from bot.tables.table import Stage, Table
from bot.tables.take_back import TakingBack
from engine.events import Called, DealSettled, Dealt, Event, GameEnded, GameStarted
from engine.evolve import BrokenLog, evolve
from engine.seats import Seat
from engine.state import GameState, changed

_AT_THE_START = tuple(action.part() for action in ACTIONS)


def opened(table_id: int, event: TableOpened) -> Table:
    """A table on its first day; BrokenLog when its game is not played here."""
    return Table(
        id=table_id,
        opened=event,
        house=HouseRules.stored(event.variant, event.options),
        host=event.host,
        clock=event.clock,
        level=event.level,
        convention=event.convention,
        signals=event.signals,
        parts=tuple(action.part.opened(event) for action in ACTIONS),
    )


def after(table: Table, event: TableEvent) -> Table:
    """The table after this event.

    BrokenLog when it cannot follow; UnknownRules, one of those, if a later version wrote it.
    """
    # A later version wrote it: the table waits for that version, and is not given up as damaged.
    if isinstance(event, ConsentEvent) and event.kind not in KINDS:
        raise UnknownRules(event.kind)
    owner, before = done_by(table, event), table
    if isinstance(event, GameStarted | LobbyReopened):
        table = changed(table.as_next_game(), votes=frozenset())
    # Before a game votes are about a host who does nothing: whatever happens ends them.
    keeps_votes = table.stage is not Stage.LOBBY or isinstance(event, VoteCast)
    table = changed(
        table,
        revision=table.revision + 1,
        votes=table.votes if keeps_votes else frozenset(),
        parts=tuple(part.after(event, before) for part in table.parts or _AT_THE_START),
    )
    if isinstance(event, Event):  # whoever calls or plays is there after all
        return _after_game_event(table if owner is None else _excused(table, owner), event, owner)
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
        case RatedAloneSet(rated):
            return changed(table, rated_alone=rated)
        case TermsFixed():
            return changed(table, terms=event)
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
            return changed(table, house=HouseRules.stored(event.variant, event.options))
        case LobbyReopened():
            lobby = changed(table, stage=Stage.LOBBY, game=None)
            return changed(lobby, ready=frozenset(), lapsed=frozenset())
        # The move number rises all the same, so that what was drawn before it is stale.
        case TakenBack():
            return changed(table, game=TakingBack.of(before).undone, move=table.move + 1)
        case PartnersDrawn():
            require_readable_seed(event)
            return table
        case DealSealed():
            return changed(table, sealing=require_readable_seed(event))
        case DealGiven():
            return changed(table, given=require_readable_deal(event))
        case TableClosed(reason):
            return changed(table, stage=Stage.CLOSED, closing=reason)
        case TableOpened():
            raise BrokenLog("a table is opened once")
        case _:  # what changes nothing but the parts
            return table


def folded(table_id: int, log: Sequence[TableEvent]) -> Table:
    """The table that a log tells; BrokenLog when it is damaged."""
    first = log[0] if log else None
    if not isinstance(first, TableOpened):
        raise BrokenLog("a table's log begins with its opening")
    return reduce(after, log[1:], opened(table_id, first))


def _with_seat(table: Table, seat: Seat, occupant: Occupant | None) -> Table:
    return changed(table, seats=(*table.seats[:seat], occupant, *table.seats[seat + 1 :]))


def _occupied(table: Table, seat: Seat, occupant: Occupant | None) -> Table:
    """The table with another person in a seat, who has promised and missed nothing yet."""
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


_STAGE_AFTER: dict[type, Stage] = {GameStarted: Stage.PLAYING, GameEnded: Stage.FINISHED}


def _after_game_event(table: Table, event: Event, owner: Seat | None) -> Table:
    """The table after an event of its game; ``owner`` has called or played themselves."""
    # The seed is logged before its deal: it becomes that of the running deal with the cards.
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
    """The past auctions that computers know; nothing is kept if all seats have people."""
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
