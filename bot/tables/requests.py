"""Requests to a table, from people, computers and the clock."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from bot.tables.events import DealGiven, TableEvent
from bot.tables.house_rules import RulesChange
from bot.tables.occupants import UserId
from bot.tables.table import Table
from bot.tables.table_settings import Tempo
from engine.actions import Action, PlayCard
from engine.players import Level
from engine.players.understanding import Convention
from engine.seats import Seat

NOBODY = 0
"""The user in whose name a computer player, the clock or a forced card acts."""


class ActionRequest(ABC):
    """A request of one of the actions of `bot.tables.actions`, which says itself what follows."""

    __slots__ = ()

    @abstractmethod
    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The events that it causes; TableRefused or IllegalAction if it is refused."""


@dataclass(frozen=True, slots=True)
class Sit:
    """Take this seat, free or held by a computer player.

    In the lobby whoever sits elsewhere changes seats; during a game a computer makes place for
    somebody who has none.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave this seat in the lobby."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Put a computer player in the first free seat."""


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Take the computer player out of this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetLevel:
    """Set the level of the computer player in this seat.

    Without a seat: of all of them, and of later ones in a free seat or in place of somebody absent.
    """

    level: Level
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class SetConvention:
    """Let the computer players bid, and read all bids, by this convention."""

    convention: Convention


@dataclass(frozen=True, slots=True)
class SetSignals:
    """Let the computer players make and read signals in the play, or not."""

    signals: bool


@dataclass(frozen=True, slots=True)
class SetTempo:
    """Let the computer players move slower or faster."""

    tempo: Tempo


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """Play another game, or by other house rules."""

    change: RulesChange


@dataclass(frozen=True, slots=True)
class SetClock:
    """Limit a turn to this many seconds, one of ``CLOCKS``; 0 sets no limit."""

    seconds: int


@dataclass(frozen=True, slots=True)
class SetNextDeal:
    """Deal again after this many seconds, one of ``NEXT_DEALS``; 0: once all are ready."""

    seconds: int


@dataclass(frozen=True, slots=True)
class DrawPartners:
    """Draw cards for who plays with whom, before the game."""


@dataclass(frozen=True, slots=True)
class NewPeople:
    """The people of a table for whom the game that begins is a trial, and those not placed yet.

    Whoever presses does not say so: the table adds it from what they have played before.
    """

    trying: tuple[UserId, ...] = ()
    unplaced: tuple[UserId, ...] = ()


NOBODY_NEW = NewPeople()
"""A table of people who have all played for long."""


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game; with ``fill``, computer players take the free seats first."""

    fill: bool = False
    new: NewPeople = NOBODY_NEW


@dataclass(frozen=True, slots=True)
class Act:
    """A call or a card, pressed on a picture of the game at this move."""

    move: int
    action: Action


@dataclass(frozen=True, slots=True)
class ComputerAct:
    """The choice of this seat's computer player at this move."""

    move: int
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class PlayForced:
    """Play the only legal card of this seat, whose owner asked for that."""

    move: int
    seat: Seat
    card: PlayCard


@dataclass(frozen=True, slots=True)
class Lapse:
    """The time of this seat is up at this move; a computer chose for it."""

    move: int
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The time between deals is up at this move: deal, even if some players are not ready."""

    move: int


@dataclass(frozen=True, slots=True)
class SetTraining:
    """Let this be a training table, where a coach may be asked and nothing counts, or not.

    With a ``level``, its computers play at that level from then on.
    """

    training: bool
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class SetRatedAlone:
    """Let a game of one person with computers be rated, or not."""

    rated: bool


@dataclass(frozen=True, slots=True)
class Ready:
    """Go on to the next deal."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up in the lobby, let a computer play on in one's seat, or miss the next game."""


@dataclass(frozen=True, slots=True)
class Return:
    """Play again after leaving."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Let nobody act and no clock run for a while."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause."""


@dataclass(frozen=True, slots=True)
class Kick:
    """Take the seat of an absent person; ``overdue``: the table has waited too long for them."""

    person: UserId
    overdue: bool = False


@dataclass(frozen=True, slots=True)
class Rematch:
    """Another game with the same seats, and computers for those who have left."""

    new: NewPeople = NOBODY_NEW


@dataclass(frozen=True, slots=True)
class ChangeSeats:
    """After a game, back to the lobby to choose seats again."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the table before the game begins."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Close a table whose game is over, to open another one in its channel."""


@dataclass(frozen=True, slots=True)
class Expire:
    """Close a table at which nothing has happened since this revision for very long."""

    revision: int


@dataclass(frozen=True, slots=True)
class Open:
    """Open a table: its host in South, these ``people`` in other seats, ``computers`` in the rest.

    ``training`` makes it a training table, and ``given`` is its first deal.
    """

    people: tuple[tuple[Seat, UserId], ...] = ()
    computers: bool = False
    training: bool = False
    given: DealGiven | None = None


ALONE = Open()
"""A table with nobody but its host, to begin with."""


Request = (
    Sit
    | Stand
    | SeatComputer
    | RemoveComputer
    | SetLevel
    | SetConvention
    | SetSignals
    | SetTempo
    | ChangeRules
    | SetClock
    | SetNextDeal
    | DrawPartners
    | Start
    | Act
    | ComputerAct
    | PlayForced
    | Lapse
    | NextDeal
    | SetTraining
    | SetRatedAlone
    | Ready
    | Leave
    | Return
    | Pause
    | Resume
    | Kick
    | Rematch
    | ChangeSeats
    | ActionRequest
    | Cancel
    | Replace
    | Expire
)


@dataclass(frozen=True, slots=True)
class Submission:
    """A request and who made it: what caused the events that follow."""

    user: int
    request: Request
