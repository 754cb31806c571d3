"""The count of a hand for a trump, in tens as players count at the table.

The jack and two more trumps count 80; the nine beside them, each trump more, each side ace and each
void count ten more. The numbers were fitted to the points that hands take. ``Count`` says what is
counted: what the hand bids alone, what it adds to its partner's trump, what it takes from the
opponents'.
"""

from collections.abc import Sequence, Set
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, Rank, Suit, Trump
from engine.contract import Contract
from engine.players.prospects import Hypothetical, Prospect, lowest_bid
from engine.ruleset import RuleSet

STEP = 10
"""The step between two numbers."""

# Measured: that two trumps never open costs three game points a deal; it stays
# (docs/strength-history.md).
LONG, SHORT, SHORTEST = 5, 3, 2
"""Trumps needed to bid a number: without one of the best two, and with one; to name a trump alone.

Over an opponent it takes the two lower ones: three, or two with the best.
"""

NEVER = -1000
"""The count of a suit that may not be named."""


class Count(StrEnum):
    """The purpose of a count: to bid alone, to raise the partner, to defend against opponents."""

    OWN = "own"
    SUPPORT = "support"
    AGAINST = "against"


class Naming(StrEnum):
    """The way of naming a suit: with a number, over an opponent's number, alone or again."""

    NUMBER = "number"
    OVER = "over"
    ALONE = "alone"


@dataclass(frozen=True, slots=True, kw_only=True)
class InSuit:
    """The parts of a count with a trump suit; ``length`` is for each number of trumps from none on.

    The second best trump counts only with a partner of at least ``guarded`` - 1 small ones. A void
    counts only with a trump.
    """

    length: tuple[int, ...]
    best: int
    second: int
    guarded: int = 1
    ace: int = 10
    void: int = 0
    belote: bool = False

    def of_trumps(self, held: Set[Rank], best: Rank, second: Rank) -> int:
        """The count of the trumps, without the belote."""
        length = self.length[min(len(held), len(self.length) - 1)]
        guarded = second in held and len(held) >= self.guarded
        return length + self.best * (best in held) + self.second * guarded


@dataclass(frozen=True, slots=True, kw_only=True)
class WithoutSuit:
    """The parts of a count at no trumps or all trumps.

    ``best`` for the highest card of a suit, ``second`` for the next beside it or guarded, ``lead``
    for leading first; it names that trump with ``fewest`` of the highest cards.
    """

    base: int
    best: int
    second: int
    lead: int = 0
    fewest: int = 0
    whole: int


SUITS = {
    Count.OWN: InSuit(
        length=(30, 40, 50, 60, 70, 80, 90, 100, 110), best=20, second=10, void=10, belote=True
    ),
    Count.SUPPORT: InSuit(length=(-20, -10, 0, 10), best=20, second=10, void=10, belote=True),
    Count.AGAINST: InSuit(length=(0, 0, 0, 10, 20, 30, 40, 50, 60), best=10, second=10, guarded=2),
}

SUITLESS = {
    (Trump.NONE, Count.OWN): WithoutSuit(base=20, best=15, second=5, lead=10, fewest=2, whole=130),
    (Trump.NONE, Count.SUPPORT): WithoutSuit(base=-10, best=20, second=5, lead=10, whole=130),
    (Trump.NONE, Count.AGAINST): WithoutSuit(base=0, best=20, second=5, whole=130),
    (Trump.ALL, Count.OWN): WithoutSuit(base=60, best=30, second=10, lead=20, fewest=2, whole=258),
    (Trump.ALL, Count.SUPPORT): WithoutSuit(base=-30, best=40, second=10, lead=20, whole=258),
    (Trump.ALL, Count.AGAINST): WithoutSuit(base=0, best=20, second=5, whole=258),
}


def count(
    rules: RuleSet, hand: Sequence[Card], trump: Trump, how: Count, *, leads: bool = False
) -> int:
    """The count of a hand for a trump."""
    lead = SUITLESS[trump, how].lead if leads and trump.suit is None else 0
    return counted(rules, hand, trump, how) + lead


