"""A position with every card known, and the errors of the solver."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from engine.cards import Card
from engine.state import Deal, Trick
from engine.zones import Holding


class UnrepresentableRules(ValueError):
    """A rule set whose play the compiled search cannot express."""


class ImpossiblePosition(ValueError):
    """Cards that cannot lie so: twice, unevenly spread, or not of this pack."""


class SearchAbandoned(Exception):
    """A search that used up its nodes or was stopped.

    ``nodes`` is how far it came; ``points`` what it had found of single cards by then, each exact.
    """

    def __init__(self, nodes: int, points: Mapping[Card, tuple[int, int]] | None = None) -> None:
        super().__init__(f"given up after {nodes} nodes")
        self.nodes = nodes
        self.points: Mapping[Card, tuple[int, int]] = points or {}


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
