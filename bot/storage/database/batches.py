"""Many things, some at a time."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

STEP = 500
"""A database takes only so many values in one question."""

T = TypeVar("T")


def in_steps(things: Sequence[T], size: int = STEP) -> Iterator[Sequence[T]]:
    """These things in their order, so many at once."""
    for start in range(0, len(things), size):
        yield things[start : start + size]
