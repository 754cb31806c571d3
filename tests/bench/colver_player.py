"""``python -m tests.bench.colver_player``: colver's search behind the player protocol.

It is told what a seat sees and nothing else. colver's Env knows all four hands, so at each decision
one is made in which the hidden cards lie anywhere where they may, and all that was done so far is
done in it again: its player looks at its own cards and at what it has observed.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card
from engine.dealing import Chance
from engine.lab.arena.command import above_zero
from engine.lab.protocol.player import Answers, answer
from engine.players.expert.arrays import dice_of
from engine.players.expert.play.possible_deals import Group, Unseen, Worlds, unseen
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.view import DealView, PlayerView
from tests.bench.colver_env import (
    Agent,
    Env,
    dealt,
    done_so_far,
    is_installed,
    number_of,
    number_of_action,
    seated,
)
from tests.bench.colver_rules import find_colvers

SEARCHING = """
[bid]
strategy = "improved_v2"
[play]
method = "isdd"
determinizations = {worlds}
[worlds]
source = "uniform"
"""
"""Its rule bidder, and its exact search over deals that fit what a seat has seen, all as likely:
what it plays without the networks that it has learned, which are not in its package."""

WORLDS = 20
UNUSABLE = 2

TRIED = 100
"""Deals that are drawn before the two engines are found to differ."""


class RulesDiffer(Exception):
    """The two engines do not allow the same."""


@dataclass(frozen=True, slots=True)
class Colver:
    """A contender that searches so many worlds at each card."""

    worlds: int

    def __call__(self, seen: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Action:
        """What colver's player does in this seat."""
        deal, seat = seen.deal, seen.seat
        if deal is None or seat is None:
            raise ValueError("nothing is asked of this seat")
        for _ in range(TRIED):
            env = dealt(rules.seating.order.index(deal.dealer), _hands(rules, deal, seat, luck))
            agent = self._seated(rules, seat, luck)
            agent.init_deal(env)
            if _done_again(env, agent, deal):
                actions = {number_of_action(action): action for action in deal.legal}
                if set(env.legal_actions()) != actions.keys():
                    raise RulesDiffer(f"{deal.legal} here, {env.legal_actions()} there")
                return actions[agent.action(env)]
        raise RulesDiffer(f"colver does not allow what was done in {deal}")

    def _seated(self, rules: RuleSet, seat: Seat, luck: Chance) -> Agent:
        number = rules.seating.order.index(seat)
        return seated(SEARCHING.format(worlds=self.worlds), number, luck.randrange(2**32))


def _done_again(env: Env, agent: Agent, deal: DealView) -> bool:
    """Do what was done so far while the agent observes it; whether colver allows it all."""
    for number in done_so_far(deal):
        if number not in env.legal_actions():
            return False
        agent.observe(env, number)
        env.step(number)
    return True


def _hands(rules: RuleSet, deal: DealView, seat: Seat, luck: Chance) -> list[list[Card]]:
    """The hands of a deal that fits what this seat has seen, in the order of play."""
    order = rules.seating.order
    bits = {card: number_of(card) for card in rules.pack.cards}
    own = tuple(sum(1 << bits[card] for card in deal.hand) if each is seat else 0 for each in order)
    hidden = _hidden(rules, deal, seat)
    drawn = Worlds.that_fit(hidden, bits, order, own).drawn(1, dice_of(luck)).hands[0]
    played = [play for trick in deal.all_tricks for play in trick.plays]
    return [
        [card for card, bit in bits.items() if int(held) >> bit & 1]
        + [play.card for play in played if play.seat is each]
        for each, held in zip(order, drawn, strict=True)
    ]


def _hidden(rules: RuleSet, deal: DealView, seat: Seat) -> Unseen:
    if deal.contract is not None:
        return unseen(rules, deal, seat, deal.contract)
    others = tuple(each for each in rules.seating.order if each is not seat)
    cards = tuple(card for card in rules.pack.cards if card not in deal.hand)
    return Unseen((Group(others, cards),), {other: deal.counts[other] for other in others})


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer the lines of an arena."""
    parser = ArgumentParser(prog="python -m tests.bench.colver_player", description=__doc__)
    parser.add_argument(
        "--worlds", type=above_zero, default=WORLDS, help=f"searched at each card ({WORLDS})"
    )
    chosen = parser.parse_args(arguments)
    if not is_installed():
        sys.stderr.write("colver is not installed: pip install colver\n")
        return UNUSABLE
    answer(Answers("colver", Colver(chosen.worlds), find_colvers), sys.stdin, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
