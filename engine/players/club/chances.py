"""How likely a card is to win the trick, as far as the seat can tell."""

from engine.cards import Card
from engine.players.club.position import Position
from engine.seats import Seat

RECOVERY = 0.5
"""How much less often the partner beats a card not yet on the table than the one that is."""


def beaten_by(at: Position, seat: Seat, best: Card, led: Card) -> float:
    """The chance that the seat can beat the card that wins so far."""
    over = tuple(card for card in at.over(best) if at.memory.may_hold(seat, card))
    beating = 1.0 - at.memory.none_of(seat, over)
    if at.is_trump(best) and not at.is_trump(led):
        return void_in(at, seat, led) * beating
    if at.is_trump(led) or at.trump.suit is None:
        return beating
    ruffing = 1.0 - at.memory.none_of(seat, at.trumps_out())
    return beating + void_in(at, seat, led) * ruffing


def void_in(at: Position, seat: Seat, led: Card) -> float:
    """The chance that the seat has no card of the suit led."""
    return at.memory.none_of(seat, at.memory.left_in(led.suit))


def winning(at: Position, card: Card) -> float:
    """The chance that this side wins the trick when the seat plays this card."""
    plays = at.trick.plays
    led = plays[0].card if plays else card
    so_far = at.best
    mine = so_far is None or at.beats(card, so_far.card)
    best = card if so_far is None or mine else so_far.card
    chance = 1.0 if mine or (so_far is not None and so_far.seat == at.partner) else 0.0
    for seat in at.to_come:
        beaten = min(1.0, beaten_by(at, seat, best, led))
        if seat == at.partner:
            fresh = chance == 0.0
            chance += (1.0 - chance) * beaten * (1.0 if fresh else RECOVERY)
        else:
            chance *= 1.0 - beaten
    return chance
