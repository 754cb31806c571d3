"""The cards whose place everybody has seen: open before a player, shown in a meld, turned up."""

from collections.abc import Iterator

from engine.cards import Card
from engine.contract import Contract
from engine.deal_plan import TurnUp
from engine.dealing import taker
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView


def seen_with(rules: RuleSet, deal: DealView, contract: Contract) -> Iterator[tuple[Seat, Card]]:
    """Who was seen with which card; some have been played since."""
    for seat in rules.seating.order:
        for pile in deal.tableau[seat]:
            if pile.top is not None:
                yield seat, pile.top
        for meld in deal.melds[seat]:
            for card in meld.cards:
                yield seat, card
    if deal.turned is not None:
        yield turned_with(rules, deal, contract), deal.turned


def turned_with(rules: RuleSet, deal: DealView, contract: Contract) -> Seat:
    """Who holds the turned card under this contract."""
    dealers = rules.dealing.turn_up is TurnUp.DEALER_LAST
    return deal.dealer if dealers else taker(rules, contract)
