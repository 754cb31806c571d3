"""Draws and packs follow from seeds as documented: pinned, and written again without the engine."""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cards import Pack, Rank
from engine.dealing import cut, shuffled
from engine.fairness import FIRST_DEALER, PACK, Seeded, new_seed, seal, seed_of
from engine.fairness.seeds import SEED_BYTES
from engine.variants import VARIANTS
from tests.engine.fairness import anew

FILE = Path(__file__).parents[2] / "data" / "fair_packs.json"
KNOWN: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text("utf-8"))


def pack_of(seed: bytes, lowest: str, shortest: int = anew.SHORTEST) -> list[str]:
    chance = Seeded(seed, PACK)
    cards = cut(shuffled(Pack(Rank(lowest)).cards, chance), shortest, chance)
    return [str(card) for card in cards]


@pytest.mark.parametrize("known", KNOWN["packs"], ids=lambda known: known["seed"][:8])
def test_a_known_seed_gives_its_seal_and_its_pack(known: dict[str, Any]) -> None:
    seed = seed_of(known["seed"])
    assert seal(seed) == known["seal"]
    assert pack_of(seed, known["lowest"], known["shortest"]) == known["pack"].split()
    (game, *_) = (game for game in VARIANTS if len(game.pack) == len(known["pack"].split()))
    assert game.dealing.shortest_cut == known["shortest"]


@pytest.mark.parametrize("known", KNOWN["draws"], ids=lambda known: known["seed"][:8])
def test_a_known_seed_gives_its_draws(known: dict[str, Any]) -> None:
    chance = Seeded(seed_of(known["seed"]), known["label"])
    assert [chance.randrange(stop) for stop in known["below"]] == known["drawn"]


@pytest.mark.parametrize("lowest", ["6", "7", "9"])
def test_packs_equal_a_reimplementation_from_the_documents(lowest: str) -> None:
    rng = Random(lowest)
    for _ in range(50):
        seed = rng.randbytes(SEED_BYTES)
        shortest = anew.SHORTEST_OF_TARABISH if lowest == "6" else anew.SHORTEST
        assert pack_of(seed, lowest, shortest) == anew.fresh_pack(seed, lowest, shortest)


def test_biased_draws_are_rejected() -> None:
    """Below 3 × 2³⁰, where a remainder alone would give the first third twice as often."""
    stop = 3 * 2**30
    chance = Seeded(bytes(32), PACK)
    thirds = Counter(chance.randrange(stop) * 3 // stop for _ in range(3000))
    # A plain remainder would put half of all draws into the first third.
    assert max(thirds.values()) < 1150
    assert min(thirds.values()) > 850


def test_every_position_of_a_card_is_equally_likely() -> None:
    places: Counter[int] = Counter()
    for number in range(3200):
        places[pack_of(sha256(str(number).encode()).digest(), "7").index("JH")] += 1
    off = sum((places[place] - 100) ** 2 / 100 for place in range(32))
    assert off < 61.1  # chi-square, 31 degrees: exceeded once in a thousand by a fair pack


def test_labels_give_independent_draws() -> None:
    seed = bytes(range(32))
    one, other = Seeded(seed, PACK), Seeded(seed, FIRST_DEALER)
    assert [one.randrange(2**32) for _ in range(8)] != [other.randrange(2**32) for _ in range(8)]


@pytest.mark.parametrize("stop", [0, -1, 2**32 + 1])
def test_draws_stay_within_their_range(stop: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Seeded(bytes(32), PACK).randrange(stop)


def test_a_new_seed_has_its_full_length_and_is_unique() -> None:
    chance = Random(1)
    seeds = {new_seed(chance) for _ in range(200)}
    assert len(seeds) == 200
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


@pytest.mark.parametrize("text", ["", "0f", "0f" * 31, "0f" * 33, "0F" * 32, " 0f" * 32, "zz" * 32])
def test_an_invalid_seed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"seed|hex"):
        seed_of(text)
