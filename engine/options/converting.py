"""What points become on the score sheet: multiplied, rounded, counted by other scales."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from engine.auctions.points import PointsAuction
from engine.options.families import is_contree
from engine.options.one_for_each import one_for_each
from engine.options.option import Option, OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.options.writing import MULTIPLIED_BIDS, ROUNDED_POINTS
from engine.ruleset import RuleSet
from engine.scales import ALL_TRUMPS_OF_162, NO_TRUMPS_OF_162
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority
from engine.scoring.match_points import MatchPoints
from engine.scoring.round_points import RoundPoints
from engine.trumps import Trump

Value = TypeVar("Value")


def of_match_points(
    name: OptionName,
    values: Mapping[str, Value],
    read: Callable[[MatchPoints], Value],
    write: Callable[[MatchPoints, Value], MatchPoints],
    applies: Callable[[RuleSet], bool] = lambda _: True,
) -> Option:
    """A house rule of the games that write match points."""

    def held(rules: RuleSet) -> Value | None:
        match rules.scoring:
            case Majority(match_points=MatchPoints() as points) if applies(rules):
                return read(points)
            case _:
                return None

    def changed(rules: RuleSet, value: Value) -> RuleSet:
        scoring = rules.scoring
        if not isinstance(scoring, Majority) or scoring.match_points is None:
            raise ValueError("no match points")
        points = write(scoring.match_points, value)
        return replace(rules, scoring=replace(scoring, match_points=points))

    return parameter(name, OptionCategory.SCORING, values, held, changed)


_POT = of_match_points(
    OptionName.MULTIPLIED,
    {"pot": True, "own": False},
    lambda points: points.pot,
    lambda points, pot: replace(points, pot=pot),
)

MULTIPLIED = one_for_each(MULTIPLIED_BIDS, _POT)

NO_TRUMP_FACTOR = of_match_points(
    OptionName.NO_TRUMP_FACTOR,
    {"1": 1, "2": 2},
    lambda points: points.no_trump_factor,
    lambda points, factor: replace(points, no_trump_factor=factor),
    lambda rules: Trump.NONE in rules.auction.trumps,
)

Fives = tuple[int, bool]
"""From which rest one goes up, and whether a final 5 is kept exactly."""


def _fives(rules: RuleSet) -> Fives | None:
    match rules.scoring:
        case RoundPoints(no_trumps=rate):
            return rate.up_from, rate.exact_fives
        case _:
            return None


def _with_fives(rules: RuleSet, fives: Fives) -> RuleSet:
    if not isinstance(rules.scoring, RoundPoints):
        raise ValueError("no round points")
    up_from, exact = fives
    rate = replace(rules.scoring.no_trumps, up_from=up_from, exact_fives=exact)
    return replace(rules, scoring=replace(rules.scoring, no_trumps=rate))


_FIVES = parameter(
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {"fives-exact": (6, True), "fives-up": (5, False), "fives-down": (6, False)},
    _fives,
    _with_fives,
)


def _with_lost_unit(rules: RuleSet, lost: bool) -> RuleSet:
    if not isinstance(rules.scoring, CutTens):
        raise ValueError("no digit is cut off")
    return replace(rules, scoring=replace(rules.scoring, lost_unit=lost))


_LOST_UNIT = parameter(
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {"lost-unit": True, "cut": False},
    lambda rules: rules.scoring.lost_unit if isinstance(rules.scoring, CutTens) else None,
    _with_lost_unit,
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
    if not isinstance(rules.auction, PointsAuction):
        raise ValueError("no numbers are bid")
    ceilings = rules.auction.ceilings
    of_suits = max(ceiling for trump, ceiling in ceilings.items() if trump.suit)
    highest = dict.fromkeys(_TRUMPLESS, min(of_suits, _HIGHEST_OF_162))
    capped = {trump: highest.get(trump, ceiling) for trump, ceiling in ceilings.items()}
    scales = replace(rules.scales, no_trumps=NO_TRUMPS_OF_162, all_trumps=ALL_TRUMPS_OF_162)
    return replace(rules, scales=scales, auction=replace(rules.auction, ceilings=capped))


TRUMPLESS_POINTS = parameter(
    OptionName.TRUMPLESS_POINTS,
    OptionCategory.SCORING,
    {"full": False, "162": True},
    _scaled,
    _with_scales,
)
