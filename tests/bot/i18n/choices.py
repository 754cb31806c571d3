"""Every house rule with every choice that some game can offer and that needs words."""

from collections.abc import Iterator

from engine.options import OPTIONS, OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.variants import VARIANTS

Choice = tuple[str, str]


def spoken_choices() -> frozenset[Choice]:
    """Names with values, numbers left out: those that the games offer, and those behind them."""
    found: set[Choice] = set()
    for game in VARIANTS:
        offered = set(_offered(game))
        found |= offered
        for name, value in offered:
            try:
                found |= set(_offered(with_options(game, {name: value})))
            except OptionRefused:  # against another choice; what it leads to is seen with that one
                continue
    return frozenset((name, value) for name, value in found if not value.isdecimal())


def _offered(rules: RuleSet) -> Iterator[Choice]:
    for option in OPTIONS:
        choices = option.choices(rules)
        if choices:
            for value in {*choices, option.current(rules)}:
                yield str(option.name), value
