"""What can be bid in contrée and its sisters, and what a capot is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.auctions.points import PointsAuction
from engine.options.families import CONTREE_AUCTION, CONTREE_SCORING, LADDER, NUMBERS
from engine.options.one_for_each import one_for_each
from engine.options.option import OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.ruleset import RuleSet
from engine.trumps import SUIT_TRUMPS, Trump

HIGHEST = {Trump.NONE: 130, Trump.ALL: 250}
"""The highest numbers at no trumps and at all trumps."""


def _with_trump(bids: PointsAuction, trump: Trump, *, played: bool) -> PointsAuction:
    """The bids with or without numbers at this trump, which is not a suit."""
    if played == (trump in bids.ceilings):
        return bids
    others = {each: ceiling for each, ceiling in bids.ceilings.items() if each is not trump}
    ceilings = others | ({trump: HIGHEST[trump]} if played else {})
    in_order = {each: ceilings[each] for each in Trump if each in ceilings}
    return replace(bids, ceilings=in_order)


NO_TRUMPS = CONTREE_AUCTION.option(
    OptionName.NO_TRUMPS,
    OptionCategory.AUCTION,
    {"no": False, "yes": True},
    lambda bids: Trump.NONE in bids.ceilings,
    lambda bids, played: _with_trump(bids, Trump.NONE, played=played),
)


def _have_belotes(rules: RuleSet) -> bool:
    """Whether king and queen of any suit are a belote at all trumps."""
    return rules.belote is not None and rules.belote.at_all_trumps


def _with_belotes(rules: RuleSet, held: bool) -> RuleSet:
    belote = rules.belote and replace(rules.belote, at_all_trumps=held)
    return replace(rules, belote=belote)


AllTrumps = tuple[bool, bool]
"""Whether all trumps can be bid, and whether there are belotes at them."""


def _all_trumps(rules: RuleSet) -> AllTrumps | None:
    bids = CONTREE_AUCTION.of(rules)
    if bids is None:
        return None
    played = Trump.ALL in bids.ceilings
    return played, played and _have_belotes(rules)


def _with_all_trumps(rules: RuleSet, chosen: AllTrumps) -> RuleSet:
    played, with_belotes = chosen
    bids = _with_trump(CONTREE_AUCTION.required(rules), Trump.ALL, played=played)
    return _with_belotes(CONTREE_AUCTION.put(rules, bids), with_belotes)


_IN_NUMBERS = parameter(
    OptionName.ALL_TRUMPS,
    OptionCategory.AUCTION,
    {"no": (False, False), "yes": (True, False), "with-belotes": (True, True)},
    _all_trumps,
    _with_all_trumps,
)


def _on_the_ladder(rules: RuleSet) -> bool | None:
    bids = LADDER.of(rules)
    return _have_belotes(rules) if bids and Trump.ALL in bids.ladder else None


_ON_LADDER = parameter(
    OptionName.ALL_TRUMPS,
    OptionCategory.AUCTION,
    {"yes": False, "with-belotes": True},
    _on_the_ladder,
    _with_belotes,
)

ALL_TRUMPS = one_for_each(_IN_NUMBERS, _ON_LADDER)


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
