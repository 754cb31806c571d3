"""Who sits at a table."""

from dataclasses import dataclass
from typing import Annotated

from engine.players import Level

PERSON = "whose id it is"

UserId = Annotated[int, PERSON]
"""A person's id at Discord, or his stand-in once he is erased: every event names people by it."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person in a seat; a computer plays for him while he is ``away``."""

    user: UserId
    away: bool = False


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player in a seat."""

    level: Level = Level.CLUB


Occupant = Human | Computer
