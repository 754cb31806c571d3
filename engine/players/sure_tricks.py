"""Whether a hand wins every trick by itself."""

from collections.abc import Sequence

from engine.cards import Card, Suit
from engine.ruleset import RuleSet
from engine.trumps import Trump

TRUMPS = 5
"""With so many of the best trumps, those of the others fall while they are drawn."""


def wins_every_trick(rules: RuleSet, hand: Sequence[Card], trump: Trump) -> bool:
    """Whether nothing is missing above any card: long solid trumps, and masters beside them."""
    trumps = [card for card in hand if trump.covers(card)]
    if trump.suit is None or len(trumps) < TRUMPS:
        return False
    return all(_is_solid(rules, hand, suit, trump) for suit in Suit)


def _is_solid(rules: RuleSet, hand: Sequence[Card], suit: Suit, trump: Trump) -> bool:
    """Whether the cards held in a suit are its highest ones, without a gap."""
    held = {card for card in hand if card.suit is suit}
    ranked = sorted(
        (card for card in rules.pack.cards if card.suit is suit),
        key=lambda card: rules.scales.strength(card, trump),
        reverse=True,
    )
    return held == set(ranked[: len(held)])
