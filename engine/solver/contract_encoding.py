"""A contract as the words that the compiled search reads: cards, duties and move weights.

The duties of a rule set become two small tables, filled by asking the duties themselves about a
hand of each composition.
"""

from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.cards import Card, Rank, Suit, Trump
from engine.obligations import (
    FollowSuit,
    NoLowRuffOverPartner,
    NoTrumpLead,
    NoUnderruff,
    Overruff,
    OvertakeLead,
    Ruff,
    RuffToWin,
)
from engine.ruleset import Obligation, RuleSet, Situation
from engine.solver import memory_layout
from engine.solver.card_layouts import WordArray
from engine.solver.position import UnrepresentableRules
from engine.tricks import sift

if TYPE_CHECKING:
    from engine.seats import Seat

KNOWN = (
    FollowSuit,
    NoLowRuffOverPartner,
    NoTrumpLead,
    NoUnderruff,
    Overruff,
    OvertakeLead,
    Ruff,
    RuffToWin,
)
"""The duties that the tables can express: they tell cards apart by the groups below only."""

PARTNER_WINS, RUFFED = 1, 2
FOLLOW_HIGH, FOLLOW_LOW, PLAIN, TRUMP_HIGH, TRUMP_LOW = 0, 1, 2, 3, 4
"""The groups of a hand: the suit led, other plain cards, trumps; high are those that would win."""

PLAIN_LEAD, TRUMP_LEAD = 1, 2
"""The groups of a hand that leads."""

# Measured: with the larger table hard deals of two hands take half as long.
PLACE_BITS = {2: memory_layout.MOST_PLACE_BITS, 4: memory_layout.FEWEST_PLACE_BITS}
"""The size of the table of positions in bits, by the number of players."""

FIRST_GROUP = 4
TRUMP_LED = FIRST_GROUP << 5
ENTRIES = TRUMP_LED << 1


@dataclass(frozen=True, slots=True)
class Chain:
    """The legal part of a hand under the duties, by the groups of cards that it has.

    ``following`` is indexed by the sum of ``PARTNER_WINS``, ``RUFFED``, ``FIRST_GROUP`` shifted by
    each group held and ``TRUMP_LED``, ``leading`` by the sum of ``PLAIN_LEAD`` and ``TRUMP_LEAD``
    for the groups held; what each holds are the groups that may be played, as a sum of bits.
    """

    following: tuple[int, ...]
    leading: tuple[int, ...]
    following_is_free: bool
    trumps_can_be_drawn: bool


