"""The order in which a hand is held: as its owner likes it."""

from collections.abc import Iterable

from bot.taste import HandOrder
from engine.cards import Card, Suit
from engine.scales import Scales
from engine.trumps import Trump

DISPLAY_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red in turn, so that neighbours are told apart."""


def by_suit(
    cards: Iterable[Card], trump: Trump, scales: Scales, order: HandOrder = HandOrder.TRUMPS
) -> tuple[tuple[Suit, tuple[Card, ...]], ...]:
    """The suits held, each with its cards; trumps first unless each suit keeps its place."""
    held = tuple(cards)
    suits = sorted(DISPLAY_SUITS, key=lambda suit: order.trumps_first and suit is not trump.suit)
    groups = (
        (
            suit,
            tuple(
                sorted(
                    (card for card in held if card.suit is suit),
                    key=lambda card: scales.strength(card, trump),
                    reverse=not order.rises,
                )
            ),
        )
        for suit in suits
    )
    return tuple((suit, held_in_suit) for suit, held_in_suit in groups if held_in_suit)


def in_order(
    cards: Iterable[Card], trump: Trump, scales: Scales, order: HandOrder = HandOrder.TRUMPS
) -> tuple[Card, ...]:
    """The same in one row; by strength, plain suits are mixed and trumps are the strongest."""
    row = tuple(card for _, held in by_suit(cards, trump, scales, order) for card in held)
    if not order.by_strength:
        return row
    return tuple(
        sorted(
            row,
            key=lambda card: (trump.covers(card), scales.strength(card, trump)),
            reverse=not order.rises,
        )
    )
