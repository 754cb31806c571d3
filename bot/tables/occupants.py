"""The occupants of a table, and the stand-ins for people who were erased.

At one table an erased person keeps one stand-in, a number below zero, so that its games can be
replayed. At the next table they have another one, so that nobody can follow them from one evening
to the next.
"""

from dataclasses import dataclass
from typing import Annotated

from engine.players import Level

PERSON = "whose id it is"

UserId = Annotated[int, PERSON]
"""A person's id at Discord, or their stand-in once erased. The log has their number instead."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person in a seat; a computer plays for them while they are ``away``."""

    user: UserId
    away: bool = False


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player in a seat."""

    level: Level = Level.CLUB


Occupant = Human | Computer


NOBODY_KNOWN = -1
"""An erased or hidden person, if it does not matter who else is the same person."""


def is_erased(user: int) -> bool:
    """Whether this is a stand-in for an erased person."""
    return user < 0
