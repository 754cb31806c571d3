"""The hands that a seat may end up with while cards are still to come to it."""

from engine.cards import Card
from engine.deal_plan import TurnUp
from engine.dealing import Chance
from engine.ruleset import RuleSet
from engine.view import DealView

Hand = tuple[Card, ...]

IMAGINED = 24
"""How many hands stand for all of them."""


def whole_hands(rules: RuleSet, deal: DealView, luck: Chance) -> tuple[Hand, ...]:
    """The own hand, or as many with which it may play when somebody else takes what is turned."""
    return _completed(rules, deal, deal.hand, luck)


def hands_with_turned(rules: RuleSet, deal: DealView, luck: Chance) -> tuple[Hand, ...]:
    """The hands when this seat takes the turned card, where one lies to be taken."""
    taken = rules.dealing.turn_up is TurnUp.TALON and deal.turned not in (None, *deal.hand)
    if not taken or deal.turned is None:
        return whole_hands(rules, deal, luck)
    return _completed(rules, deal, (*deal.hand, deal.turned), luck)


def _completed(rules: RuleSet, deal: DealView, hand: Hand, luck: Chance) -> tuple[Hand, ...]:
    missing = rules.hand_size - len(hand)
    if missing <= 0 or any(deal.tableau):
        return (hand,)
    unseen = [card for card in rules.pack.cards if card not in hand and card != deal.turned]
    return tuple((*hand, *_drawn(unseen, missing, luck)) for _ in range(IMAGINED))


def _drawn(unseen: list[Card], count: int, luck: Chance) -> Hand:
    for place in range(count):
        other = place + luck.randrange(len(unseen) - place)
        unseen[place], unseen[other] = unseen[other], unseen[place]
    return tuple(unseen[:count])
