"""Former versions of games, as house rules over the current ones: data only."""

from collections.abc import Mapping

from engine.options.option import OptionName
from engine.variants import find_variant
from engine.variants.belote import BELOTE
from engine.variants.bidding_belote import BIDDING_BELOTE
from engine.variants.coinche import COINCHE
from engine.variants.contree import CONTREE
from engine.variants.contree_generale import CONTREE_GENERALE
from engine.variants.pilotta import PILOTTA

_JOINED = {OptionName.SHUFFLE: "cut-only"}

FORMER: Mapping[tuple[str, int], Mapping[OptionName, str]] = {
    (CONTREE.key, 1): _JOINED,
    (CONTREE_GENERALE.key, 1): _JOINED,
    (COINCHE.key, 1): _JOINED,
    (BELOTE.key, 1): {**_JOINED, OptionName.ALL_TRICKS_COUNT: "contract"},
    (BIDDING_BELOTE.key, 1): _JOINED,
    (PILOTTA.key, 1): _JOINED,
}
"""What a version of a game did by itself that today's does not, by its key and number."""


def choices_of(key: str, version: int) -> Mapping[OptionName, str]:
    """Return the house rules that reproduce this version; raise KeyError if unknown."""
    return {} if find_variant(key).version == version else FORMER[key, version]
