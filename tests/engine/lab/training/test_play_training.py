"""Habits are learned from deals, hold for others, and are the same when they are learned again."""

from random import Random

import numpy as np
import pytest

from engine.cards import Trump
from engine.lab.training.play_model import Choices, described, fit, learn, surprise
from engine.players.expert.model.deal_kinds import trump_kind
from engine.players.expert.model.kernel.features import WEIGHTS
from engine.players.expert.model.play_model import learned, read, written
from engine.variants import find_variant
from tests.engine.players.expert.model.deals import FOUR, played_by_clubs

CONTREE = find_variant("contree")

NOTHING = np.zeros(WEIGHTS)


def choices(name: str, deals: int) -> Choices:
    """All choices with a suit as trump in some deals of clubs."""
    found, rng = list[Choices](), Random(name)
    while len(found) < deals:
        kind, one = described(CONTREE, played_by_clubs(CONTREE, rng), 1.0)
        if kind == "suit":
            found.append(one)
    return Choices.together(found)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights() -> None:
    first, again, other = (written(learn([CONTREE], (2, 0), seed)) for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.slow
def test_training_generalises_to_other_deals() -> None:
    found = fit(choices("learned", 30), NOTHING, seed=1)
    fresh = choices("fresh", 10)
    assert surprise(found, fresh) < 0.8 * surprise(NOTHING, fresh)


def test_the_weights_describe_club_players() -> None:
    fresh = choices("never seen", 15)
    assert surprise(learned()["suit"], fresh) < 0.65 * surprise(NOTHING, fresh)


def test_rare_situations_change_the_weights_little() -> None:
    known = np.full(WEIGHTS, 0.5)
    found = fit(choices("one", 1), known, seed=1)
    assert (found == known).mean() > 0.5
    assert not (found == known).all()


def test_weights_exist_for_every_trump_of_every_game_for_four() -> None:
    assert {trump_kind(trump) for each in FOUR for trump in each.auction.trumps} == set(learned())


def test_weights_round_trip() -> None:
    known = learned()
    again = read(written(known))
    assert known.keys() == again.keys() == {trump_kind(trump) for trump in Trump}
    assert all(np.allclose(known[kind], again[kind]) for kind in known)
