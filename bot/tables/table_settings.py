"""Settings of a table: how fast its computers play, and when its picture changes."""

from enum import StrEnum


class Tempo(StrEnum):
    """The tempo of computers, relative to the bot's setting."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def factor(self) -> float:
        """The factor by which pauses are multiplied."""
        return _FACTORS[self]


_FACTORS = {Tempo.SLOW: 2.0, Tempo.NORMAL: 1.0, Tempo.FAST: 0.5}


class Pictures(StrEnum):
    """When the picture of a table is redrawn; texts show everything in any case."""

    NONE = "none"
    TRICKS = "tricks"  # at the beginning of a deal, then after each trick
    CARDS = "cards"  # whenever the message of the table changes
