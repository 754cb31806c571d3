"""The examples in docstrings say what the code does."""

import doctest
from importlib import import_module

import pytest

MODULES = (
    "engine.cards",
    "engine.game",
    "engine.meld_rules",
    "engine.notation",
    "engine.players.expected_points",
    "engine.players.prospects",
)


@pytest.mark.parametrize("module", MODULES)
def test_every_doctest_passes(module: str) -> None:
    results = doctest.testmod(import_module(module))
    assert results.attempted
    assert not results.failed
