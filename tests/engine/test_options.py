"""House rules and their bounds."""

import pytest

from engine.options import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    OPTIONS,
    OptionName,
    OptionRefusal,
    OptionRefused,
    with_options,
)
from tests.engine.table import CONTREE

EASTERN_500 = "".join(chr(0x660 + digit) for digit in (5, 0, 0))


def test_without_choices_the_rule_set_is_unchanged() -> None:
    assert with_options(CONTREE, {}) == CONTREE


@pytest.mark.parametrize("target", [LOWEST_TARGET, 501, 1000, 2000, HIGHEST_TARGET])
def test_a_target_within_bounds_is_accepted(target: int) -> None:
    assert with_options(CONTREE, {"target": str(target)}).end.target == target


@pytest.mark.parametrize(
    "target",
    [
        str(LOWEST_TARGET - 1),
        str(HIGHEST_TARGET + 1),
        "0",
        "-2000",
        "",
        "two",
        "1e3",
        "500.0",
        "1_000",
        " 500",
        EASTERN_500,
    ],
)
def test_a_target_out_of_bounds_is_refused(target: str) -> None:
    with pytest.raises(OptionRefused) as refused:
        with_options(CONTREE, {"target": target})
    assert refused.value.code is OptionRefusal.OUT_OF_BOUNDS
    assert (refused.value.name, refused.value.value) == ("target", target)


@pytest.mark.parametrize(
    ("text", "packets"),
    [("3-2-3", (3, 2, 3)), ("3-3-2", (3, 3, 2)), ("2-3-3", (2, 3, 3)), ("4-4", (4, 4))],
)
def test_the_ways_of_dealing_in_contree(text: str, packets: tuple[int, ...]) -> None:
    assert with_options(CONTREE, {"packets": text}).dealing.packets == packets


@pytest.mark.parametrize("packets", ["8", "1-7", "3-2", "4-4-4", "", "3 2 3"])
def test_other_ways_of_dealing_are_refused(packets: str) -> None:
    with pytest.raises(OptionRefused) as refused:
        with_options(CONTREE, {"packets": packets})
    assert refused.value.code is OptionRefusal.OUT_OF_BOUNDS


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionRefused) as refused:
        with_options(CONTREE, {"target": "500", "capot": "500"})
    assert refused.value.code is OptionRefusal.UNKNOWN
    assert (refused.value.name, refused.value.value) == ("capot", "500")


def test_options_combine_and_change_nothing_else() -> None:
    rules = with_options(CONTREE, {"target": "1000", "packets": "4-4"})
    assert (rules.end.target, rules.dealing.packets) == (1000, (4, 4))
    assert (rules.key, rules.auction, rules.scoring) == (
        CONTREE.key,
        CONTREE.auction,
        CONTREE.scoring,
    )
    assert rules.dealing.shuffle is CONTREE.dealing.shuffle
    assert with_options(rules, {"target": "2000", "packets": "3-2-3"}) == CONTREE


def test_every_option_name_is_unique() -> None:
    assert [option.name for option in OPTIONS] == list(OptionName)
