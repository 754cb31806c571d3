"""The ladder on which a game counts: all trumps out of 258 points stand apart."""

import pytest

from engine.options import with_options
from engine.options.families import ladder_family
from engine.variants import FAMILIES, VARIANTS, find_variant
from engine.variants.presets import PRESETS


def test_a_game_without_house_rules_is_of_the_family_that_it_declares() -> None:
    assert {rules.key: ladder_family(rules) for rules in VARIANTS} == {
        rules.key: rules.family for rules in VARIANTS
    }
    assert find_variant("coinche").family == "coinche"


@pytest.mark.parametrize(
    ("key", "chosen", "family"),
    [
        ("coinche", {}, "coinche"),
        ("coinche", {"target": "1000"}, "coinche"),
        ("coinche", {"no-trumps": "no"}, "coinche"),
        *(
            ("coinche", {"trumpless-points": way}, "contree")
            for way in ("162", "162-from-14", "162-down-to-2", "162-scaled", "152-scaled")
        ),
        ("coinche", {"no-trumps": "no", "all-trumps": "no"}, "contree"),
        ("coinche", {"all-trumps": "no"}, "contree"),
        ("contree", {"all-trumps": "yes"}, "coinche"),
        ("contree", {"all-trumps": "with-belotes", "trumpless-points": "162"}, "contree"),
        ("contree", {"no-trumps": "yes"}, "contree"),
        ("belote", {"all-trumps": "yes"}, "belote"),
    ],
)
def test_all_trumps_to_258_and_to_162_are_on_different_ladders(
    key: str, chosen: dict[str, str], family: str
) -> None:
    assert with_options(find_variant(key), chosen).family == family


def test_every_preset_is_on_a_ladder_that_there_is() -> None:
    ladders = {
        each.name.value: with_options(find_variant(each.game), dict(each.choices)).family
        for each in PRESETS
    }
    assert set(ladders.values()) <= set(FAMILIES)
    assert ladders["all-trumps-162"] == ladders["board-game-arena"] == "contree"
    assert ladders["federation-coinche-2015"] == "contree"
