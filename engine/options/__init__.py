"""House rules: named, bounded options over a rule set."""

from collections.abc import Mapping

from engine.options.dealing import PACKETS
from engine.options.game import HIGHEST_TARGET, LOWEST_TARGET, TARGET
from engine.options.option import Option, OptionName, OptionRefusal, OptionRefused
from engine.ruleset import RuleSet

__all__ = [
    "HIGHEST_TARGET",
    "LOWEST_TARGET",
    "OPTIONS",
    "Option",
    "OptionName",
    "OptionRefusal",
    "OptionRefused",
    "differences",
    "with_options",
]

OPTIONS: tuple[Option, ...] = (TARGET, PACKETS)
"""All house rules, in the order in which they are offered and put."""


def with_options(rules: RuleSet, choices: Mapping[str, str]) -> RuleSet:
    """The rule set with these house rules; OptionRefused, with its reason, when it cannot be."""
    names = {str(option.name) for option in OPTIONS}
    for name, value in choices.items():
        if name not in names:
            raise OptionRefused(OptionRefusal.UNKNOWN, name, value)
    for option in OPTIONS:
        if option.name in choices:
            rules = _with_option(rules, option, choices[option.name])
    return rules


def differences(rules: RuleSet, choices: Mapping[str, str]) -> tuple[tuple[OptionName, str], ...]:
    """Of these choices, in order, those that change this rule set, which is without house rules."""
    return tuple(
        (option.name, choices[option.name])
        for option in OPTIONS
        if option.name in choices and choices[option.name] != option.current(rules)
    )


def _with_option(rules: RuleSet, option: Option, value: str) -> RuleSet:
    if not option.choices(rules):
        raise OptionRefused(OptionRefusal.DOES_NOT_APPLY, option.name, value)
    try:
        return option.put(rules, value)
    except OptionRefused:
        raise
    except ValueError as error:
        raise OptionRefused(OptionRefusal.OUT_OF_BOUNDS, option.name, value) from error
