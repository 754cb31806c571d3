"""The worlds that a seat looks at when a card is asked of it."""

import numpy as np
from numpy.random import Generator

from engine.cards import PACK_32, Suit
from engine.players.expert.auction.call_meanings import DOUBT, promises
from engine.players.expert.auction.hand_value_tables import holdings
from engine.players.expert.auction.heard_at_once import kept_by_each
from engine.players.expert.model.play_model import likeliness
from engine.players.expert.play.covered import Covered
from engine.players.expert.play.meld_inference import Named
from engine.players.expert.play.possible_deals import Worlds
from engine.players.expert.play.unseen import unseen
from engine.players.expert.play.world_sampling import Fits, Floats, Source, Weigh, Weighted, chosen
from engine.players.expert.solver_view import Table
from engine.solver.words import Words

MOST, FEWEST = 240, 8
"""Worlds after which more change little, and how many are prepared where few can be solved."""

WHOLE_DEAL, A_CARD = 120_000, 1.43
"""Nodes that 32 cards usually take to be solved, and how many times more each card takes."""

SPARE = 1.5
"""How many worlds are prepared for each that is expected to be solved."""


def sampled(table: Table, dice: Generator) -> Weighted:
    """Worlds that fit all that this seat knows, as likely as the calls and the cards make them."""
    return chosen(source_of(table), fits_of(table), weigh_of(table), MOST, dice)


def solvable(table: Table, nodes: int) -> int:
    """How many of them are prepared to be solved where so many nodes may be searched."""
    left = sum(table.deal.counts) + len(table.trick.plays)
    each = WHOLE_DEAL * A_CARD ** (left - len(PACK_32))
    return max(FEWEST, min(MOST, round(SPARE * nodes / each)))


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
    """How likely the calls are, and the cards played, with the hands that were dealt."""
    heard = promises(table.rules, table.deal)
    played, plays_of = table.played(), likeliness(table)

    def weigh(hands: Words) -> Floats:
        weights = np.ones(len(hands)) if plays_of is None else plays_of(hands)
        for seat, made in heard.items():
            column = table.order.index(seat)
            held = _sets(table, hands[:, column] | played[column])
            for promise in made:
                weights *= DOUBT + (1.0 - DOUBT) * kept_by_each(promise, held)
        return weights

    return weigh


def _sets(table: Table, hands: Words) -> Words:
    """Sets of cards of the solver as hands are written to be weighed, by suit and hand."""
    found = np.zeros((len(Suit), len(hands)), dtype=np.int64)
    for card, (suit, rank) in holdings(table.rules).bits.items():
        found[suit] |= np.where(hands & table.bit(card), rank, 0)
    return found
