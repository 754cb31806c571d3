"""What points become on the score sheet: multiplied, rounded, counted by other scales."""

from dataclasses import replace

from engine.options.families import (
    CONTREE_AUCTION,
    CUT_TENS,
    MATCH_POINTS,
    ROUND_POINTS,
    is_contree,
)
from engine.options.one_for_each import one_for_each
from engine.options.option import OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.options.writing import MULTIPLIED_BIDS, ROUNDED_POINTS
from engine.ruleset import RuleSet
from engine.scales import ALL_TRUMPS_OF_162, NO_TRUMPS_OF_162
from engine.scoring.round_points import RoundPoints
from engine.trumps import Trump

_POT = MATCH_POINTS.option(
    OptionName.MULTIPLIED,
    OptionCategory.SCORING,
    {"pot": True, "own": False},
    lambda points: points.pot,
    lambda points, pot: replace(points, pot=pot),
)

MULTIPLIED = one_for_each(MULTIPLIED_BIDS, _POT)

NO_TRUMP_FACTOR = MATCH_POINTS.option(
    OptionName.NO_TRUMP_FACTOR,
    OptionCategory.SCORING,
    {"1": 1, "2": 2},
    lambda points: points.no_trump_factor,
    lambda points, factor: replace(points, no_trump_factor=factor),
    lambda rules: Trump.NONE in rules.auction.trumps,
)

Fives = tuple[int, bool]
"""From which rest one goes up, and whether a final 5 is kept exactly."""


def _with_fives(scoring: RoundPoints, fives: Fives) -> RoundPoints:
    up_from, exact = fives
    rate = replace(scoring.no_trumps, up_from=up_from, exact_fives=exact)
    return replace(scoring, no_trumps=rate)


_FIVES = ROUND_POINTS.option(
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {"fives-exact": (6, True), "fives-up": (5, False), "fives-down": (6, False)},
    lambda scoring: (scoring.no_trumps.up_from, scoring.no_trumps.exact_fives),
    _with_fives,
)

_LOST_UNIT = CUT_TENS.option(
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {"lost-unit": True, "cut": False},
    lambda scoring: scoring.lost_unit,
    lambda scoring, lost: replace(scoring, lost_unit=lost),
)

ROUNDING = one_for_each(ROUNDED_POINTS, _FIVES, _LOST_UNIT)

_TRUMPLESS = (Trump.NONE, Trump.ALL)
_HIGHEST_OF_162 = 160


def _scaled(rules: RuleSet) -> bool | None:
    """Whether a deal without a trump suit is worth as much as one with it."""
    applies = is_contree(rules) and set(_TRUMPLESS) & set(rules.auction.trumps)
    return rules.scales.no_trumps is not None if applies else None


def _with_scales(rules: RuleSet, of_162: bool) -> RuleSet:
    """Other scales, and how high one can bid by them."""
    if not of_162:
        return replace(rules, scales=replace(rules.scales, no_trumps=None, all_trumps=None))
    bids = CONTREE_AUCTION.required(rules)
    ceilings = bids.ceilings
    of_suits = max(ceiling for trump, ceiling in ceilings.items() if trump.suit)
    highest = dict.fromkeys(_TRUMPLESS, min(of_suits, _HIGHEST_OF_162))
    capped = {trump: highest.get(trump, ceiling) for trump, ceiling in ceilings.items()}
    scales = replace(rules.scales, no_trumps=NO_TRUMPS_OF_162, all_trumps=ALL_TRUMPS_OF_162)
    return replace(rules, scales=scales, auction=replace(bids, ceilings=capped))


TRUMPLESS_POINTS = parameter(
    OptionName.TRUMPLESS_POINTS,
    OptionCategory.SCORING,
    {"full": False, "162": True},
    _scaled,
    _with_scales,
)
