"""What a hand and a card are worth before a card is played."""

import pytest

from engine.cards import Card, Trump
from engine.players.expected_points import placed
from engine.variants import find_variant


@pytest.mark.parametrize(
    ("card", "trump"), [("JH", Trump.HEARTS), ("9H", Trump.HEARTS), ("AS", Trump.NONE)]
)
def test_an_honour_helps_the_side_that_is_known_to_hold_it(card: str, trump: Trump) -> None:
    rules = find_variant("bidding_belote")
    helps = placed(rules, Card.parse(card), trump, partners=True)
    harms = placed(rules, Card.parse(card), trump, partners=False)
    assert harms < 0 < helps


def test_a_card_beside_the_trumps_and_a_low_trump_change_nothing() -> None:
    rules = find_variant("bidding_belote")
    for card in ("AS", "8H"):
        assert placed(rules, Card.parse(card), Trump.HEARTS, partners=True) == 0
