"""The computer players: each sees a PlayerView and nothing else."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol

from engine.actions import Action
from engine.dealing import Chance
from engine.players import beginner, club
from engine.players.choice import Choice
from engine.ruleset import RuleSet
from engine.view import PlayerView


class Level(StrEnum):
    """How well a computer plays."""

    CLUB = "club"
    BEGINNER = "beginner"


class Player(Protocol):
    """A way of playing; the same luck gives the same choice."""

    def __call__(self, view: PlayerView, rules: RuleSet, luck: Chance, /) -> Choice:
        """One of the legal actions of the view, and the thought behind it."""
        ...


PLAYERS: Mapping[Level, Player] = {Level.CLUB: club.think, Level.BEGINNER: beginner.think}


def choose(level: Level, view: PlayerView, rules: RuleSet, luck: Chance) -> Action:
    """What a player of this level does."""
    return PLAYERS[level](view, rules, luck).action
