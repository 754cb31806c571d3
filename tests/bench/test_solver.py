"""What is too long for every day: all known values, and thousands of endings of every game."""

from random import Random

import pytest

from engine.ruleset import RuleSet
from tests.bench.solver import read_deals
from tests.engine.solver.test_corpus import LINES, differing
from tests.engine.solver.test_equals_naive import tried
from tests.engine.solver.test_known_values import DEALS, KINDS, TOGETHER, digest, known
from tests.rig.slow import every_game

pytestmark = pytest.mark.bench


def test_all_known_values_are_found() -> None:
    assert len(LINES) == len(read_deals()) == 200
    assert not differing(LINES)


def test_2000_deals_of_each_kind_of_trump() -> None:
    lines = list(known())
    assert len(lines) * TOGETHER == DEALS * len(KINDS)
    assert [line for line in lines if digest(line[0], line[1]) != line[2]] == []


@every_game
@pytest.mark.parametrize(("tricks", "number"), [(1, 200), (2, 1000), (3, 100)])
def test_thousands_of_endings_equal_a_naive_search(
    rules: RuleSet, tricks: int, number: int
) -> None:
    tried(rules, Random(f"{rules.key} {tricks} more"), tricks, number)
