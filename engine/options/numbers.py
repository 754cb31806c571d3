"""What can be bid in contrée and its sisters, and what a capot is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.auctions.points import PointsAuction
from engine.options.families import contree_auction, contree_scoring, is_contree
from engine.options.option import Option, OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.ruleset import RuleSet
from engine.trumps import SUIT_TRUMPS, Trump

HIGHEST = {Trump.NONE: 130, Trump.ALL: 250}
"""The highest numbers at no trumps and at all trumps."""


def _played(trump: Trump, name: OptionName) -> Option:
    """Whether a number may be bid with this trump, which is not a suit."""

    def read(rules: RuleSet) -> bool | None:
        return trump in contree_auction(rules).ceilings if is_contree(rules) else None

    def write(rules: RuleSet, played: bool) -> RuleSet:
        if played == read(rules):
            return rules
        bids = contree_auction(rules)
        others = {each: ceiling for each, ceiling in bids.ceilings.items() if each is not trump}
        ceilings = others | ({trump: HIGHEST[trump]} if played else {})
        in_order = {each: ceilings[each] for each in Trump if each in ceilings}
        return replace(rules, auction=replace(bids, ceilings=in_order))

    return parameter(name, OptionCategory.AUCTION, {"no": False, "yes": True}, read, write)


NO_TRUMPS = _played(Trump.NONE, OptionName.NO_TRUMPS)
ALL_TRUMPS = _played(Trump.ALL, OptionName.ALL_TRUMPS)


def _ceiling(rules: RuleSet) -> int | None:
    bids = rules.auction
    return bids.ceilings[SUIT_TRUMPS[0]] if isinstance(bids, PointsAuction) else None


def _with_ceiling(rules: RuleSet, ceiling: int) -> RuleSet:
    bids = rules.auction
    if not isinstance(bids, PointsAuction):
        raise ValueError("no numbers are bid")
    ceilings = dict(bids.ceilings) | dict.fromkeys(SUIT_TRUMPS, ceiling)
    return replace(rules, auction=replace(bids, ceilings=ceilings))


CEILING = parameter(
    OptionName.CEILING,
    OptionCategory.AUCTION,
    {"160": 160, "180": 180, "250": 250},
    _ceiling,
    _with_ceiling,
)


def _needed(rules: RuleSet) -> dict[int, int] | None:
    return dict(contree_scoring(rules).needed) if is_contree(rules) else None


def _with_needed(rules: RuleSet, needed: dict[int, int]) -> RuleSet:
    scoring = replace(contree_scoring(rules), needed=tuple(needed.items()))
    return replace(rules, scoring=scoring)


EIGHTY = parameter(
    OptionName.EIGHTY,
    OptionCategory.AUCTION,
    {"80": {}, "82": {80: 82}},
    _needed,
    _with_needed,
)

NO_GENERALE = 0


def _generale(rules: RuleSet) -> int | None:
    return (contree_auction(rules).generale or NO_GENERALE) if is_contree(rules) else None


def _with_generale(rules: RuleSet, worth: int) -> RuleSet:
    return replace(rules, auction=replace(contree_auction(rules), generale=worth or None))


GENERALE = parameter(
    OptionName.GENERALE,
    OptionCategory.AUCTION,
    {"none": NO_GENERALE, "500": 500, "1000": 1000},
    _generale,
    _with_generale,
)


@dataclass(frozen=True, slots=True)
class CapotWorth:
    """What a capot is bid at, what is written beside it when made and when failed if not as usual.

    Where it is not bid nothing else matters.
    """

    bid: int | None
    points: int | None = None
    pot: int | None = None


CAPOTS: Mapping[str, CapotWorth] = {
    "none": CapotWorth(None),
    "250": CapotWorth(250),
    "260": CapotWorth(260),
    "500": CapotWorth(500),
    "250-flat": CapotWorth(250, points=0, pot=0),
    "500-flat": CapotWorth(500, points=0, pot=0),
    "250-tricks": CapotWorth(250, points=250),
    "250-failed-500": CapotWorth(250, points=0, pot=250),
}
OF_ONE_GAME = ("250-tricks", "250-failed-500")
"""Ways to write a capot that are offered in the games only that have them."""


def _capot(rules: RuleSet) -> CapotWorth | None:
    if not is_contree(rules):
        return None
    bid, scoring = contree_auction(rules).capot, contree_scoring(rules)
    return (
        CapotWorth(None)
        if bid is None
        else CapotWorth(bid, scoring.capot_points, scoring.capot_pot)
    )


def _with_capot(rules: RuleSet, worth: CapotWorth) -> RuleSet:
    return replace(
        rules,
        auction=replace(contree_auction(rules), capot=worth.bid),
        scoring=replace(contree_scoring(rules), capot_points=worth.points, capot_pot=worth.pot),
    )


_EVERY_CAPOT = parameter(
    OptionName.CAPOT_WORTH, OptionCategory.AUCTION, CAPOTS, _capot, _with_capot
)


def _capots(rules: RuleSet) -> tuple[str, ...]:
    held = _EVERY_CAPOT.current(rules)
    every = _EVERY_CAPOT.choices(rules)
    return tuple(word for word in every if word not in OF_ONE_GAME or word == held)


CAPOT_WORTH = replace(_EVERY_CAPOT, choices=_capots)

NUMBER_OPTIONS = (NO_TRUMPS, ALL_TRUMPS, CEILING, EIGHTY, GENERALE, CAPOT_WORTH)
