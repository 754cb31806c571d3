"""Who sees a hand without sitting behind it: what a table remembers of it, a fold of its log."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.tables.events import (
    LobbyReopened,
    PlayerAway,
    SeatTaken,
    TableClosed,
    TableEvent,
)
from bot.tables.occupants import Human, Occupant
from bot.tables.watch_events import WatchAgreed, WatchAsked, WatchEnded, WatchRefused
from engine.events import Dealt, GameEnded, GameStarted
from engine.evolve import BrokenLog
from engine.seats import Seat

Pair = tuple[int, Seat]
"""A person without a seat, and a hand."""


@dataclass(frozen=True, slots=True)
class Spectators:
    """Who asks for which hand and who follows which, the first one first; each of them but one.

    ``refused`` says who was not let in this game. ``saw`` are the hands of this deal that somebody
    knows who does not hold that seat: he follows it, has followed it, or sat there before.
    """

    asking: tuple[Pair, ...] = ()
    following: tuple[Pair, ...] = ()
    refused: frozenset[Pair] = frozenset()
    saw: frozenset[Pair] = frozenset()

    @property
    def people(self) -> frozenset[int]:
        """Everybody of whom something is remembered."""
        return frozenset(user for user, _ in (*self.asking, *self.following, *self.saw))

    @property
    def count(self) -> int:
        """How many follow a hand or ask for one."""
        return len(self.asking) + len(self.following)

    def asked_by(self, user: int) -> Seat | None:
        """The hand that this person asks for."""
        return dict(self.asking).get(user)

    def followed_by(self, user: int) -> Seat | None:
        """The hand that this person may see."""
        return dict(self.following).get(user)

    def askers_of(self, seat: Seat) -> tuple[int, ...]:
        """Those who ask for this hand, the first one first."""
        return _users(self.asking, seat)

    def followers_of(self, seat: Seat) -> tuple[int, ...]:
        """Those who see this hand."""
        return _users(self.following, seat)

    def knows_other_than(self, user: int, seat: Seat) -> bool:
        """Whether this person knows another hand of this deal than this one."""
        return any(who == user and seen is not seat for who, seen in self.saw)

    def after(
        self, event: TableEvent, seats: tuple[Occupant | None, ...], *, playing: bool
    ) -> "Spectators":
        """After this event, at a table with these people in its seats before it."""
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
                # Who was not answered in a whole deal asks again if he still would like to.
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
        """When somebody asks for nothing any more, and follows nobody."""
        asking = tuple(pair for pair in self.asking if pair[0] != user)
        following = tuple(pair for pair in self.following if pair[0] != user)
        return replace(self, asking=asking, following=following)

    def _of_nobody(self, seat: Seat) -> "Spectators":
        """When the player of a seat is gone, and what he has said of his hand with him."""
        return replace(
            self,
            asking=tuple(pair for pair in self.asking if pair[1] is not seat),
            following=tuple(pair for pair in self.following if pair[1] is not seat),
            refused=frozenset(pair for pair in self.refused if pair[1] is not seat),
        )


def _users(pairs: Iterable[Pair], seat: Seat) -> tuple[int, ...]:
    return tuple(user for user, wanted in pairs if wanted is seat)
