"""What happens when somebody wants to stop a game."""

from dataclasses import dataclass

from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class StopAsked:
    """A player wants to stop the game without a result."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StopAgreed:
    """A player of the other side has nothing against it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StopRefused:
    """A player of the other side wants to play on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameGivenUp:
    """A player stops the game without the others' consent: it is lost for them."""

    seat: Seat


StopEvent = StopAsked | StopAgreed | StopRefused | GameGivenUp
