"""Seats and sides: the order of play and partnerships."""

from dataclasses import dataclass
from enum import IntEnum


class Seat(IntEnum):
    """A place at the table, named clockwise as on a compass."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Team(IntEnum):
    """A side: two partners, or one seat in a game for two."""

    NORTH_SOUTH = 0
    EAST_WEST = 1

    @property
    def other(self) -> "Team":
        """The side that plays against this one."""
        return SIDES[1 - self]


# Computers ask for these thousands of times in a decision: a look-up is much faster than an enum.
ACROSS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
SIDES = (Team.NORTH_SOUTH, Team.EAST_WEST)


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a game in the order in which they call and play."""

    order: tuple[Seat, ...]

    def after(self, seat: Seat) -> Seat:
        """Return the seat that calls and plays next."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def before(self, seat: Seat) -> Seat:
        """Return the seat that calls and plays just before."""
        return self.order[self.order.index(seat) - 1]

    def starting_at(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in order of play, from ``seat`` on."""
        first = self.order.index(seat)
        return self.order[first:] + self.order[:first]

    def partner(self, seat: Seat) -> Seat | None:
        """The seat across, or None when everyone plays alone."""
        return ACROSS[seat] if len(self.order) == len(ACROSS) else None

    def team(self, seat: Seat) -> Team:
        """The side of a seat."""
        return SIDES[self.order.index(seat) % 2]

    def members(self, team: Team) -> tuple[Seat, ...]:
        """The seats of a side, in order of play."""
        return tuple(seat for seat in self.order if self.team(seat) is team)


CLOCKWISE = Seating((Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST))
COUNTER_CLOCKWISE = Seating((Seat.NORTH, Seat.WEST, Seat.SOUTH, Seat.EAST))
HEAD_TO_HEAD = Seating((Seat.NORTH, Seat.SOUTH))
