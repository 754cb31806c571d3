"""Playing with open cards on the table: a look a few tricks ahead."""

from engine.contract import Contract
from engine.players.candidates import candidates, play
from engine.players.choice import Choice, Reason
from engine.players.club.open_hands import Cards, OpenTable, without
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView

FEW = 5
"""Open cards in a hand that are few: nothing being covered, they are looked through to the end."""

AHEAD = (2, 3)
"""Whole tricks looked through, the one on the table included, and with few open cards."""


def duel(rules: RuleSet, deal: DealView, seat: Seat, contract: Contract) -> Choice:
    """The card that gains most against the best answer that can be seen."""
    covers = any(pile.covers for piles in deal.tableau for pile in piles)
    table = OpenTable(rules, contract.trump, covers, contract.doubles)
    mine, theirs = opened(deal, seat), opened(deal, rules.seating.after(seat))
    few = max(len(mine), len(theirs)) <= FEW
    ahead = AHEAD[few] if covers or not few else FEW
    led = deal.trick.plays[0].card if deal.trick and deal.trick.plays else None
    cards = candidates(rules, deal, contract)
    values = {
        card: table.answered(card, without(mine, card), theirs, ahead)
        if led is None
        else -table.taken((led, card), theirs, without(mine, card), ahead)
        for card in cards
    }
    best = max(cards, key=lambda card: (values[card], -table.strength(card)))
    return Choice(play(deal, best), Reason.LOOK_AHEAD, (("points", round(values[best])),))


def opened(deal: DealView, seat: Seat) -> Cards:
    """The open cards of a seat."""
    return tuple(pile.top for pile in deal.tableau[seat] if pile.top is not None)
