"""The naive obligations against the worked examples, and against each other."""

from random import Random

import pytest

from tests.engine.naive_games.cards import GAMES, SUITS, pack, points
from tests.engine.naive_games.legal import legal_cards
from tests.engine.naive_games.worked_examples import Example, read

LEVELS: dict[str, int | str] = {"x2": 2, "x3": 3, "x4": 4, "gahwa": "gahwa"}


class Legal(Example):
    """A hand before a trick, and what may be played from it."""

    mode: str
    trump: str | None
    hand: list[str]
    trick: list[str]
    expected: list[str]
    why: str
    level: str | None = None


EXAMPLES = read("legal", Legal)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_every_legal_cards_example_agrees(example: Legal) -> None:
    mode = example.trump or example.mode.upper()
    level = LEVELS[example.level] if example.level else 1
    allowed = legal_cards(example.ruleset, example.hand, example.trick, mode, level)
    assert allowed == set(example.expected)


def test_every_game_has_examples() -> None:
    assert {example.ruleset for example in EXAMPLES} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_something_may_always_be_played(game: str) -> None:
    rng = Random(game)
    for _ in range(300):
        cards = rng.sample(pack(game), 7)
        hand, trick = cards[:4], cards[4 : 4 + rng.randrange(4)]
        mode = rng.choice([*SUITS, "NT", "AT"])
        allowed = legal_cards(game, hand, trick, mode, rng.choice([1, 2, 3, 4]))
        assert allowed
        assert allowed <= set(hand)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("mode", "whole"), [("H", 152), ("NT", 120), ("AT", 248)])
def test_every_pack_has_its_total_points(game: str, mode: str, whole: int) -> None:
    assert sum(points(card, mode) for card in pack(game)) == whole


def test_baloot_is_locked_only_at_double_and_four() -> None:
    hand = ["JD", "KH"]
    leads = {level: legal_cards("baloot", hand, [], "D", level) for level in (1, 2, 3, 4, "gahwa")}
    locked, free = {"KH"}, {"JD", "KH"}
    assert leads == {1: free, 2: locked, 3: free, 4: locked, "gahwa": free}
