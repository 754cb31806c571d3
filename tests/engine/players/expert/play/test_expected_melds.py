"""What melds are expected to bring before all have announced, and what they brought after."""

from random import Random

import numpy as np
import pytest

from engine.game import awaited
from engine.players.expert.play.meld_inference import expected_melds
from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play, likely
from tests.engine.players.expert.seen_table import seen_by, true_hands


@pytest.mark.parametrize(
    "rules", [rules for rules in VARIANTS if rules.melds], ids=lambda rules: rules.key
)
def test_in_the_true_world_expected_melds_equal_the_granted_ones(rules: RuleSet) -> None:
    rng, brought = Random(f"{rules.key} melds"), 0
    while brought < 2:
        state = in_play(rules, rng)
        expected = set()
        while not running(state).tricks:
            table = seen_by(rules, state)
            true = np.array([true_hands(table, running(state))])
            expected.add(expected_melds(table, true, np.ones(1)))
            state = after(rules, state, *likely(rules, state, rng))
        assert awaited(rules, state)
        table = seen_by(rules, state)
        found = expected_melds(table, true, np.ones(1))
        assert expected == {found}
        brought += any(found)
