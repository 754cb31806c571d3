"""What has happened at a table, beside the events of its game: together they are its log."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.occupants import Occupant
from engine.events import Event
from engine.seats import Seat


class Closing(StrEnum):
    """Why a table was closed."""

    CANCELLED = "cancelled"
    STOPPED = "stopped"
    REPLACED = "replaced"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOpened:
    """A table was opened in a channel; ``options`` are the house rules, by name."""

    guild: int
    channel: int
    host: int
    language: str
    variant: str
    version: int
    options: tuple[tuple[str, str], ...]


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
    | LobbyReopened
    | TableClosed
)
TableEvent = HouseEvent | Event
