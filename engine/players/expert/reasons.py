"""The reason for a card that a search has chosen, as belote players would give it."""

from engine.cards import Card
from engine.players.choice import Fact, Reason
from engine.players.club.card_play import Position, position, winning
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView

Facts = tuple[tuple[str, Fact], ...]


def card_reason(rules: RuleSet, deal: DealView, seat: Seat, card: Card) -> tuple[Reason, Facts]:
    """What this card does in the trick; facts as the rules of thumb give them."""
    at = position(rules, deal, seat)
    if not at.trick.plays:
        return _lead(at, card), ()
    chance, points = winning(at, card), at.on_table + at.worth(card)
    facts = (("chance", round(100 * chance)), ("points", points))
    return _follow(at, card, chance), facts


def _lead(at: Position, card: Card) -> Reason:
    if at.is_trump(card) and at.trumps_against():
        if not at.attacking:
            return Reason.STOP_RUFFS
        return Reason.DRAW_TRUMPS if at.is_master(card) else Reason.FORCE_TRUMP
    if at.is_master(card):
        return Reason.CASH_MASTER
    if at.partner is not None and card.suit in at.suits_named_by(at.partner):
        return Reason.PARTNERS_SUIT
    alone = len(at.held_in(card.suit)) == 1
    if alone and any(map(at.is_trump, at.deal.hand)) and not at.is_trump(card):
        return Reason.SHORT_SUIT
    return Reason.SAFE_LEAD


LIKELY = 0.5
"""The chance to win the trick from which a card that is not the cheapest gives points to it."""


def _follow(at: Position, card: Card, chance: float) -> Reason:
    best, led = at.best, at.trick.plays[0].card
    if best is not None and at.beats(card, best.card):
        return Reason.RUFF if at.is_trump(card) and not at.is_trump(led) else Reason.TAKE
    if at.worth(card) > min(map(at.worth, at.cards)) and chance >= LIKELY:
        return Reason.GIVE_POINTS
    return Reason.LOW if card.suit is led.suit or at.is_trump(card) else Reason.DISCARD
