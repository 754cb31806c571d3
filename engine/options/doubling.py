"""Whether, when and how high contracts are doubled."""

from collections.abc import Mapping
from dataclasses import replace

from engine.auctions.ladder import LadderAuction
from engine.auctions.points import PointsAuction
from engine.auctions.rising import RisingAuction
from engine.auctions.sun import SunAuction
from engine.doubling import Doubling, Timing
from engine.options.families import RISING, is_contree
from engine.options.option import Option, OptionCategory, OptionName
from engine.options.part import Part
from engine.ruleset import RuleSet

Levels = tuple[tuple[int, ...], int | None, int | None]
"""The multipliers, the level that decides the game, and how often a sun is doubled at most."""

OF_CONTREE: Mapping[str, Levels] = {
    "none": ((), None, None),
    "x2": ((2,), None, None),
    "x3": ((2, 3), None, None),
    "x4": ((2, 4), None, None),
}
OF_THE_LADDER: Mapping[str, Levels] = {
    "match": ((2, 4, 4), 3, None),
    "x4": ((2, 4), None, None),
    "none": ((), None, None),
}
OF_SUN: Mapping[str, Levels] = {
    "gahwa": ((2, 3, 4, 4), 4, None),
    "four": ((2, 3, 4), None, None),
    "sun-double-only": ((2, 3, 4, 4), 4, 1),
    "none": ((), None, None),
}


def _ways(rules: RuleSet) -> Mapping[str, Levels]:
    """What may be chosen; nothing where a game doubles by levels that have no word here."""
    known = _known(rules)
    return known if _levels(rules) in known.values() else {}


def _known(rules: RuleSet) -> Mapping[str, Levels]:
    match rules.auction:
        case PointsAuction() if is_contree(rules):
            return OF_CONTREE
        case LadderAuction():
            return OF_THE_LADDER
        case SunAuction():
            return OF_SUN
        case _:
            return {}


def _levels(rules: RuleSet) -> Levels:
    """How contracts are doubled in this game."""
    bids = rules.auction
    if not isinstance(bids, RisingAuction | SunAuction) or bids.doubling is None:
        return (), None, None
    of_sun = bids.sun_levels if isinstance(bids, SunAuction) else None
    return bids.doubling.multipliers, bids.doubling.decisive, of_sun


def _contre(rules: RuleSet) -> str:
    levels = _levels(rules)
    return next(word for word, each in _ways(rules).items() if each == levels)


def _with_contre(rules: RuleSet, word: str) -> RuleSet:
    multipliers, decisive, of_sun = _ways(rules)[word]
    bids = rules.auction
    if not isinstance(bids, RisingAuction | SunAuction) or bids.doubling is None:
        raise ValueError(word)
    doubling = replace(bids.doubling, multipliers=multipliers, decisive=decisive)
    how = doubling if multipliers else None
    if isinstance(bids, SunAuction):
        return replace(rules, auction=replace(bids, doubling=how, sun_levels=of_sun))
    return _with_doubling(rules, how)


def _with_doubling(rules: RuleSet, doubling: Doubling | None) -> RuleSet:
    """A lone double can be bid over where doubles can, and does not end the auction."""
    bids = RISING.required(rules)
    if doubling is None or not isinstance(bids, PointsAuction):
        return replace(rules, auction=replace(bids, doubling=doubling))
    ends = doubling.closes_bidding or len(doubling.multipliers) > 1
    return replace(rules, auction=replace(bids, doubling=doubling, last_double_ends=ends))


CONTRE = Option(
    OptionName.CONTRE,
    OptionCategory.AUCTION,
    lambda rules: tuple(_ways(rules)),
    _contre,
    _with_contre,
)


_DOUBLING: Part[Doubling] = Part(
    lambda rules: rules.auction.doubling if isinstance(rules.auction, RisingAuction) else None,
    _with_doubling,
)

CONTRE_TIMING = _DOUBLING.option(
    OptionName.CONTRE_TIMING,
    OptionCategory.AUCTION,
    {
        "out-of-turn": Timing.ANY_OPPONENT,
        "in-turn": Timing.IN_TURN,
        "after-auction": Timing.AFTER_AUCTION,
    },
    lambda doubling: doubling.timing,
    lambda doubling, timing: replace(doubling, timing=timing),
    is_contree,
)

CONTRE_OVERBID = _DOUBLING.option(
    OptionName.CONTRE_OVERBID,
    OptionCategory.AUCTION,
    {"closed": True, "overbid": False},
    lambda doubling: doubling.closes_bidding,
    lambda doubling, closes: replace(doubling, closes_bidding=closes),
)

DOUBLING_OPTIONS = (CONTRE, CONTRE_TIMING, CONTRE_OVERBID)
