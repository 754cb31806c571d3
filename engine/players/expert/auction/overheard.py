"""Deals imagined in an auction, as often as the calls made so far make them likely."""

from math import prod

import numpy as np

from engine.players.expert.arrays import drawn_evenly
from engine.players.expert.auction.call_meanings import LITTLE_DOUBT, likelihoods
from engine.players.expert.auction.hand_value_tables import holdings
from engine.players.expert.auction.metropolis import stirred
from engine.players.expert.auction.sampled_deals import World, imagined
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView

DRAWN = 8
"""How many deals are drawn for each one that is looked at."""


def overheard(
    rules: RuleSet, deal: DealView, seat: Seat, number: int, dice: np.random.Generator
) -> tuple[World, ...]:
    """So many deals, chosen by how well the calls go with them."""
    if all(said.seat is seat for said in deal.auction.calls):
        return imagined(rules, deal, seat, number, dice)
    drawn = imagined(rules, deal, seat, DRAWN * number, dice)
    tables, likely = holdings(rules), likelihoods(rules, deal, LITTLE_DOUBT)
    weights = np.array(
        [
            prod(chance(tables.masks(world.hand(other))) for other, chance in likely.items())
            for world in drawn
        ]
    )
    chosen = drawn_evenly(weights, number, dice)
    dice.shuffle(chosen)
    seen = frozenset(card for card in (*deal.hand, deal.turned) if card is not None)
    return tuple(stirred(drawn[place], seen, likely, tables, dice) for place in chosen.tolist())
