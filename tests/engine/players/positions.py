"""Deals of every game laid out as a test wants them."""

from random import Random

from engine.actions import Action
from engine.cards import Card
from engine.deal_plan import TurnUp
from engine.events import Dealt
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState
from engine.view import DealView, view
from engine.zones import Holding, Pile
from tests.engine.table import Table, cards, word

OPEN_PILES = 8


class Laid(Table):
    """A deal in which seats hold what is named by their letters, and others what is left.

    The dealer is the last to speak, so that north speaks first; ``turned`` is the open card.
    """

    def __init__(self, rules: RuleSet, turned: str | None = None, **held: str) -> None:
        super().__init__(rules=rules, dealer=rules.seating.before(Seat.NORTH))
        given = {seat: cards(held.get(seat.name[0], "")) for seat in rules.seating.order}
        (card,) = cards(turned) if turned else (None,)
        taken = {card, *(held for hand in given.values() for held in hand)}
        rest = [each for each in rules.pack.cards if each not in taken]
        plan = rules.dealing
        dealt = sum(plan.packets)
        holdings = [Holding()] * len(Seat)
        for seat in rules.seating.order:
            hand = list(given[seat])
            if card and plan.turn_up is TurnUp.DEALER_LAST and seat is self.state.dealer:
                hand.append(card)
            hand = [*(rest.pop(0) for _ in range(dealt - len(hand))), *hand]
            holdings[seat] = _holding(rules, tuple(hand))
        talon = (card, *rest) if card and plan.turn_up is TurnUp.TALON else tuple(rest)
        self.log.pop()
        self.state = GameState(dealer=self.state.dealer)
        self.happens(Dealt(self.state.dealer, tuple(holdings), talon, card))

    def sees(self, seat: Seat) -> DealView:
        """The deal as a seat sees it."""
        seen = view(self.rules, self.state, seat).deal
        assert seen is not None
        return seen

    def chosen(self, level: Level = Level.CLUB) -> Action:
        """What a player of this level does whose turn it is."""
        seat = self.waits_for[0]
        return choose(level, view(self.rules, self.state, seat), self.rules, Random(1))

    def said(self, level: Level = Level.CLUB) -> str:
        """The same in words."""
        return word(self.chosen(level))


def _holding(rules: RuleSet, hand: tuple[Card, ...]) -> Holding:
    plan = rules.dealing
    if plan.tableau:
        pairs = zip(hand[-OPEN_PILES:], hand, strict=False)
        return Holding(piles=tuple(Pile(top, under) for top, under in pairs))
    return Holding(hand[plan.kitty :], kitty=hand[: plan.kitty])
