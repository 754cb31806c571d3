"""A house rule that is told in other words in other games."""

from dataclasses import replace

from engine.options.option import Option
from engine.ruleset import RuleSet


def one_for_each(*options: Option) -> Option:
    """The option that is, in each game, the one of these that applies there."""

    def of(rules: RuleSet) -> Option:
        return next((option for option in options if option.choices(rules)), options[0])

    return replace(
        options[0],
        choices=lambda rules: of(rules).choices(rules),
        current=lambda rules: of(rules).current(rules),
        put=lambda rules, word: of(rules).put(rules, word),
    )
