"""A worker whose expert never answers, whose club player fails and whose beginner ends it all."""

import os
import threading

from bot.ai_workers.worker import serve
from engine.dealing import Chance
from engine.players import Level
from engine.players.choice import Choice
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import PlayerView
from tests.bot.ai_workers.workers.quick import nothing


def hang(
    view: PlayerView,
    rules: RuleSet,
    rng: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Wait for what never comes."""
    threading.Event().wait()
    raise AssertionError("nobody sets it")


def fail(
    view: PlayerView,
    rules: RuleSet,
    rng: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Have no idea."""
    raise ValueError("no idea")


def die(
    view: PlayerView,
    rules: RuleSet,
    rng: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """End the process."""
    os._exit(3)


if __name__ == "__main__":
    serve({Level.EXPERT: hang, Level.CLUB: fail, Level.BEGINNER: die}, nothing)
