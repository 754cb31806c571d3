"""House rules that cannot be had together are refused, whichever is chosen last."""

import pytest

from engine.options import OptionName, OptionRefusal, OptionRefused, with_options
from engine.options.contradictions import CONTRADICTIONS
from engine.variants import VARIANTS, find_variant
from tests.engine.options.houses import against, house, option_of

PAIRS = [
    ("contree", "deals", "8", "target", "1000"),
    ("contree", "contre", "none", "contre-timing", "in-turn"),
    ("contree", "contre", "none", "contre-overbid", "overbid"),
    ("bidding_belote", "contre", "none", "contre-overbid", "closed"),
    ("baloot", "contre", "none", "trump-lock", "first-lead"),
    ("contree", "contre", "none", "multiplied", "whole"),
    ("contree", "contre-timing", "after-auction", "contre-overbid", "overbid"),
    ("contree_701", "final-raise", "any-trump", "contre-timing", "in-turn"),
    ("contree", "passing", "final", "contre-timing", "in-turn"),
    ("pilotta", "passing", "final", "contre", "x4"),
    ("pilotta", "trump-named", "after-auction", "capot-worth", "250"),
    ("coinche", "all-trumps", "no", "all-trumps-lead", "follow"),
    ("coinche", "trump-lead", "any", "all-trumps-lead", "follow"),
    ("pilotta", "trump-lead", "any", "plain-lead", "overtake"),
    ("contree", "generale", "500", "capot-worth", "500"),
    ("contree", "generale", "500", "capot-worth", "500-flat"),
    ("contree", "generale", "1000", "capot-worth", "none"),
    ("contree_701", "final-raise", "any-trump", "self-raise", "other-suit"),
    ("contree", "passing", "final", "self-raise", "other-suit"),
    ("contree", "contre", "none", "contre-bids", "over-80"),
    ("contree", "belote-counts", "none", "target-met", "without-belote"),
    ("contree_generale", "generale", "none", "first-lead", "generale"),
    ("contree", "partner-exempt", "never", "undertrump", "required"),
    ("contree", "partner-exempt", "never", "trump-over-partner", "higher"),
    ("contree", "partner-exempt", "no", "trump-over-partner", "higher"),
    ("contree", "belote-counts", "none", "all-trumps", "with-belotes"),
    ("bidding_belote", "belote-counts", "none", "all-trumps", "with-belotes"),
    ("belote", "declarations", "off", "declarations-count", "score"),
    ("belote", "declarations", "off", "fours-of-eight-and-seven", "yes"),
    ("belote", "declarations", "off", "meld-tie", "turn"),
    ("belote", "declarations", "off", "meld-overlap", "shared"),
    ("belote", "declarations", "off", "melds-spoken", "yes"),
    ("belote", "melds-shown", "at-once", "melds-spoken", "yes"),
    ("belote", "meld-tie", "turn", "melds-spoken", "yes"),
    ("belote", "declarations", "off", "melds-shown", "at-once"),
    ("belote", "declarations", "off", "declarations-on-failure", "kept"),
    ("belote", "belote-counts", "none", "king-first", "yes"),
    ("belote", "belote-counts", "none", "belote-on-failure", "kept"),
    ("belote", "belote-counts", "contract", "belote-on-failure", "kept"),
    ("contree_701", "belote-counts", "none", "announcing", "manual"),
    ("contree_701", "belote-counts", "contract", "points-counted", "announced-belote"),
    ("contree_701", "points-counted", "announced", "rounding", "nearest"),
    ("contree_701", "points-counted", "announced", "all-tricks", "90"),
    ("contree_701", "points-counted", "announced", "defence-points", "none"),
    ("contree_701", "points-counted", "announced", "failure", "160"),
    ("contree_701", "points-counted", "announced", "multiplied", "whole"),
    ("contree_701", "points-counted", "announced", "multiplied", "forfeit"),
    ("contree_701", "points-counted", "announced", "belote-on-failure", "kept"),
    ("contree_701", "points-counted", "announced-belote", "multiplied", "forfeit"),
    ("contree_701", "points-counted", "announced-belote", "failure", "160"),
    ("contree_701", "points-counted", "announced-belote", "rounding", "nearest"),
    ("contree", "points-counted", "announced", "last-deal", "exact"),
    ("contree", "rounding", "none", "last-deal", "exact"),
    ("contree_701", "points-counted", "made", "multiplied", "forfeit-bid"),
    ("contree_701", "points-counted", "made", "failure", "160-and-bid"),
    ("contree_701", "points-counted", "made", "failure", "162-and-bid"),
    ("contree_701", "points-counted", "made", "failure", "bid"),
    ("contree_701", "points-counted", "made", "multiplied", "bid"),
    ("contree_701", "defence-points", "to-attack", "rounding", "complement"),
]
"""Two choices of a game; the first can be had alone."""

