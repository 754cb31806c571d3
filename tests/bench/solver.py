"""The solver beside the fastest public one, on the same deals, in the same run, on one core.

``python -m tests.bench.solver [DEALS]``. The other one is colver, which is no part of
this project: ``pip install colver`` puts it beside; without it our own figures are printed alone.
Pin the run to one core (``taskset -c 1``) and read the ratios: both take turns, deal by deal.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import process_time
from typing import TypeVar

from engine.cards import SUIT_TRUMPS
from engine.lab.arena.command import above_zero
from engine.seats import Team
from engine.solver import Solver
from engine.solver.command import DealToSolve, after, read_deal
from engine.variants import find_variant
from tests.bench.colver_env import Env, in_play, is_installed, number_of

DEALS = Path(__file__).parent.parent / "data" / "solver_deals.txt"

US = Team.NORTH_SOUTH
WHOLE, AVERAGE = 162, 81
"""All the points of a deal, and the half of them that most contracts are about."""

VALUE = "value of the deal"
AT_AVERAGE = f"at least {AVERAGE}"
AT_VALUE = "at least the value, or one more"
ENDING = 4
VALUE_OF_ENDING = f"value, {ENDING} tricks left"
COLVER = "colver: "

Found = TypeVar("Found")


@dataclass
class Figures:
    """Times in milliseconds and nodes, by what was asked."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    nodes: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def time(self, name: str, ask: Callable[..., Found], *given: object) -> Found:
        """Ask and measure."""
        begun = process_time()
        found = ask(*given)
        self.times[name].append((process_time() - begun) * 1000)
        nodes = getattr(found, "nodes", None)
        if nodes is not None:
            self.nodes[name].append(nodes)
        return found

    def row(self, name: str, beside: str) -> str:
        """A line of the table; the ratio is to what colver needs for all cards of that moment."""
        times = self.times[name]
        nodes = f"{fmean(self.nodes[name]):12,.0f}" if name in self.nodes else " " * 12
        ratio = f"{fmean(times) / fmean(self.times[beside]):9.4f}" if beside in self.times else ""
        highest = quantiles(times, n=20, method="inclusive")[-1] if times[1:] else times[0]
        columns = (fmean(times), median(times), highest, max(times))
        return f"{name:34}" + "".join(f"{time:10.3f}" for time in columns) + nodes + ratio


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print the table."""
    parser = ArgumentParser(prog="python -m tests.bench.solver", description=__doc__)
    parser.add_argument("deals", nargs="?", type=above_zero, help="how many of them (all)")
    deals = read_deals()[: parser.parse_args(arguments).deals]
    figures, differ = Figures(), 0
    Solver(deals[0].rules, deals[0].trump).value(deals[0].position)
    for number, deal in enumerate(deals):
        differ += ask_everything(deal, figures, Random(number))
    with_colver = is_installed()
    told = (
        f"{differ} values differ from colver's" if with_colver else "without colver (not installed)"
    )
    sys.stdout.write(f"{len(deals)} deals, {told}; milliseconds\n")
    sys.stdout.write(f"{'':34}      mean    median       p95       max       nodes    ratio\n")
    for name in figures.times:
        moment = name.removeprefix(COLVER) if name.startswith(COLVER + "all") else name
        beside = COLVER + (moment if moment.startswith("all") else cards_after(0))
        sys.stdout.write(figures.row(name, beside) + "\n")


def read_deals() -> list[DealToSolve]:
    """The deals that are always measured."""
    lines = DEALS.read_text("utf-8").splitlines()
    return [read_deal(line, find_variant) for line in lines if not line.startswith("#")]


def ask_everything(deal: DealToSolve, figures: Figures, rng: Random) -> int:
    """Measure a deal from its first card to its last, played at random; how many values differ."""
    solver, other = Solver(deal.rules, deal.trump), colver_deal(deal)
    position, won, differ = deal.position, 0, 0
    value = figures.time(VALUE, solver.value, position).points[US]
    for points in (value, value + 1):
        figures.time(AT_VALUE, solver.at_least, position, US, points)
    figures.time(AT_AVERAGE, solver.at_least, position, US, AVERAGE)
    for tricks in range(deal.rules.hand_size):
        name = cards_after(tricks)
        if tricks == deal.rules.hand_size - ENDING:
            figures.time(VALUE_OF_ENDING, solver.value, position)
        found = figures.time(name, solver.card_values, position).points
        if other is not None:
            scores = figures.time(COLVER + name, other.solve_scores)["scores"]
            # It adds its bonus for every trick.
            theirs = {card: min(points, WHOLE) for card, points in scores}
            differ += sum(theirs[number_of(card)] != won + ours[US] for card, ours in found.items())
        for _ in deal.rules.seating.order:
            card = rng.choice(sorted(solver.card_values(position).points, key=str))
            position, trick = after(deal.rules, deal.trump, position, card)
            if other is not None:
                other.step(number_of(card))
            if trick is not None and trick.winner is not None:
                won += trick.points if deal.rules.seating.team(trick.winner) is US else 0
    return differ


def cards_after(tricks: int) -> str:
    """The name of a row."""
    return f"all cards, {tricks} tricks played"


def colver_deal(deal: DealToSolve) -> Env | None:
    """The deal as colver has it, before the first card; None where it is not installed."""
    if not is_installed():
        return None
    seats = deal.rules.seating.order
    leader = seats.index(deal.position.trick.leader)
    hands = [deal.position.holdings[seat].hand for seat in seats]
    return in_play((leader - 1) % len(seats), hands, SUIT_TRUMPS.index(deal.trump), leader % 2)


if __name__ == "__main__":
    main()
