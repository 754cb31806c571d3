"""House rules that are one parameter of a rule set, with a word for each of its values."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from engine.options.option import Option, OptionCategory, OptionName
from engine.ruleset import RuleSet

Value = TypeVar("Value")


def parameter(
    name: OptionName,
    category: OptionCategory,
    values: Mapping[str, Value],
    read: Callable[[RuleSet], Value | None],
    write: Callable[[RuleSet, Value], RuleSet],
) -> Option:
    """The option that writes the value of a word; ``read`` gives None where it does not apply."""

    def choices(rules: RuleSet) -> tuple[str, ...]:
        return () if read(rules) is None else tuple(values)

    def current(rules: RuleSet) -> str:
        held = read(rules)
        return next((word for word, value in values.items() if value == held), "")

    def put(rules: RuleSet, word: str) -> RuleSet:
        return write(rules, values[word])

    return Option(name, category, choices, current, put)
