"""The games, one a file: data only."""

from engine.ruleset import RuleSet
from engine.variants.coinche import COINCHE
from engine.variants.contree import CONTREE
from engine.variants.contree_701 import CONTREE_701
from engine.variants.contree_coinche import CONTREE_COINCHE
from engine.variants.contree_generale import CONTREE_GENERALE

VARIANTS: tuple[RuleSet, ...] = (
    CONTREE,
    CONTREE_GENERALE,
    CONTREE_701,
    CONTREE_COINCHE,
    COINCHE,
)


def find_variant(key: str) -> RuleSet:
    """The rule set of this key; KeyError when there is none."""
    for rules in VARIANTS:
        if rules.key == key:
            return rules
    raise KeyError(key)
