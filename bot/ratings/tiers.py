"""The tiers into which the ratings of a ladder are parted, for a role that shows them."""

from collections.abc import Mapping
from enum import StrEnum


class Tier(StrEnum):
    """How good somebody is, the best first."""

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
