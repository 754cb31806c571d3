"""The club player as a whole: always legal, the same luck gives the same move, blind to secrets."""

from random import Random

import pytest

from engine.arena import CONTENDERS, any_legal, match
from engine.evolve import replay
from engine.game import apply, awaited, deal, decide, legal_actions, new_game
from engine.players import Level, choose
from engine.players.club import think
from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from engine.view import view
from tests.engine.random_play import position
from tests.engine.table import CONTREE, Table
from tests.engine.unseen import reshuffled, with_other_cards

every_game = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_it_plays_whole_games_by_the_rules(rules: RuleSet, seed: int) -> None:
    luck = Random(seed)
    state = replay(rules, new_game(rules, luck))
    while not state.over:
        waiting = awaited(rules, state)
        if waiting:
            seat = waiting[0]
            action = choose(Level.CLUB, view(rules, state, seat), rules, luck)
            assert action in legal_actions(rules, state, seat)
            events = decide(rules, state, seat, action)
        else:
            events = deal(rules, state, luck)
        following = apply(rules, state, events)
        assert following is not None
        state = following


@every_game
@pytest.mark.parametrize("seed", range(40))
def test_it_answers_legally_wherever_others_have_led_it(rules: RuleSet, seed: int) -> None:
    for length in range(0, 48, 3):
        state = position(rules, seed, length)
        for seat in awaited(rules, state):
            choice = think(view(rules, state, seat), rules, Random(seed))
            assert choice.action in legal_actions(rules, state, seat)


@pytest.mark.parametrize("seed", range(30))
def test_what_it_cannot_see_does_not_move_it(seed: int) -> None:
    for length in range(1, 44, 6):
        state = position(CONTREE, seed, length)
        for seat in awaited(CONTREE, state):
            assert state.deal is not None
            other = with_other_cards(state, reshuffled(state.deal, seat, Random(seed)))
            here = think(view(CONTREE, state, seat), CONTREE, Random(seed))
            assert think(view(CONTREE, other, seat), CONTREE, Random(seed)) == here


def test_nothing_is_chosen_where_nothing_is_asked() -> None:
    table = Table()
    for seat in (None, *(set(CONTREE.seating.order) - set(table.waits_for))):
        with pytest.raises(ValueError, match="nothing is asked"):
            think(view(CONTREE, table.state, seat), CONTREE, Random(1))


def test_it_beats_whoever_plays_any_legal_card() -> None:
    measure = match(CONTREE, CONTENDERS["club"], any_legal, deals=40, seed=3)
    assert measure.deals == 40
    assert measure.mean - measure.interval > 300


def test_a_duplicate_match_against_oneself_is_even() -> None:
    club = CONTENDERS["club"]
    measure = match(CONTREE, club, club, deals=10, seed=3)
    assert (measure.mean, measure.interval) == (0.0, 0.0)
