"""The computer players in every game: legal, repeatable, blind to secrets, and games end."""

from random import Random

import pytest

from engine.evolve import replay
from engine.game import apply, awaited, deal, decide, legal_actions, new_game
from engine.players import PLAYERS, Level, choose
from engine.players.choice import Choice
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.state import GameState
from engine.view import view
from tests.engine.random_play import position, steps
from tests.engine.table import CONTREE, Table
from tests.engine.unseen import reshuffled, with_other_cards
from tests.rig.slow import every_game

LIMITS = Limits(nodes=20_000)
"""Little thinking: what is asked here is not strength."""

every_level = pytest.mark.parametrize("level", Level)


@every_level
@every_game
def test_computers_act_legally_after_random_play(rules: RuleSet, level: Level) -> None:
    answered = 0
    for number, step in enumerate(steps(rules, Random(7))):
        for seat in awaited(rules, step.state):
            choice = PLAYERS[level](view(rules, step.state, seat), rules, Random(number), LIMITS)
            assert choice.action in legal_actions(rules, step.state, seat)
            answered += 1
        if number == 50:
            break
    assert answered > 40


@pytest.mark.slow
@every_level
@every_game
def test_the_same_seed_gives_the_same_action(rules: RuleSet, level: Level) -> None:
    for number, step in enumerate(steps(rules, Random(8))):
        for seat in awaited(rules, step.state)[:1]:
            seen = view(rules, step.state, seat)
            first, second = (PLAYERS[level](seen, rules, Random(number), LIMITS) for _ in range(2))
            assert first == second
        if number == 20:
            break


@pytest.mark.slow
@every_game
def test_computers_finish_a_whole_game(rules: RuleSet) -> None:
    rng = Random(3)
    state = replay(rules, new_game(rules, rng))
    for _ in range(2000):
        if state.over:
            break
        waiting = awaited(rules, state)
        if waiting:
            action = choose(Level.CLUB, view(rules, state, waiting[0]), rules, rng)
            events = decide(rules, state, waiting[0], action)
        else:
            events = deal(rules, state, rng)
        following = apply(rules, state, events)
        assert following is not None
        state = following
    assert state.over
    assert sum(line.settlement is None for line in state.sheet) <= len(state.sheet) / 2


@pytest.mark.parametrize("seed", range(2))
@every_game
def test_hidden_cards_do_not_influence_a_decision(rules: RuleSet, seed: int) -> None:
    for length in range(1, 40, 13):
        state = position(rules, seed, length)
        for seat in awaited(rules, state):
            assert state.deal is not None
            other = with_other_cards(
                rules, state, reshuffled(rules, state.deal, seat, Random(seed))
            )
            for level in Level:
                assert _choice(level, rules, other, seat) == _choice(level, rules, state, seat)


@every_level
def test_a_player_not_to_act_chooses_nothing(level: Level) -> None:
    table = Table()
    for seat in (None, *(set(CONTREE.seating.order) - set(table.waits_for))):
        with pytest.raises(ValueError, match="nothing is asked"):
            PLAYERS[level](view(CONTREE, table.state, seat), CONTREE, Random(1), LIMITS)


def _choice(level: Level, rules: RuleSet, state: GameState, seat: Seat) -> Choice:
    return PLAYERS[level](view(rules, state, seat), rules, Random(1), LIMITS)
