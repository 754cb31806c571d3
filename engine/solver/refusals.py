"""What the solver says no to."""

from collections.abc import Mapping

from engine.cards import Card


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
