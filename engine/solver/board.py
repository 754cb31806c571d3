"""A contract as the words that the compiled search reads (layout.py)."""

from itertools import takewhile

import numpy as np

from engine.cards import Card, Rank, Suit
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import layout
from engine.solver.chain import chain
from engine.solver.ordering import weights
from engine.solver.refusals import UnrepresentableRules
from engine.solver.words import Words
from engine.trumps import Trump

SUIT_SET = (1 << layout.SUIT_BITS) - 1


class Board:
    """What is the same for every position of a contract; it never changes.

    UnrepresentableRules when the search cannot play by these rules.
    """

    def __init__(self, rules: RuleSet, trump: Trump, doubles: int) -> None:
        self.seats: tuple[Seat, ...] = rules.seating.order
        if len(self.seats) not in (2, 4):
            raise UnrepresentableRules("the solver seats two players or four")
        every = {
            card: number * layout.SUIT_BITS + rules.scales.strength(card, trump) - 1
            for number, suit in enumerate(Suit)
            for card in (Card(rank, suit) for rank in Rank)
        }
        worth = {bit: rules.scales.worth(card, trump) for card, bit in every.items()}
        self.worth = tuple(worth[bit] for bit in range(layout.CARDS))
        self.bits = {card: every[card] for card in rules.pack.cards}
        self.cards = {bit: card for card, bit in self.bits.items()}
        self.last_points = rules.scoring.last_trick
        if self.last_points + sum(self.worth) > layout.MOST_POINTS:
            raise UnrepresentableRules("there are more points than the solver can count")
        trumps = [suit is trump.suit for suit in Suit]
        self._trumps = sum(_suit(number) for number, is_trump in enumerate(trumps) if is_trump)
        self._over = tuple(self._beaten_by(bit) for bit in range(layout.CARDS))
        duties = chain(rules, trump, doubles)
        words = np.zeros(layout.GIVEN, dtype=np.int64)
        words[layout.PLAYERS] = len(self.seats)
        words[layout.TRUMPS] = self._trumps
        words[layout.EVERY_LEAD_TRUMP] = trump is Trump.ALL
        words[layout.FOLLOWING_IS_FREE] = duties.following_is_free
        words[layout.SUIT : layout.BEATEN_BY] = [self.suit(bit) for bit in range(layout.CARDS)]
        words[layout.BEATEN_BY : layout.UNDER] = self._over
        words[layout.FOLLOWING : layout.LEADING] = duties.following
        words[layout.LEADING : layout.WEIGHTS] = duties.leading
        words[layout.WEIGHTS : layout.GIVEN] = weights()
        self.in_points = self._counting(words, self.worth, trick=0)
        self.in_tricks = self._counting(words, (0,) * layout.CARDS, trick=1)

    def suit(self, bit: int) -> int:
        """The whole suit of a card."""
        return _suit(bit // layout.SUIT_BITS)

    def beats(self, bit: int, other: int) -> bool:
        """Whether a card wins over another one that was winning."""
        return bool(self._over[other] >> bit & 1)

    def _beaten_by(self, bit: int) -> int:
        suit = self.suit(bit)
        stronger = suit & ~((2 << bit) - 1)
        return stronger if suit == self._trumps else stronger | self._trumps

    def _counting(self, words: Words, worth: tuple[int, ...], trick: int) -> Words:
        """The words of the contract with this worth of each card, and of each trick beside them."""
        counted = words.copy()
        counted[layout.WORTH : layout.SUIT] = worth
        counted[layout.TRICK_POINTS] = trick
        for suit in range(layout.SUITS):
            lowest = worth[suit * layout.SUIT_BITS :][: layout.ALIKE]
            worthless = len(tuple(takewhile(lambda points: points == 0, lowest)))
            counted[layout.WORTHLESS + suit] = (1 << worthless) - 1
        counted.flags.writeable = False
        return counted


def _suit(number: int) -> int:
    return SUIT_SET << number * layout.SUIT_BITS
