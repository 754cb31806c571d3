"""Whole games of every rule set at random; ``make bench`` plays ten thousand deals of each."""

from random import Random

import pytest

from engine.ruleset import RuleSet
from tests.engine.whole_games import play_deals
from tests.rig.slow import every_game, slow_except

BLOCKS = 6
DEALS = 50


@pytest.mark.parametrize("block", slow_except(range(BLOCKS), {0}))
@every_game
def test_random_games_keep_every_invariant(rules: RuleSet, block: int) -> None:
    assert play_deals(rules, DEALS, Random(f"{rules.key} {block}")) >= DEALS
