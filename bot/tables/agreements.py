"""What players have asked of each other: take-backs, claims, swaps, watching, stopping, the coach.

These are parts of `Table`, so their rules, which need the whole table, are in modules of their own.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.tables.events import (
    AdviceGiven,
    ClaimDenied,
    CoachAgreed,
    CoachAsked,
    CoachRefused,
    GameGivenUp,
    LobbyReopened,
    PlayerAway,
    SeatsSwapped,
    SeatTaken,
    StopAgreed,
    StopAsked,
    StopRefused,
    SwapAgreed,
    SwapAsked,
    SwapRefused,
    TableClosed,
    TableEvent,
    TakeBackAgreed,
    TakeBackAsked,
    TakeBackLapsed,
    TakeBackRefused,
    TakeBacksAllowed,
    TakenBack,
    TricksClaimed,
    WatchAgreed,
    WatchAsked,
    WatchEnded,
    WatchRefused,
)
from bot.tables.occupants import Human, Occupant
from engine.events import (
    Called,
    CardPlayed,
    CardsUncovered,
    DealSettled,
    Dealt,
    GameEnded,
    GameStarted,
    HandsCompleted,
    MeldsCompared,
    MisplayClaimed,
    ThrownIn,
    TrickTaken,
)
from engine.evolve import BrokenLog
from engine.seats import Seat
from engine.state import GameState, changed


class Finality(StrEnum):
    """Why the last call or card is final: what followed cannot be unseen.

    ``FOLLOWED``: a computer has moved since, and a hidden card came to light.
    """

    FOLLOWED = "followed"
    CARDS_KNOWN = "cards-known"
    DEAL_COUNTED = "deal-counted"


@dataclass(frozen=True, slots=True)
class LastAct:
    """The last call or card of a person, made by the seat's owner, and the game before it.

    ``move`` is the table's move right after it; ``followed``: computers have moved since.
    """

    done: Called | CardPlayed
    before: GameState
    move: int
    followed: bool = False
    final: Finality | None = None


class Outcome(StrEnum):
    """The outcome of a request."""

    DONE = "done"
    REFUSED = "refused"
    LAPSED = "lapsed"
    OVERTAKEN = "overtaken"


@dataclass(frozen=True, slots=True)
class Answered:
    """The last request and its outcome; ``by`` is who refused."""

    act: LastAct
    outcome: Outcome
    by: Seat | None = None


@dataclass(frozen=True)
class TakingBack:
    """The state of take-backs: whether they are allowed, and the current request.

    ``last`` is what may be taken back: None after a take-back, and for an action made on a person's
    behalf. While ``pending``, ``agreed`` are the opponents who have agreed. ``asked`` holds a seat
    once for each request of the deal; ``answered`` is kept until the next call or card.
    """

    allowed: bool = True
    last: LastAct | None = None
    pending: bool = False
    agreed: frozenset[Seat] = frozenset()
    asked: tuple[Seat, ...] = ()
    answered: Answered | None = None

    @property
    def asker(self) -> Seat | None:
        """The seat whose request is pending."""
        return self.last.done.seat if self.pending and self.last else None

    @property
    def undone(self) -> GameState:
        """The game without it and all that followed; BrokenLog if it is final."""
        if self.last is None or self.last.final is not None:
            raise BrokenLog("there is nothing to take back")
        return self.last.before

    def after(
        self, event: TableEvent, own: LastAct | None, *, by_computer: bool, rated: bool
    ) -> "TakingBack":
        """The state after an event; ``own`` is this event as an action of the seat's owner.

        A take-back goes through the moves of computers. Where the game is rated it does not go
        through their cards: nobody may look at one and then play something else.
        """
        match event:
            case Called() | CardPlayed() if by_computer and self.last is not None:
                last = replace(self.last, followed=True)
                followed = changed(self._ended(None), last=last)
                shows = rated and isinstance(event, CardPlayed)
                return followed._final(Finality.FOLLOWED) if shows else followed
            case Called() | CardPlayed():
                return changed(self._ended(Outcome.OVERTAKEN, told=self.pending), last=own)
            case HandsCompleted() | CardsUncovered() | MeldsCompared():
                return self._final(Finality.CARDS_KNOWN)
            case DealSettled() | ThrownIn() | MisplayClaimed():
                return self._ended(None)._final(Finality.DEAL_COUNTED)
            case GameStarted() | Dealt():
                return TakingBack(allowed=self.allowed)
            case PlayerAway(seat) | SeatTaken(seat, _):
                return self._without(seat)
            case TakeBacksAllowed(allowed):
                return changed(self, allowed=allowed)
            case TakeBackAsked(seat):
                return changed(self, pending=True, asked=(*self.asked, seat), answered=None)
            case TakeBackAgreed(seat):
                return changed(self, agreed=self.agreed | {seat})
            case TakeBackRefused(seat):
                return self._ended(Outcome.REFUSED, by=seat)
            case TakeBackLapsed():
                return self._ended(Outcome.LAPSED)
            case TakenBack():
                return changed(self._ended(Outcome.DONE), last=None)
            case _:
                return self

    def _ended(
        self, outcome: Outcome | None, *, told: bool = True, by: Seat | None = None
    ) -> "TakingBack":
        """The state without a pending request; its outcome is kept, if there was one."""
        answered = None
        if outcome is not None and self.last is not None and told:
            answered = Answered(self.last, outcome, by)
        return changed(self, pending=False, agreed=frozenset(), answered=answered)

    def _final(self, why: Finality) -> "TakingBack":
        last = self.last
        if last is None:
            return self
        return changed(self, last=replace(last, final=Finality.FOLLOWED if last.followed else why))

    def _without(self, seat: Seat) -> "TakingBack":
        """The state once somebody else plays this seat, who may not take back its last action."""
        if self.last is None or self.last.done.seat is not seat:
            return self
        return changed(self._ended(None), last=None)


@dataclass(frozen=True, slots=True)
class Claims:
    """The claim that ended this deal, and the seats whose claims were denied in this trick."""

    made: TricksClaimed | None = None
    denied: frozenset[Seat] = frozenset()

    def after(self, event: TableEvent) -> "Claims":
        """The state after an event."""
        match event:
            case GameStarted() | Dealt():
                return Claims()
            case TricksClaimed():
                return replace(self, made=event)
            case ClaimDenied(seat):
                return replace(self, denied=self.denied | {seat})
            case TrickTaken():
                return replace(self, denied=frozenset())
            case _:
                return self


Seats = tuple[Occupant | None, ...]


@dataclass(frozen=True, slots=True)
class SwapRequest:
    """A request to swap two seats, and who made it."""

    by: Seat
    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True)
class SeatSwap:
    """Who sits where in the next game, and the swap that somebody asks for.

    ``agreed`` are the seats that have agreed to the swap ``asked``. ``places`` maps each seat of
    the next game to the present seat of its owner.
    """

    asked: SwapRequest | None = None
    agreed: frozenset[Seat] = frozenset()
    refused_by: Seat | None = None
    places: tuple[Seat, ...] = tuple(Seat)

    @property
    def changes_places(self) -> bool:
        """Whether anybody changes seats for the next game."""
        return self.places != tuple(Seat)

    def seated(self, seats: Seats) -> Seats:
        """The occupants in the next game, by seat."""
        return tuple(seats[place] for place in self.places)

    def seat_then(self, seat: Seat) -> Seat:
        """The seat in the next game of whoever sits here now."""
        return Seat(self.places.index(seat))

    def after(self, event: TableEvent) -> "SeatSwap":
        """The state after an event."""
        match event:
            case GameStarted() | LobbyReopened():
                return SeatSwap()
            case SwapAsked(seat, first, second):
                asked = SwapRequest(seat, first, second)
                return replace(self._settled(), asked=asked)
            case SwapAgreed(seat):
                return replace(self, agreed=self.agreed | {seat})
            case SwapRefused(seat):
                return replace(self._settled(), refused_by=seat)
            case SeatsSwapped(first, second):
                places = _exchanged(self.places, first, second)
                return replace(self._settled(), places=places)
            case _:
                return self

    def _settled(self) -> "SeatSwap":
        return SeatSwap(places=self.places)


def _exchanged(places: tuple[Seat, ...], first: Seat, second: Seat) -> tuple[Seat, ...]:
    other = {first: places[second], second: places[first]}
    return tuple(other.get(seat, places[seat]) for seat in Seat)


Pair = tuple[int, Seat]
"""A person without a seat, and the seat whose hand it is about."""


@dataclass(frozen=True, slots=True)
class Spectators:
    """Who asks for a hand and who watches one, the earliest first; one hand per person.

    ``refused`` are those refused in this game. ``saw`` are the hands of this deal that a person
    knows without holding that seat: they watch it, have watched it, or sat there before.
    """

    asking: tuple[Pair, ...] = ()
    following: tuple[Pair, ...] = ()
    refused: frozenset[Pair] = frozenset()
    saw: frozenset[Pair] = frozenset()

    @property
    def people(self) -> frozenset[int]:
        """Everybody in this state."""
        return frozenset(user for user, _ in (*self.asking, *self.following, *self.saw))

    @property
    def count(self) -> int:
        """The number of people who watch a hand or ask for one."""
        return len(self.asking) + len(self.following)

    def asked_by(self, user: int) -> Seat | None:
        """The hand that this person asks for."""
        return dict(self.asking).get(user)

    def followed_by(self, user: int) -> Seat | None:
        """The hand that this person may see."""
        return dict(self.following).get(user)

    def askers_of(self, seat: Seat) -> tuple[int, ...]:
        """Those who ask for this hand, the earliest first."""
        return _users(self.asking, seat)

    def followers_of(self, seat: Seat) -> tuple[int, ...]:
        """Those who see this hand."""
        return _users(self.following, seat)

    def knows_other_than(self, user: int, seat: Seat) -> bool:
        """Whether this person knows another hand of this deal."""
        return any(who == user and seen is not seat for who, seen in self.saw)

    def after(
        self, event: TableEvent, seats: tuple[Occupant | None, ...], *, playing: bool
    ) -> "Spectators":
        """The state after an event; ``seats`` are the occupants before it."""
        match event:
            case WatchAsked(user, seat):
                return replace(self, asking=(*self.asking, (user, seat)))
            case WatchAgreed(user):
                pair = (user, self._asked(user))
                now = self._without(user)
                return replace(now, following=(*now.following, pair), saw=self.saw | {pair})
            case WatchRefused(user):
                pair = (user, self._asked(user))
                return replace(self._without(user), refused=self.refused | {pair})
            case WatchEnded(user):
                return self._without(user)
            case PlayerAway(seat):
                return self._of_nobody(seat)
            case SeatTaken(seat, occupant):
                gone = seats[seat] if playing else None
                left = {(gone.user, seat)} if isinstance(gone, Human) else set()
                now = replace(self._of_nobody(seat), saw=self.saw | left)
                return now._without(occupant.user) if isinstance(occupant, Human) else now
            case Dealt():
                # A request without an answer for a whole deal lapses.
                return replace(self, asking=(), saw=frozenset(self.following))
            case GameStarted() | GameEnded() | LobbyReopened() | TableClosed():
                return Spectators()
            case _:
                return self

    def _asked(self, user: int) -> Seat:
        seat = self.asked_by(user)
        if seat is None:
            raise BrokenLog("only who has asked is answered")
        return seat

    def _without(self, user: int) -> "Spectators":
        """The state without this person's request and watching."""
        asking = tuple(pair for pair in self.asking if pair[0] != user)
        following = tuple(pair for pair in self.following if pair[0] != user)
        return replace(self, asking=asking, following=following)

    def _of_nobody(self, seat: Seat) -> "Spectators":
        """The state once the player of a seat is gone, and their answers with them."""
        return replace(
            self,
            asking=tuple(pair for pair in self.asking if pair[1] is not seat),
            following=tuple(pair for pair in self.following if pair[1] is not seat),
            refused=frozenset(pair for pair in self.refused if pair[1] is not seat),
        )


