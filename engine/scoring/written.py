"""What of the points and the bid is written, and what a double multiplies."""

from enum import StrEnum


class Written(StrEnum):
    """What the score sheet knows: the points made, the bid, or both."""

    BOTH = "both"
    MADE = "made"
    ANNOUNCED = "announced"


class DefencePoints(StrEnum):
    """What the defence's points are worth to it when the contract is made."""

    OWN = "own"
    NONE = "none"
    TO_ATTACK = "to-attack"


class Multiplied(StrEnum):
    """What is multiplied: the bid alone, all that comes with it, or a sum that takes everything.

    ``FORFEIT``: who wins a doubled deal writes pot and bid multiplied, and every belote and meld.
    """

    BID = "bid"
    WHOLE = "whole"
    FORFEIT = "forfeit"
