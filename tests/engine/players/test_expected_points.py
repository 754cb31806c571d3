"""What a hand and a card are worth before a card is played."""

import pytest

from engine.cards import Card, Trump
from engine.contract import Bid
from engine.players.expected_points import placed, scored_whole
from engine.players.natural_calls import of_whole
from engine.variants import find_variant
from tests.engine.options.houses import house


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


@pytest.mark.parametrize(
    ("points", "whole", "asked"),
    [("full", 258, 100), ("162", 162, 159), ("162-scaled", 162, 159), ("152-scaled", 162, 159)],
)
def test_a_hundred_at_all_trumps_is_asked_of_the_total_it_is_scored_by(
    points: str, whole: int, asked: int
) -> None:
    rules = house("coinche", trumpless_points=points)
    assert scored_whole(rules, Trump.ALL) == whole
    assert of_whole(rules, Bid(100, Trump.ALL)) == asked
    assert scored_whole(rules, Trump.HEARTS) == 162
