"""Heavy tests with many cases: `make test` runs a few of them, `make test-slow` the others."""

import os
import zlib
from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Self, TypeVar

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


SHARE = "SLOW_SHARE"
"""The environment's variable that names a share of the slow tests, as ``2/3``; all without it."""


@dataclass(frozen=True)
class Share:
    """One of several equal shares of the slow tests: which a test is of depends on its id alone.

    Each landing runs one of them, so that a few landings have run all.
    """

    number: int
    of: int

    @classmethod
    def of_environment(cls) -> Self:
        """The share that the environment names."""
        number, _, of = os.environ.get(SHARE, "1/1").partition("/")
        share = cls(int(number), int(of))
        if not 1 <= share.number <= share.of:
            raise ValueError(f"{SHARE} must be like 2/3, is {share}")
        return share

    def __contains__(self, test: str) -> bool:
        return zlib.crc32(test.encode()) % self.of == self.number - 1

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"
