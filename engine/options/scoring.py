"""What a deal writes."""

from dataclasses import replace

from engine.options.converting import MULTIPLIED, NO_TRUMP_FACTOR, ROUNDING, TRUMPLESS_POINTS
from engine.options.families import have_partners
from engine.options.option import OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.options.settling import (
    failed_belote,
    failed_melds,
    with_failed_belote,
    with_failed_melds,
)
from engine.options.sweeping import ALL_TRICKS
from engine.options.writing import DEFENCE_POINTS, FAILURE, POINTS_COUNTED
from engine.ruleset import RuleSet
from engine.scoring.comparing import Tie
from engine.scoring.failure import OnFailure
from engine.scoring.majority import Majority
from engine.scoring.round_points import RoundPoints

_FATES = {
    "lost": OnFailure.FORFEITED,
    "to-defence": OnFailure.TO_DEFENCE,
    "kept": OnFailure.KEPT,
}

BELOTE_ON_FAILURE = parameter(
    OptionName.BELOTE_ON_FAILURE,
    OptionCategory.SCORING,
    _FATES,
    failed_belote,
    with_failed_belote,
)

DECLARATIONS_ON_FAILURE = parameter(
    OptionName.DECLARATIONS_ON_FAILURE,
    OptionCategory.SCORING,
    _FATES,
    failed_melds,
    with_failed_melds,
)

Level = tuple[Tie, int | None]
"""What it means to have the same; the points that hang then, where they are always so many."""

_FIXED = "hang-85"
_LEVELS: dict[str, Level] = {
    "success": (Tie.MADE, None),
    "failure": (Tie.FAILED, None),
    "litige": (Tie.HANGS, None),
    "half": (Tie.HALF, None),
    _FIXED: (Tie.HANGS, 85),
}


def _level(rules: RuleSet) -> Level | None:
    match rules.scoring:
        case Majority(tie=Tie.HANGS, hanging=hanging):
            return Tie.HANGS, hanging
        case Majority(tie=tie) | RoundPoints(tie=tie):
            return tie, None
        case _:
            return None


def _with_level(rules: RuleSet, level: Level) -> RuleSet:
    tie, hanging = level
    match rules.scoring:
        case Majority() as scoring if tie is Tie.HANGS:
            return replace(rules, scoring=replace(scoring, tie=tie, hanging=hanging))
        case Majority() | RoundPoints() as scoring:
            return replace(rules, scoring=replace(scoring, tie=tie))
        case _:
            raise ValueError("nobody is level")


_EVERY_TIE = parameter(OptionName.TIE, OptionCategory.SCORING, _LEVELS, _level, _with_level)


def _ties(rules: RuleSet) -> tuple[str, ...]:
    """Points that are always as many hang only in a game that has them itself."""
    fixed = isinstance(rules.scoring, Majority) and rules.scoring.hanging is not None
    return tuple(word for word in _EVERY_TIE.choices(rules) if fixed or word != _FIXED)


TIE = replace(_EVERY_TIE, choices=_ties)


def _takes_all(rules: RuleSet) -> bool | None:
    """Where nobody has a partner: a hand is won or lost."""
    if have_partners(rules) or not isinstance(rules.scoring, Majority):
        return None
    return rules.scoring.takes_all


def _with_all(rules: RuleSet, takes_all: bool) -> RuleSet:
    if not isinstance(rules.scoring, Majority):
        raise ValueError("no majority")
    return replace(rules, scoring=replace(rules.scoring, takes_all=takes_all))


HAND_SCORE = parameter(
    OptionName.HAND_SCORE,
    OptionCategory.SCORING,
    {"points": False, "winner": True},
    _takes_all,
    _with_all,
)

SCORING_OPTIONS = (
    POINTS_COUNTED,
    DEFENCE_POINTS,
    FAILURE,
    MULTIPLIED,
    ROUNDING,
    ALL_TRICKS,
    BELOTE_ON_FAILURE,
    DECLARATIONS_ON_FAILURE,
    TIE,
    NO_TRUMP_FACTOR,
    TRUMPLESS_POINTS,
    HAND_SCORE,
)
