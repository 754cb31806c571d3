"""``python -m tests.bench.card_regret``: what the cards of experts give up against open hands.

Experts bid and play. Each of their cards gives up the points that the best card would have forced
more, every hand being seen. With ``--without`` each position is decided a second time with the same
chance, in worlds that are not weighed by the ``calls``, the ``plays`` or the ``signals``, and with
``--other-budget`` with other nodes; the difference is that in the same positions.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from itertools import count, islice
from random import Random
from time import process_time
from unittest.mock import patch

import numpy as np

from engine.actions import PlayCard
from engine.game import apply, awaited, begun, decide
from engine.lab.arena.command import above_zero
from engine.lab.arena.results import mean_with_interval
from engine.players import THOUGHT, Level, choose
from engine.players.expert.play import world_sampling
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits, Position, Solver
from engine.state import Deal
from engine.variants import VARIANTS, find_variant
from engine.view import view

DEALS, EARLY, SIDES = 400, 4, 2
PARTS = {
    "calls": ("likelihoods", lambda *_: {}),
    "plays": ("play_likelihood", lambda table: None),
    "signals": ("signal_likelihood", lambda table: None),
}


@dataclass(frozen=True, slots=True)
class Played:
    """A card that was played: what it gave up, what another way to choose gives up there."""

    trick: int
    given_up: int
    otherwise: int
    milliseconds: float


def given_up(deal: Deal, seat: Seat, card: PlayCard, rules: RuleSet) -> int:
    """The points that a side can force less after this card than after its best."""
    assert deal.contract is not None
    team = rules.seating.team(seat)
    solver = Solver(rules, deal.contract.trump, deal.contract.doubles)
    points = solver.card_values(Position.of(deal)).points
    return max(each[team] for each in points.values()) - points[card.card][team]


def deals(
    rules: RuleSet, seed: int, limits: tuple[Limits, Limits], without: str | None
) -> Iterator[list[Played]]:
    """The cards of deal after deal, those alone between which there was a choice."""
    order = rules.seating.order
    for number in count():
        luck, cards = Random(f"{seed} {number}"), list[Played]()
        state = begun(rules, order[luck.randrange(len(order))], luck)
        while waiting := awaited(rules, state):
            seat, deal, chance = waiting[0], state.deal, luck.getrandbits(32)
            seen = view(rules, state, seat)
            assert deal is not None
            assert seen.deal is not None
            started = process_time()
            action = choose(Level.EXPERT, seen, rules, Random(chance), limits[0])
            spent = 1000.0 * (process_time() - started)
            if isinstance(action, PlayCard) and len(seen.deal.legal) > 1:
                other = action
                if without is not None or limits[0] != limits[1]:
                    with _changed(without):
                        again = choose(Level.EXPERT, seen, rules, Random(chance), limits[1])
                    assert isinstance(again, PlayCard)
                    other = again
                first, second = (given_up(deal, seat, each, rules) for each in (action, other))
                cards.append(Played(len(deal.tricks), first, second, spent))
            state = apply(rules, state, decide(rules, state, seat, action))
        if cards:
            yield cards


def _changed(without: str | None) -> AbstractContextManager[object]:
    if without is None:
        return nullcontext()
    name, nothing = PARTS[without]
    return patch.object(world_sampling, name, nothing)


def main() -> int:
    """Play the deals and tell what a side gives up in each."""
    parser = ArgumentParser(prog="python -m tests.bench.card_regret", description=__doc__)
    keys = [rules.key for rules in VARIANTS]
    parser.add_argument(
        "--rules", choices=keys, metavar="GAME", default="contree", help="the game (contree)"
    )
    parser.add_argument("--deals", type=above_zero, default=DEALS, help=f"({DEALS})")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    parser.add_argument("--budget", type=above_zero, default=THOUGHT.nodes, help="nodes a decision")
    parser.add_argument("--other-budget", type=above_zero, help="the same for the second time")
    parser.add_argument("--without", choices=PARTS, help="what is left out the second time")
    chosen = parser.parse_args()
    limits = Limits(nodes=chosen.budget), Limits(nodes=chosen.other_budget or chosen.budget)
    found = list(
        islice(deals(find_variant(chosen.rules), chosen.seed, limits, chosen.without), chosen.deals)
    )
    for name, tricks in (("all tricks", range(99)), (f"the first {EARLY}", range(EARLY))):
        here = [[card for card in deal if card.trick in tricks] for deal in found]
        now = [sum(card.given_up for card in deal) / SIDES for deal in here]
        more = [sum(card.otherwise - card.given_up for card in deal) / SIDES for deal in here]
        told = ("{:.2f} ± {:.2f}".format(*mean_with_interval(each)) for each in (now, more))
        sys.stdout.write("{}: a side gives up {} a deal, otherwise {} more\n".format(name, *told))
    times = [card.milliseconds for deal in found for card in deal]
    sys.stdout.write(
        f"mean {np.mean(times):.1f} ms, p99 {np.percentile(times, 99):.1f} ms a card\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
