"""Measuring strength: duplicate matches, each deal played twice with the sides swapped."""

from engine.arena.contenders import CONTENDERS, ByView, Contender, Entrant, any_legal
from engine.arena.duplicate import Match, Outcome, Pair, Times
from engine.arena.measure import Conduct, Contracts, Measure, measured
from engine.arena.processes import ProcessLost, played

__all__ = [
    "CONTENDERS",
    "ByView",
    "Conduct",
    "Contender",
    "Contracts",
    "Entrant",
    "Match",
    "Measure",
    "Outcome",
    "Pair",
    "ProcessLost",
    "Times",
    "any_legal",
    "measured",
    "played",
]
