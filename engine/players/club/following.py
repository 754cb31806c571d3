"""Playing to a trick that another seat has led."""

from engine.cards import Card
from engine.players.candidates import play
from engine.players.choice import Choice, Reason
from engine.players.club.chances import winning
from engine.players.club.keeping import keep
from engine.players.club.position import Position

OWN = 0.4
"""How much of a card's own points is decided now: the rest may come home later just as well."""

LIKELY = 0.5
"""The chance from which points are given to a trick, and not lost with it."""

COMING = 5.0
"""What winning is worth beyond the points on the table, for each seat still to play."""


def follow(at: Position) -> Choice:
    """The card with the best balance of what it brings now and what it would bring later."""
    chances = {card: winning(at, card) for card in at.cards}
    best = max(at.cards, key=lambda card: (_balance(at, card, chances[card]), -at.strength(card)))
    chance = chances[best]
    facts = (("chance", round(100 * chance)), ("points", at.on_table + at.worth(best)))
    return Choice(play(at.deal, best), _reason(at, best, chance), facts)


def _balance(at: Position, card: Card, chance: float) -> float:
    points = at.on_table + OWN * at.worth(card) + COMING * len(at.to_come)
    return (2.0 * chance - 1.0) * points - keep(at, card)


def _reason(at: Position, card: Card, chance: float) -> Reason:
    best = at.best
    if best is not None and at.beats(card, best.card):
        ruffs = at.is_trump(card) and not at.is_trump(at.trick.plays[0].card)
        return Reason.RUFF if ruffs else Reason.TAKE
    if chance >= LIKELY and at.worth(card) > 0:
        return Reason.GIVE_POINTS
    return Reason.LOW
