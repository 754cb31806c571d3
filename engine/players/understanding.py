"""A computer player's assumptions about the meaning of calls and cards."""

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.players.habits import UNKNOWN, Habit
from engine.seats import Seat


class Convention(StrEnum):
    """The way in which computers bid in contrée and coinche.

    In the other games, at no trumps and at all trumps there is one way only.
    """

    DIALOGUE = "dialogue"
    ACES = "aces"
    NATURAL = "natural"


class Signals(StrEnum):
    """The use of signals by a computer player: none, reading, making, or both."""

    NONE = "none"
    READ = "read"
    MADE = "made"
    BOTH = "both"

    @property
    def are_read(self) -> bool:
        """Whether the signals of others tell it something."""
        return self in {Signals.READ, Signals.BOTH}

    @property
    def are_made(self) -> bool:
        """Whether it makes signals if they cost nothing."""
        return self in {Signals.MADE, Signals.BOTH}


@dataclass(frozen=True, slots=True)
class Understanding:
    """The convention of the table's computers, by which the calls of all are read, and signals.

    ``habits`` by seat is what they have seen of how each bids, nothing if nobody is known.
    """

    convention: Convention = Convention.DIALOGUE
    signals: Signals = Signals.BOTH
    habits: tuple[Habit, ...] = ()

    @property
    def of_strangers(self) -> "Understanding":
        """A copy in which nobody's habits are known."""
        return replace(self, habits=())

    def habit(self, seat: Seat) -> Habit:
        """The known bidding habit of this seat."""
        return self.habits[seat] if self.habits else UNKNOWN


DEFAULT_UNDERSTANDING = Understanding()
