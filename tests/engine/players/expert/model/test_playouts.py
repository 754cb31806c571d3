"""Deals are played to their end as players usually play: by the rules, none seeing the others."""

from random import Random

import numpy as np
import pytest

from engine.actions import PlayCard
from engine.game import awaited, legal_actions
from engine.players.choice import candidates
from engine.players.expert.model.play_model import playing_out, playout_points
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.state import GameState
from engine.tally import taken, whole
from engine.variants import find_variant
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play
from tests.engine.players.expert.model.deals import FOUR
from tests.engine.players.expert.seen_table import left_with, seen_by, true_hands
from tests.rig.slow import FAST_GAMES, slow_except

every_four = pytest.mark.parametrize(
    "rules", slow_except(FOUR, FAST_GAMES), ids=lambda rules: rules.key
)


@pytest.mark.slow
@every_four
def test_a_playout_ends_in_a_possible_result(rules: RuleSet) -> None:
    rng, searched = Random(f"{rules.key} playout_points"), 0
    while searched < 3:
        state = left_with(rules, rng, 9)
        table = seen_by(rules, state)
        won, lost = (taken(running(state).tricks, rules.seating, team) for team in sides(table.us))
        rest = whole(rules, table.contract.trump) - won[0] - lost[0]
        cards = candidates(rules, table.deal, table.contract)
        true = np.array([true_hands(table, running(state))])
        found = playout_points(table, cards, true, rest)
        assert found is not None
        for card in cards:
            after_it = after(rules, state, table.seat, PlayCard(card))
            assert won[0] + int(found[card][0]) in set(_ends(rules, after_it, table.us))
        searched += len(cards) > 1


def test_equal_hands_end_alike_and_others_may_not() -> None:
    rules = find_variant("contree")
    state = left_with(rules, Random(8), 30)
    table = seen_by(rules, state)
    hands = true_hands(table, running(state))
    swapped = list(hands)
    last = (table.column + 1) % 4, (table.column + 3) % 4
    swapped[last[0]], swapped[last[1]] = hands[last[1]], hands[last[0]]
    cards = candidates(rules, table.deal, table.contract)
    found = playout_points(table, cards, np.array([hands, swapped, hands]), 162)
    assert found is not None
    assert all(points[0] == points[2] for points in found.values())
    assert any(points[0] != points[1] for points in found.values())


def test_games_for_two_have_no_playouts() -> None:
    rules = find_variant("decouverte")
    table = seen_by(rules, in_play(rules, Random(1)))
    hands = np.zeros((1, 2), dtype=np.int64)
    assert playout_points(table, candidates(rules, table.deal, table.contract), hands, 162) is None


def test_the_kernel_is_compiled_once() -> None:
    """Else what is kept of it would crash the next start."""
    compiled = playing_out()
    assert len(compiled.play_out.signatures) == len(compiled.play_often.signatures) == 1


def sides(us: Team) -> tuple[Team, Team]:
    """Both of them, this one first."""
    return us, us.other


def _ends(rules: RuleSet, state: GameState, us: Team) -> list[int]:
    """The card points of a side at every end that the deal may have."""
    waiting = awaited(rules, state)
    if not waiting:
        settlement = running(state).settlement
        assert settlement is not None
        points = settlement.tally.card_points
        return [points[0] if settlement.attack is us else points[1]]
    return [
        end
        for action in legal_actions(rules, state, waiting[0])
        if isinstance(action, PlayCard)
        for end in _ends(rules, after(rules, state, waiting[0], action), us)
    ]
