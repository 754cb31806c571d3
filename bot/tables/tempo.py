"""How fast the computers of a table play, as its host chooses."""

from enum import StrEnum


class Tempo(StrEnum):
    """Slower or faster than the bot is set to."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def factor(self) -> float:
        """How many times the usual pauses last."""
        return _FACTORS[self]


_FACTORS = {Tempo.SLOW: 2.0, Tempo.NORMAL: 1.0, Tempo.FAST: 0.5}