DEFAULTS = [
    ("contree_generale", "capot-worth", "500", "generale", "1000"),
    ("contree_generale", "capot-worth", "none", "generale", "none"),
    ("contree", "final-raise", "same-trump", "contre-timing", "after-auction"),
    ("contree_701", "contre-timing", "in-turn", "final-raise", "none"),
    ("coinche", "contre-timing", "after-auction", "contre-overbid", "closed"),
    ("coinche", "passing", "final", "contre-timing", "out-of-turn"),
    ("pilotta", "contre", "x4", "passing", "open"),
    ("contree", "ceiling", "250", "declarations", "on"),
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
    game = find_variant(key)
    alone = with_options(game, {one: value})
    for first, second in (((one, value), (other, wanted)), ((other, wanted), (one, value))):
        with pytest.raises(OptionRefused) as refused:
            with_options(game, dict((first, second)))
        error = refused.value
        assert error.code is OptionRefusal.CONTRADICTION
        assert (error.name, error.value, error.other) == (*second, first[0])
    assert with_options(game, {one: value}) == alone


@pytest.mark.parametrize(("key", "name", "value", "other", "room"), DEFAULTS)
def test_a_choice_contradicting_the_game_is_refused_until_resolved(
    key: str, name: str, value: str, other: str, room: str
) -> None:
    game = find_variant(key)
    with pytest.raises(OptionRefused) as refused:
        with_options(game, {name: value})
    error = refused.value
    assert (error.code, error.name, error.other) == (OptionRefusal.CONTRADICTION, name, other)
    rules = with_options(game, {name: value, other: room})
    assert option_of(name).current(rules) == value
    assert option_of(other).current(rules) == room


def test_the_last_contradictory_choice_in_order_is_refused() -> None:
    assert against("contree", contre="none", contre_timing="in-turn") == ("contre-timing", "contre")
    assert against("contree", contre_timing="in-turn", contre="none") == ("contre", "contre-timing")


def test_default_rules_contradict_nothing() -> None:
    assert house("contree_701", target="1000").end.target == 1000
    assert house("pilotta", ceiling="160").key == "pilotta"
    assert house("contree", deals="8").end.deals == 8
    assert house("contree", deals="none", target="1000").end.target == 1000


def test_an_inapplicable_option_contradicts_nothing() -> None:
    with pytest.raises(OptionRefused) as refused:
        house("pilotta", generale="none", passing="open")
    assert refused.value.code is OptionRefusal.DOES_NOT_APPLY


def test_every_contradiction_names_existing_values() -> None:
    known = {
        (option_of(name).name, value)
        for name in OptionName
        for rules in (*VARIANTS, house("contree", multiplied="forfeit"))
        for value in option_of(name).choices(rules)
    }
    named = {(term.name, value) for row in CONTRADICTIONS for term in row for value in term.values}
    assert named <= known


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
def test_choices_that_keep_defaults_contradict_nothing(key: str, choices: dict[str, str]) -> None:
    rules = house(key, **choices)
    for name, value in choices.items():
        assert option_of(name.replace("_", "-")).current(rules) == value
