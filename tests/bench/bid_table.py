"""``python -m tests.bench.bid_table``: what the contracts of experts are worth.

Experts bid and play a game in which numbers are bid, always at the score of its first deal. Each
number has the contracts that were bid, those made in play, and those that best play makes when
every hand is seen. Card points say how far the others were too high or too low for best play.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from engine.auctions.points import PointsAuction
from engine.contract import Contract, ContractKind
from engine.events import DealSettled
from engine.game import apply, awaited, begun, decide
from engine.lab.arena.command import above_zero
from engine.players import THOUGHT, Level, choose
from engine.players.known_deal import KnownDeal
from engine.ruleset import RuleSet
from engine.settlement import Settlement
from engine.solver import Limits
from engine.variants import VARIANTS, find_variant
from engine.view import view

DEALS = 400
LOW = (20, 40)
"""How many card points a contract leaves unbid, in two steps."""


@dataclass(frozen=True, slots=True)
class Played:
    """A contract that was played; ``margin`` is what best play takes beyond what it needs."""

    contract: Contract
    made: bool
    margin: int
    best_trump: bool


def deals(rules: RuleSet, number: int, seed: int, limits: Limits) -> Iterator[Played | None]:
    """Deal after deal; none is given for one that was thrown in."""
    order = rules.seating.order
    for each in range(number):
        luck = Random(f"{rules.key} {seed} {each}")
        state = begun(rules, order[luck.randrange(len(order))], luck)
        settlement, dealt = None, state.deal
        assert dealt is not None
        known = KnownDeal(rules, dealt)
        while waiting := awaited(rules, state):
            action = choose(Level.EXPERT, view(rules, state, waiting[0]), rules, luck, limits)
            events = decide(rules, state, waiting[0], action)
            settlement = next((e.settlement for e in events if isinstance(e, DealSettled)), None)
            state = apply(rules, state, events)
        yield None if settlement is None else played(known, settlement)


def played(known: KnownDeal, settlement: Settlement) -> Played:
    """The contract beside best play."""
    contract, attack = settlement.tally.contract, settlement.attack
    plain = replace(contract, doubles=0)
    worth = {
        trump: taken(known, replace(plain, bid=replace(plain.bid, trump=trump)))
        for trump in known.rules.auction.trumps
    }
    return Played(
        contract=contract,
        made=settlement.winner is attack,
        margin=known.margin(plain, known.card_points(plain)),
        best_trump=worth[contract.trump] == max(worth.values()),
    )


def taken(known: KnownDeal, contract: Contract) -> int:
    """The points of the attack with best play, the belote included."""
    tally = known.settled(contract).tally
    return tally.card_points[0] + tally.belote[0]


def told(found: list[Played]) -> Iterator[str]:
    """The table, line by line."""
    values = defaultdict[str, list[Played]](list)
    for each in found:
        bid = each.contract.bid
        values[f"{bid.value}" if bid.kind is ContractKind.POINTS else bid.kind.value].append(each)
    yield "| bid | contracts | made in play | made with best play |"
    yield "|---|---|---|---|"
    for value in sorted(values, key=lambda name: (not name.isdigit(), name.rjust(4))):
        yield line(value, values[value])
    yield line("all", found)
    numbers = [each for each in found if each.contract.bid.kind is ContractKind.POINTS]
    high = [-each.margin for each in numbers if each.margin < 0]
    share = len(high) / len(numbers)
    yield f"too high: {share:.0%}, by {np.mean(high):.0f} card points in the mean"
    for low in LOW:
        share = sum(each.margin >= low for each in numbers) / len(numbers)
        yield f"{low} card points or more left unbid: {share:.0%}"
    yield f"the best trump of the side: {np.mean([each.best_trump for each in found]):.0%}"


def line(name: str, contracts: list[Played]) -> str:
    """A row of the table."""
    made = sum(each.made for each in contracts)
    best = sum(each.margin >= 0 for each in contracts)
    return f"| {name} | {len(contracts)} | {made} | {best} |"


def main() -> int:
    """Play the deals and print the table."""
    parser = ArgumentParser(prog="python -m tests.bench.bid_table", description=__doc__)
    games = [rules.key for rules in VARIANTS if isinstance(rules.auction, PointsAuction)]
    parser.add_argument(
        "--rules", choices=games, metavar="GAME", default="contree", help="the game (contree)"
    )
    parser.add_argument("--deals", type=above_zero, default=DEALS, help=f"({DEALS})")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    parser.add_argument("--budget", type=above_zero, default=THOUGHT.nodes, help="nodes a decision")
    chosen = parser.parse_args()
    rules, limits = find_variant(chosen.rules), Limits(nodes=chosen.budget)
    every = list(deals(rules, chosen.deals, chosen.seed, limits))
    found = [each for each in every if each is not None]
    sys.stdout.write(f"{len(every)} deals, {len(every) - len(found)} thrown in\n")
    if found:
        sys.stdout.write("\n".join(told(found)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
