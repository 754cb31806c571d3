"""What happens between a spectator and the player whose hand he would like to see."""

from dataclasses import dataclass

from bot.tables.occupants import UserId
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class WatchAsked:
    """Somebody without a seat would like to see this hand until the end of the game."""

    user: UserId
    seat: Seat


@dataclass(frozen=True, slots=True)
class WatchAgreed:
    """The player lets him: from now on he sees that hand."""

    user: UserId


@dataclass(frozen=True, slots=True)
class WatchRefused:
    """The player does not let him in this game."""

    user: UserId


@dataclass(frozen=True, slots=True)
class WatchEnded:
    """He sees that hand no more, or does not ask for it any more: he or its player wants it so."""

    user: UserId


WatchEvent = WatchAsked | WatchAgreed | WatchRefused | WatchEnded
"""All of them; none changes anything in the game."""
