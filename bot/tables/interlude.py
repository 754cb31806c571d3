"""What is arranged for the time between two deals, and between two games: a fold of the log."""

from dataclasses import dataclass, replace

from bot.tables.events import (
    LobbyReopened,
    NextDealSet,
    SeatsSwapped,
    SwapAgreed,
    SwapAsked,
    SwapRefused,
    TableEvent,
)
from bot.tables.occupants import Occupant
from engine.events import GameStarted
from engine.seats import Seat

Seats = tuple[Occupant | None, ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """Two seats whose owners are to change places, and who has asked for it."""

    by: Seat
    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True)
class Interlude:
    """When the next deal comes, and who sits where in the next game.

    ``next_deal`` are the seconds until it comes by itself, 0 when all must be ready, None where
    nobody has chosen. Of a swap that is ``asked``, ``agreed`` have said yes. ``places`` says by
    seat who sits there from the next game on: the one who sits now in the seat named.
    """

    next_deal: int | None = None
    asked: Swap | None = None
    agreed: frozenset[Seat] = frozenset()
    refused_by: Seat | None = None
    places: tuple[Seat, ...] = tuple(Seat)

    @property
    def changes_places(self) -> bool:
        """Whether somebody sits elsewhere in the next game."""
        return self.places != tuple(Seat)

    def seated(self, seats: Seats) -> Seats:
        """Who sits where in the next game."""
        return tuple(seats[place] for place in self.places)

    def seat_then(self, seat: Seat) -> Seat:
        """Where whoever sits here now sits in the next game."""
        return Seat(self.places.index(seat))

    def after(self, event: TableEvent) -> "Interlude":
        """After this event."""
        match event:
            case NextDealSet(seconds):
                return replace(self, next_deal=seconds)
            case GameStarted() | LobbyReopened():
                return Interlude(self.next_deal)
            case SwapAsked(seat, first, second):
                asked = Swap(seat, first, second)
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

    def _settled(self) -> "Interlude":
        return Interlude(self.next_deal, places=self.places)


def _exchanged(places: tuple[Seat, ...], first: Seat, second: Seat) -> tuple[Seat, ...]:
    other = {first: places[second], second: places[first]}
    return tuple(other.get(seat, places[seat]) for seat in Seat)
