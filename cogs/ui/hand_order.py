"""The order in which a hand is held: trumps first, suits together, strong to weak."""

from collections.abc import Iterable

from engine.cards import Card, Suit
from engine.scales import Scales
from engine.trumps import Trump

DISPLAY_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbours are told apart."""


def by_suit(
    cards: Iterable[Card], trump: Trump, scales: Scales
) -> tuple[tuple[Suit, tuple[Card, ...]], ...]:
    """The suits held, trumps first, each with its cards from strong to weak."""
    held = tuple(cards)
    suits = sorted(DISPLAY_SUITS, key=lambda suit: suit is not trump.suit)
    groups = (
        (
            suit,
            tuple(
                sorted(
                    (card for card in held if card.suit is suit),
                    key=lambda card: scales.strength(card, trump),
                    reverse=True,
                )
            ),
        )
        for suit in suits
    )
    return tuple((suit, held_in_suit) for suit, held_in_suit in groups if held_in_suit)
