"""House rules made up for the tests: what is chosen is written behind the key of the rule set."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest

from bot.tables import house_rules
from engine.options import Option, OptionCategory, OptionName, OptionRefusal, OptionRefused
from engine.ruleset import RuleSet

SEEN_BY = ("engine.options.OPTIONS", "bot.tables.house_rules.OPTIONS")


def made(
    name: str,
    choices: Sequence[str] = ("no", "yes"),
    *,
    category: OptionCategory = OptionCategory.PLAY,
    needs: str = "",
    against: str = "",
) -> Option:
    """A house rule whose first choice is usual.

    It only applies together with the choice ``needs``, and contradicts the choice ``against``:
    both are written « name=value ».
    """

    def current(rules: RuleSet) -> str:
        chosen = dict(part.split("=") for part in rules.key.split("|")[1:])
        return chosen.get(name, choices[0])

    def put(rules: RuleSet, value: str) -> RuleSet:
        if value not in choices:
            raise ValueError(value)
        if against and against in rules.key.split("|") and value != choices[0]:
            other = cast("OptionName", against.partition("=")[0])
            raise OptionRefused(OptionRefusal.CONTRADICTION, name, value, other)
        return replace(rules, key=f"{rules.key}|{name}={value}")

    def offered(rules: RuleSet) -> tuple[str, ...]:
        return tuple(choices) if not needs or needs in rules.key.split("|") else ()

    return Option(cast("OptionName", name), category, offered, current, put)


def offer(monkeypatch: pytest.MonkeyPatch, *options: Option) -> None:
    """Let these be all house rules there are."""
    for place in SEEN_BY:
        monkeypatch.setattr(place, options)
    uncached(monkeypatch)


def uncached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep nothing of what a test changes for the tests after it."""
    for name in ("_rules", "_differences"):
        cached = getattr(house_rules, name)
        monkeypatch.setattr(house_rules, name, getattr(cached, "__wrapped__", cached))
