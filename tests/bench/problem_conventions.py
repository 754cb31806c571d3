"""``python -m tests.bench.problem_conventions``: ask each problem of a call by three conventions.

What a hand says by one convention and not by another is a question of agreement, and what no
convention says is disputed: neither is a problem. One stays if the call that each convention
chooses with this hand is right. With ``--keep`` the files are written without the others.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence

from bot.problems import GAMES, SETS, ProblemSet
from engine.deal_record import DealRecord
from engine.lab.problems import said_by_conventions
from engine.players.problems import Problem, ProblemKind, problem_file
from engine.players.understanding import Convention
from engine.variants import find_variant
from engine.view import deal_seen


def disputed_by(problem: Problem) -> tuple[Convention, ...]:
    """The conventions that say something else; none where a game has but one way to bid."""
    record = DealRecord.read(problem.deal, find_variant)
    decision = record.decision()
    deal = deal_seen(record.rules, decision.state, decision.seat)
    said = said_by_conventions(record.rules, deal)
    return tuple(convention for convention, call in said.items() if not problem.is_right(call))


def ask(problems: ProblemSet) -> Mapping[int, tuple[Convention, ...]]:
    """What disputes each problem of a set, by its number."""
    return {number: disputed_by(problem) for number, problem in problems.problems.items()}


def told(
    problems: ProblemSet, asked: Mapping[int, tuple[Convention, ...]], count: int
) -> Iterator[str]:
    """How many of the first problems of a set stay, how many of all, and what disputes them."""
    first, left = list(asked.values())[:count], sum(not by for by in asked.values())
    some = sum(not by for by in first)
    yield f"{problems.code}: {some} of {len(first)} left, {left} of all {len(asked)}"
    for convention in Convention:
        disputed = sum(convention in by for by in asked.values())
        yield f"  {convention} disputes {disputed}"


def keep(problems: ProblemSet, asked: Mapping[int, tuple[Convention, ...]]) -> None:
    """Write the file of a set without the problems that a convention disputes."""
    file = problem_file(problems.key, problems.kind)
    lines = file.read_text("utf-8").splitlines()
    kept = (line for line in lines if not asked[Problem.read(line).number])
    file.write_text("".join(f"{line}\n" for line in kept), "utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Ask the problems of calls by each convention."""
    parser = ArgumentParser(prog="python -m tests.bench.problem_conventions", description=__doc__)
    parser.add_argument("--rules", choices=GAMES, help="of one game only (of all)")
    parser.add_argument("--count", type=int, default=100, help="how many are counted apart (100)")
    parser.add_argument("--keep", action="store_true", help="write the files without the disputed")
    chosen = parser.parse_args(arguments)
    for each in SETS:
        if each.kind is ProblemKind.BIDS and chosen.rules in {None, each.key}:
            asked = ask(each)
            sys.stdout.write("".join(f"{line}\n" for line in told(each, asked, chosen.count)))
            if chosen.keep:
                keep(each, asked)


if __name__ == "__main__":
    main()
