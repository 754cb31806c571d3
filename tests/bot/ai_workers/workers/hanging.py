"""A worker whose expert never answers, whose club player fails and whose beginner ends it all."""

import os
import threading

from bot.ai_workers.worker import serve
from engine.actions import Action
from engine.dealing import Chance
from engine.players import Level
from engine.solver import Limits
from engine.view import PlayerView
from tests.bot.ai_workers.asking import player
from tests.bot.ai_workers.workers.quick import nothing


def hang(view: PlayerView, rng: Chance, limits: Limits) -> Action:
    """Wait for what never comes."""
    threading.Event().wait()
    raise AssertionError("nobody sets it")


def fail(view: PlayerView, rng: Chance, limits: Limits) -> Action:
    """Have no idea."""
    raise ValueError("no idea")


def die(view: PlayerView, rng: Chance, limits: Limits) -> Action:
    """End the process."""
    os._exit(3)


if __name__ == "__main__":
    players = {Level.EXPERT: player(hang), Level.CLUB: player(fail), Level.BEGINNER: player(die)}
    serve(players, nothing)
