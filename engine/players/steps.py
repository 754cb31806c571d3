"""Long work in small steps: somebody else may think between them."""

from collections.abc import Generator, Iterable
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Work that is interrupted after each step, and its result."""


def finished(steps: Steps[T]) -> T:
    """Do all the steps at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def collected(each: Iterable[T]) -> Steps[tuple[T, ...]]:
    """Collect the items of an iterable, one per step."""
    found = list[T]()
    for one in each:
        found.append(one)
        yield
    return tuple(found)
