"""The kinds of trump that are learned apart: what holds of one suit holds of every other."""

from engine.trumps import Trump

SUIT = "suit"
"""The kind of one suit."""

PLAYERS = 4
"""Those of whom anything was learned: partners, and two against two."""


def trump_kind(trump: Trump) -> str:
    """The word of a kind of trump, as weights are named by it."""
    return SUIT if trump.suit is not None else trump.name.lower()
