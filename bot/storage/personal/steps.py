"""Many numbers, some at a time."""

from collections.abc import Collection, Iterator

STEP = 500
"""A database takes only so many numbers in one question."""


def steps(numbers: Collection[int]) -> Iterator[tuple[int, ...]]:
    """These numbers in their order, so many at once."""
    whole = sorted(numbers)
    for start in range(0, len(whole), STEP):
        yield tuple(whole[start : start + STEP])
