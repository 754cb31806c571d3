"""What was played is weighed as its player saw it, and by what others played alone."""

from random import Random

import numpy as np
import pytest

from engine.game import awaited, legal_actions
from engine.lab.training.play_model import described
from engine.players.club import think
from engine.players.expert.model.kernel.likelihood import SURPRISE
from engine.players.expert.model.play_model import (
    PublicDeal,
    learned,
    play_likelihood,
    play_weights,
    weighing,
)
from engine.players.expert.play.world_sampling import source_of
from engine.ruleset import RuleSet
from engine.solver import Solver
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.engine.engine_walks import after, in_play, likely
from tests.engine.players.expert.model.deals import FOUR, played_by_clubs
from tests.engine.players.expert.seen_table import left_with, seen_by

every_four = pytest.mark.parametrize("rules", FOUR, ids=lambda rules: rules.key)


@every_four
def test_a_deals_likelihood_is_the_product_of_its_choices(rules: RuleSet) -> None:
    deal = played_by_clubs(rules, Random(f"{rules.key} choices"))
    assert deal.contract is not None
    kind, choices = described(rules, deal, 1.0)
    weights = learned()[kind]
    promises = np.where(choices.offered, weights[choices.features].sum(axis=2), -np.inf)
    shares = np.exp(promises) / np.exp(promises).sum(axis=1, keepdims=True)
    chosen = shares[np.arange(len(shares)), choices.played]
    expected = np.log((1 - SURPRISE) * chosen + SURPRISE / choices.offered.sum(axis=1)).sum()
    solver = Solver(rules, deal.contract.trump, deal.contract.closed)
    plays = PublicDeal(
        rules=rules,
        contract=deal.contract,
        auction=deal.auction,
        tricks=deal.tricks,
        solver=solver,
    ).plays()
    found, pack = np.zeros(1), sum(1 << bit for bit in solver.bits.values())
    nothing_left = np.zeros((1, 4), dtype=np.int64)
    weighing().weigh(solver.contract_words(), plays, pack, nothing_left, weights, found)
    assert found[0] == pytest.approx(expected)


def test_every_choice_is_among_the_legal_cards() -> None:
    rules, rng = find_variant("contree"), Random(11)
    state, offered = in_play(rules, rng), list[int]()
    while waiting := awaited(rules, state):
        legal = legal_actions(rules, state, waiting[0])
        if len(legal) > 1:
            offered.append(len(legal))
        action = think(view(rules, state, waiting[0]), rules, rng).action
        state = after(rules, state, waiting[0], action)
    assert state.deal is not None
    _, choices = described(rules, state.deal, 1.0)
    assert choices.offered.sum(axis=1).tolist() == offered


@every_four
def test_played_cards_make_some_worlds_likelier(rules: RuleSet) -> None:
    state = left_with(rules, Random(f"{rules.key} weighed"), len(rules.pack) - 11)
    table = seen_by(rules, state)
    weigh = play_likelihood(table)
    assert weigh is not None
    weights = weigh(source_of(table).drawn(50, np.random.default_rng(1)).hands)
    assert weights.max() == pytest.approx(1.0)
    assert 0 < weights.min() < 0.8


def test_ones_own_cards_carry_no_information() -> None:
    rules, rng = find_variant("contree"), Random(3)
    state = in_play(rules, rng)
    first = seen_by(rules, state)
    weigh = play_likelihood(first)
    assert weigh is not None
    hands = source_of(first).drawn(20, np.random.default_rng(1)).hands
    assert (weigh(hands) == 1.0).all()
    state = after(rules, state, *likely(rules, state, rng))
    second = seen_by(rules, state)
    heard = play_likelihood(second)
    assert heard is not None
    assert heard(source_of(second).drawn(20, np.random.default_rng(1)).hands).min() < 1.0


def test_games_for_two_have_no_model() -> None:
    two = [rules for rules in VARIANTS if len(rules.seating.order) == 2]
    for rules in two:
        assert all(play_weights(rules, trump) is None for trump in rules.auction.trumps)
        assert play_likelihood(seen_by(rules, in_play(rules, Random(1)))) is None
    assert two


def test_the_kernel_is_compiled_once() -> None:
    """Else what is kept of it would crash the next start."""
    assert len(weighing().weigh.signatures) == len(weighing().describe.signatures) == 1
