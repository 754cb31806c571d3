"""The words that a search works in, as it sees them (layout.py says where what lies)."""

from typing import Protocol


class Block(Protocol):
    """Words by their places."""

    def __getitem__(self, place: int, /) -> int:
        """Read a word."""
        ...

    def __setitem__(self, place: int, word: int, /) -> None:
        """Write a word."""
        ...
