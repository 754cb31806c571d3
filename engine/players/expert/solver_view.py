"""The view of a seat in the solver's representation."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from engine.cards import Card
from engine.contract import Contract
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver import Position, Solver
from engine.solver.card_layouts import Layouts, WordArray
from engine.state import Play, Trick
from engine.view import DealView
from engine.zones import Holding, Pile


@dataclass(frozen=True, slots=True, kw_only=True)
class SolverView:
    """A seat's view; rows of hands have one column for each seat, in the order of play."""

    rules: RuleSet
    deal: DealView
    seat: Seat
    contract: Contract
    trick: Trick
    solver: Solver
    understanding: Understanding = DEFAULT_UNDERSTANDING

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats by column."""
        return self.rules.seating.order

    @property
    def us(self) -> Team:
        """The side of this seat."""
        return self.rules.seating.team(self.seat)

    @property
    def column(self) -> int:
        """The column of this seat."""
        return self.order.index(self.seat)

    def bit(self, card: Card) -> int:
        """The set of this card alone."""
        return 1 << self.solver.bits[card]

    def plays(self) -> Iterator[Play]:
        """The cards played, in order."""
        for trick in self.deal.all_tricks:
            yield from trick.plays

    def played(self) -> WordArray:
        """By column, the cards that each seat has played."""
        sets = [0] * len(self.order)
        for play in self.plays():
            sets[self.order.index(play.seat)] |= self.bit(play.card)
        return np.array(sets, dtype=np.int64)

    def position(self, layouts: Layouts) -> Position:
        """The current position, with the cards as in the first of these layouts."""
        holdings = [Holding()] * len(Seat)
        for seat, hand in zip(self.order, layouts.hands[0].tolist(), strict=True):
            holdings[seat] = Holding(self.cards(hand))
        if layouts.under is not None:
            under = layouts.under[0].tolist()
            for seat in self.order:
                holdings[seat] = Holding(piles=tuple(self._piles(seat, under)))
        taken = [0, 0]
        for trick in self.deal.tricks:
            if trick.winner is not None:
                taken[self.rules.seating.team(trick.winner)] += 1
        return Position(tuple(holdings), self.trick, (taken[0], taken[1]))

    def cards(self, hand: int) -> tuple[Card, ...]:
        """The cards of a set."""
        return tuple(card for card, bit in self.solver.bits.items() if hand >> bit & 1)

    def _piles(self, seat: Seat, under: list[int]) -> Iterator[Pile]:
        """The piles of a seat; ``under`` are by bit the sets of what lies beneath a card."""
        laid = next((play.card for play in self.trick.plays if play.seat is seat), None)
        for pile in self.deal.tableau[seat]:
            # What is covered but bare was covered by the card played to this trick.
            top, beneath = pile.top or laid, None
            if pile.covers and top is not None:
                (beneath,) = self.cards(under[self.solver.bits[top]])
            yield Pile(pile.top, beneath)
