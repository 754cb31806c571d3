"""``python -m tests.bench.problems``: solve problems that are shipped again, by ten budgets.

Says of how many another seed finds the same cards or calls, which not, and how many each computer
found when they were made.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random

from engine.deal_record import DealRecord
from engine.lab.problems import AskedDecision, best_lead
from engine.players import THOUGHT
from engine.players.problems import ASKED, Problem, ProblemKind, problems, word_of_action
from engine.variants import VARIANTS, find_variant

BUDGETS = 10

KEYS = tuple(rules.key for rules in VARIANTS)


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


def lines(key: str, kind: ProblemKind, count: int, seed: int) -> Iterator[str]:
    """What is found of ``count`` problems, or of all there are."""
    every = list(problems(key, kind).values())
    luck = Random(seed)
    chosen = luck.sample(every, min(count, len(every)))
    same = 0
    for done, problem in enumerate(chosen, start=1):
        holds, lead = solved_again(problem, luck)
        same += holds
        if not holds:
            yield f"{key} {kind} {problem.number}: {' '.join(problem.right)} leads by {lead:.1%}"
        sys.stderr.write(f"\r{done} of {len(chosen)}")
    yield f"{key} {kind}: {same} of {len(chosen)} hold by {BUDGETS} budgets"
    for place, level in enumerate(ASKED):
        found = sum(problem.answers[place] in problem.right for problem in every)
        yield f"  {level} finds {found / max(len(every), 1):.0%} of {len(every)}"


def main() -> None:
    """Solve some problems of a game again."""
    parser = ArgumentParser(prog="python -m tests.bench.problems", description=__doc__)
    parser.add_argument("--rules", choices=KEYS, default="contree")
    parser.add_argument("--kind", choices=tuple(ProblemKind), default=ProblemKind.CARDS)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=2)
    chosen = parser.parse_args()
    for line in lines(chosen.rules, ProblemKind(chosen.kind), chosen.count, chosen.seed):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
