"""Who sits at a table."""

from dataclasses import dataclass

from engine.players import Level


@dataclass(frozen=True, slots=True)
class Human:
    """A person in a seat; a computer plays for him while he is ``away``."""

    user: int
    away: bool = False


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player in a seat."""

    level: Level = Level.CLUB


Occupant = Human | Computer
