"""The compiled functions, kept for the next start beside the search."""

from functools import cache
from pathlib import Path
from types import ModuleType

from engine.solver.compiled import SOURCES, loaded

KERNEL = Path(__file__).parent / "kernel"


@cache
def weighing() -> ModuleType:
    """The functions with which plays are weighed."""
    sources = (*SOURCES, *sorted(KERNEL.glob("*.py")))
    return loaded("engine.players.expert.habits.kernel.weighing", sources)
