"""House rules: named, bounded options over a rule set."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.ruleset import RuleSet


class OptionName(StrEnum):
    """What a table may choose."""

    TARGET = "target"
    PACKETS = "packets"


class OptionRefusal(StrEnum):
    """Why a choice is refused."""

    UNKNOWN = "unknown-option"
    OUT_OF_BOUNDS = "option-out-of-bounds"


class OptionRefused(ValueError):
    """A choice outside what the option offers."""

    def __init__(self, code: OptionRefusal, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.code = code
        self.name = name
        self.value = value


PACKETS = ("3-2-3", "3-3-2", "4-4")
"""The ways to deal eight cards (RULES.md 2.1)."""

LOWEST_TARGET, HIGHEST_TARGET = 100, 10_000


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: how its text is read into a rule set; ValueError when out of bounds."""

    name: OptionName
    put: Callable[[RuleSet, str], RuleSet]


def _with_target(rules: RuleSet, value: str) -> RuleSet:
    if not (value.isascii() and value.isdecimal()):
        raise ValueError(value)
    target = int(value)
    if not LOWEST_TARGET <= target <= HIGHEST_TARGET:
        raise ValueError(value)
    return replace(rules, end=replace(rules.end, target=target))


def _with_packets(rules: RuleSet, value: str) -> RuleSet:
    if value not in PACKETS:
        raise ValueError(value)
    packets = tuple(int(packet) for packet in value.split("-"))
    return replace(rules, dealing=replace(rules.dealing, packets=packets))


OPTIONS: tuple[Option, ...] = (
    Option(OptionName.TARGET, _with_target),
    Option(OptionName.PACKETS, _with_packets),
)


def with_options(rules: RuleSet, choices: Mapping[str, str]) -> RuleSet:
    """The rule set with these house rules; OptionRefused when one is unknown or out of bounds."""
    options = {str(option.name): option for option in OPTIONS}
    for name, value in choices.items():
        if name not in options:
            raise OptionRefused(OptionRefusal.UNKNOWN, name, value)
        try:
            rules = options[name].put(rules, value)
        except ValueError as error:
            raise OptionRefused(OptionRefusal.OUT_OF_BOUNDS, name, value) from error
    return rules