def chain(rules: RuleSet, trump: Trump, closed: bool) -> Chain:
    """The tables of this rule set for a contract; UnrepresentableRules if they cannot say it."""
    for duty in rules.obligations:
        if not isinstance(duty, KNOWN):
            raise UnrepresentableRules(f"the duty {type(duty).__name__} is unknown to the solver")
        if isinstance(duty, NoTrumpLead) and duty.opening_only and closed:
            raise UnrepresentableRules("to the solver no trick is the first")
    following = tuple(_allowed(rules, trump, closed, index) for index in range(ENTRIES))
    follow = 1 << FOLLOW_HIGH | 1 << FOLLOW_LOW
    leading = tuple(_leads(rules, trump, closed, held) for held in range(4))
    return Chain(
        following,
        leading,
        all(
            following[index] == held & follow
            for index in range(TRUMP_LED)
            if (held := index // FIRST_GROUP) & follow
        ),
        bool(leading[PLAIN_LEAD | TRUMP_LEAD] & TRUMP_LEAD)
        and all(
            following[index] & ~follow == 0
            for index in range(TRUMP_LED, ENTRIES)
            if index // FIRST_GROUP & follow
        ),
    )


def _allowed(rules: RuleSet, trump: Trump, closed: bool, index: int) -> int:
    """The groups that may be played by a hand of this composition, as a sum of bits.

    A card of each group stands for all of it: the duties tell no more apart.
    """
    held = index // FIRST_GROUP % (1 << 5)
    ruffed, trump_led = bool(index & RUFFED), bool(index & TRUMP_LED)
    led_suit, trump_suit, other = _suits(trump, trump_led)
    order = rules.scales.of(Card(Rank.ACE, led_suit), trump).order
    strong, middle, weak = order[0], order[len(order) // 2], order[-1]
    trump_order = rules.scales.trump.order
    led, best = Card(middle, led_suit), Card(middle, led_suit)
    groups = {
        FOLLOW_HIGH: Card(strong, led_suit),
        FOLLOW_LOW: Card(weak, led_suit),
        PLAIN: Card(Rank.ACE, other),
    }
    if trump_suit is not None and trump_suit is not led_suit:
        groups[TRUMP_HIGH] = Card(trump_order[0], trump_suit)
        # Once the trick is ruffed no card of the suit led would win: there is no high one.
        if ruffed:
            best = Card(trump_order[len(trump_order) // 2], trump_suit)
            groups[TRUMP_LOW] = Card(trump_order[-1], trump_suit)
            del groups[FOLLOW_HIGH]
    cards = {card: group for group, card in groups.items() if held >> group & 1}
    situation = Situation(
        trick=(led,) if led == best else (led, best),
        trump=trump,
        scales=rules.scales,
        best=best,
        partner_winning=bool(index & PARTNER_WINS),
        closed=closed,
    )
    return _groups(cards, rules.obligations, situation)


def _leads(rules: RuleSet, trump: Trump, closed: bool, held: int) -> int:
    """The groups that may be led by a hand of these, as a sum of bits."""
    _, trump_suit, other = _suits(trump, trump_led=False)
    cards = {Card(Rank.ACE, other): 0} if held & PLAIN_LEAD else {}
    if held & TRUMP_LEAD and trump_suit is not None:
        cards[Card(Rank.ACE, trump_suit)] = 1
    situation = Situation((), trump, rules.scales, None, partner_winning=False, closed=closed)
    return _groups(cards, rules.obligations, situation)


def _groups(cards: dict[Card, int], duties: tuple[Obligation, ...], situation: Situation) -> int:
    return sum(1 << cards[card] for card in sift(tuple(cards), duties, situation).allowed)


def _suits(trump: Trump, trump_led: bool) -> tuple[Suit, Suit | None, Suit]:
    """The suit led, the trump suit if there is one, and a third."""
    trump_suit = trump.suit
    if trump_led and trump_suit is not None:
        return trump_suit, trump_suit, next(suit for suit in Suit if suit is not trump_suit)
    led, other = [suit for suit in Suit if suit is not trump_suit][:2]
    return led, trump_suit, other


LEARNED = Path(__file__).with_name("move_weights.txt")


def kind_of(trump: Trump) -> str:
    """The name of the contracts whose moves are ordered by the same weights."""
    return "suit" if trump.suit is not None else "none" if trump is Trump.NONE else "all"


@cache
def weights(kind: str) -> WordArray:
    """The weight of each feature in contracts of a kind."""
    sections = LEARNED.read_text("utf-8").split("#")
    (numbers,) = (section.split()[1:] for section in sections if section.split()[:1] == [kind])
    learned = np.zeros(memory_layout.GIVEN - memory_layout.WEIGHTS, dtype=np.int64)
    learned[: len(numbers)] = np.array(numbers, dtype=np.int64)
    return learned


SUIT_SET = (1 << memory_layout.SUIT_BITS) - 1


class Board:
    """The words of a contract, the same for all its positions; immutable.

    UnrepresentableRules when the search cannot play by these rules.
    """

    def __init__(self, rules: RuleSet, trump: Trump, closed: bool) -> None:
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
        over = []
        for bit in range(memory_layout.CARDS):
            suit = self.suit(bit)
            stronger = suit & ~((2 << bit) - 1)
            over.append(stronger if suit == self._trumps else stronger | self._trumps)
        self._over = tuple(over)
        duties = chain(rules, trump, closed)
        words = np.zeros(memory_layout.GIVEN, dtype=np.int64)
        words[memory_layout.PLAYERS] = len(self.seats)
        words[memory_layout.PLACE_BITS] = PLACE_BITS[len(self.seats)]
        words[memory_layout.TRUMPS] = self._trumps
        words[memory_layout.EVERY_LEAD_TRUMP] = trump is Trump.ALL
        words[memory_layout.FOLLOWING_IS_FREE] = duties.following_is_free
        words[memory_layout.TRUMPS_CAN_BE_DRAWN] = duties.trumps_can_be_drawn
        words[memory_layout.SUIT : memory_layout.BEATEN_BY] = [
            self.suit(bit) for bit in range(memory_layout.CARDS)
        ]
        words[memory_layout.BEATEN_BY : memory_layout.UNDER] = self._over
        words[memory_layout.FOLLOWING : memory_layout.LEADING] = duties.following
        words[memory_layout.LEADING : memory_layout.WEIGHTS] = duties.leading
        words[memory_layout.WEIGHTS : memory_layout.GIVEN] = weights(kind_of(trump))
        self.in_points = self._counting(words, self.worth, trick=0)
        self.in_tricks = self._counting(words, (0,) * memory_layout.CARDS, trick=1)

    def suit(self, bit: int) -> int:
        """The whole suit of a card."""
        return _suit(bit // memory_layout.SUIT_BITS)

    def beats(self, bit: int, other: int) -> bool:
        """Whether a card wins over another one that was winning."""
        return bool(self._over[other] >> bit & 1)

    def _counting(self, words: WordArray, worth: tuple[int, ...], trick: int) -> WordArray:
        """The words of the contract with this worth of each card, and of each trick beside them."""
        counted = words.copy()
        counted[memory_layout.WORTH : memory_layout.SUIT] = worth
        counted[memory_layout.TRICK_POINTS] = trick
        # The lowest cards worth nothing (7, 8 and 9 of a plain suit) are equal: positions that
        # differ in them alone are one.
        for suit in range(memory_layout.SUITS):
            lowest = worth[suit * memory_layout.SUIT_BITS :][: memory_layout.ALIKE]
            worthless = len(tuple(takewhile(lambda points: points == 0, lowest)))
            counted[memory_layout.WORTHLESS + suit] = (1 << worthless) - 1
        counted.flags.writeable = False
        return counted


def _suit(number: int) -> int:
    return SUIT_SET << number * memory_layout.SUIT_BITS
