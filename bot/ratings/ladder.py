"""The ladders: one for people among themselves and one beside computers, for each family."""

from dataclasses import dataclass
from typing import Self

from engine.variants import FAMILIES

_BESIDE_COMPUTERS = "+computers"


@dataclass(frozen=True, slots=True)
class Ladder:
    """Games that are compared with each other: one ``family``, begun by ``people`` alone or not."""

    family: str
    people: bool = True

    @classmethod
    def parse(cls, text: str) -> Self:
        """The ladder that was written so."""
        family = text.removesuffix(_BESIDE_COMPUTERS)
        return cls(family, people=family == text)

    def __str__(self) -> str:
        return self.family if self.people else self.family + _BESIDE_COMPUTERS


LADDERS = tuple(Ladder(family, people) for people in (True, False) for family in FAMILIES)
"""All there are, in the order in which they are offered: those of people among themselves first."""