def _users(pairs: Iterable[Pair], seat: Seat) -> tuple[int, ...]:
    return tuple(user for user, wanted in pairs if wanted is seat)


@dataclass(frozen=True, slots=True)
class StopVote:
    """Who asks to stop the game, who agreed, who refused; ``given_up`` is who stopped it alone."""

    asked: Seat | None = None
    agreed: frozenset[Seat] = frozenset()
    refused_by: Seat | None = None
    given_up: Seat | None = None

    def after(self, event: TableEvent) -> "StopVote":
        """After this event."""
        match event:
            case StopAsked(seat):
                return StopVote(asked=seat)
            case StopAgreed(seat):
                return StopVote(self.asked, self.agreed | {seat})
            case StopRefused(seat):
                return StopVote(refused_by=seat)
            case GameGivenUp(seat):
                return StopVote(given_up=seat)
            case Dealt() | GameEnded():
                return StopVote()
            case PlayerAway(seat) | SeatTaken(seat, _) if seat is self.asked:
                return StopVote()
            case _:
                return self


@dataclass(frozen=True, slots=True)
class Coach:
    """Who wants the coach in this game, and who agrees; ``advised`` are the seats and moves.

    A refusal holds for the deal, consent for the game.
    """

    asked: Seat | None = None
    agreed: frozenset[Seat] = frozenset()
    refused_by: Seat | None = None
    advised: tuple[tuple[Seat, int], ...] = ()

    def count(self, seat: Seat) -> int:
        """How often this seat was advised in this game."""
        return sum(who is seat for who, _ in self.advised)

    def after(self, event: TableEvent) -> "Coach":
        """After this event."""
        match event:
            case CoachAsked(seat):
                return replace(self, asked=seat, agreed=self.agreed | {seat}, refused_by=None)
            case CoachAgreed(seat):
                return replace(self, agreed=self.agreed | {seat})
            case CoachRefused(seat):
                return replace(self, asked=None, agreed=frozenset(), refused_by=seat)
            case AdviceGiven(seat, move):
                return replace(self, advised=(*self.advised, (seat, move)))
            case Dealt():
                return replace(self, asked=None, refused_by=None)
            case PlayerAway(seat) if seat is self.asked:
                return replace(self, asked=None)
            case SeatTaken(seat, _):
                others = tuple(each for each in self.advised if each[0] is not seat)
                asked = None if seat is self.asked else self.asked
                return replace(self, asked=asked, agreed=self.agreed - {seat}, advised=others)
            case GameStarted() | LobbyReopened():
                return Coach()
            case _:
                return self
