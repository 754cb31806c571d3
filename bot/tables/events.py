"""What has happened at a table, beside the events of its game: together they are its log."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.tables.occupants import Occupant
from engine.events import Event
from engine.seats import Seat


class Closing(StrEnum):
    """Why a table was closed."""

    CANCELLED = "cancelled"
    STOPPED = "stopped"
    REPLACED = "replaced"
    IDLE = "idle"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOpened:
    """A table was opened in a channel; ``options`` are the house rules, by name.

    ``clock`` are the seconds that a turn may take; without any, as before there were clocks.
    """

    guild: int
    channel: int
    host: int
    language: str
    variant: str
    version: int
    options: tuple[tuple[str, str], ...]
    clock: int = 0


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody sat down, or a computer player was put there."""

    seat: Seat
    occupant: Occupant


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat became free, before a game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The table has another host."""

    user: int


@dataclass(frozen=True, slots=True)
class PlayerAway:
    """The owner of a seat left during a game: a computer plays for him."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerBack:
    """The owner of a seat plays himself again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerReady:
    """A player has seen the score and wants the next deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnLapsed:
    """The time of a seat was up: what follows was played by a computer in its owner's name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClockSet:
    """From now on a turn may take so many seconds; 0 is as long as it takes."""

    seconds: int


@dataclass(frozen=True, slots=True)
class TablePaused:
    """A player paused the game: nobody acts, no clock runs."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TableResumed:
    """The game goes on after a pause."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VoteCast:
    """A player wants an absent one to lose his seat."""

    seat: Seat
    against: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRulesChanged:
    """From now on the table plays this game, with these house rules, by name."""

    variant: str
    version: int
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DealSealed:
    """The seed of the deal that follows, in hexadecimal digits: a secret until that is over."""

    seed: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class LobbyReopened:
    """After a game the players choose their seats again."""


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table is over for good."""

    reason: Closing


HouseEvent = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | HostChanged
    | PlayerAway
    | PlayerBack
    | PlayerReady
    | TurnLapsed
    | ClockSet
    | TablePaused
    | TableResumed
    | VoteCast
    | HouseRulesChanged
    | DealSealed
    | LobbyReopened
    | TableClosed
)
TableEvent = HouseEvent | Event
