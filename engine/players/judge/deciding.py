"""The players whose decisions judges look at."""

from dataclasses import dataclass

from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Deciding:
    """The view of a seat that is to act, the rules, and how its table understands calls."""

    view: PlayerView
    rules: RuleSet
    understanding: Understanding = DEFAULT_UNDERSTANDING
