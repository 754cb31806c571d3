"""Events between a spectator and the player whose hand they want to see."""

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
    """The player agrees: from now on the spectator sees that hand."""

    user: UserId


@dataclass(frozen=True, slots=True)
class WatchRefused:
    """The player refuses for this game."""

    user: UserId


@dataclass(frozen=True, slots=True)
class WatchEnded:
    """The spectator, or the player, ends the watching or withdraws the request."""

    user: UserId


WatchEvent = WatchAsked | WatchAgreed | WatchRefused | WatchEnded
"""All of them; none changes anything in the game."""
