"""A faster search finds the same values: all leads of 2,000 deals of each kind of trump.

``tests/data/solver_values.txt`` has a line for every twenty deals: the kind, the number of the
first deal, and a digest of the values. They come from an older search that ordered and bounded its
moves in another way. ``tests/bench/test_solver.py`` compares all lines.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine.cards import SUIT_TRUMPS, Trump
from engine.seats import Team
from engine.solver import Solver
from tests.engine.solver.table import CONTREE, whole_deal

VALUES = Path(__file__).parents[2] / "data" / "solver_values.txt"
DEALS, TOGETHER = 2000, 20
KINDS = {"suit": SUIT_TRUMPS, "none": (Trump.NONE,), "all": (Trump.ALL,)}


def digest(kind: str, first: int) -> str:
    """Digest the values of all leads of twenty deals."""
    found = sha256()
    for number in range(first, first + TOGETHER):
        seed = f"{kind} {number}"
        solver = Solver(CONTREE, Random(seed).choice(KINDS[kind]))
        points = solver.card_values(whole_deal(CONTREE, seed)).points
        values = sorted((str(card), shares[Team.NORTH_SOUTH]) for card, shares in points.items())
        found.update(f"{seed} {values}".encode())
    return found.hexdigest()[:16]


def known() -> Iterator[tuple[str, int, str]]:
    """Read the lines of the file."""
    for line in VALUES.read_text("utf-8").splitlines():
        kind, first, expected = line.split()
        yield kind, int(first), expected


@pytest.mark.parametrize("kind", KINDS)
def test_some_values_of_each_kind(kind: str) -> None:
    assert (kind, 0, digest(kind, 0)) in set(known())
