"""Deals are valued as the solver would, nearly; learning again gives the same weights."""

import numpy as np
import pytest

from engine.cards import Trump
from engine.lab.training.deal_values import error, fit, learn, solve
from engine.players.expert.model.deal_kinds import Kind, kind_of, ruffs_partner
from engine.players.expert.model.value_network import Network, encoded, learned, read, written
from engine.variants import VARIANTS, find_variant

FRESH = 77
"""A seed whose deals were never learned."""

NUMBERS = {Kind.SUIT_OF_EIGHT: 60, Kind.SUIT_OF_SIX: 300}


def silent(what: str, done: float) -> None:
    assert what
    assert 0 < done <= 1


def test_the_same_seed_gives_the_same_weights() -> None:
    first, again, other = (
        learn(Kind.SUIT_OF_SIX, 80, seed, silent, rounds=2) for seed in (1, 1, 2)
    )
    assert written({Kind.SUIT_OF_SIX: first}) == written({Kind.SUIT_OF_SIX: again})
    assert written({Kind.SUIT_OF_SIX: first}) != written({Kind.SUIT_OF_SIX: other})


def test_training_improves_predictions_on_unseen_deals() -> None:
    solved = solve(Kind.SUIT_OF_SIX, 400, FRESH, lambda _: None)
    deals = encoded(solved.holders, solved.strict)
    nothing = Network.random(np.random.default_rng(1), deals.shape[2], has_trumps=True)
    network = fit(
        deals[:300],
        solved.shares[:300],
        seed=1,
        rounds=30,
        has_trumps=True,
        progress=lambda _: None,
    )
    assert error(network, deals[300:], solved.shares[300:]) < 0.9 * error(
        nothing, deals[300:], solved.shares[300:]
    )


@pytest.mark.parametrize("kind", NUMBERS)
def test_the_weights_have_their_recorded_accuracy(kind: Kind) -> None:
    known = learned()[kind]
    solved = solve(kind, NUMBERS[kind], FRESH, lambda _: None)
    found = error(known.network, encoded(solved.holders, solved.strict), solved.shares)
    assert found < 1.35 * known.error
    assert known.error < 0.15


def test_weights_round_trip() -> None:
    known = learned()
    again = read(written(known))
    assert set(again) == set(known) == set(Kind)
    for kind, one in known.items():
        assert again[kind].error == one.error
        for array, other in zip(one.network.arrays, again[kind].network.arrays, strict=True):
            assert (array == other).all()


def test_plain_suits_are_interchangeable() -> None:
    network = learned()[Kind.SUIT_OF_EIGHT].network
    solved = solve(Kind.SUIT_OF_EIGHT, 3, FRESH, lambda _: None)
    deals = encoded(solved.holders, solved.strict)
    turned = deals[:, [0, 2, 3, 1]]
    assert network.shares(deals) == pytest.approx(network.shares(turned), abs=1e-5)


def test_every_contract_for_four_players_has_a_model() -> None:
    for rules in VARIANTS:
        kinds = {kind_of(rules, trump) for trump in rules.auction.trumps}
        assert (None in kinds) is (len(rules.seating.order) == 2)


def test_the_need_to_ruff_a_partner_is_known() -> None:
    assert ruffs_partner(find_variant("coinche"), Trump.HEARTS)
    assert not ruffs_partner(find_variant("contree"), Trump.HEARTS)
    assert not ruffs_partner(find_variant("coinche"), Trump.NONE)
