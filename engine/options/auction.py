"""How trumps are chosen."""

from dataclasses import replace

from engine.auctions.rising import FinalRaise, RisingAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.options.doubling import DOUBLING_OPTIONS
from engine.options.families import contree_auction, is_contree, rising_auction, sun_auction
from engine.options.numbers import NUMBER_OPTIONS
from engine.options.option import OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.ruleset import RuleSet


def _pass_is_final(rules: RuleSet) -> bool | None:
    return rules.auction.pass_is_final if isinstance(rules.auction, RisingAuction) else None


PASSING = parameter(
    OptionName.PASSING,
    OptionCategory.AUCTION,
    {"open": False, "final": True},
    _pass_is_final,
    lambda rules, final: replace(
        rules, auction=replace(rising_auction(rules), pass_is_final=final)
    ),
)

FINAL_RAISE = parameter(
    OptionName.FINAL_RAISE,
    OptionCategory.AUCTION,
    {way.value: way for way in FinalRaise},
    lambda rules: contree_auction(rules).final_raise if is_contree(rules) else None,
    lambda rules, way: replace(rules, auction=replace(contree_auction(rules), final_raise=way)),
)


def _turned_again(rules: RuleSet) -> bool | None:
    match rules.auction:
        case SuitAuction(turned=True, turned_again=again) | SunAuction(turned_again=again):
            return again
        case _:
            return None


def _with_turned_again(rules: RuleSet, again: bool) -> RuleSet:
    if not isinstance(rules.auction, SuitAuction | SunAuction):
        raise ValueError("no card is turned up")
    return replace(rules, auction=replace(rules.auction, turned_again=again))


SECOND_ROUND_SUIT = parameter(
    OptionName.SECOND_ROUND_SUIT,
    OptionCategory.AUCTION,
    {"other": False, "any": True},
    _turned_again,
    _with_turned_again,
)

ASHKAL = parameter(
    OptionName.ASHKAL,
    OptionCategory.AUCTION,
    {"last-two": (2, 3), "anyone": (0, 1, 2, 3), "none": ()},
    lambda rules: rules.auction.ashkal if isinstance(rules.auction, SunAuction) else None,
    lambda rules, who: replace(rules, auction=replace(sun_auction(rules), ashkal=who)),
)

SUN_OVERCALL = parameter(
    OptionName.SUN_OVERCALL,
    OptionCategory.AUCTION,
    {"once": True, "none": False},
    lambda rules: rules.auction.overcall if isinstance(rules.auction, SunAuction) else None,
    lambda rules, may: replace(rules, auction=replace(sun_auction(rules), overcall=may)),
)

AUCTION_OPTIONS = (
    *NUMBER_OPTIONS,
    PASSING,
    FINAL_RAISE,
    *DOUBLING_OPTIONS,
    SECOND_ROUND_SUIT,
    ASHKAL,
    SUN_OVERCALL,
)
