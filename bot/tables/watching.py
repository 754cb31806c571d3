"""Watch a player's hand with their consent, without a seat, until the game is over."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.tables.checks import back, require_game, require_seat
from bot.tables.consent import Consent
from bot.tables.events import (
    Answered,
    Asked,
    Lapsed,
    LobbyReopened,
    PlayerAway,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TableEvent,
)
from bot.tables.occupants import Human, UserId
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ActionRequest
from bot.tables.table import Part, Stage, Table
from engine.events import Dealt, GameEnded, GameStarted
from engine.evolve import BrokenLog
from engine.seats import Seat

KIND = "watch"

MOST = 5
"""The most people per table who watch a hand or ask for one: the table names them all."""

Follower = tuple[int, Seat]
"""A person without a seat, and the seat whose hand it is about."""


@dataclass(frozen=True)
class Spectators(Part):
    """The people who ask for a hand or watch one, the earliest first; one hand per person.

    ``refused`` are those refused in this game. ``saw`` are the hands of this deal that a person
    knows without holding that seat: they watch it, have watched it, or sat there before.
    """

    asked: tuple[Consent, ...] = ()
    following: tuple[Follower, ...] = ()
    refused: frozenset[Follower] = frozenset()
    saw: frozenset[Follower] = frozenset()

    @property
    def asking(self) -> tuple[Follower, ...]:
        """The people who wait for an answer, with the seat whose hand they ask for."""
        return tuple((each.by, Seat(*each.about)) for each in self.asked)

    @property
    def people(self) -> frozenset[int]:
        """Everybody in this state."""
        return frozenset(user for user, _ in (*self.asking, *self.following, *self.saw))

    @property
    def count(self) -> int:
        """The number of people who watch a hand or ask for one."""
        return len(self.asking) + len(self.following)

    def has(self, user: int) -> bool:
        """Whether this person watches a hand or asks for one."""
        return self.asked_by(user) is not None or self.followed_by(user) is not None

    def asked_by(self, user: int) -> Seat | None:
        """The hand that this person asks for."""
        return dict(self.asking).get(user)

    def followed_by(self, user: int) -> Seat | None:
        """The hand that this person may see."""
        return dict(self.following).get(user)

    def askers_of(self, seat: Seat) -> tuple[int, ...]:
        """The people who ask for this hand, the earliest first."""
        return _users(self.asking, seat)

    def followers_of(self, seat: Seat) -> tuple[int, ...]:
        """The people who see this hand."""
        return _users(self.following, seat)

    def knows_other_than(self, user: int, seat: Seat) -> bool:
        """Whether this person knows another hand of this deal."""
        return any(who == user and seen is not seat for who, seen in self.saw)

    def after(self, event: TableEvent, table: Table) -> "Spectators":
        """The state once the event is applied. BrokenLog for an answer to nobody's question."""
        match event:
            case Asked(kind, user, about) if kind == KIND:
                return replace(self, asked=(*self.asked, Consent(kind, user, about)))
            case Answered(kind, user, seat, agree) if kind == KIND:
                if self.asked_by(user) is not seat:
                    raise BrokenLog("only who has asked is answered, by the player asked")
                pair, now = (user, seat), self._without(user)
                if not agree:
                    return replace(now, refused=self.refused | {pair})
                return replace(now, following=(*now.following, pair), saw=self.saw | {pair})
            case Lapsed(kind, user) if kind == KIND:
                return self._without(user)
            case PlayerAway(seat):
                return self._of_nobody(seat)
            case SeatLeft(seat):
                return self._given_up(table, seat)
            case SeatTaken(seat, occupant):
                now = self._given_up(table, seat)
                return now._without(occupant.user) if isinstance(occupant, Human) else now
            case Dealt():
                # A request without an answer for a whole deal lapses.
                return replace(self, asked=(), saw=frozenset(self.following))
            case GameStarted() | GameEnded() | LobbyReopened() | TableClosed():
                return Spectators()
            case _:
                return self

    def _given_up(self, table: Table, seat: Seat) -> "Spectators":
        """The state once its owner has given up a seat.

        They know its hand: in this deal they get no other one to see or to play.
        """
        gone = table.seats[seat] if table.stage is Stage.PLAYING else None
        left = {(gone.user, seat)} if isinstance(gone, Human) else set()
        return replace(self._of_nobody(seat), saw=self.saw | left)

    def _without(self, user: int) -> "Spectators":
        """The state without this person's request and watching."""
        asked = tuple(each for each in self.asked if each.by != user)
        following = tuple(pair for pair in self.following if pair[0] != user)
        return replace(self, asked=asked, following=following)

    def _of_nobody(self, seat: Seat) -> "Spectators":
        """The state once the player of a seat is gone, and their answers with them."""
        return replace(
            self,
            asked=tuple(each for each in self.asked if each.about != (seat,)),
            following=tuple(pair for pair in self.following if pair[1] is not seat),
            refused=frozenset(pair for pair in self.refused if pair[1] is not seat),
        )


