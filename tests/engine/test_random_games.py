"""Whole games of every rule set at random; ``make bench`` plays ten thousand deals of each."""

from random import Random

import pytest

from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from tests.engine.whole_games import play_deals

BLOCKS = 2
DEALS = 150


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_whole_games_at_random(rules: RuleSet, block: int) -> None:
    assert play_deals(rules, DEALS, Random(f"{rules.key} {block}")) >= DEALS
