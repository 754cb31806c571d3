"""``python -m tests.bench.analysis``: how often the judges are right, and what they cost.

Deals of club players are analysed: milliseconds a deal, how often each verdict came, and what
became of those that are shown when another seed judges them. Some then say nothing, because the
loss lies near a limit; ``contradicted`` are those of which the other judgement says the opposite.
In deals of experts the errors shown are counted, and mistakes are planted: a card in place of the
expert's that both judges call at least 10 % of the game worse.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from time import process_time

from engine.actions import PlayCard
from engine.deal_record import DealRecord, Decision
from engine.players import THOUGHT, Level
from engine.players.analysis import JudgedDecision, Verdict
from engine.players.analysis.verdict import BLAME, DOUBTFUL
from engine.players.analysis.whole_deal import judge_one, put_together
from engine.solver import Limits
from engine.variants import VARIANTS
from tests.engine.players.analysis.played_deals import played

PLANTED = 0.1
"""What a planted mistake costs at least, by both judges."""

SHOWN = (Verdict.ERROR, Verdict.BAD_LUCK, Verdict.LUCKY)

WARM = Limits(nodes=20_000)
"""Of the analysis that loads the search before time is measured."""

KEYS = tuple(rules.key for rules in VARIANTS)


def analysed(record: DealRecord, seed: int, limits: Limits) -> tuple[JudgedDecision, ...]:
    """Every decision of a deal."""
    return tuple(
        judge_one(record, decision, number, seed, limits)
        for number, decision in enumerate(record.decisions(), start=1)
    )


def of_club(key: str, deals: int, seed: int, limits: Limits) -> Iterator[str]:
    """Costs, verdicts, and what becomes of them."""
    pairs, spent = list[tuple[JudgedDecision, JudgedDecision]](), list[float]()
    analysed(played(key, seed), seed, WARM)
    for number in range(deals):
        record = played(key, seed + number)
        start = process_time()
        found = analysed(record, seed, limits)
        put_together(record, found)
        spent.append(1000 * (process_time() - start))
        pairs += zip(found, analysed(record, seed + 1, limits), strict=True)
    yield f"{key}: {sum(spent) / deals:.0f} ms a deal, {max(spent):.0f} at most"
    for name, is_card in (("cards", True), ("calls", False)):
        of_kind = [pair for pair in pairs if (pair[0].trick is not None) is is_card]
        judged = sum(one.fair is not None for one, _ in of_kind)
        yield f"  {name}: {judged / deals:.1f} judged a deal"
        for verdict in SHOWN:
            shown = [pair for pair in of_kind if pair[0].verdict is verdict]
            silent = sum(again.verdict not in SHOWN for _, again in shown)
            against = sum(is_contradicted(one, again) for one, again in shown)
            became = f"{silent} silent, {against} contradicted by another seed"
            yield f"    {verdict}: {len(shown)}, {len(shown) / deals:.2f} a deal; {became}"


def is_contradicted(one: JudgedDecision, again: JudgedDecision) -> bool:
    """Whether the second judgement says the opposite of a verdict that is shown."""
    if one.fair is None or again.fair is None:
        return True
    if again.verdict in SHOWN:
        return again.verdict is not one.verdict
    return (
        again.fair.loss >= BLAME if one.verdict is Verdict.BAD_LUCK else again.fair.loss < DOUBTFUL
    )


def of_experts(key: str, deals: int, seed: int, limits: Limits) -> Iterator[str]:
    """Errors that are shown of experts, and planted mistakes that are found."""
    cards, calls, planted, found = Counter[Verdict](), Counter[Verdict](), 0, 0
    for number in range(deals):
        record = played(key, seed + number, Level.EXPERT)
        for one, decision in zip(analysed(record, seed, limits), record.decisions(), strict=True):
            (calls if one.trick is None else cards)[one.verdict] += 1
            for mistake in _mistakes(decision, one):
                again = judge_one(record, mistake, one.number, seed + 1, limits)
                planted += 1
                found += again.verdict is Verdict.ERROR
    for name, seen in (("cards", cards), ("calls", calls)):
        judged = seen.total() - seen[Verdict.FORCED]
        errors, every = seen[Verdict.ERROR], seen.total()
        yield f"  experts' {name}: {errors} errors shown in {judged} choices, {every} decisions"
    yield f"  planted mistakes: {found} of {planted} found"


def _mistakes(decision: Decision, one: JudgedDecision) -> Iterator[Decision]:
    """The decision with the worst card in place of the expert's, where that is a mistake."""
    if one.fair is None or one.seen is None or not isinstance(one.done, PlayCard):
        return
    worst = one.fair.tried[-1]
    known = next(tried for tried in one.seen.tried if worst.action in tried.actions)
    costs = one.fair.best.worth - worst.worth, one.seen.best.worth - known.worth
    if min(costs) >= PLANTED:
        yield replace(decision, action=worst.action)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rules", nargs="+", default=["contree"], choices=KEYS)
    parser.add_argument("--deals", type=int, default=20, help="of each kind (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("club", "experts"), help="(both)")
    parser.add_argument("--budget", type=int, default=THOUGHT.nodes, metavar="NODES")
    chosen = parser.parse_args()
    for key in chosen.rules:
        limits = Limits(nodes=chosen.budget)
        both = {"club": of_club, "experts": of_experts}
        for measured in [both[chosen.only]] if chosen.only else both.values():
            for line in measured(key, chosen.deals, chosen.seed, limits):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
