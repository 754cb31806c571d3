"""A claim that is proved cannot be beaten, whatever the others hold and play."""

from random import Random

import pytest

from engine.claims import sure_line
from engine.ruleset import RuleSet
from engine.view import view
from tests.engine.claims.endings import (
    Adversary,
    distributions,
    every_order,
    random_ending,
)
from tests.rig.slow import every_game

ENDINGS = 20
"""Endings of each game."""

WAYS = {2: 15, 3: 3}
"""Ways in which the hidden cards lie that are tried, by the tricks that are left."""


@pytest.mark.parametrize("begun", [False, True], ids=["leading", "in mid-trick"])
@every_game
def test_a_proved_claim_wins_against_every_distribution_and_play(
    rules: RuleSet, begun: bool
) -> None:
    rng = Random(f"{rules.key} {begun}")
    found = 0
    for number in range(ENDINGS):
        tricks = 2 + (number % 3 == 0)
        state, claimer = random_ending(rules, rng, tricks, begun=begun)
        deal = state.deal
        assert deal is not None
        assert deal.contract is not None
        assert deal.trick is not None
        seen = view(rules, state, claimer).deal
        assert seen is not None
        line = sure_line(rules, seen)
        if line is None:
            continue
        found += 1
        assert sorted(map(str, line)) == sorted(map(str, seen.hand))
        adversary = Adversary(rules, deal.contract.trump, claimer)
        every = distributions(deal, claimer, rules.seating.order)
        led = tuple(play.card for play in deal.trick.plays)
        for hands in rng.sample(every, min(WAYS[tricks], len(every))):
            assert adversary.always_wins(hands, line, deal.trick.leader, led)
    assert found >= 2


@every_game
def test_a_certain_claim_on_lead_is_always_proved(rules: RuleSet) -> None:
    rng = Random(f"{rules.key} two tricks")
    found = refused = 0
    for _ in range(ENDINGS):
        state, claimer = random_ending(rules, rng, 2, begun=False)
        deal = state.deal
        assert deal is not None
        assert deal.contract is not None
        seen = view(rules, state, claimer).deal
        assert seen is not None
        adversary = Adversary(rules, deal.contract.trump, claimer)
        every = distributions(deal, claimer, rules.seating.order)
        rng.shuffle(every)
        certain = any(
            all(adversary.always_wins(hands, order, claimer, ()) for hands in every)
            for order in every_order(seen.hand)
        )
        assert (sure_line(rules, seen) is not None) == certain
        found += certain
        refused += not certain
    assert found >= 2
    assert refused >= 2
