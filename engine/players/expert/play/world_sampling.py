"""Sample the hidden hands, weighted by the calls and by the cards played."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.cards import PACK_32, Suit
from engine.players.expert.arrays import Floats, drawn_evenly
from engine.players.expert.auction.call_meanings import DOUBT, likelihoods
from engine.players.expert.model.play_model import Weigh, play_likelihood
from engine.players.expert.play.meld_inference import NamedMelds
from engine.players.expert.play.possible_deals import Covered, Worlds, unseen
from engine.players.expert.play.signal_play import signal_likelihood
from engine.players.expert.solver_view import SolverView
from engine.players.hand_value_tables import hand_value_tables
from engine.solver.card_layouts import Layouts, WordArray

# Measured: 8,000 made no difference to what cards give up (+0.2 ± 0.8 card points a deal).
POOL = 2000
"""The number of deals drawn before some are chosen."""

SLIGHT = 0.001
"""Deals less likely than this, relative to the likeliest, are dropped."""

FEW, DRAWS = 100, 4
"""While fewer worlds with the melds that were named are found, more are drawn, so often at most."""

Fits = Callable[[WordArray], NDArray[np.bool_]]


class Source(Protocol):
    """A source of worlds."""

    @property
    def number(self) -> int:
        """The number of layouts."""
        ...

    def every(self) -> Layouts:
        """Every layout."""
        ...

    def drawn(self, number: int, dice: Generator, /) -> Layouts:
        """Draw ``number`` of the layouts, each from all."""
        ...


@dataclass(frozen=True, slots=True)
class Weighted:
    """Worlds, and how much each of them counts."""

    layouts: Layouts
    weights: Floats

    def rows(self, rows: WordArray) -> "Weighted":
        """The worlds of these row numbers, with their weights."""
        return Weighted(_some(self.layouts, rows), self.weights[rows])


def chosen(source: Source, fits: Fits, weigh: Weigh, most: int, dice: Generator) -> Weighted:
    """Return up to ``most`` different deals in random order, with their weights.

    If none of the deals drawn fits the melds, all of them are used.
    """
    pool = _pool(source, fits, dice)
    worlds = some(Weighted(pool, weigh(pool.hands)), most, dice)
    seen = np.flatnonzero(worlds.weights >= SLIGHT * worlds.weights.max())
    # In random order, as a search may end before the last one.
    return worlds.rows(dice.permutation(seen))


def some(pool: Weighted, most: int, dice: Generator) -> Weighted:
    """Up to ``most`` of these deals in random order, drawn in proportion to their weights."""
    if len(pool.weights) <= most:
        return pool
    taken = drawn_evenly(pool.weights, most, dice)
    times = np.bincount(taken, minlength=len(pool.weights)).astype(np.float64)
    return Weighted(pool.layouts, times).rows(dice.permutation(np.flatnonzero(times)))


def _pool(source: Source, fits: Fits, dice: Generator) -> Layouts:
    """Deals that fit the melds that were named; any deals if none seems to fit."""
    if source.number <= POOL:
        every = source.every()
        kept = np.flatnonzero(fits(every.hands))
        return _some(every, kept) if len(kept) else every
    # Named melds rule out most deals: what fits is collected from several draws.
    found: list[Layouts] = []
    for _ in range(DRAWS):
        drawn = source.drawn(POOL, dice)
        found.append(_some(drawn, np.flatnonzero(fits(drawn.hands))))
        if sum(len(each.hands) for each in found) >= FEW:
            break
    if not any(len(each.hands) for each in found):
        return drawn
    hands = np.concatenate([each.hands for each in found])
    unders = [each.under for each in found if each.under is not None]
    return Layouts(hands, np.concatenate(unders) if unders else None)


def _some(layouts: Layouts, rows: WordArray) -> Layouts:
    """The layouts of these row numbers."""
    under = layouts.under
    return Layouts(layouts.hands[rows], None if under is None else under[rows])


MOST, FEWEST = 240, 8
"""At most and at least this many deals are prepared."""

WHOLE_DEAL, A_CARD = 120_000, 1.43
"""Nodes to solve 32 cards, and the factor for each card more."""

SPARE = 1.5
"""Deals prepared for each one expected to be solved."""


def sampled(table: SolverView, dice: Generator) -> Weighted:
    """Worlds that fit all that this seat knows, as likely as the calls and the cards make them."""
    return chosen(source_of(table), fits_of(table), weigh_of(table), MOST, dice)


def solvable(table: SolverView, nodes: int) -> int:
    """Return how many deals to prepare for this many nodes."""
    left = sum(table.deal.counts) + len(table.trick.plays)
    each = WHOLE_DEAL * A_CARD ** (left - len(PACK_32))
    return max(FEWEST, min(MOST, round(SPARE * nodes / each)))


def source_of(table: SolverView) -> Source:
    """The source of worlds that fit the cards played."""
    rules, deal, bits = table.rules, table.deal, table.solver.bits
    if any(deal.tableau):
        return Covered.of(rules, deal, bits)
    own = [0] * len(table.order)
    own[table.column] = sum(table.bit(card) for card in deal.hand)
    hidden = unseen(rules, deal, table.seat, table.contract)
    return Worlds.that_fit(hidden, bits, table.order, tuple(own))


def fits_of(table: SolverView) -> Fits:
    """The filter for worlds that fit the melds that were named."""
    named = NamedMelds.of(table)
    return named.fit if named else lambda hands: np.ones(len(hands), dtype=np.bool_)


def weigh_of(table: SolverView) -> Weigh:
    """The likelihood of the calls, and of the cards played, with the hands that were dealt."""
    # Measured: without the calls cards give up 2.2 ± 1.2 card points a deal more, without the plays
    # 1.1 ± 0.8 (docs/strength-history.md, “Cards”).
    heard = likelihoods(table.rules, table.deal, DOUBT, table.understanding)
    played = table.played()
    told_by_cards = [play_likelihood(table)]
    if table.understanding.signals.are_read:
        told_by_cards.append(signal_likelihood(table))

    def weigh(hands: WordArray) -> Floats:
        weights = np.ones(len(hands))
        for told in told_by_cards:
            if told is not None:
                weights *= told(hands)
        for seat, likely in heard.items():
            column = table.order.index(seat)
            weights *= likely(_sets(table, hands[:, column] | played[column]))
        return weights

    return weigh


def _sets(table: SolverView, hands: WordArray) -> WordArray:
    """Sets of cards of the solver as hands are written to be weighed, by suit and hand."""
    found = np.zeros((len(Suit), len(hands)), dtype=np.int64)
    for card, (suit, rank) in hand_value_tables(table.rules).bits.items():
        found[suit] |= np.where(hands & table.bit(card), rank, 0)
    return found
