"""Whether colver's engine and ours allow the same and write the same scores, on random deals."""

from contextlib import closing
from random import Random

import pytest

from engine.actions import Action, Double, Pass
from engine.contract import Bid
from engine.game import after_action, apply, awaited, begun, legal_actions
from engine.lab.arena import ByView, Match, any_legal
from engine.notation import read
from engine.solver import NO_LIMITS
from tests.bench.colver_env import as_colver_has_it, done_so_far, is_installed, number_of_action
from tests.bench.colver_match import searching
from tests.bench.colver_rules import COLVERS, find_colvers

DEALS = 2000
NUMBERS_ONE_CAN_MAKE = 0.7
"""How often a bid is passed over, so that many contracts stay low."""

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(not is_installed(), reason="colver is not installed"),
]


def some_action(legal: tuple[Action, ...], luck: Random) -> Action:
    """Doubles as often as it can be, bids low or anything, or any card."""
    doubles = [action for action in legal if isinstance(action, Double)]
    if doubles and luck.random() < 0.3:
        return doubles[0]
    if Pass() in legal and luck.random() < NUMBERS_ONE_CAN_MAKE:
        return Pass()
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids and luck.random() < 0.8:
        return luck.choice(bids[:4])
    return luck.choice(legal)


def test_both_engines_allow_the_same_and_write_the_same() -> None:
    luck = Random(1)
    met = {"thrown in": 0, "doubled and made": 0, "doubled and failed": 0, "every trick": 0}
    for _ in range(DEALS):
        state = begun(COLVERS, luck.choice(COLVERS.seating.order), luck)
        assert state.deal is not None
        env = as_colver_has_it(COLVERS, state.deal)
        while waiting := awaited(COLVERS, state):
            (seat,) = waiting
            legal = legal_actions(COLVERS, state, seat)
            assert sorted(map(number_of_action, legal)) == sorted(env.legal_actions())
            action = some_action(legal, luck)
            env.step(number_of_action(action))
            state = after_action(COLVERS, state, seat, action)
        assert env.is_terminal()
        assert tuple(env.rewards()) == state.scores, state.deal
        settlement = state.deal.settlement if state.deal else None
        met["thrown in"] += settlement is None
        if settlement is not None:
            doubled = settlement.tally.contract.doubles > 0
            made = settlement.winner is settlement.attack
            met["doubled and made"] += doubled and made
            met["doubled and failed"] += doubled and not made
            met["every trick"] += 0 in settlement.tally.tricks
    assert min(met.values()) > 0, met


HANDS = """
JS9SASTS8S7SAHTH / KSQSKHQHJH9H8H7H / ADTDKDQDJD9D8D7D / ACTCKCQCJC9C8C7C
"""


def test_a_defence_that_wins_no_trick_writes_its_belote() -> None:
    reading = read(f"{COLVERS.key} E | {HANDS} | - - 80S - - -", find_colvers)
    state = apply(COLVERS, reading.opening, reading.events)
    assert state.deal is not None
    env = as_colver_has_it(COLVERS, state.deal)
    for number in done_so_far(state.deal):
        env.step(number)
    while waiting := awaited(COLVERS, state):
        (seat,) = waiting
        action = legal_actions(COLVERS, state, seat)[0]
        env.step(number_of_action(action))
        state = after_action(COLVERS, state, seat, action)
    assert env.is_terminal()
    assert state.scores == (252 + 80, 20)
    assert tuple(env.rewards()) == state.scores


def test_the_bridge_plays_a_match() -> None:
    with closing(Match(COLVERS, searching(worlds=2), ByView(any_legal), 1, NO_LIMITS)) as match:
        leads = [match.pair(number).lead for number in range(4)]
        assert sum(leads) > 0
        assert leads == [match.pair(number).lead for number in range(4)]
