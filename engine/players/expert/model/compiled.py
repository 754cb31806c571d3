"""The compiled functions, kept for the next start beside the search."""

from functools import cache
from pathlib import Path
from types import ModuleType

from engine.solver.kernel_cache import SOURCES, loaded

KERNEL = Path(__file__).parent / "kernel"


@cache
def weighing() -> ModuleType:
    """The functions with which plays are weighed."""
    return _loaded("likelihood")


@cache
def playing_out() -> ModuleType:
    """The functions with which deals are played to their end."""
    return _loaded("playout")


def _loaded(name: str) -> ModuleType:
    sources = (*SOURCES, *sorted(KERNEL.glob("*.py")))
    return loaded(f"engine.players.expert.model.kernel.{name}", sources)
