"""The engine and the naive games find the same melds in random hands, and let the same score."""

from random import Random

import pytest

from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from tests.engine import both_readings as engine
from tests.engine.naive_games.cards import pack, players
from tests.engine.naive_games.declared import declared
from tests.engine.naive_games.melds import melds_count

DEALS = 150


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_both_readings_find_the_same_melds(rules: RuleSet) -> None:
    rng = Random(rules.key)
    modes = [trump.value for trump in rules.auction.trumps]
    found = False
    for _ in range(DEALS):
        hands, mode = many_melds(rules.key, rng), rng.choice(modes)
        expected = {
            seat: {" ".join(sorted(meld.cards)) for meld in plan}
            for seat, plan in declared(rules.key, hands, mode).granted.items()
        }
        assert engine.declared(rules, hands, mode) == expected
        found |= bool(expected)
    assert found == melds_count(rules.key)


def many_melds(game: str, rng: Random) -> list[list[str]]:
    """A pack badly shuffled: sorted by rank or by suit, then some cards exchanged."""
    cards = pack(game)
    if rng.random() < 0.5:
        cards.sort(key=lambda card: (card[0], card[1]))
    for _ in range(rng.randrange(8)):
        one, other = rng.randrange(len(cards)), rng.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    size = len(cards) // players(game)
    hands = [cards[at : at + size] for at in range(0, len(cards), size)]
    rng.shuffle(hands)
    return hands
