"""The double-dummy solver: what the cards are worth when all of them are known, by exact search."""

from engine.solver.position import (
    NO_LIMITS,
    ImpossiblePosition,
    Limits,
    Position,
    SearchAbandoned,
    StopFlag,
    UnrepresentableRules,
)
from engine.solver.solver import CardValues, Solver, SolverVerdict, Value

__all__ = [
    "NO_LIMITS",
    "CardValues",
    "ImpossiblePosition",
    "Limits",
    "Position",
    "SearchAbandoned",
    "Solver",
    "SolverVerdict",
    "StopFlag",
    "UnrepresentableRules",
    "Value",
]
