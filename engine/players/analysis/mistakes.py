"""What kind of mistake a card was beside a better one, told from the facts of the position."""

from engine.cards import Card
from engine.players.analysis import Mistake
from engine.players.club.card_play import Position, position
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView


def mistake(rules: RuleSet, deal: DealView, seat: Seat, best: Card, done: Card) -> Mistake:
    """What kind of mistake it was to play ``done``, where ``best`` was better."""
    at = position(rules, deal, seat)
    named = _in_trick(at, best, done) if at.trick.plays else _leading(at, best, done)
    if named is not None:
        return named
    higher = at.strength(done) > at.strength(best)
    return Mistake.PLAYED_HIGH if higher else Mistake.PLAYED_LOW


def _leading(at: Position, best: Card, done: Card) -> Mistake | None:
    if best.suit is done.suit:
        return None
    if at.is_trump(best):
        return Mistake.TRUMPS_LATE
    if at.is_trump(done):
        return Mistake.TRUMPS_WASTED
    if at.is_master(best) and not at.is_master(done):
        return Mistake.MASTER_KEPT
    if at.is_master(done) and not at.is_master(best):
        return Mistake.MASTER_EARLY
    return Mistake.WRONG_SUIT


def _in_trick(at: Position, best: Card, done: Card) -> Mistake | None:
    led, winner = at.trick.plays[0].card, at.best
    if winner is None:
        raise ValueError("nobody has led to the trick")
    if not at.is_trump(led) and at.is_trump(best) is not at.is_trump(done):
        return Mistake.RUFF_MISSED if at.is_trump(best) else Mistake.RUFF_WASTED
    taking = at.beats(best, winner.card)
    if taking is not at.beats(done, winner.card):
        return Mistake.TRICK_LEFT if taking else Mistake.TRICK_TAKEN
    if not taking and at.worth(best) != at.worth(done):
        ours = at.rules.seating.team(winner.seat) is at.rules.seating.team(at.seat)
        less = at.worth(done) < at.worth(best)
        if ours is less:
            return Mistake.POINTS_KEPT if less else Mistake.POINTS_GIVEN
    return None if best.suit is done.suit else Mistake.WRONG_DISCARD
