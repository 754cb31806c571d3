"""What has happened: the log of a game is a row of these."""

from dataclasses import dataclass

from engine.actions import Call
from engine.cards import Card
from engine.contract import Contract
from engine.seats import Seat, Team
from engine.settlement import Settlement
from engine.zones import Holding


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began; ``dealer`` deals first."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A pack was laid out: the holding of each seat by its number, and the cards left over.

    The order of the pack follows from it by the deal plan, so this is all the chance of a deal.
    """

    dealer: Seat
    holdings: tuple[Holding, ...]
    talon: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class HandDealt:
    """What one seat sees of a ``Dealt``."""

    dealer: Seat
    seat: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """A seat spoke in the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class ContractFixed:
    """The auction ended in a contract; ``leader`` leads to the first trick."""

    contract: Contract
    leader: Seat


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """Nobody bid: no score, the deal is over."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BeloteAnnounced:
    """The holder of king and queen of trumps played the first, or (``again``) the second."""

    seat: Seat
    again: bool


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A full trick went to a seat; ``points`` include the bonus when it was the last one."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealSettled:
    """The deal was counted."""

    settlement: Settlement


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; no winner means a draw."""

    winner: Team | None


PublicEvent = (
    GameStarted
    | Called
    | ContractFixed
    | ThrownIn
    | CardPlayed
    | BeloteAnnounced
    | TrickTaken
    | DealSettled
    | GameEnded
)
Event = PublicEvent | Dealt
SeenEvent = PublicEvent | HandDealt
