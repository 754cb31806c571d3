"""The reason for a card that a search has chosen, as belote players would give it."""

from engine.cards import Card
from engine.players.choice import Reason
from engine.players.club.card_play import CardDecision, Facts, position, reason_to_follow, winning
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView


def card_reason(rules: RuleSet, deal: DealView, seat: Seat, card: Card) -> tuple[Reason, Facts]:
    """The purpose of this card in the trick; facts as the rules of thumb give them."""
    at = position(rules, deal, seat)
    if not at.trick.plays:
        over = at.over(card)
        named = _usual_lead(at, card)
        if named is not None:
            return named, ()
        # Once the only card above the led one is gone, a held one with none between is master.
        if len(over) == 1 and any(
            all(at.strength(each) >= at.strength(card) for each in at.over(held))
            for held in at.held_in(card.suit)
            if held != card
        ):
            return Reason.FORCE_OUT, (("card", str(over[0])),)
        dear = at.worth(card) > min(map(at.worth, at.cards))
        return Reason.LEAST_BAD if dear else Reason.SAFE_LEAD, ()
    return reason_to_follow(at, card, winning(at, card))


def _usual_lead(at: CardDecision, card: Card) -> Reason | None:
    """The rule of thumb for this lead, if there is one."""
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
    return None
