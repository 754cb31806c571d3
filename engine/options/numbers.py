"""What can be bid in contrée and its sisters, and what a capot is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.auctions.points import PointsAuction
from engine.options.families import CONTREE_AUCTION, CONTREE_SCORING, NUMBERS
from engine.options.option import Option, OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.ruleset import RuleSet
from engine.trumps import SUIT_TRUMPS, Trump

HIGHEST = {Trump.NONE: 130, Trump.ALL: 250}
"""The highest numbers at no trumps and at all trumps."""


def _played(trump: Trump, name: OptionName) -> Option:
    """Whether a number may be bid with this trump, which is not a suit."""

    def write(bids: PointsAuction, played: bool) -> PointsAuction:
        if played == (trump in bids.ceilings):
            return bids
        others = {each: ceiling for each, ceiling in bids.ceilings.items() if each is not trump}
        ceilings = others | ({trump: HIGHEST[trump]} if played else {})
        in_order = {each: ceilings[each] for each in Trump if each in ceilings}
        return replace(bids, ceilings=in_order)

    return CONTREE_AUCTION.option(
        name,
        OptionCategory.AUCTION,
        {"no": False, "yes": True},
        lambda bids: trump in bids.ceilings,
        write,
    )


NO_TRUMPS = _played(Trump.NONE, OptionName.NO_TRUMPS)
ALL_TRUMPS = _played(Trump.ALL, OptionName.ALL_TRUMPS)


def _with_ceiling(bids: PointsAuction, ceiling: int) -> PointsAuction:
    return replace(bids, ceilings=dict(bids.ceilings) | dict.fromkeys(SUIT_TRUMPS, ceiling))


CEILING = NUMBERS.option(
    OptionName.CEILING,
    OptionCategory.AUCTION,
    {"160": 160, "180": 180, "250": 250},
    lambda bids: bids.ceilings[SUIT_TRUMPS[0]],
    _with_ceiling,
)

EIGHTY = CONTREE_SCORING.option(
    OptionName.EIGHTY,
    OptionCategory.AUCTION,
    {"80": {}, "82": {80: 82}},
    lambda scoring: dict(scoring.needed),
    lambda scoring, needed: replace(scoring, needed=tuple(needed.items())),
)

NO_GENERALE = 0

GENERALE = CONTREE_AUCTION.option(
    OptionName.GENERALE,
    OptionCategory.AUCTION,
    {"none": NO_GENERALE, "500": 500, "1000": 1000},
    lambda bids: bids.generale or NO_GENERALE,
    lambda bids, worth: replace(bids, generale=worth or None),
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
    bids, scoring = CONTREE_AUCTION.of(rules), CONTREE_SCORING.of(rules)
    if bids is None or scoring is None:
        return None
    if bids.capot is None:
        return CapotWorth(None)
    return CapotWorth(bids.capot, scoring.capot_points, scoring.capot_pot)


def _with_capot(rules: RuleSet, worth: CapotWorth) -> RuleSet:
    return replace(
        rules,
        auction=replace(CONTREE_AUCTION.required(rules), capot=worth.bid),
        scoring=replace(
            CONTREE_SCORING.required(rules), capot_points=worth.points, capot_pot=worth.pot
        ),
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
