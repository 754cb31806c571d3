"""Ten thousand deals of every rule set, watched at every step."""

from random import Random

import pytest

from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from tests.engine.whole_games import play_deals

DEALS = 10_000

pytestmark = pytest.mark.bench


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_ten_thousand_deals_of_each_game_keep_the_invariants(rules: RuleSet) -> None:
    assert play_deals(rules, DEALS, Random(rules.key)) >= DEALS
