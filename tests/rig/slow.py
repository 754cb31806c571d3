"""Heavy tests with many cases: `make test` runs a few of them, `make test-slow` the others."""

from collections.abc import Container, Iterable
from typing import TypeVar

import pytest

from engine.variants import VARIANTS
from engine.variants.baloot import BALOOT
from engine.variants.contree import CONTREE
from engine.variants.decouverte import DECOUVERTE

FAST_GAMES = (CONTREE, BALOOT, DECOUVERTE)
"""Games that differ as much as can be: their auctions, their melds, two players or four."""

Case = TypeVar("Case")


def slow_except(cases: Iterable[Case], fast: Container[Case]) -> list[object]:
    """Return the cases as parameters of a test, marked slow unless they are among ``fast``."""
    return [case if case in fast else pytest.param(case, marks=pytest.mark.slow) for case in cases]


every_game = pytest.mark.parametrize(
    "rules", slow_except(VARIANTS, FAST_GAMES), ids=lambda rules: rules.key
)
"""Marks a test of ``rules`` that is run in every game."""
