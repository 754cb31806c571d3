"""King and queen of trumps in one hand (RULES.md 1.7)."""

from collections.abc import Sequence

from engine.cards import Card, Rank
from engine.seats import Seat
from engine.trumps import Trump
from engine.zones import Holding


def belote_cards(trump: Trump) -> tuple[Card, ...]:
    """King and queen of the trump suit; none when there is no single trump suit (R-04)."""
    suit = trump.suit
    return () if suit is None else (Card(Rank.KING, suit), Card(Rank.QUEEN, suit))


def belote_holder(dealt: Sequence[Holding], trump: Trump) -> Seat | None:
    """The seat to which both cards were dealt; holdings are indexed by seat."""
    pair = belote_cards(trump)
    if not pair:
        return None
    for seat in Seat:
        cards = dealt[seat].cards
        if all(card in cards for card in pair):
            return seat
    return None
