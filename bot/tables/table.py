"""A table as it stands: a fold of its log."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from bot.tables.events import (
    HostChanged,
    LobbyReopened,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TableEvent,
    TableOpened,
)
from bot.tables.occupants import Human, Occupant
from engine.events import Dealt, Event, GameEnded, GameStarted
from engine.evolve import BrokenLog, evolve
from engine.game import awaited
from engine.options import OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.variants import find_variant


class Stage(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table; ``seats`` are indexed by seat.

    ``revision`` counts the events of its log, ``move`` those of its games: a press made on a
    picture of another move is stale.
    """

    id: int
    opened: TableOpened
    host: int
    seats: tuple[Occupant | None, ...] = (None, None, None, None)
    stage: Stage = Stage.LOBBY
    game: GameState | None = None
    ready: frozenset[Seat] = frozenset()
    revision: int = 1
    move: int = 0
    games: int = 0

    @property
    def rules(self) -> RuleSet:
        """The rule set with the house rules of this table."""
        return rules_of(self.opened)

    @property
    def playing_seats(self) -> tuple[Seat, ...]:
        """The seats of the game, in order of play."""
        return self.rules.seating.order

    def occupant(self, seat: Seat) -> Occupant | None:
        """Who sits there."""
        return self.seats[seat]

    def seat_of(self, user: int) -> Seat | None:
        """The seat that this person owns, even while a computer plays for him."""
        for seat in self.playing_seats:
            held = self.seats[seat]
            if isinstance(held, Human) and held.user == user:
                return seat
        return None

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """The seats that nobody holds."""
        return tuple(seat for seat in self.playing_seats if self.seats[seat] is None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose owner plays himself."""
        return tuple(seat for seat in self.playing_seats if self.is_present(seat))

    def is_present(self, seat: Seat) -> bool:
        """Whether a person sits there and plays himself."""
        held = self.seats[seat]
        return isinstance(held, Human) and not held.away

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
    def thinker(self) -> Seat | None:
        """The seat for which a computer is to move now; none while every person is away."""
        if not self.present:
            return None
        return next((seat for seat in self.awaited if not self.is_present(seat)), None)


def rules_of(opening: TableOpened) -> RuleSet:
    """The rule set with the house rules that a table was opened with."""
    return _rules(opening.variant, opening.options)


@lru_cache(maxsize=256)
def _rules(variant: str, options: tuple[tuple[str, str], ...]) -> RuleSet:
    return with_options(find_variant(variant), dict(options))


def opened(table_id: int, event: TableOpened) -> Table:
    """A table on its first day."""
    return Table(id=table_id, opened=event, host=event.host)


def after(table: Table, event: TableEvent) -> Table:
    """The table after this event; BrokenLog when it cannot follow."""
    table = replace(table, revision=table.revision + 1)
    match event:
        case SeatTaken(seat, occupant):
            return _with_seat(table, seat, occupant)
        case SeatLeft(seat):
            return _with_seat(table, seat, None)
        case PlayerAway(seat):
            # His word is gone with him: else all who come back could be ready, and none say so.
            left = _with_away(table, seat, away=True)
            return replace(left, ready=table.ready - {seat})
        case PlayerBack(seat):
            return _with_away(table, seat, away=False)
        case HostChanged(user):
            return replace(table, host=user)
        case PlayerReady(seat):
            return replace(table, ready=table.ready | {seat})
        case LobbyReopened():
            return replace(table, stage=Stage.LOBBY, game=None, ready=frozenset())
        case TableClosed():
            return replace(table, stage=Stage.CLOSED)
        case TableOpened():
            raise BrokenLog("a table is opened once")
        case _:
            return _after_game_event(table, event)


def folded(table_id: int, log: Sequence[TableEvent]) -> Table:
    """The table that a log tells; BrokenLog when it is damaged."""
    first = log[0] if log else None
    if not isinstance(first, TableOpened):
        raise BrokenLog("a table's log begins with its opening")
    try:
        rules_of(first)
    except (KeyError, OptionRefused) as error:
        raise BrokenLog("a game that is not played here") from error
    table = opened(table_id, first)
    for event in log[1:]:
        table = after(table, event)
    return table


def _with_seat(table: Table, seat: Seat, occupant: Occupant | None) -> Table:
    seats = (*table.seats[:seat], occupant, *table.seats[seat + 1 :])
    return replace(table, seats=seats)


def _with_away(table: Table, seat: Seat, *, away: bool) -> Table:
    held = table.seats[seat]
    if not isinstance(held, Human):
        raise BrokenLog("only a person leaves and comes back")
    return _with_seat(table, seat, replace(held, away=away))


_STAGE_AFTER: dict[type, Stage] = {GameStarted: Stage.PLAYING, GameEnded: Stage.FINISHED}


def _after_game_event(table: Table, event: Event) -> Table:
    return replace(
        table,
        game=evolve(table.rules, table.game, event),
        stage=_STAGE_AFTER.get(type(event), table.stage),
        games=table.games + isinstance(event, GameStarted),
        ready=frozenset() if isinstance(event, Dealt) else table.ready,
        move=table.move + 1,
    )