def _users(pairs: Iterable[Follower], seat: Seat) -> tuple[int, ...]:
    return tuple(user for user, wanted in pairs if wanted is seat)


def why_not(table: Table, user: int, seat: Seat) -> TableRefusal | None:
    """Why this person may not ask for the hand of this seat now; None when they may."""
    now, held = Spectators.of(table), table.occupant(seat)
    if table.is_closed_room:
        return TableRefusal.CARDS_IN_SHARED_PLAY
    if table.seat_of(user) is not None:
        return TableRefusal.WATCH_SEATED
    if not isinstance(held, Human):
        return TableRefusal.WATCH_COMPUTER
    if held.away:
        return TableRefusal.WATCH_ABSENT
    if seat in (now.asked_by(user), now.followed_by(user)):
        return TableRefusal.WATCH_ASKED
    if (user, seat) in now.refused:
        return TableRefusal.WATCH_REFUSED
    if not table.between_deals and now.knows_other_than(user, seat):
        return TableRefusal.WATCH_SAW_ANOTHER
    return None if now.has(user) or now.count < MOST else TableRefusal.WATCH_FULL


@dataclass(frozen=True, slots=True)
class AskWatch(ActionRequest):
    """Let me see this hand until the end of the game, if its player agrees."""

    seat: Seat

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """An earlier request to another player ends.

        Refused outside of a game, and if ``why_not`` has a reason.
        """
        require_game(table)
        if self.seat not in table.playing_seats:
            raise TableRefused(TableRefusal.STALE_PRESS)
        if why := why_not(table, user, self.seat):
            raise TableRefused(why, count=MOST)
        before = (Lapsed(KIND, user),) if Spectators.of(table).has(user) else ()
        return (*before, Asked(KIND, user, (self.seat,)))


@dataclass(frozen=True, slots=True)
class AnswerWatch(ActionRequest):
    """Let this person see one's own hand, or refuse."""

    watcher: UserId
    agree: bool

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The player whose hand it is answers.

        Refused to others, and for a request that is over.
        """
        seat = require_seat(table, user)
        require_game(table)
        asked = Spectators.of(table).asked_by(self.watcher)
        if asked is None:
            raise TableRefused(TableRefusal.STALE_PRESS)
        if asked is not seat:
            raise TableRefused(TableRefusal.WATCH_NOT_YOURS, seat=asked)
        return (*back(table, seat), Answered(KIND, self.watcher, seat, agree=self.agree))


@dataclass(frozen=True, slots=True)
class StopWatching(ActionRequest):
    """Stop watching, or withdraw the request."""

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """Refused to whoever does neither."""
        require_game(table)
        if not Spectators.of(table).has(user):
            raise TableRefused(TableRefusal.STALE_PRESS)
        return (Lapsed(KIND, user),)


@dataclass(frozen=True, slots=True)
class HideHand(ActionRequest):
    """Hide one's own hand from all spectators."""

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """Refused if nobody watches."""
        seat = require_seat(table, user)
        require_game(table)
        watchers = Spectators.of(table).followers_of(seat)
        if not watchers:
            raise TableRefused(TableRefusal.STALE_PRESS)
        return (*back(table, seat), *(Lapsed(KIND, watcher) for watcher in watchers))
