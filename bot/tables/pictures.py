"""Whether a table is shown by pictures too, and how often they change."""

from enum import StrEnum


class Pictures(StrEnum):
    """When the picture of a table is drawn anew; texts say everything in any case."""

    NONE = "none"
    TRICKS = "tricks"  # at the beginning of a deal, then after each trick
    CARDS = "cards"  # whenever the message of the table changes
