"""What a hand and a card are worth: from tables, and before a card is played."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import Card, Trump
from engine.contract import Bid
from engine.options.families import known_scoring
from engine.players.expected_points import against, own_worth, placed, support
from engine.players.hand_count import Count
from engine.players.hand_value_tables import hand_value_tables, suit_number
from engine.players.natural_calls import of_whole
from engine.ruleset import RuleSet
from engine.scoring.totals import scored_whole
from engine.variants import VARIANTS, find_variant
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


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_the_tables_equal_the_points_that_are_expected(rules: RuleSet) -> None:
    tables, rng = hand_value_tables(rules), Random(rules.key)
    for size in (5, 6, 8):
        hand = tuple(rng.sample(rules.pack.cards, size))
        masks = tables.masks(hand)
        for trump in Trump:
            at, number = tables.at[trump], suit_number(trump)
            assert at.own.weigh(masks, number) == pytest.approx(own_worth(rules, hand, trump))
            assert at.support.weigh(masks, number) == pytest.approx(support(rules, hand, trump))
            assert at.against.weigh(masks, number) == pytest.approx(against(rules, hand, trump))


def test_a_belote_counts_as_each_house_scores_it() -> None:
    rules = find_variant("contree")
    helpless = replace(rules, scoring=replace(known_scoring(rules), belote_helps=False))
    counted, uncounted = (
        tables.counts[Trump.HEARTS, Count.OWN].weigh(masks, suit_number(Trump.HEARTS))
        for tables in (hand_value_tables(rules), hand_value_tables(helpless))
        for masks in [tables.masks([Card.parse("KH"), Card.parse("QH")])]
    )
    assert counted == uncounted + 20
