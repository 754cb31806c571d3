"""A moment of the play with every card known."""

from dataclasses import dataclass
from typing import Self

from engine.solver.refusals import ImpossiblePosition
from engine.state import Deal, Trick
from engine.zones import Holding


@dataclass(frozen=True, slots=True)
class Position:
    """Who holds what, indexed by seat, and the trick as far as it is played.

    ``taken`` are the tricks that each side has, by team: a bonus for every trick needs them.
    """

    holdings: tuple[Holding, ...]
    trick: Trick
    taken: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, deal: Deal, taken: tuple[int, int] = (0, 0)) -> Self:
        """The moment that a deal has come to; ImpossiblePosition when nobody is to play."""
        if deal.trick is None or deal.contract is None or not any(h.cards for h in deal.holdings):
            raise ImpossiblePosition("no card is to be played")
        return cls(deal.holdings, deal.trick, taken)
