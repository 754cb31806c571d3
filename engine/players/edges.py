"""What a hand is worth where no suit is trump, or every suit: in tricks above the average hand.

Fitted to 2 400 deals of self-play; the same numbers serve both contracts, for which the highest
cards of a suit are not the same.
"""

from collections.abc import Sequence

from engine.cards import Card, Suit
from engine.ruleset import RuleSet
from engine.trumps import Trump

MASTER, BEST_TWO, GUARDED_SECOND = 0.85, 0.4, 0.35
"""Average tricks for the best card of a suit, for the second beside it, or guarded without it."""

LONG = 0.15
"""And for each card behind the best one."""

AVERAGE = 1.35
"""What all that amounts to in an average hand."""


def edge(rules: RuleSet, hand: Sequence[Card], trump: Trump) -> float:
    """The tricks that the hand is better than an average one, each of average worth."""
    total = sum(_suit(rules, [c for c in hand if c.suit is suit], trump) for suit in Suit)
    return total - AVERAGE


def extra(rules: RuleSet, card: Card, trump: Trump) -> float:
    """The tricks that a card brings more than any other."""
    return _suit(rules, (card,), trump) - AVERAGE / rules.hand_size


def _suit(rules: RuleSet, cards: Sequence[Card], trump: Trump) -> float:
    if not cards:
        return 0.0
    scale = rules.scales.of(cards[0], trump)
    best, second = sorted(rules.pack.ranks, key=scale.strength, reverse=True)[:2]
    held = {card.rank for card in cards}
    if best in held:
        return MASTER + (BEST_TWO if second in held else 0.0) + LONG * (len(cards) - 1)
    return GUARDED_SECOND if second in held and len(cards) > 1 else 0.0
