"""Claiming the tricks that are left: proved from what the claimer can know, then written down.

A claim is certain when its seat wins every trick left by its own cards alone, whatever the others
hold and whatever they play, its partner included. The proof sees a ``DealView`` and nothing else,
so that neither « yes » nor « no » tells anything that the claimer could not have worked out.
"""

from engine.claims.playing_out import played_out
from engine.claims.proof import sure_line

__all__ = ["LEAST_TRICKS", "played_out", "sure_line"]

LEAST_TRICKS = 2
"""The fewest tricks that are worth a claim: the last one is played as quickly."""
