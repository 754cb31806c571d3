"""Hands as text: a suit at a time."""

from collections.abc import Iterable

from bot.i18n import Words
from cogs.ui.hand_order import by_suit
from engine.cards import Card
from engine.scales import Scales
from engine.trumps import Trump


def hand_line(cards: Iterable[Card], trump: Trump, scales: Scales, say: Words) -> str:
    """A hand on one line; the trump suit says that it is."""
    return " \N{MIDDLE DOT} ".join(
        say(
            "hand-suit-trump" if suit is trump.suit else "hand-suit",
            suit=suit,
            ranks=" ".join(say.rank_short(card.rank) for card in held),
        )
        for suit, held in by_suit(cards, trump, scales)
    )
