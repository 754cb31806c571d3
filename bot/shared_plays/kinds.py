"""The kinds of shared plays, what they are called, and the ways in which challenges are played."""

from datetime import date
from enum import StrEnum


class SharedPlayKind(StrEnum):
    """The kind of a shared play, which says what its name is."""

    DAY = "day"
    """A deal of the day; its name is the date."""
    CHALLENGE = "challenge"
    """A challenge; its name is its code."""
    PRACTICE = "practice"
    """A deal that one person practises with; its name is a code that nobody reads."""


PREFIX, PRACTICE_PREFIX = "C-", "P-"
"""The codes of challenges begin with the first, those of practice deals with the second."""


def read_name(name: str) -> str:
    """The name of a shared play. ValueError if it is neither a code nor a date."""
    coded = name.startswith((PREFIX, PRACTICE_PREFIX))
    return name if coded else date.fromisoformat(name).isoformat()


class ChallengeWay(StrEnum):
    """The way in which the deals of a challenge are played."""

    ALONE = "alone"
    """Everybody from South, with three experts."""
    PAIR = "pair"
    """Two people at a table, against two experts."""
    TABLE = "table"
    """Four people at a table; tables of experts play the same deals once it is over."""
