"""Leads are told apart as the solver would, nearly; learning again gives the same weights."""

from itertools import islice

import numpy as np
import pytest

from engine.lab.training.lead_values import (
    HANDS,
    SolvedLeads,
    correlation,
    fit,
    learn,
    solved_hands,
)
from engine.players.expert.model.deal_kinds import Kind
from engine.players.expert.model.lead_network import LeadNetwork, learned_leads, read, written
from engine.variants import find_variant
from tests.engine.players.expert.model.test_deal_values import silent
from tests.rig.slow import slow_except

SHARE = 1e-9
"""A share of the hands that is the least that can be learned."""


def fresh(kind: Kind, game: str, hands: int) -> SolvedLeads:
    """Hands that were never learned."""
    found = solved_hands(kind, find_variant(game), "fresh")
    return SolvedLeads.together(list(islice(found, hands)))


def test_the_same_seed_gives_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = Kind.SUIT_OF_EIGHT
    monkeypatch.setitem(HANDS, kind, HANDS[kind][:1])
    first, again, other = (learn(kind, SHARE, seed, silent, rounds=2) for seed in ("1", "1", "2"))
    assert written({kind: first}) == written({kind: again})
    assert written({kind: first}) != written({kind: other})


@pytest.mark.slow
def test_training_improves_guesses_of_unseen_hands() -> None:
    # Half as many hands teach too little: what is learned of them is within what luck does.
    solved = fresh(Kind.SUIT_OF_EIGHT, "contree", 80)
    nothing = LeadNetwork.random(np.random.default_rng(1), 8, has_trumps=True)
    network = fit(solved.some(slice(60)), rounds=40, has_trumps=True, progress=lambda _: None)
    unseen = solved.some(slice(60, None))
    assert correlation(network, unseen) > correlation(nothing, unseen) + 0.1


LEAST = {
    (Kind.SUIT_OF_EIGHT, "contree"): 0.65,
    (Kind.SUIT_OF_EIGHT, "coinche"): 0.5,
    (Kind.ALL_OF_EIGHT, "coinche"): 0.7,
}
"""The least correlations to be found in a few hands; most hands of the first kind are contrée's."""


@pytest.mark.parametrize("learned", slow_except(LEAST, {(Kind.SUIT_OF_EIGHT, "contree")}))
def test_the_weights_tell_leads_apart(learned: tuple[Kind, str]) -> None:
    kind, game = learned
    known = learned_leads()[kind]
    assert known.correlation > 0.75
    assert correlation(known.network, fresh(kind, game, 6)) > LEAST[learned]


def test_weights_round_trip() -> None:
    known = learned_leads()
    again = read(written(known))
    assert set(again) == set(known) == set(HANDS)
    for kind, one in known.items():
        assert again[kind].correlation == one.correlation
        for array, other in zip(one.network.arrays, again[kind].network.arrays, strict=True):
            assert (array == other).all()


@pytest.mark.parametrize("kind", HANDS)
def test_plain_suits_are_interchangeable(kind: Kind) -> None:
    network = learned_leads()[kind].network
    game, _ = HANDS[kind][-1]
    solved = fresh(kind, game, 1)
    turn = np.array([0, 2, 3, 1])
    # The suit at each place after the turn, and the place of each suit.
    turned, places = solved.deals[0][:, turn], np.argsort(turn)
    suits, ranks = np.divmod(solved.leads[0], 8)
    found = network.shares(turned, places[suits] * 8 + ranks)
    assert found == pytest.approx(network.shares(solved.deals[0], solved.leads[0]), abs=1e-5)
