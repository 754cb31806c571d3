"""The ladders, one for each family among people and one beside computers, and the tiers of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
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
        """The ladder with this stored name."""
        family = text.removesuffix(_BESIDE_COMPUTERS)
        return cls(family, people=family == text)

    def __str__(self) -> str:
        return self.family if self.people else self.family + _BESIDE_COMPUTERS


LADDERS = tuple(Ladder(family, people) for people in (True, False) for family in FAMILIES)
"""All there are, in the order in which they are offered: those of people among themselves first."""


class Tier(StrEnum):
    """Names for levels of skill, the best first."""

    MASTER = "master"
    ACE = "ace"
    KING = "king"
    QUEEN = "queen"
    JACK = "jack"


LEAST_POINTS: Mapping[Tier, int] = {
    Tier.MASTER: 1900,
    Tier.ACE: 1700,
    Tier.KING: 1500,
    Tier.QUEEN: 1300,
}
"""The rating from which on each tier begins; the last one is for all who have a place."""


def tier_of(points: int) -> Tier:
    """The tier of a rating."""
    reached = (tier for tier, least in LEAST_POINTS.items() if points >= least)
    return next(reached, Tier.JACK)
