"""The reason for a call or a card that a search has chosen, as belote players would give it."""

from engine.actions import Call, Double, Pass
from engine.cards import Card
from engine.contract import EVERY_TRICK, Bid
from engine.players.choice import Fact, Reason
from engine.players.club.card_play import Position, position, winning
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView

Facts = tuple[tuple[str, Fact], ...]


def call_reason(rules: RuleSet, deal: DealView, seat: Seat, call: Call) -> Reason:
    """What this call does in the auction so far."""
    standing, us = deal.standing, rules.seating.team(seat)
    ours = standing is not None and rules.seating.team(standing.declarer) is us
    match call:
        case Pass():
            if standing is None:
                return Reason.TOO_WEAK
            return Reason.CONTENT if ours else Reason.LEAVE_THEM
        case Double():
            return Reason.WE_MAKE_IT if ours else Reason.THEY_FAIL
        case Bid():
            if call.kind in EVERY_TRICK:
                return Reason.ALL_TRICKS
            if standing is None:
                return Reason.OPENING
            if _is_our_trump(rules, deal, seat, call):
                return Reason.RAISE
            return Reason.CHANGE_SUIT if ours else Reason.OVERCALL


def _is_our_trump(rules: RuleSet, deal: DealView, seat: Seat, bid: Bid) -> bool:
    """Whether this side has bid this trump before."""
    us = rules.seating.team(seat)
    return any(
        isinstance(called.call, Bid)
        and called.call.trump is bid.trump
        and rules.seating.team(called.seat) is us
        for called in deal.auction.calls
    )


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