def may_name(
    rules: RuleSet, hand: Sequence[Card], trump: Trump, naming: Naming = Naming.NUMBER
) -> bool:
    """Whether the hand is long enough in this suit, or has enough of the highest cards."""
    best, second = best_two(rules, trump)
    # Length tells nothing without a trump suit: the highest cards do.
    if trump.suit is None:
        return sum(card.rank is best for card in hand) >= SUITLESS[trump, Count.OWN].fewest
    held = {card.rank for card in hand if trump.covers(card)}
    top = best in held or second in held
    match naming:
        case Naming.ALONE:
            return len(held) >= SHORTEST
        case Naming.OVER:
            return len(held) >= (SHORTEST if best in held else SHORT)
        case _:
            return len(held) >= (SHORT if top else LONG)


def counted(rules: RuleSet, hand: Sequence[Card], trump: Trump, how: Count) -> int:
    """The count of the cards, suit by suit."""
    best, second = best_two(rules, trump)
    suits = [{card.rank for card in hand if card.suit is suit} for suit in Suit]
    if trump.suit is None:
        masters = SUITLESS[trump, how]
        return masters.base + sum(
            masters.best * (best in held) + masters.second * (second in held and len(held) > 1)
            for held in suits
        )
    counting, ace = SUITS[how], plain_best(rules)
    trumps = {card.rank for card in hand if trump.covers(card)}
    total = counting.of_trumps(trumps, best, second)
    if counting.belote and {Rank.KING, Rank.QUEEN} <= trumps:
        total += belote_help(rules)
    for suit, held in zip(Suit, suits, strict=True):
        if suit is not trump.suit:
            total += counting.ace * (ace in held) + counting.void * (not held and bool(trumps))
    return total


def of_card(rules: RuleSet, card: Card, trump: Trump) -> int:
    """The count of one trump in a hand whose other cards are not known."""
    best, second = best_two(rules, trump)
    if trump.suit is None:
        return SUITLESS[trump, Count.OWN].best * (card.rank is best)
    counting = SUITS[Count.OWN]
    return counting.of_trumps({card.rank}, best, second) - counting.of_trumps(set(), best, second)


# By the rules that it depends on: it is asked for each hand that is counted.
_HELP: dict[object, int] = {}


def belote_help(rules: RuleSet) -> int:
    """The card points by which a contract needs fewer with the belote."""
    if rules.belote is None:
        return 0
    key = (rules.scoring, rules.belote, rules.pack, rules.scales, lowest_bid(rules))
    if key not in _HELP:
        imagined, first = Hypothetical(rules), rules.seating.order[0]
        contract = Contract(first, lowest_bid(rules))
        without, held = (
            imagined.needed(contract, Prospect(mean=0.0, spread=1.0, belote=(points, 0)))
            for points in (0, rules.belote.points)
        )
        _HELP[key] = without - held
    return _HELP[key]


def best_two(rules: RuleSet, trump: Trump) -> tuple[Rank, Rank]:
    """The two best cards of a suit that is trump."""
    scale = rules.scales.of(Card(Rank.ACE, trump.suit or Suit.SPADES), trump)
    best, second = sorted(rules.pack.ranks, key=scale.strength, reverse=True)[:2]
    return best, second


def plain_best(rules: RuleSet) -> Rank:
    """The best card of a suit that is not trump."""
    return max(rules.pack.ranks, key=rules.scales.plain.strength)


def wins_every_trick(rules: RuleSet, hand: Sequence[Card], trump: Trump, *, leads: bool) -> bool:
    """Whether the hand wins every trick by itself.

    With a trump suit it takes long solid trumps; at no trumps and all trumps the hand must lead.
    """
    if len(hand) < rules.hand_size:
        return False
    able = leads if trump.suit is None else sum(map(trump.covers, hand)) >= LONG
    return able and all(_is_solid(rules, hand, suit, trump) for suit in Suit)


def _is_solid(rules: RuleSet, hand: Sequence[Card], suit: Suit, trump: Trump) -> bool:
    """Whether the cards held in a suit are its highest ones, without a gap."""
    held = {card for card in hand if card.suit is suit}
    ranked = sorted(
        (card for card in rules.pack.cards if card.suit is suit),
        key=lambda card: rules.scales.strength(card, trump),
        reverse=True,
    )
    return held == set(ranked[: len(held)])
