"""The solver on the command line: ``python -m engine solve``."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.ruleset import RuleSet
from engine.seats import Team
from engine.solver.best_line import best_line
from engine.solver.deal_text import COMMENT, DealToSolve, UnreadableDeal, read_deal
from engine.solver.solver import Solver

Find = Callable[[str], RuleSet]

STANDARD_INPUT = "-"


def solve(said: str, find: Find) -> bool:
    """Solve a deal, or each line of a file, and print it; whether all could be read.

    A deal's first line is the points of seats 0 and 2, the last trick's included; its best line of
    play follows. Of a file nothing but the points is printed, a deal a line.
    """
    if said == STANDARD_INPUT or Path(said).is_file():
        text = sys.stdin.read() if said == STANDARD_INPUT else Path(said).read_text("utf-8")
        return _solve_lines(text.splitlines(), find)
    try:
        deal = read_deal(said, find)
    except UnreadableDeal as reason:
        _complain(f"This is neither a file nor a deal: {reason}.")
        return False
    _say(str(_points(deal)))
    for line in _told(deal):
        _say(line)
    return True


def _solve_lines(lines: list[str], find: Find) -> bool:
    all_read = True
    for number, line in enumerate(lines, start=1):
        if not line.partition(COMMENT)[0].strip():
            continue
        try:
            deal = read_deal(line, find)
        except UnreadableDeal as reason:
            _complain(f"Line {number}: {reason}.")
            all_read = False
        else:
            _say(str(_points(deal)))
    return all_read


def _points(deal: DealToSolve) -> int:
    points = Solver(deal.rules, deal.trump).value(deal.position).points
    return points[Team.NORTH_SOUTH]


def _told(deal: DealToSolve) -> Iterator[str]:
    seats = deal.rules.seating.order
    for number, trick in enumerate(best_line(deal.rules, deal.trump, deal.position), start=1):
        cards = " ".join(str(play.card) for play in trick.plays)
        winner = seats.index(trick.winner) if trick.winner is not None else None
        yield f"trick {number}: {seats.index(trick.leader)} leads {cards}, {winner} +{trick.points}"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _complain(line: str) -> None:
    sys.stderr.write(f"{line}\n")
