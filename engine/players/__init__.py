"""Computer players: they see a PlayerView only (provisional, to be replaced by the club player)."""

from enum import StrEnum
from random import Random

from engine.actions import Action
from engine.ruleset import RuleSet
from engine.view import PlayerView


class Level(StrEnum):
    """How well a computer plays."""

    CLUB = "club"


def choose(level: Level, view: PlayerView, rules: RuleSet, rng: Random) -> Action:
    """One of the legal actions of the view."""
    if view.deal is None:
        raise ValueError("nothing to choose")
    return rng.choice(view.deal.legal)
