"""One thought of one player, in whatever process."""

import time
from random import Random

from bot.ai_workers.questions import Thought
from engine.players import Player
from engine.ruleset import RuleSet
from engine.solver import NO_LIMITS, Limits
from engine.view import PlayerView

A_THOUSAND = 1000


def think(
    player: Player, view: PlayerView, rules: RuleSet, seed: int, limits: Limits = NO_LIMITS
) -> Thought:
    """What this player does with this luck, within these limits."""
    began = time.thread_time()
    choice = player(view, rules, Random(seed), limits)
    return Thought(choice, (time.thread_time() - began) * A_THOUSAND)
