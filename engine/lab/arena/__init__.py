"""Measuring strength: duplicate matches, each deal played twice with the sides swapped."""

from engine.lab.arena.contenders import CONTENDERS, ByView, Contender, Entrant, any_legal
from engine.lab.arena.match import DealOutcome, DealPair, Match, ProcessLost, Times, played
from engine.lab.arena.results import Conduct, Contracts, MatchMeasure, measured

__all__ = [
    "CONTENDERS",
    "ByView",
    "Conduct",
    "Contender",
    "Contracts",
    "DealOutcome",
    "DealPair",
    "Entrant",
    "Match",
    "MatchMeasure",
    "ProcessLost",
    "Times",
    "any_legal",
    "measured",
    "played",
]
