"""``python -m tests.bench.problems``: solve problems that are shipped again, by ten budgets.

The sample is even over all shipped files, as far as they go. Says of how many another seed finds
the same cards or calls, which not, and how many each computer found when they were made. With
``--file`` each result is kept there at once, and the same command goes on where it was stopped.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, zip_longest
from pathlib import Path
from random import Random

from bot.exercises import PositionId
from bot.problems import GAMES, SETS, ProblemSet
from engine.deal_record import DealRecord
from engine.lab.problems import AskedDecision, best_lead
from engine.players import THOUGHT
from engine.players.problems import ASKED, Problem, ProblemKind, word_of_action
from engine.variants import find_variant

BUDGETS = 10

TAB = "\t"


@dataclass(frozen=True, slots=True)
class SolvedAgain:
    """A problem that was solved again: whether the same is right, and by how much it leads."""

    place: PositionId
    holds: bool
    lead: float

    def __str__(self) -> str:
        told = self.place.code, self.place.number, int(self.holds), f"{self.lead:.3f}"
        return TAB.join(map(str, told))

    @classmethod
    def read(cls, line: str) -> "SolvedAgain":
        """Read a line of a file of results."""
        code, number, holds, lead = line.split(TAB)
        return cls(PositionId(code, int(number)), bool(int(holds)), float(lead))


def solved_again(problem: Problem, luck: Random) -> tuple[bool, float]:
    """Whether the same is right, and by how much it leads."""
    record = DealRecord.read(problem.deal, find_variant)
    decision, rules = record.decision(), record.rules
    asked = AskedDecision(rules, decision.state, decision.seat, THOUGHT.nodes)
    right = next(each for each in asked.visible.legal if problem.is_right(each))
    of_play = asked.deal.trick is not None
    fair = asked.judged(right, luck, 1 if of_play else BUDGETS)
    for _ in range(BUDGETS - 1 if of_play else 0):
        other = asked.judged(right, luck)
        fair = fair.joined(other) if fair and other else None
    if fair is None:
        return False, 0.0
    best = set(map(word_of_action, fair.best.actions))
    return best <= set(problem.right), best_lead(fair)


def sample(sets: Sequence[ProblemSet], count: int, seed: int) -> list[PositionId]:
    """So many problems, in turn one of each set; more problems change little of the sample."""

    def chance(place: PositionId) -> float:
        return Random(f"{seed} {place}").random()

    every = ([PositionId(each.code, number) for number in each.problems] for each in sets)
    turns = zip_longest(*(sorted(places, key=chance) for places in every))
    return list(islice((place for place in chain.from_iterable(turns) if place), count))


def solve(
    sets: Sequence[ProblemSet], count: int, seed: int, file: Path | None = None
) -> Iterator[SolvedAgain]:
    """Solve a sample again; what the file has is not solved once more."""
    known: dict[PositionId, SolvedAgain] = {}
    if file is not None and file.exists():
        kept = map(SolvedAgain.read, file.read_text("utf-8").splitlines())
        known = {each.place: each for each in kept}
    problems = {each.code: each.problems for each in sets}
    chosen = sample(sets, count, seed)
    for done, place in enumerate(chosen, start=1):
        solved = known.get(place)
        if solved is None:
            problem = problems[place.code][place.number]
            solved = SolvedAgain(place, *solved_again(problem, Random(f"{seed} {place}")))
            if file is not None:
                with file.open("a", encoding="utf-8") as kept_results:
                    kept_results.write(f"{solved}\n")
        yield solved
        sys.stderr.write(f"\r{done} of {len(chosen)}")
        sys.stderr.flush()
    sys.stderr.write("\n")


def told(sets: Sequence[ProblemSet], results: Sequence[SolvedAgain]) -> Iterator[str]:
    """What was found of each set, and in all."""
    for each in sets:
        own = [solved for solved in results if solved.place.code == each.code]
        every = list(each.problems.values())
        if not own:
            continue
        yield f"{each.code}: {sum(solved.holds for solved in own)} of {len(own)} hold"
        for solved in own:
            if not solved.holds:
                right = " ".join(each.problems[solved.place.number].right)
                yield f"  {solved.place.number}: not {right}, something leads by {solved.lead:.1%}"
        for at, level in enumerate(ASKED):
            found = sum(problem.answers[at] in problem.right for problem in every)
            yield f"  {level} finds {found / len(every):.0%} of {len(every)}"
    holding = sum(solved.holds for solved in results)
    yield f"in all {holding} of {len(results)} hold by {BUDGETS} budgets"


def main() -> None:
    """Solve some problems again."""
    parser = ArgumentParser(prog="python -m tests.bench.problems", description=__doc__)
    parser.add_argument("--rules", choices=GAMES, help="of one game only (of all)")
    parser.add_argument("--kind", choices=tuple(ProblemKind), help="of one kind only (of both)")
    parser.add_argument("--count", type=int, default=200, help="how many (200)")
    parser.add_argument("--seed", type=int, default=2, help="another one, other problems (2)")
    parser.add_argument("--file", type=Path, help="where results are kept, to go on after a stop")
    chosen = parser.parse_args()
    sets = [
        each
        for each in SETS
        if chosen.rules in {None, each.key} and chosen.kind in {None, each.kind}
    ]
    results = list(solve(sets, chosen.count, chosen.seed, chosen.file))
    sys.stdout.write("".join(f"{line}\n" for line in told(sets, results)))


if __name__ == "__main__":
    main()
