"""House rules about announcements and scores that cannot be had together."""

import pytest

from engine.options import OptionName
from tests.engine.options.contradicting import barred_until_there_is_room, each_bars_the_other
from tests.engine.options.houses import against, house, option_of

PAIRS = [
    ("belote", "declarations", "off", "declarations-count", "score"),
    ("belote", "declarations", "off", "fours-of-eight-and-seven", "yes"),
    ("belote", "declarations", "off", "meld-tie", "turn"),
    ("belote", "declarations", "off", "meld-overlap", "shared"),
    ("belote", "declarations", "off", "melds-shown", "at-once"),
    ("belote", "declarations", "off", "declarations-on-failure", "kept"),
    ("belote", "belote-counts", "none", "king-first", "yes"),
    ("belote", "belote-counts", "none", "belote-on-failure", "kept"),
    ("belote", "belote-counts", "contract", "belote-on-failure", "kept"),
    ("contree_701", "belote-counts", "none", "announcing", "manual"),
    ("contree_701", "points-counted", "announced", "rounding", "nearest"),
    ("contree_701", "points-counted", "announced", "all-tricks", "90"),
    ("contree_701", "points-counted", "announced", "defence-points", "none"),
    ("contree_701", "points-counted", "announced", "failure", "160"),
    ("contree_701", "points-counted", "announced", "multiplied", "whole"),
    ("contree_701", "points-counted", "announced", "multiplied", "forfeit"),
    ("contree_701", "points-counted", "announced", "contract-needs", "bid-and-more"),
    ("contree_701", "points-counted", "announced", "belote-on-failure", "kept"),
    ("contree_701", "points-counted", "made", "failure", "160-and-bid"),
    ("contree_701", "points-counted", "made", "failure", "162-and-bid"),
    ("contree_701", "points-counted", "made", "failure", "bid"),
    ("contree_701", "points-counted", "made", "multiplied", "bid"),
    ("contree_701", "defence-points", "to-attack", "rounding", "complement"),
]
"""Two choices of a game; the first can be had alone."""

DEFAULTS = [
    ("contree", "defence-points", "to-attack", "rounding", "none"),
    ("contree", "belote-on-failure", "kept", "belote-counts", "score"),
    ("contree", "meld-tie", "turn", "declarations", "on"),
    ("contree", "trumpless-points", "162", "no-trumps", "yes"),
]
"""A choice against what the game does by itself, and what would make room for it."""


@pytest.mark.parametrize(("key", "one", "value", "other", "wanted"), PAIRS)
def test_the_later_of_two_contradictory_choices_is_refused(
    key: str, one: str, value: str, other: str, wanted: str
) -> None:
    each_bars_the_other(key, one, value, other, wanted)


@pytest.mark.parametrize(("key", "name", "value", "other", "room"), DEFAULTS)
def test_a_choice_contradicting_the_game_is_refused_until_resolved(
    key: str, name: str, value: str, other: str, room: str
) -> None:
    barred_until_there_is_room(key, name, value, other, room)


def test_where_a_capot_cannot_be_bid_it_has_no_reward() -> None:
    choices = {"capot_worth": "none", "generale": "none", "all_tricks": "90-always"}
    refused, other = against("contree_generale", **choices)
    assert {refused, other} == {"all-tricks", OptionName.CAPOT_WORTH}


@pytest.mark.parametrize(
    ("key", "choices"),
    [
        ("contree", {"points_counted": "announced", "failure": "bid", "rounding": "none"}),
        ("contree_coinche", {"points_counted": "announced", "all_tricks": "0"}),
        ("contree", {"points_counted": "made", "multiplied": "forfeit"}),
        ("belote", {"declarations": "off", "announcing": "manual"}),
    ],
)
def test_default_rules_contradict_nothing(key: str, choices: dict[str, str]) -> None:
    rules = house(key, **choices)
    for name, value in choices.items():
        assert option_of(name.replace("_", "-")).current(rules) == value
