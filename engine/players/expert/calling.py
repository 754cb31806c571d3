"""The calls of the expert."""

from engine.dealing import Chance
from engine.players.choice import Choice
from engine.players.club import think as by_thumb
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import PlayerView


def call(view: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Choice:
    """The call of whoever is to act."""
    return by_thumb(view, rules, luck)
