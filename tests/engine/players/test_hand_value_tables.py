"""Hands weighed from tables are worth what the convention says."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import Card, Trump
from engine.options.families import known_scoring
from engine.players.expected_points import against, own_worth, support
from engine.players.hand_count import Count
from engine.players.hand_value_tables import hand_value_tables, suit_number
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant


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
