"""The parts of a score in bidding games: what is written, and what a double multiplies."""

from enum import StrEnum


class Written(StrEnum):
    """The parts of a score: points made, the bid, or both.

    ``ANNOUNCED_BELOTE``: the bid, and belotes beside it.
    """

    BOTH = "both"
    MADE = "made"
    ANNOUNCED = "announced"
    ANNOUNCED_BELOTE = "announced-belote"


POINTS_WRITTEN = (Written.BOTH, Written.MADE)
"""Where the points of the cards are written."""


class DefencePoints(StrEnum):
    """The defence's score when the contract is made."""

    OWN = "own"
    NONE = "none"
    TO_ATTACK = "to-attack"


class Multiplied(StrEnum):
    """The part of the score that a double multiplies: the bid alone, or the whole sum.

    ``WHOLE_ALONE``: the whole sum, and the defence writes nothing when the contract is made.
    ``FORFEIT``: who wins a doubled deal writes pot and bid multiplied, then melds and belotes;
    ``FORFEIT_WHOLE``: those multiplied too, and what the attack has for every trick. In both a
    belote is its holder's if the attack's is kept on failure, else the winner's.
    ``FORFEIT_BID``: who makes a doubled contract writes the pot, what every trick brings and its
    own melds and belote, with the bid alone multiplied, and the defence nothing.
    """

    BID = "bid"
    WHOLE = "whole"
    WHOLE_ALONE = "whole-alone"
    FORFEIT = "forfeit"
    FORFEIT_WHOLE = "forfeit-whole"
    FORFEIT_BID = "forfeit-bid"


WHOLE_SUM = (Multiplied.WHOLE, Multiplied.WHOLE_ALONE)
FORFEITS = (Multiplied.FORFEIT, Multiplied.FORFEIT_WHOLE)
