"""Rounding of points to what is written down."""


def nearest_ten(points: int) -> int:
    """The nearest ten, a final 5 going up (R-10)."""
    return (points + 5) // 10 * 10


def as_they_are(points: int) -> int:
    """No rounding."""
    return points
