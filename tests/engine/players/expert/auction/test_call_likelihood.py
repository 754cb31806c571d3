"""Many hands are heard at once as each of them would be alone."""

from random import Random

import numpy as np
import pytest

from engine.game import awaited
from engine.options import with_options
from engine.players.expert.auction.call_likelihood import (
    AnyOf,
    BySystem,
    Likelihood,
    Named,
    Passed,
    kept_by_each,
)
from engine.players.expert.auction.call_meanings import heard_calls
from engine.players.hand_value_tables import hand_value_tables
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.engine.engine_walks import in_play

HANDS = 40

UNNAMED = with_options(find_variant("pilotta"), {"trump-named": "after-auction"})
SPOKEN = [*(rules for rules in VARIANTS if not rules.dealing.tableau), UNNAMED]

spoken = pytest.mark.parametrize("rules", SPOKEN, ids=lambda rules: rules.key)


def made(rules: RuleSet, rng: Random) -> list[Likelihood]:
    """What was promised in some auctions at random, as each seat that plays heard it."""
    found = list[Likelihood]()
    for _ in range(4):
        state = in_play(rules, rng)
        for seat in (*awaited(rules, state), Seat.NORTH):
            deal = view(rules, state, seat).deal
            assert deal is not None
            found += [call for each in heard_calls(rules, deal).values() for call in each]
    return found


@spoken
def test_many_hands_at_once_give_the_same_likelihoods_as_one_by_one(rules: RuleSet) -> None:
    rng, tables = Random(f"{rules.key} heard"), hand_value_tables(rules)
    pack = list(rules.pack.cards)
    for call in made(rules, rng):
        hands = [tables.masks(rng.sample(pack, rules.hand_size)) for _ in range(HANDS)]
        alone = [call.kept(masks) for masks in hands]
        assert kept_by_each(call, np.array(hands).T) == pytest.approx(alone)


def test_something_was_promised() -> None:
    calls = [call for rules in SPOKEN for call in made(rules, Random(rules.key))]
    by_system = [call.usual for call in calls if isinstance(call, BySystem)]
    assert {Named, Passed, AnyOf} <= {type(call) for call in (*calls, *by_system)}
    assert any(by_system)
