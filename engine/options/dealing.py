"""House rules of dealing."""

from dataclasses import replace

from engine.auctions.suits import SuitAuction
from engine.deal_plan import DealPlan, Shuffle
from engine.options.option import WHOLE, Option, OptionCategory, OptionName, RulesPart
from engine.ruleset import RuleSet

OF_EIGHT = ("3-2-3", "3-3-2", "2-3-3", "4-4", "6-2")
OF_FIVE = ("3-2", "2-3")
OF_ROWS = ("alternate", "rows")
"""The ways to deal eight cards at once, five before trumps are chosen (R-12), a tableau (R-53)."""


def _packets(rules: RuleSet) -> str:
    plan = rules.dealing
    if plan.tableau:
        return "rows" if plan.covered_first else "alternate"
    return "-".join(map(str, plan.packets))


def _ways(rules: RuleSet) -> tuple[str, ...]:
    packets = _packets(rules)
    return next((ways for ways in (OF_EIGHT, OF_FIVE, OF_ROWS) if packets in ways), ())


def _with_packets(rules: RuleSet, value: str) -> RuleSet:
    if rules.dealing.tableau:
        return replace(rules, dealing=replace(rules.dealing, covered_first=value == "rows"))
    packets = tuple(int(packet) for packet in value.split("-"))
    return replace(rules, dealing=replace(rules.dealing, packets=packets))


PACKETS = Option(OptionName.PACKETS, OptionCategory.DEAL, _ways, _packets, _with_packets)


DEALING = WHOLE.inner("dealing", DealPlan)

# A gathered pack lets who notes the tricks name all hands: it is never rated.
SHUFFLE = DEALING.field(
    "shuffle",
    OptionName.SHUFFLE,
    OptionCategory.DEAL,
    {"every-deal": Shuffle.EVERY_DEAL, "gathered": Shuffle.GATHERED},
)


_NAMING: RulesPart[SuitAuction] = RulesPart(
    lambda rules: rules.auction if isinstance(rules.auction, SuitAuction) else None,
    lambda rules, bids: replace(rules, auction=bids),
)

# Tables of Tarabish and bela that let a dealer pass throw the deal in (rules.md 8).
DEALER_NAMES = _NAMING.field(
    "dealer_must_name",
    OptionName.DEALER_NAMES,
    OptionCategory.DEAL,
    {"must": True, "may-pass": False},
    lambda rules: not _NAMING.required(rules).turned,
)


def _may_be_passed(rules: RuleSet) -> bool:
    """Whether trumps are not always named."""
    return not (isinstance(rules.auction, SuitAuction) and rules.auction.dealer_must_name)


ALL_PASS = DEALING.field(
    "deals_again",
    OptionName.ALL_PASS,
    OptionCategory.DEAL,
    {"next": False, "same": True},
    _may_be_passed,
)

DEAL_OPTIONS = (PACKETS, SHUFFLE, DEALER_NAMES, ALL_PASS)
