"""A contract as the words that the compiled search reads (memory_layout.py)."""

from itertools import takewhile

import numpy as np

from engine.cards import Card, Rank, Suit
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import memory_layout
from engine.solver.chain import chain
from engine.solver.ordering import weights
from engine.solver.refusals import UnrepresentableRules
from engine.solver.words import Words
from engine.trumps import Trump

SUIT_SET = (1 << memory_layout.SUIT_BITS) - 1


class Board:
    """What is the same for every position of a contract; it never changes.

    UnrepresentableRules when the search cannot play by these rules.
    """

    def __init__(self, rules: RuleSet, trump: Trump, doubles: int) -> None:
        self.seats: tuple[Seat, ...] = rules.seating.order
        if len(self.seats) not in (2, 4):
            raise UnrepresentableRules("the solver seats two players or four")
        every = {
            card: number * memory_layout.SUIT_BITS + rules.scales.strength(card, trump) - 1
            for number, suit in enumerate(Suit)
            for card in (Card(rank, suit) for rank in Rank)
        }
        worth = {bit: rules.scales.worth(card, trump) for card, bit in every.items()}
        self.worth = tuple(worth[bit] for bit in range(memory_layout.CARDS))
        self.bits = {card: every[card] for card in rules.pack.cards}
        self.cards = {bit: card for card, bit in self.bits.items()}
        self.last_points = rules.scoring.last_trick
        if self.last_points + sum(self.worth) > memory_layout.MOST_POINTS:
            raise UnrepresentableRules("there are more points than the solver can count")
        trumps = [suit is trump.suit for suit in Suit]
        self._trumps = sum(_suit(number) for number, is_trump in enumerate(trumps) if is_trump)
        self._over = tuple(self._beaten_by(bit) for bit in range(memory_layout.CARDS))
        duties = chain(rules, trump, doubles)
        words = np.zeros(memory_layout.GIVEN, dtype=np.int64)
        words[memory_layout.PLAYERS] = len(self.seats)
        words[memory_layout.TRUMPS] = self._trumps
        words[memory_layout.EVERY_LEAD_TRUMP] = trump is Trump.ALL
        words[memory_layout.FOLLOWING_IS_FREE] = duties.following_is_free
        words[memory_layout.SUIT : memory_layout.BEATEN_BY] = [
            self.suit(bit) for bit in range(memory_layout.CARDS)
        ]
        words[memory_layout.BEATEN_BY : memory_layout.UNDER] = self._over
        words[memory_layout.FOLLOWING : memory_layout.LEADING] = duties.following
        words[memory_layout.LEADING : memory_layout.WEIGHTS] = duties.leading
        words[memory_layout.WEIGHTS : memory_layout.GIVEN] = weights()
        self.in_points = self._counting(words, self.worth, trick=0)
        self.in_tricks = self._counting(words, (0,) * memory_layout.CARDS, trick=1)

    def suit(self, bit: int) -> int:
        """The whole suit of a card."""
        return _suit(bit // memory_layout.SUIT_BITS)

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
        counted[memory_layout.WORTH : memory_layout.SUIT] = worth
        counted[memory_layout.TRICK_POINTS] = trick
        for suit in range(memory_layout.SUITS):
            lowest = worth[suit * memory_layout.SUIT_BITS :][: memory_layout.ALIKE]
            worthless = len(tuple(takewhile(lambda points: points == 0, lowest)))
            counted[memory_layout.WORTHLESS + suit] = (1 << worthless) - 1
        counted.flags.writeable = False
        return counted


def _suit(number: int) -> int:
    return SUIT_SET << number * memory_layout.SUIT_BITS
