"""``python -m tests.bench.opening_leads``: what few sampled deals cost an expert's first lead.

Club players bid; who leads first decides several times, each time with other luck. A long search,
in which every card is solved exactly in each deal, says how much of the game each lead gives up.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count, islice
from random import Random
from time import process_time

import numpy as np

from engine.actions import PlayCard
from engine.cards import Card
from engine.game import apply, awaited, begun, decide
from engine.lab.arena.command import above_zero
from engine.lab.arena.results import mean_with_interval
from engine.players import THOUGHT, Level, choose
from engine.players.choice import Choice
from engine.players.expert.arrays import dice_of
from engine.players.expert.play.card_choice import WeighedCards, weighed
from engine.players.expert.play.world_sampling import sampled, some
from engine.players.expert.play.world_search import in_each, searched
from engine.ruleset import RuleSet
from engine.solver import NO_LIMITS, Limits
from engine.state import Phase
from engine.variants import VARIANTS, find_variant
from engine.view import PlayerView, view

LEADS, TIMES, WORLDS = 100, 2, 150
EQUAL = 1e-9


@dataclass(frozen=True, slots=True)
class Lead:
    """The same lead decided several times: what each choice gives up, deals and milliseconds."""

    given_up: tuple[float, ...]
    worlds: tuple[int, ...]
    milliseconds: tuple[float, ...]

    @property
    def mean(self) -> float:
        """What is given up on average, in percent of the game."""
        return 100.0 * float(np.mean(self.given_up))

    @property
    def disagreement(self) -> float:
        """The share of pairs of decisions that differ in what they give up."""
        pairs = list(combinations(self.given_up, 2))
        return sum(abs(one - other) > EQUAL for one, other in pairs) / len(pairs)


def leads(rules: RuleSet, seed: int, limits: Limits, trump: str | None) -> Iterator[Lead]:
    """Lead after lead, of the contracts with this trump where one is named."""
    for number in count():
        luck = Random(f"{seed} {number}")
        seen = _to_lead(rules, luck)
        if seen is None or seen.deal is None or seen.deal.contract is None:
            continue
        if trump is not None and seen.deal.contract.trump.value != trump:
            continue
        chosen, worlds, times = list[Card](), list[int](), list[float]()
        for _ in range(TIMES):
            started = process_time()
            found = weighed(seen, rules, luck, limits)
            choice = found if isinstance(found, Choice) else found.choice()
            times.append(1000.0 * (process_time() - started))
            if isinstance(found, WeighedCards) and isinstance(choice.action, PlayCard):
                chosen.append(choice.action.card)
                worlds.append(found.solved.number)
        if isinstance(found, WeighedCards) and len(chosen) == TIMES:
            true = _worths(found, luck)
            best = max(true.values())
            given_up = tuple(best - true[card] for card in chosen)
            yield Lead(given_up, tuple(worlds), tuple(times))


def _to_lead(rules: RuleSet, luck: Random) -> PlayerView | None:
    """A deal as the first to lead sees it; None where nobody took."""
    order = rules.seating.order
    state = begun(rules, order[luck.randrange(len(order))], luck)
    while waiting := awaited(rules, state):
        seen = view(rules, state, waiting[0])
        if seen.deal is not None and seen.deal.phase is Phase.PLAY:
            return seen
        action = choose(Level.CLUB, seen, rules, luck)
        state = apply(rules, state, decide(rules, state, waiting[0], action))
    return None


def _worths(found: WeighedCards, luck: Random) -> dict[Card, float]:
    """What each card is worth by the long search."""
    table = found.table
    dice = dice_of(luck)
    worlds = some(sampled(table, dice), WORLDS, dice)
    solved = searched(table, worlds, NO_LIMITS)
    worths = in_each(table, found.rewards.by_points, solved.hands, solved.points)
    return {card: float(np.average(each, weights=solved.weights)) for card, each in worths.items()}


def main() -> int:
    """Decide the leads and tell what they give up."""
    parser = ArgumentParser(prog="python -m tests.bench.opening_leads", description=__doc__)
    keys = [rules.key for rules in VARIANTS]
    parser.add_argument(
        "--rules", choices=keys, metavar="GAME", default="contree", help="(contree)"
    )
    parser.add_argument("--trump", help="only contracts with this one: S, H, D, C, NT or AT")
    parser.add_argument("--leads", type=above_zero, default=LEADS, help=f"({LEADS})")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    parser.add_argument("--budget", type=above_zero, default=THOUGHT.nodes, help="nodes a decision")
    chosen = parser.parse_args()
    rules, limits = find_variant(chosen.rules), Limits(nodes=chosen.budget)
    found = list(islice(leads(rules, chosen.seed, limits, chosen.trump), chosen.leads))
    lost = "{:.2f} ± {:.2f} %".format(*mean_with_interval([lead.mean for lead in found]))
    differ = 100.0 * float(np.mean([lead.disagreement for lead in found]))
    worlds = np.median([number for lead in found for number in lead.worlds])
    times = [time for lead in found for time in lead.milliseconds]
    sys.stdout.write(f"a lead gives up {lost} of the game, {differ:.0f} % of pairs differ\n")
    sys.stdout.write(
        f"{worlds:.0f} deals (median), mean {np.mean(times):.1f} ms, "
        f"p99 {np.percentile(times, 99):.1f} ms\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
