"""Deals that were played, and tables in the middle of one."""

from random import Random

from engine.game import awaited
from engine.players.club import think
from engine.ruleset import RuleSet
from engine.state import Deal, GameState
from engine.variants import VARIANTS
from engine.view import view
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play

FOUR = [rules for rules in VARIANTS if len(rules.seating.order) == 4]


def played_by_clubs(rules: RuleSet, rng: Random) -> Deal:
    """A deal that four clubs played to its end, whatever was bid."""
    state: GameState = in_play(rules, rng)
    while waiting := awaited(rules, state):
        action = think(view(rules, state, waiting[0]), rules, rng).action
        state = after(rules, state, waiting[0], action)
    return running(state)
