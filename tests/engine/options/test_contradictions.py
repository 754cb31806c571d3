"""House rules that cannot be had together are refused, whichever is chosen last."""

import pytest

from engine.options import OptionName, OptionRefusal, OptionRefused
from engine.options.contradictions import CONTRADICTIONS
from engine.variants import VARIANTS
from tests.engine.options.contradicting import barred_until_there_is_room, each_bars_the_other
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
    ("coinche", "all-trumps", "no", "all-trumps-lead", "follow"),
    ("coinche", "trump-lead", "any", "all-trumps-lead", "follow"),
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
]
"""Two choices of a game; the first can be had alone."""

DEFAULTS = [
    ("contree_generale", "capot-worth", "500", "generale", "1000"),
    ("contree_generale", "capot-worth", "none", "generale", "none"),
    ("contree", "final-raise", "same-trump", "contre-timing", "after-auction"),
    ("contree_701", "contre-timing", "in-turn", "final-raise", "none"),
    ("coinche", "contre-timing", "after-auction", "contre-overbid", "closed"),
    ("coinche", "passing", "final", "contre-timing", "out-of-turn"),
    ("contree", "ceiling", "250", "declarations", "on"),
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
        house("pilotta", contre="none", passing="open")
    assert refused.value.code is OptionRefusal.DOES_NOT_APPLY


def test_every_contradiction_names_existing_values() -> None:
    known = {
        (option_of(name).name, value)
        for name in OptionName
        for rules in VARIANTS
        for value in option_of(name).choices(rules)
    }
    named = {(term.name, value) for row in CONTRADICTIONS for term in row for value in term.values}
    assert named <= known
