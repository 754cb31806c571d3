"""Many hands are heard at once as each of them would be alone."""

from random import Random

import numpy as np
import pytest

from engine.cards import Trump
from engine.game import awaited
from engine.options import with_options
from engine.players.expert.auction.call_likelihood import (
    AnyOf,
    BySystem,
    Likelihood,
    Named,
    Passed,
)
from engine.players.expert.auction.call_meanings import heard_calls
from engine.players.expert.auction.hand_sets import weighings
from engine.players.hand_count import Count
from engine.players.hand_value_tables import Masks, hand_value_tables, suit_number
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.engine.engine_walks import in_play
from tests.rig.slow import FAST_GAMES, slow_except

HANDS = 40

UNNAMED = with_options(find_variant("pilotta"), {"trump-named": "after-auction"})
SPOKEN = [*(rules for rules in VARIANTS if not rules.dealing.tableau), UNNAMED]

spoken = pytest.mark.parametrize(
    "rules", slow_except(SPOKEN, [*FAST_GAMES, UNNAMED]), ids=lambda rules: rules.key
)


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


def dealt(rules: RuleSet, rng: Random) -> list[Masks]:
    """Hands at random."""
    pack, tables = list(rules.pack.cards), hand_value_tables(rules)
    return [tables.masks(rng.sample(pack, rules.hand_size)) for _ in range(HANDS)]


@pytest.mark.slow
@spoken
def test_each_of_many_hands_is_as_likely_as_it_is_alone(rules: RuleSet) -> None:
    rng = Random(f"{rules.key} heard")
    for call in made(rules, rng):
        hands = np.array(dealt(rules, rng)).T
        alone = [call.chances(hands[:, [place]])[0] for place in range(HANDS)]
        assert call.chances(hands) == pytest.approx(alone)
        assert 0.0 <= min(alone) <= max(alone) <= 1.0


@spoken
def test_several_evaluations_at_once_are_those_of_each(rules: RuleSet) -> None:
    tables, hands = hand_value_tables(rules), dealt(rules, Random(rules.key))
    each = [
        (weigher, suit_number(trump))
        for trump in Trump
        for weigher in (tables.at[trump].own, tables.counts[trump, Count.SUPPORT])
    ]
    one_by_one = [[weigher.weigh(masks, trump) for masks in hands] for weigher, trump in each]
    assert weighings(tuple(each)).weigh(np.array(hands).T) == pytest.approx(np.array(one_by_one))


def test_something_was_promised() -> None:
    calls = [call for rules in SPOKEN for call in made(rules, Random(rules.key))]
    by_system = [call.usual for call in calls if isinstance(call, BySystem)]
    assert {Named, Passed, AnyOf} <= {type(call) for call in (*calls, *by_system)}
    assert any(by_system)
