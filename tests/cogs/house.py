"""Tables that play by rules of a test's own."""

from collections.abc import Callable

import pytest

from bot.tables import house_rules
from engine.deal_record import Options
from engine.ruleset import RuleSet


def play_by(monkeypatch: pytest.MonkeyPatch, change: Callable[[RuleSet], RuleSet]) -> None:
    """From now on every table plays its game with this change."""
    usual = house_rules._rules

    def changed(variant: str, options: Options) -> RuleSet:
        return change(usual(variant, options))

    monkeypatch.setattr(house_rules, "_rules", changed)
