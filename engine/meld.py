"""Melds: sequences and fours that a hand announces (rules.md 1.6)."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class MeldKind(StrEnum):
    """The kind of a meld, which is all that its announcement tells.

    ``FOUR_HUNDRED`` and ``MULE`` are four of a rank that has a name of its own (rules.md 2.10,
    2.13).
    """

    THREE = "three"
    FOUR_IN_SEQUENCE = "four-in-sequence"
    FIVE = "five"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FOUR_HUNDRED = "four-hundred"
    MULE = "mule"

    @property
    def is_four(self) -> bool:
        """Whether it is four cards of one rank, and not a sequence."""
        return self in (MeldKind.FOUR_OF_A_KIND, MeldKind.FOUR_HUNDRED, MeldKind.MULE)


@dataclass(frozen=True, slots=True)
class Meld:
    """A sequence, its highest card first, or four of a kind; ``FIVE`` is any longer sequence."""

    kind: MeldKind
    cards: tuple[Card, ...]
    points: int
