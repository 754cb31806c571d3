"""The cards that a player considers, and how they play one."""

from engine.actions import PlayCard
from engine.belote import belote_pairs
from engine.cards import Card
from engine.contract import Contract
from engine.ruleset import RuleSet
from engine.view import DealView


def candidates(rules: RuleSet, deal: DealView, contract: Contract) -> tuple[Card, ...]:
    """The cards that may be played without reneging.

    The queen waits for the king where their belote would be lost otherwise.
    """
    barred = {card for card, _ in deal.barred}
    cards = tuple(
        action.card
        for action in deal.legal
        if isinstance(action, PlayCard) and not action.announcing and action.card not in barred
    )
    if rules.belote is None or not rules.belote.king_first:
        return cards
    pairs = belote_pairs(rules.belote, contract.trump)
    waiting = {queen for king, queen in pairs if king in cards}
    return tuple(card for card in cards if card not in waiting)


def play(deal: DealView, card: Card) -> PlayCard:
    """The card, with all that can be announced with it."""
    announcing = PlayCard(card, announcing=True)
    return announcing if announcing in deal.legal else PlayCard(card)
