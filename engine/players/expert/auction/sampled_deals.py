"""Deals that a seat imagines while trumps are being chosen: what it sees, the rest at random."""

from dataclasses import dataclass, replace

import numpy as np

from engine.cards import Card
from engine.contract import Contract
from engine.deal_plan import TurnUp
from engine.dealing import completed
from engine.events import Dealt
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal
from engine.view import DealView
from engine.zones import Holding

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class World:
    """A deal as it may lie: what each seat holds, and the cards not dealt yet."""

    holdings: tuple[Holding, ...]
    talon: tuple[Card, ...]

    def hand(self, seat: Seat) -> Hand:
        """What this seat sees of its own cards."""
        return self.holdings[seat].hand

    def hands(self) -> tuple[Hand, ...]:
        """What each seat sees of its own cards."""
        return tuple(holding.hand for holding in self.holdings)


def imagined(
    rules: RuleSet, deal: DealView, seat: Seat, number: int, dice: np.random.Generator
) -> tuple[World, ...]:
    """So many deals that fit what the seat sees before the play, each as likely as another."""
    plan, hidden = rules.dealing, deal.turned not in (None, *deal.hand)
    cards = rules.pack.cards
    unseen = [card for card in cards if card not in deal.hand and card != deal.turned]
    with_dealer = hidden and plan.turn_up is TurnUp.DEALER_LAST
    in_talon = hidden and plan.turn_up is TurnUp.TALON
    return tuple(
        _laid(rules, deal, seat, [unseen[place] for place in row], (with_dealer, in_talon))
        for row in dice.permuted(np.tile(np.arange(len(unseen)), (number, 1)), axis=1).tolist()
    )


def _laid(
    rules: RuleSet, deal: DealView, seat: Seat, cards: list[Card], turned: tuple[bool, bool]
) -> World:
    """The unseen cards laid out in this order."""
    kitty, (with_dealer, in_talon) = rules.dealing.kitty, turned
    open_card = () if deal.turned is None else (deal.turned,)
    holdings, top = [Holding()] * len(deal.counts), 0
    for other in rules.seating.order:
        known = deal.hand if other is seat else ()
        shown = open_card if with_dealer and other is deal.dealer else ()
        missing = deal.counts[other] - len(known) - len(shown)
        fresh = tuple(cards[top : top + missing])
        top += missing
        held = (*known, *fresh, *shown)
        aside = len(held) - kitty
        holdings[other] = Holding(held[:aside], kitty=held[aside:])
    return World(tuple(holdings), (*(open_card if in_talon else ()), *cards[top:]))


def dealt_out(rules: RuleSet, deal: DealView, world: World, contract: Contract) -> tuple[Hand, ...]:
    """The hands with which this contract is played."""
    if not world.talon and not rules.dealing.kitty:
        return world.hands()
    laid_out = Dealt(deal.dealer, world.holdings, world.talon, deal.turned)
    begun = Deal(
        number=deal.number,
        dealer=deal.dealer,
        laid_out=laid_out,
        dealt=world.holdings,
        holdings=world.holdings,
        talon=world.talon,
        auction=replace(deal.auction, calls=()),
    )
    done = completed(rules, begun, contract)
    return world.hands() if done is None else tuple(holding.cards for holding in done.holdings)
