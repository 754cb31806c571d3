"""Many things, some at a time."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

STEP = 500
"""A database accepts a limited number of values in one statement."""

T = TypeVar("T")


def batches(things: Sequence[T], size: int = STEP) -> Iterator[Sequence[T]]:
    """Split a sequence into batches, in order."""
    for start in range(0, len(things), size):
        yield things[start : start + size]
