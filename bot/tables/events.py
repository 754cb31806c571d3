"""The events of a table, besides those of its games."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import get_args

from bot.tables.occupants import Occupant, UserId
from bot.tables.table_settings import Pictures, Tempo
from engine.cards import Card
from engine.events import Event, GameEnded, GameStarted
from engine.players import Level
from engine.players.understanding import Convention
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A person asks others to agree to something; ``about`` are its numbers, as its kind has it."""

    kind: str
    by: UserId
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Answered:
    """A player agrees to what a person asks, or refuses."""

    kind: str
    by: UserId
    seat: Seat
    agree: bool


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A question or a grant is over: withdrawn, ended, or unanswered in time."""

    kind: str
    by: UserId


@dataclass(frozen=True, slots=True)
class Granted:
    """A request was granted and holds from the next game on."""

    kind: str
    about: tuple[int, ...] = ()


ConsentEvent = Asked | Answered | Lapsed | Granted
"""The events of others' consent, whatever it is about: see `bot.tables.consent`."""


@dataclass(frozen=True, slots=True)
class GameGivenUp:
    """A player stops the game without the others' consent: it is lost for them."""

    seat: Seat


class Closing(StrEnum):
    """Why a table was closed."""

    CANCELLED = "cancelled"
    STOPPED = "stopped"
    AGREED = "agreed"  # by the other side, too
    ENDED = "ended"  # from outside: by a manager, or with its channel
    REPLACED = "replaced"
    IDLE = "idle"
    LOST, WAITING = "lost", "waiting"  # never stored: a log that is broken, or of a later version


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOpened:
    """A table was opened; ``options`` are the house rules. ``clock`` is a turn's seconds.

    Without a ``convention`` its computers bid by points. ``folds_deals``: all deals of a game are
    shown by one message.
    """

    guild: int
    channel: int
    host: UserId
    language: str
    variant: str
    version: int
    options: tuple[tuple[str, str], ...]
    clock: int = 0
    level: Level = Level.CLUB
    pictures: Pictures = Pictures.NONE
    take_backs: bool = True
    convention: Convention = Convention.NATURAL
    signals: bool = True
    folds_deals: bool = False


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody sat down, or a computer player was put there."""

    seat: Seat
    occupant: Occupant


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat became free, before a game or, without a word, before its first call."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PartnersDrawn:
    """Cards were drawn for partners, and who plays together sits opposite.

    ``cards`` are those drawn in order, by the seats that their owners have now; ``dealer`` deals
    first, where these cards say so. All of it follows from the ``seed``.
    """

    seed: str
    cards: tuple[tuple[Seat, Card], ...]
    dealer: Seat | None


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The table has another host."""

    user: UserId


@dataclass(frozen=True, slots=True)
class PlayerAway:
    """The owner of a seat left during a game or after it: a computer plays for them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerBack:
    """The owner of a seat plays again."""

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
    """The turn limit was set, in seconds; 0 is no limit."""

    seconds: int


@dataclass(frozen=True, slots=True)
class LevelSet:
    """The level of the table's computers was set."""

    level: Level


@dataclass(frozen=True, slots=True)
class ConventionSet:
    """The convention by which the table's computers bid was set."""

    convention: Convention


@dataclass(frozen=True, slots=True)
class SignalsSet:
    """Whether the table's computers make and read signals in the play was set."""

    signals: bool


@dataclass(frozen=True, slots=True)
class TempoSet:
    """The pace of the table's computers was set."""

    tempo: Tempo


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
    """A player votes to remove an absent player from their seat."""

    seat: Seat
    against: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRulesChanged:
    """The table's game and house rules were set."""

    variant: str
    version: int
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DealSealed:
    """The seed of the next deal, in hexadecimal; secret until that deal is over."""

    seed: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class DealGiven:
    """The table's first game is this deal alone: its id, and its record as a line.

    ``challenge``: the code of the challenge that it is played for, with its ``number`` among the
    ``count`` there; with ``experts`` computers hold East and West, against a pair. ``evening``: the
    number of the one whose tables play it.
    """

    code: str
    line: str = field(repr=False)
    challenge: str = ""
    number: int = 0
    count: int = 0
    experts: bool = False
    evening: int | None = None


@dataclass(frozen=True, slots=True)
class TrainingSet:
    """The table was made a training table, or a usual one again."""

    training: bool


@dataclass(frozen=True, slots=True)
class RatedAloneSet:
    """A game of one person with computers was made a rated one, or an unrated one again."""

    rated: bool


@dataclass(frozen=True, slots=True)
class TermsFixed:
    """What the next game is worth, or the one that somebody left before its first call.

    Whether it is ``rated``; in which seats it is a trial, which moves no rating; and whose owners
    are ``unplaced``: they may leave without a word before its first call.
    """

    rated: bool
    trials: tuple[Seat, ...] = ()
    unplaced: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class AdviceGiven:
    """The coach advises this seat at this move."""

    seat: Seat
    move: int


@dataclass(frozen=True, slots=True)
class TakeBacksAllowed:
    """Take-backs were allowed or forbidden."""

    allowed: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last call or card of a player, and everything that followed from it, was undone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TricksClaimed:
    """A player rightly claimed the remaining ``tricks``; the cards that follow play them out."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class ClaimDenied:
    """A player claimed the remaining tricks, but what they can see does not make that certain."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NextDealSet:
    """The delay before the next deal was set, in seconds; 0 waits until all are ready."""

    seconds: int


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
    | PartnersDrawn
    | HostChanged
    | PlayerAway
    | PlayerBack
    | PlayerReady
    | TurnLapsed
    | ClockSet
    | NextDealSet
    | LevelSet
    | ConventionSet
    | SignalsSet
    | TempoSet
    | TablePaused
    | TableResumed
    | VoteCast
    | HouseRulesChanged
    | TrainingSet
    | RatedAloneSet
    | TermsFixed
    | DealSealed
    | DealGiven
    | TakenBack
    | ConsentEvent
    | GameGivenUp
    | AdviceGiven
    | TakeBacksAllowed
    | TricksClaimed
    | ClaimDenied
    | LobbyReopened
    | TableClosed
)
TableEvent = HouseEvent | Event

PASSING: tuple[type, ...] = (
    *(kind for kind in get_args(Event) if kind not in {GameStarted, GameEnded}),
    *(TakenBack, TricksClaimed, ClaimDenied, AdviceGiven, GameGivenUp),
    *(PlayerReady, VoteCast, DealSealed, Asked, Answered, Lapsed),
)
"""Events whose effect is over when the game in which they happen is."""
