"""What an end is worth to the expert is what the settled deal is worth in the game."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from engine.cards import Card, Rank, Suit
from engine.game import awaited
from engine.players.expert.play.meld_inference import expected_melds
from engine.players.expert.play.rewards import Rewards
from engine.players.expert.play.world_search import belotes_of
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Play, Trick
from engine.tally import taken
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play, likely
from tests.engine.players.expert.seen_table import left_with, seen_by, true_hands

every_game = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)


@every_game
def test_points_are_valued_by_the_score_they_give(rules: RuleSet) -> None:
    rng = Random(f"{rules.key} rewards")
    for left in (4, 9, 13):
        state = left_with(rules, rng, left)
        table = seen_by(rules, state)
        seen = view(rules, state, table.seat)
        attack = rules.seating.team(table.contract.declarer)
        points = table.deal.meld_points
        melds = points[attack], points[attack.other]
        rewards = Rewards.of(table, seen, melds=melds, certain=True)
        ((belote, _),) = belotes_of(table, np.array([true_hands(table, running(state))]))
        while awaited(rules, state):
            state = after(rules, state, *likely(rules, state, rng))
        end = running(state)
        assert end.settlement is not None
        written = end.settlement.for_team(table.us), end.settlement.for_team(table.us.other)
        won = taken(end.tricks, rules.seating, table.us)[0] - rewards.won[0]
        assert rewards.by_points(belote)[won] == pytest.approx(rewards.stakes.after(*written))


@every_game
def test_more_points_never_have_a_lower_value(rules: RuleSet) -> None:
    for seed in range(3):
        state = left_with(rules, Random(f"{rules.key} {seed}"), 16)
        table = seen_by(rules, state)
        seen = view(rules, state, table.seat)
        for certain in (True, False):
            rewards = Rewards.of(table, seen, certain=certain)
            worths = rewards.by_points((0, 0))
            assert len(worths) == rewards.rest + 1
            assert (np.diff(worths) > -0.002).all()
            assert ((worths >= 0.0) & (worths <= 1.0)).all()


@every_game
def test_uncertain_points_are_valued_by_their_neighbours(rules: RuleSet) -> None:
    state = left_with(rules, Random(f"{rules.key} doubt"), 16)
    table = seen_by(rules, state)
    seen = view(rules, state, table.seat)
    certain = Rewards.of(table, seen, certain=True)
    sure, vague = certain.by_points((0, 0)), replace(certain, doubt=6.0).by_points((0, 0))
    assert sure.min() - 1e-9 <= vague.min() <= vague.max() <= sure.max() + 1e-9
    assert abs(np.diff(vague)).max() < max(0.003, abs(np.diff(sure)).max())


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


def test_of_a_sun_by_the_eldest_hand_others_expect_an_ace_and_its_owner_knows() -> None:
    rules = find_variant("baloot")
    state = left_with(rules, Random("eldest"), 16)
    table, ace, ten = (
        seen_by(rules, state),
        Card(Rank.ACE, Suit.SPADES),
        Card(Rank.TEN, Suit.SPADES),
    )
    seen = view(rules, state, table.seat)
    us, next_seat = table.seat, rules.seating.after(table.seat)

    def expects(declarer: Seat, dealer: Seat, hand: tuple[Card, ...], *, played: Card) -> bool:
        play = Play(us, played)
        deal = replace(table.deal, dealer=dealer, hand=hand, tricks=(), trick=Trick(us, (play,)))
        contract = replace(table.contract, declarer=declarer)
        rewards = Rewards.of(replace(table, deal=deal, contract=contract), seen, certain=True)
        return rewards.tally.eldest_ace

    assert expects(next_seat, us, (ten,), played=ten)
    assert not expects(next_seat, next_seat, (ace,), played=ace)
    before = next(seat for seat in Seat if rules.seating.after(seat) is us)
    assert expects(us, before, (ace,), played=ten)
    assert expects(us, before, (ten,), played=ace)
    assert not expects(us, before, (ten,), played=ten)
