"""Measuring strength: duplicate matches, each deal played twice with the sides swapped."""

from engine.lab.arena.contenders import CONTENDERS, ByView, Contender, Entrant, any_legal
from engine.lab.arena.match import Match, Outcome, Pair, ProcessLost, Times, played
from engine.lab.arena.results import Conduct, Contracts, Measure, measured

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
