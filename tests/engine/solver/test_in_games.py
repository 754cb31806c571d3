"""Any moment of the games as the engine plays them can be solved, and the moments fit together."""

from random import Random

import pytest

from engine.actions import PlayCard
from engine.game import awaited, legal_actions
from engine.ruleset import RuleSet
from engine.solver import Position, Solver
from engine.state import Phase
from engine.variants import VARIANTS
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play, likely

LAST_CARDS = 18


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_a_cards_value_is_that_of_the_following_position(rules: RuleSet) -> None:
    rng = Random(rules.key)
    state = in_play(rules, rng)
    for _ in range(len(rules.pack) - LAST_CARDS):
        state = after(rules, state, *likely(rules, state, rng))
    contract = running(state).contract
    assert contract is not None
    solver = Solver(rules, contract.trump, contract.closed)
    for left in range(LAST_CARDS, 0, -1):
        position = Position.of(running(state))
        (seat,) = awaited(rules, state)
        team = rules.seating.team(seat)
        values = solver.card_values(position).points
        cards = {
            action.card
            for action in legal_actions(rules, state, seat)
            if isinstance(action, PlayCard)
        }
        assert values.keys() == cards
        assert solver.value(position).points[team] == max(
            points[team] for points in values.values()
        )
        card = rng.choice(sorted(cards, key=str))
        tricks = len(running(state).tricks)
        state = after(rules, state, seat, PlayCard(card))
        won = [0, 0]
        for trick in running(state).tricks[tricks:]:
            assert trick.winner is not None
            won[rules.seating.team(trick.winner)] += trick.points
        if left > 1:
            later = solver.value(Position.of(running(state))).points
            won = [one + other for one, other in zip(won, later, strict=True)]
        assert values[card] == tuple(won)
    assert running(state).phase is Phase.OVER
