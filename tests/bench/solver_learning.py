"""Make the solver faster by other weights of a card's traits: random changes, the better ones kept.

``python -m tests.bench.solver_learning [SECONDS [SEED]]`` counts the nodes that random deals take
to solve, and writes the weights whenever they have become fewer. Values never change by it.
"""

import sys
from random import Random
from time import monotonic

import numpy as np

from engine.cards import SUIT_TRUMPS, Trump
from engine.solver import Position, Solver
from engine.solver.card_layouts import Words
from engine.solver.contract_encoding import LEARNED, weights
from tests.engine.solver.table import CONTREE, whole_deal

DEALS = 110
HARDEST = 400_000
"""Nodes counted of one deal at most, so that a few hard ones do not decide alone."""

SPREAD = 500.0
NEIGHBOURS = (1, 4, 9)
"""How many weights that lie together are changed at once: one, a step's row, a class's ranks."""

A_LINE = 20

Task = tuple[Trump, Position]


def main() -> None:
    """Climb for a while."""
    seconds, seed = (int(word) for word in [*sys.argv[1:], "600", "1"][:2])
    rng = Random(seed)
    tasks = [(rng.choice(SUIT_TRUMPS), whole_deal(CONTREE, f"{seed} {n}")) for n in range(DEALS)]
    known = len(LEARNED.read_text("utf-8").split())
    used, best, end = weights(), weights().copy(), monotonic() + seconds
    fewest = nodes(tasks)
    while monotonic() < end:
        used[:] = changed(best, known, rng)
        found = nodes(tasks, fewest)
        if found < fewest:
            fewest, best = found, used.copy()
            write(best[:known])
            sys.stdout.write(f"{fewest / DEALS:,.0f} nodes a deal\n")
            sys.stdout.flush()


def changed(old: Words, known: int, rng: Random) -> Words:
    """The weights, some that matter a little higher or lower."""
    new = old.copy()
    mattering = np.flatnonzero(old[:known])
    first = int(rng.choice(mattering))
    new[first : min(first + rng.choice(NEIGHBOURS), known)] += round(rng.gauss(0, SPREAD))
    return new


def nodes(tasks: list[Task], enough: int = sys.maxsize) -> int:
    """The nodes of all deals with the weights as they are; counting ends where it is enough."""
    solvers = {trump: Solver(CONTREE, trump) for trump in SUIT_TRUMPS}
    total = 0
    for trump, deal in tasks:
        total += min(HARDEST, solvers[trump].value(deal).nodes)
        if total > enough:
            break
    return total


def write(numbers: Words) -> None:
    """Keep these weights."""
    texts = list(map(str, numbers.tolist()))
    rows = [texts[first : first + A_LINE] for first in range(0, len(texts), A_LINE)]
    LEARNED.write_text("".join(" ".join(row) + "\n" for row in rows), "utf-8")


if __name__ == "__main__":
    main()
