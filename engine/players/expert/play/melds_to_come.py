"""What melds are likely to bring while they are still being announced."""

import numpy as np

from engine.meld import Meld
from engine.players.expert.play.card_search import Searched
from engine.players.expert.solver_view import Table
from engine.ruleset import MeldRules
from engine.seats import Seat
from engine.tally import meld_points

LOOKED_AT = 16
"""Worlds whose melds are compared."""

Pair = tuple[int, int]


def melds_of(table: Table, found: Searched) -> Pair:
    """What the melds are worth to the attack and to the defence; their mean if not yet known."""
    rules, deal = table.rules, table.deal
    attack = rules.seating.team(table.contract.declarer)
    if rules.melds is None or deal.tricks:
        return deal.meld_points[attack], deal.meld_points[attack.other]
    dealt = (found.hands[:LOOKED_AT] | table.played()).tolist()
    each = np.array([_granted(table, rules.melds, hands) for hands in dealt])
    first, second = np.average(each, axis=0, weights=found.weights[:LOOKED_AT])
    return round(first), round(second)


def _granted(table: Table, melds: MeldRules, dealt: list[int]) -> Pair:
    """What is granted in one world when everybody announces what he has."""
    rules, trump = table.rules, table.contract.trump
    announced: list[tuple[Meld, ...]] = [()] * len(Seat)
    for seat, hand in zip(table.order, dealt, strict=True):
        announced[seat] = melds.plan(table.cards(hand), trump)
    scoring = melds.scoring(announced, trump, rules.seating, table.deal.dealer)
    points = meld_points(announced, scoring, rules.seating)
    attack = rules.seating.team(table.contract.declarer)
    return points[attack], points[attack.other]
