"""A worker whose expert does the last legal thing, and talks meanwhile."""

import sys

from bot.ai_workers.worker import serve
from engine.dealing import Chance
from engine.players import Level
from engine.players.choice import Choice, Reason
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import PlayerView
from tests.bot.ai_workers.asking import legal


def last(
    view: PlayerView,
    rules: RuleSet,
    rng: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Do the last legal thing; the facts are the rng and the limits."""
    sys.stdout.write("what a library prints\n")
    sys.stdout.flush()
    facts = (("rng", rng.randrange(10**9)), ("nodes", limits.nodes))
    return Choice(legal(view)[-1], Reason.FORCED, facts)


def nothing() -> None:
    """There is nothing to load."""


if __name__ == "__main__":
    serve({Level.EXPERT: last}, nothing)
