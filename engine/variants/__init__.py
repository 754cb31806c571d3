"""The games, one per file: data only."""

from engine.ruleset import RuleSet
from engine.variants.baloot import BALOOT
from engine.variants.belote import BELOTE
from engine.variants.belote_501 import BELOTE_501
from engine.variants.bidding_belote import BIDDING_BELOTE
from engine.variants.bulgarian_belot import BULGARIAN_BELOT
from engine.variants.clabber import CLABBER
from engine.variants.coinche import COINCHE
from engine.variants.contree import CONTREE
from engine.variants.contree_701 import CONTREE_701
from engine.variants.contree_coinche import CONTREE_COINCHE
from engine.variants.contree_generale import CONTREE_GENERALE
from engine.variants.croatian_bela import CROATIAN_BELA
from engine.variants.decouverte import DECOUVERTE
from engine.variants.pilotta import PILOTTA
from engine.variants.tarabish import TARABISH

VARIANTS: tuple[RuleSet, ...] = (
    CONTREE,
    CONTREE_GENERALE,
    CONTREE_701,
    CONTREE_COINCHE,
    COINCHE,
    BELOTE,
    BELOTE_501,
    BIDDING_BELOTE,
    BULGARIAN_BELOT,
    CROATIAN_BELA,
    DECOUVERTE,
    BALOOT,
    PILOTTA,
    TARABISH,
    CLABBER,
)

FAMILIES: tuple[str, ...] = tuple(dict.fromkeys(rules.family for rules in VARIANTS))
"""The families of games that ask the same skill."""


def find_variant(key: str) -> RuleSet:
    """Return the rule set with this key; raise KeyError if there is none."""
    for rules in VARIANTS:
        if rules.key == key:
            return rules
    raise KeyError(key)
