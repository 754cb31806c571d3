"""A table as it stands, and what it remembers of each thing that people may do at it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import reduce
from typing import Self, TypeVar

from bot.tables.events import (
    Closing,
    DealGiven,
    DealSealed,
    TableEvent,
    TableOpened,
    TermsFixed,
)
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Computer, Human, Occupant
from bot.tables.past_auctions import PastAuctions
from bot.tables.table_settings import Tempo
from engine.cards import Card
from engine.game import awaited
from engine.players import Level
from engine.players.habits import COMPUTER, UNKNOWN, Habit
from engine.players.understanding import Convention, Signals, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase

P = TypeVar("P", bound="Part")


class Stage(StrEnum):
    """The stage of a table's evening."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


class WhyUnrated(StrEnum):
    """Why games at a table are not rated."""

    TRAINING = "training"
    GIVEN = "given"  # its deal
    GATHERED = "gathered"  # the pack: who noted the tricks would know the next hands
    BEGINNER = "beginner"  # a computer of that level plays
    ALONE = "alone"  # one person with computers


@dataclass(frozen=True, kw_only=True)
class Table:
    """A table; ``seats`` are indexed by seat, ``drawn`` the cards that found the first dealer.

    ``revision`` counts the events of its log, ``move`` those in its games: an older press is stale.
    ``clock`` are the seconds of a turn, 0 without end; ``level`` is how well new computers play,
    ``convention`` how all of them bid, ``signals`` whether they signal by the cards they play.
    ``next_deal`` are the seconds between two deals, 0 until all are ready, None for the default.
    ``lapsed`` are those whose last turn was played for them, ``votes`` who is against whom,
    ``joined`` the seats whose owner came during this game, ``past`` its auctions that are over; see
    ``deals`` for the seals, and for the deal that was ``given``. ``rated_alone``: one person with
    computers plays for a rating; ``terms`` are those of the latest game. ``parts`` are what the
    actions of ``actions`` remember.
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
    rated_alone: bool = False
    terms: TermsFixed | None = None
    lapsed: frozenset[Seat] = frozenset()
    paused: Seat | None = None
    votes: frozenset[tuple[Seat, Seat]] = frozenset()
    joined: frozenset[Seat] = frozenset()
    parts: tuple["Part", ...] = ()
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
        """How its computers bid and read the bids of others, and what they know of people."""
        habits = tuple(map(self._habit, Seat))
        signals = Signals.BOTH if self.signals else Signals.NONE
        known = any(habit != UNKNOWN for habit in habits)
        return Understanding(self.convention, signals, habits if known else ())

    def _habit(self, seat: Seat) -> Habit:
        match self.seats[seat]:
            case Human(user, away=False):
                return self.past.habit(user)
            case Computer(level) if level is not Level.BEGINNER:
                return COMPUTER
            case _:
                return UNKNOWN  # beginners bid over opponents by no convention

    @property
    def playing_seats(self) -> tuple[Seat, ...]:
        """The seats of the game, in order of play."""
        return self.rules.seating.order

    @property
    def counts(self) -> bool:
        """Whether its games count anywhere: not if somebody knows the cards or is advised."""
        return self.given is None and not self.training

    @property
    def is_rated(self) -> bool:
        """Whether its game is rated, as was fixed when it began; before that, the next one."""
        if self.game is None:
            return self.why_unrated is None
        return self.counts and self.house.is_rated if self.terms is None else self.terms.rated

    @property
    def why_unrated(self) -> WhyUnrated | None:
        """Why a game that began now would not be rated, with computers in the free seats.

        None if it would be.
        """
        if self.training:
            return WhyUnrated.TRAINING
        if self.given is not None:
            return WhyUnrated.GIVEN
        if not self.house.is_rated:
            return WhyUnrated.GATHERED
        held = [self.seats[seat] or Computer(self.level) for seat in self.playing_seats]
        if Computer(Level.BEGINNER) in held:
            return WhyUnrated.BEGINNER
        people = sum(isinstance(each, Human) for each in held)
        alone = people <= 1 and not self.rated_alone
        return WhyUnrated.ALONE if alone else None

    @property
    def is_closed_room(self) -> bool:
        """Whether its channel is shown nothing that is played: others play the same deal, too."""
        # No end of the challenge is asked for: the challenge itself shows all hands then (ADR 27).
        return self.given is not None and bool(self.given.challenge)

    @property
    def keeps_others_waiting(self) -> bool:
        """Whether other tables wait until its deal is over: those of an evening do, by rounds."""
        return self.given is not None and self.given.evening is not None

    def number_of(self, deal: int) -> int:
        """The number by which people know a deal: of a challenge that among its deals."""
        return self.given.number if self.given is not None and self.is_closed_room else deal

    def occupant(self, seat: Seat) -> Occupant | None:
        """The occupant of a seat."""
        return self.seats[seat]

    def people_in(self, seats: Iterable[Seat]) -> tuple[int, ...]:
        """The people who own these seats."""
        held = map(self.occupant, seats)
        return tuple(each.user for each in held if isinstance(each, Human))

    def seat_of(self, user: int) -> Seat | None:
        """The seat that this person owns, even while a computer plays for them."""
        held = ((seat, self.seats[seat]) for seat in self.playing_seats)
        return next((at for at, who in held if isinstance(who, Human) and who.user == user), None)

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """The seats that nobody holds."""
        return tuple(seat for seat in self.playing_seats if self.seats[seat] is None)

    @property
    def has_experts(self) -> bool:
        """Whether an expert plays in a seat."""
        return Computer(Level.EXPERT) in self.seats

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
        """The seat of the computer to move; None in a pause, a request, or while all are away."""
        if not self.present or self.paused is not None or self.is_held:
            return None
        return next((seat for seat in self.awaited if not self.is_present(seat)), None)

    def part(self, kind: type[P]) -> P:
        """The state of this kind of action; its initial state if nothing has happened yet."""
        return next((each for each in self.parts if type(each) is kind), None) or kind()

    @property
    def is_held(self) -> bool:
        """Whether nobody moves without a press, because a question is open."""
        return any(part.holds_play for part in self.parts)

    def as_next_game(self) -> "Table":
        """The table with what has been agreed for the next game."""
        return reduce(lambda table, part: part.next_game(table), self.parts, self)


TablePage = tuple[int, int]
"""The number of a game and of its deal, 0 before the first: each has a message of its own."""

FOLDED = 1
"""In place of the number of a deal, where all deals of a game share a message."""


def page_of(table: Table) -> TablePage:
    """The message a state belongs to: one for the lobby, and one per deal or for all of a game."""
    game = table.game
    if game is None or game.deal is None:
        return (table.games + 1, 0)
    return (table.games, FOLDED if table.opened.folds_deals else game.deal.number)


class Part(ABC):
    """The state of one action at a table; made without arguments, as at the start of an evening.

    Its class says how each event changes it, so that state, requests and rules of an action are
    one module: the table knows of none of them.
    """

    @classmethod
    def of(cls, table: Table) -> Self:
        """The action's state at this table."""
        return table.part(cls)

    @classmethod
    def opened(cls, opening: TableOpened) -> Self:
        """The state as the table opens."""
        return cls()

    @property
    def holds_play(self) -> bool:
        """Whether play waits for this action: nobody moves without a press."""
        return False

    @abstractmethod
    def after(self, event: TableEvent, table: Table) -> Self:
        """The part after an event; ``table`` is as it was before the event."""

    def next_game(self, table: Table) -> Table:
        """A table between two games, with what was agreed here for the next."""
        return table
