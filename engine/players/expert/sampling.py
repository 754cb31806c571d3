"""The worlds that a seat looks at when a card is asked of it."""

from collections.abc import Callable

import numpy as np
from numpy.random import Generator

from engine.cards import PACK_32, Suit
from engine.players.expert.choosing import Fits, Floats, Source, Weigh, Weighted, chosen
from engine.players.expert.covered import Covered
from engine.players.expert.hearing import likelihoods
from engine.players.expert.holdings import Masks, holdings
from engine.players.expert.named import Named
from engine.players.expert.table import Table
from engine.players.expert.unseen import unseen
from engine.players.expert.worlds import Worlds
from engine.solver.words import Words

MOST, FEWEST = 240, 8
"""Worlds after which more change little, and how many are prepared where few can be solved."""

WHOLE_DEAL, A_CARD = 200_000, 1.45
"""Nodes that 32 cards usually take to be solved, and how many times more each card takes."""

SPARE = 1.5
"""How many worlds are prepared for each that is expected to be solved."""


def sampled(table: Table, nodes: int, dice: Generator) -> Weighted:
    """Worlds that fit all that this seat knows, as likely as what was said makes them.

    There are enough of them for so many nodes.
    """
    left = sum(table.deal.counts) + len(table.trick.plays)
    each = WHOLE_DEAL * A_CARD ** (left - len(PACK_32))
    most = max(FEWEST, min(MOST, round(SPARE * nodes / each)))
    return chosen(source_of(table), fits_of(table), weigh_of(table), most, dice)


def source_of(table: Table) -> Source:
    """Where the worlds come from that fit what was played."""
    rules, deal, bits = table.rules, table.deal, table.solver.bits
    if any(deal.tableau):
        return Covered.of(rules, deal, bits)
    own = [0] * len(table.order)
    own[table.column] = sum(table.bit(card) for card in deal.hand)
    hidden = unseen(rules, deal, table.seat, table.contract)
    return Worlds.that_fit(hidden, bits, table.order, tuple(own))


def fits_of(table: Table) -> Fits:
    """Which of them fit the melds that were named."""
    named = Named.of(table)
    return named.fit if named else lambda hands: np.ones(len(hands), dtype=np.bool_)


def weigh_of(table: Table) -> Weigh:
    """How likely the calls are with the hands that were dealt."""
    heard = likelihoods(table.rules, table.deal)
    masks = _masks_of(table)
    played = table.played()

    def weigh(hands: Words) -> Floats:
        weights = np.ones(len(hands))
        for seat, likely in heard.items():
            column = table.order.index(seat)
            held, rows = np.unique(hands[:, column] | played[column], return_inverse=True)
            weights *= np.array([likely(masks(hand)) for hand in held.tolist()])[rows]
        return weights

    return weigh


def _masks_of(table: Table) -> Callable[[int], Masks]:
    """Writes a set of cards of the solver as hands are written to be weighed."""
    bits = holdings(table.rules).bits
    each = {table.bit(card): bits[card] for card in table.rules.pack.cards}

    def masks(hand: int) -> Masks:
        found = [0] * len(Suit)
        while hand:
            lowest = hand & -hand
            suit, rank = each[lowest]
            found[suit] |= rank
            hand ^= lowest
        return tuple(found)

    return masks
