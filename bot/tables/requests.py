"""What can be asked of a table; every button, command and computer player becomes one of these."""

from dataclasses import dataclass

from engine.actions import Action
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Sit:
    """Take this seat, free or held by a computer player; whoever sits elsewhere changes seats."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave one's seat in the lobby, which is this one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Put a computer player in the first free seat."""


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Take the computer player out of this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game; with ``fill``, computer players take the free seats first."""

    fill: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """A call or a card, pressed on a picture of the game at this move."""

    move: int
    action: Action


@dataclass(frozen=True, slots=True)
class ComputerAct:
    """What the computer player of this seat chose at this move."""

    move: int
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Ready:
    """Go on to the next deal."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up in the lobby, or let a computer play on in one's seat."""


@dataclass(frozen=True, slots=True)
class Return:
    """Play oneself again."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Another game with the same seats."""


@dataclass(frozen=True, slots=True)
class ChangeSeats:
    """After a game, back to the lobby to choose seats again."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the table before the game begins."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Close the table at any time; ``manager`` says that the presser may manage the server."""

    manager: bool = False


@dataclass(frozen=True, slots=True)
class Replace:
    """Close a table whose game is over, to open another one in its channel."""


Request = (
    Sit
    | Stand
    | SeatComputer
    | RemoveComputer
    | Start
    | Act
    | ComputerAct
    | Ready
    | Leave
    | Return
    | Rematch
    | ChangeSeats
    | Cancel
    | Stop
    | Replace
)
