"""The words that a search works in, as it sees them (memory_layout.py says where what lies)."""

from typing import Protocol, overload


class Block(Protocol):
    """Words by their places."""

    def __getitem__(self, place: int, /) -> int:
        """Read a word."""
        ...

    def __setitem__(self, place: int, word: int, /) -> None:
        """Write a word."""
        ...


class Rows(Protocol):
    """Blocks one below the other, all of the same length."""

    def __len__(self) -> int:
        """How many there are."""
        ...

    @overload
    def __getitem__(self, row: int, /) -> Block: ...

    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
