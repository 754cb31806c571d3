"""Rounding of points to what is written down."""

from enum import StrEnum


class Rounding(StrEnum):
    """How card points are written: exactly, each side to a ten, or the rest of one sum.

    ``COMPLEMENT``: the defence's to the nearest ten, and what is left of all of them to the attack.
    """

    NONE = "none"
    NEAREST = "nearest"
    SIX_UP = "six-up"
    COMPLEMENT = "complement"

    def of(self, points: int) -> int:
        """These points as a side writes them that is rounded by itself."""
        match self:
            case Rounding.NONE:
                return points
            case Rounding.SIX_UP:
                return to_tens(points, up_from=6)
            case Rounding.NEAREST | Rounding.COMPLEMENT:
                return nearest_ten(points)


def to_tens(points: int, up_from: int) -> int:
    """The ten below, or the one above when the rest is at least ``up_from``."""
    return (points + 10 - up_from) // 10 * 10


def nearest_ten(points: int) -> int:
    """The nearest ten, a final 5 going up (R-10)."""
    return to_tens(points, up_from=5)
