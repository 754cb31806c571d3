"""Whether a hand wins every trick by itself."""

from collections.abc import Sequence

from engine.cards import Card, Suit
from engine.ruleset import FirstLead, RuleSet
from engine.seats import Seat
from engine.trumps import Trump
from engine.view import DealView

TRUMPS = 5
"""With so many of the best trumps, those of the others fall while they are drawn."""


def wins_every_trick(rules: RuleSet, deal: DealView, seat: Seat, trump: Trump) -> bool:
    """Whether nothing is missing above any card of a hand that can show it.

    Long solid trumps can; masters alone, at no trumps or all trumps, only if they are led.
    """
    if len(deal.hand) < rules.hand_size:
        return False
    if trump.suit is None:
        eldest = rules.seating.after(deal.dealer)
        able = rules.lead is FirstLead.DECLARER or seat is eldest
    else:
        able = sum(trump.covers(card) for card in deal.hand) >= TRUMPS
    return able and all(_is_solid(rules, deal.hand, suit, trump) for suit in Suit)


def _is_solid(rules: RuleSet, hand: Sequence[Card], suit: Suit, trump: Trump) -> bool:
    """Whether the cards held in a suit are its highest ones, without a gap."""
    held = {card for card in hand if card.suit is suit}
    ranked = sorted(
        (card for card in rules.pack.cards if card.suit is suit),
        key=lambda card: rules.scales.strength(card, trump),
        reverse=True,
    )
    return held == set(ranked[: len(held)])
