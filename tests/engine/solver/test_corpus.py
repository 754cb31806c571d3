"""Whole deals whose values are known; tests/bench compares them with another author's solver."""

from pathlib import Path

from engine.seats import Team
from engine.solver import Solver
from engine.solver.command import COMMENT, read_deal
from engine.variants import find_variant

DEALS = Path(__file__).parents[2] / "data" / "solver_deals.txt"
LINES = tuple(
    line for line in DEALS.read_text("utf-8").splitlines() if not line.startswith(COMMENT)
)
SOME = 20


def differing(lines: tuple[str, ...]) -> list[str]:
    """The lines whose value is another one."""
    found = []
    for line in lines:
        deal = read_deal(line, find_variant)
        points = Solver(deal.rules, deal.trump).value(deal.position).points
        if points[Team.NORTH_SOUTH] != int(line.partition(COMMENT)[2]):
            found.append(line)
    return found


def test_some_known_values_are_found() -> None:
    assert not differing(LINES[:SOME])
