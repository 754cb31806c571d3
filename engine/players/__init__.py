"""The computer players: each sees a PlayerView and nothing else."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol

from engine.actions import Action
from engine.dealing import Chance
from engine.players import beginner, club, expert
from engine.players.choice import Choice
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import PlayerView

# Measured: one million gave up 0.9 ± 0.8 card points per deal more, nine million no fewer.
THOUGHT = Limits(nodes=3_000_000)
"""The default limits of a decision: about 150 ms of one core."""


class Level(StrEnum):
    """The level of a computer player."""

    EXPERT = "expert"
    CLUB = "club"
    BEGINNER = "beginner"


class Player(Protocol):
    """A computer player; the same random numbers and limits give the same choice."""

    def __call__(
        self,
        view: PlayerView,
        rules: RuleSet,
        luck: Chance,
        limits: Limits,
        understanding: Understanding = DEFAULT_UNDERSTANDING,
        /,
    ) -> Choice:
        """Return a legal action of the view and the reason for it."""
        ...


PLAYERS: Mapping[Level, Player] = {
    Level.EXPERT: expert.think,
    Level.CLUB: lambda view, rules, luck, _, understanding=DEFAULT_UNDERSTANDING: club.think(
        view, rules, luck, understanding
    ),
    Level.BEGINNER: lambda view, rules, luck, _, understanding=DEFAULT_UNDERSTANDING: (
        beginner.think(view, rules, luck, understanding)
    ),
}


def choose(
    level: Level,
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits = THOUGHT,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Action:
    """Return the choice of a player of this level."""
    return PLAYERS[level](view, rules, luck, limits, understanding).action
