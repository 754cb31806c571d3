"""What may lie covered where each player has cards open before him."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations
from math import factorial

import numpy as np
from numpy.random import Generator

from engine.cards import Card
from engine.ruleset import RuleSet
from engine.solver import memory_layout
from engine.solver.card_layouts import Layouts
from engine.solver.words import Words
from engine.view import DealView


@dataclass(frozen=True, slots=True)
class Covered:
    """The cards beneath others: any of them may lie under each, as none was asked for yet.

    ``above`` are the bits of the cards that cover one, or did so until they were played to this
    trick, ``holders`` the column of whom each lies before; ``open_hands`` what lies open.
    """

    hidden: tuple[int, ...]
    above: tuple[int, ...]
    holders: tuple[int, ...]
    open_hands: tuple[int, ...]

    @classmethod
    def of(cls, rules: RuleSet, deal: DealView, bits: Mapping[Card, int]) -> "Covered":
        """The covered cards of a deal in play."""
        gone = {play.card for trick in deal.all_tricks for play in trick.plays}
        on_table = {play.seat: play.card for play in deal.trick.plays} if deal.trick else {}
        order = rules.seating.order
        tops = [[p.top for p in deal.tableau[seat] if p.top is not None] for seat in order]
        seen = gone.union(*tops)
        hidden = tuple(bits[card] for card in rules.pack.cards if card not in seen)
        above = [
            (bits[pile.top or on_table[seat]], place)
            for place, seat in enumerate(order)
            for pile in deal.tableau[seat]
            if pile.covers
        ]
        return cls(
            hidden,
            tuple(top for top, _ in above),
            tuple(place for _, place in above),
            tuple(sum(1 << bits[card] for card in cards) for cards in tops),
        )

    @property
    def number(self) -> int:
        """In how many ways they may lie."""
        return factorial(len(self.hidden))

    def every(self) -> Layouts:
        """All of them."""
        return self._laid(np.array(list(permutations(self.hidden)), dtype=np.int64))

    def drawn(self, number: int, dice: Generator) -> Layouts:
        """So many of them, each drawn from all."""
        rows = np.tile(np.array(self.hidden, dtype=np.int64), (number, 1))
        return self._laid(dice.permuted(rows, axis=1))

    def _laid(self, below: Words) -> Layouts:
        """The layouts in which these lie below, in the order of what covers them."""
        number = len(below)
        hands = np.tile(np.array(self.open_hands, dtype=np.int64), (number, 1))
        under = np.zeros((number, memory_layout.CARDS), dtype=np.int64)
        for column, (top, holder) in enumerate(zip(self.above, self.holders, strict=True)):
            lying = np.left_shift(1, below[:, column])
            under[:, top] = lying
            hands[:, holder] |= lying
        return Layouts(hands, under)
