"""The events of a game: its log is a sequence of these."""

from dataclasses import dataclass

from engine.actions import Call
from engine.cards import Card, Suit
from engine.contract import Contract
from engine.meld import Meld, MeldKind
from engine.seats import Seat, Team
from engine.settlement import Settlement
from engine.zones import Holding


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began; ``dealer`` deals first, as the cards ``drawn`` decided."""

    dealer: Seat
    drawn: tuple[tuple[Seat, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """A pack was dealt: the holding of each seat by its number, and the cards left over.

    The order of the pack follows from it by the deal plan, so this is all the chance of a deal.
    ``turned`` lies face up for all to see: the first of the talon, or a card of the dealer's.
    """

    dealer: Seat
    holdings: tuple[Holding, ...]
    talon: tuple[Card, ...] = ()
    turned: Card | None = None


@dataclass(frozen=True, slots=True)
class HandsCompleted:
    """Hands were completed, or kitties taken, once trumps were chosen: the holdings by seat."""

    holdings: tuple[Holding, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """A seat made a call in the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class ContractFixed:
    """The auction ended in a contract; ``leader`` leads to the first trick."""

    contract: Contract
    leader: Seat


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """The deal was passed out: it ends without a score."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BeloteAnnounced:
    """The holder of king and queen of trumps played the first, or (``again``) the second.

    ``suit``: theirs at all trumps, if there may be several; otherwise the trump suit's alone.
    """

    seat: Seat
    again: bool
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class MeldsAnnounced:
    """A seat announced its melds with its first card."""

    seat: Seat
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class MeldsCompared:
    """The melds were compared: those of these seats score.

    ``granted``: the kinds of each seat's melds that do, if not all of a scoring seat's do.
    """

    scoring: tuple[Seat, ...]
    granted: tuple[tuple[MeldKind, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class MeldsShown:
    """A seat showed the melds that score."""

    seat: Seat
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class CardsUncovered:
    """Covered cards were turned up: whose, and which."""

    cards: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class RenegeClaimed:
    """A seat claimed that the other side had reneged, rightly or not."""

    seat: Seat
    right: bool


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A full trick went to a seat; ``points`` include the bonus when it was the last one."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealSettled:
    """The deal was scored."""

    settlement: Settlement


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; no winner means a draw."""

    winner: Team | None


Event = (
    GameStarted
    | Dealt
    | HandsCompleted
    | MeldsAnnounced
    | Called
    | ContractFixed
    | ThrownIn
    | CardPlayed
    | BeloteAnnounced
    | MeldsCompared
    | MeldsShown
    | CardsUncovered
    | RenegeClaimed
    | TrickTaken
    | DealSettled
    | GameEnded
)
