"""House rules of doubling: the levels, when it may be said, what it may be said over."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.auctions.points import PointsAuction
from engine.auctions.rising import LadderAuction, RisingAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.doubling import Doubling, Timing
from engine.options.families import CUT_TENS, NAMED_BELOTE, RISING, is_contree
from engine.options.option import Option, OptionCategory, OptionName, RulesPart
from engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Levels:
    """The multipliers, the level that decides the game, and how a sun is doubled otherwise.

    ``of_sun``: how often at most; ``at_score``: also by a side that has just the score it takes.
    """

    multipliers: tuple[int, ...] = ()
    decisive: int | None = None
    of_sun: int | None = None
    at_score: bool = False


OF_CONTREE: Mapping[str, Levels] = {
    "none": Levels(),
    "x2": Levels((2,)),
    "x3": Levels((2, 3)),
    "x4": Levels((2, 4)),
}
OF_THE_LADDER: Mapping[str, Levels] = {
    "match": Levels((2, 4, 4), 3),
    "x4": Levels((2, 4)),
    "none": Levels(),
}
# The source doubles a sun as often as a hokum, others once only (rules.md 2.10, 8).
OF_SUN: Mapping[str, Levels] = {
    "gahwa": Levels((2, 3, 4, 4), 4),
    "four": Levels((2, 3, 4)),
    "sun-double-only": Levels((2, 3, 4, 4), 4, 1),
    "sun-double-at-100": Levels((2, 3, 4, 4), 4, 1, at_score=True),
    "none": Levels(),
}


OF_BELA: Mapping[str, Levels] = {
    "none": Levels(),
    "x4": Levels((2, 4)),
}

OF_CYPRUS = Doubling(multipliers=(2, 4), timing=Timing.IN_TURN, closes_bidding=True)
"""How a bid is closed where the game itself has no doubles: in turn, for good (rules.md 8)."""

ONCE_NAMED = Doubling(multipliers=(2, 4), timing=Timing.AFTER_AUCTION, closes_bidding=True)
"""How a suit is doubled where the game itself has no doubles (rules.md 2.15)."""


def _ways(rules: RuleSet) -> Mapping[str, Levels]:
    """Return the choices; none where a game has doubling levels without a name here."""
    known = _known(rules)
    return known if _levels(rules) in known.values() else {}


def _known(rules: RuleSet) -> Mapping[str, Levels]:
    match rules.auction:
        case PointsAuction() if is_contree(rules) or CUT_TENS.of(rules):
            return OF_CONTREE
        case LadderAuction():
            return OF_THE_LADDER
        case SunAuction():
            return OF_SUN
        case SuitAuction() if NAMED_BELOTE.of(rules):
            return OF_BELA
        case _:
            return {}


def _levels(rules: RuleSet) -> Levels:
    """The levels of doubling in this game."""
    bids = rules.auction
    if not isinstance(bids, RisingAuction | SunAuction | SuitAuction) or bids.doubling is None:
        return Levels()
    multipliers, decisive = bids.doubling.multipliers, bids.doubling.decisive
    if isinstance(bids, SunAuction):
        return Levels(multipliers, decisive, bids.sun_levels, bids.sun_doubled_at)
    return Levels(multipliers, decisive)


def _contre(rules: RuleSet) -> str:
    levels = _levels(rules)
    return next(word for word, each in _ways(rules).items() if each == levels)


def _with_contre(rules: RuleSet, word: str) -> RuleSet:
    levels = _ways(rules)[word]
    bids = rules.auction
    if isinstance(bids, SuitAuction):
        doubled = replace(ONCE_NAMED, multipliers=levels.multipliers)
        doubling_once = doubled if levels.multipliers else None
        return replace(rules, auction=replace(bids, doubling=doubling_once))
    if not isinstance(bids, RisingAuction | SunAuction):
        raise ValueError(word)
    known = bids.doubling or OF_CYPRUS
    doubling = replace(known, multipliers=levels.multipliers, decisive=levels.decisive)
    how = doubling if levels.multipliers else None
    if isinstance(bids, SunAuction):
        changed = replace(
            bids, doubling=how, sun_levels=levels.of_sun, sun_doubled_at=levels.at_score
        )
        return replace(rules, auction=changed)
    return _with_doubling(rules, how)


def _with_doubling(rules: RuleSet, doubling: Doubling | None) -> RuleSet:
    """Apply the multipliers; a single double can be bid over and does not end the auction."""
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


_DOUBLING: RulesPart[Doubling] = RulesPart(
    lambda rules: rules.auction.doubling if isinstance(rules.auction, RisingAuction) else None,
    _with_doubling,
)


def _bids_numbers(rules: RuleSet) -> bool:
    return isinstance(rules.auction, PointsAuction)


CONTRE_TIMING = _DOUBLING.field(
    "timing",
    OptionName.CONTRE_TIMING,
    OptionCategory.AUCTION,
    {
        "out-of-turn": Timing.ANY_OPPONENT,
        "in-turn": Timing.IN_TURN,
        "after-auction": Timing.AFTER_AUCTION,
    },
    _bids_numbers,
)

CONTRE_OVERBID = _DOUBLING.field(
    "closes_bidding",
    OptionName.CONTRE_OVERBID,
    OptionCategory.AUCTION,
    {"closed": True, "overbid": False},
)

_EIGHTY = 80

CONTRE_BIDS = _DOUBLING.fields(
    ("over", "every_trick"),
    OptionName.CONTRE_BIDS,
    OptionCategory.AUCTION,
    {
        "any": (0, True),
        "over-80": (_EIGHTY, True),
        "no-capot": (0, False),
        "over-80-no-capot": (_EIGHTY, False),
    },
    is_contree,
)

DOUBLING_OPTIONS = (CONTRE, CONTRE_TIMING, CONTRE_OVERBID, CONTRE_BIDS)
