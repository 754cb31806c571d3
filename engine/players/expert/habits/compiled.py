"""The compiled functions, kept for the next start beside the search."""

from functools import cache
from pathlib import Path
from types import ModuleType

from engine.solver.compiled import SOURCES, loaded

KERNEL = Path(__file__).parent / "kernel"


@cache
def weighing() -> ModuleType:
    """The functions with which plays are weighed."""
    return _loaded("weighing")


@cache
def playing_out() -> ModuleType:
    """The functions with which deals are played to their end."""
    return _loaded("playing_out")


def _loaded(name: str) -> ModuleType:
    sources = (*SOURCES, *sorted(KERNEL.glob("*.py")))
    return loaded(f"engine.players.expert.habits.kernel.{name}", sources)
