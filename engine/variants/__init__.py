"""The games, one a file: data only."""

from engine.ruleset import RuleSet
from engine.variants.contree import CONTREE

VARIANTS: tuple[RuleSet, ...] = (CONTREE,)


def find_variant(key: str) -> RuleSet:
    """The rule set of this key; KeyError when there is none."""
    for rules in VARIANTS:
        if rules.key == key:
            return rules
    raise KeyError(key)
