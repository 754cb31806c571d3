"""How fast the rules are: random deals to their end, and asking what a seat may do."""

from collections.abc import Callable, Iterable
from itertools import cycle
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine.events import Event
from engine.evolve import replay
from engine.game import apply, awaited, deal, decide, legal_actions, new_game
from engine.ruleset import RuleSet
from engine.state import GameState, Phase
from engine.variants import VARIANTS

POSITIONS = 400
"""Moments of random deals at which it is asked what the seat to act may do."""

pytestmark = pytest.mark.bench

every_game = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)


def one_deal(rules: RuleSet, rng: Random, seen: Callable[[GameState], None]) -> None:
    """Deal, and act at random until the deal is over."""
    state = replay(rules, new_game(rules, rng))
    state = after(rules, state, deal(rules, state, rng))
    while state.deal and state.deal.phase is not Phase.OVER:
        seen(state)
        seat = awaited(rules, state)[0]
        action = rng.choice(legal_actions(rules, state, seat))
        state = after(rules, state, decide(rules, state, seat, action))


def after(rules: RuleSet, state: GameState, events: Iterable[Event]) -> GameState:
    """The game once this has happened."""
    following = apply(rules, state, events)
    assert following is not None
    return following


@every_game
def test_a_random_deal(benchmark: BenchmarkFixture, rules: RuleSet) -> None:
    rng = Random(1)
    benchmark(lambda: one_deal(rules, rng, lambda _: None))


@every_game
def test_what_a_seat_may_do(benchmark: BenchmarkFixture, rules: RuleSet) -> None:
    rng = Random(1)
    moments: list[GameState] = []
    while len(moments) < POSITIONS:
        one_deal(rules, rng, moments.append)
    asked = cycle(moments)

    def ask() -> None:
        state = next(asked)
        legal_actions(rules, state, awaited(rules, state)[0])

    benchmark(ask)
