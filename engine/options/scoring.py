"""What a deal writes."""

from dataclasses import replace

from engine.options.converting import MULTIPLIED, NO_TRUMP_FACTOR, ROUNDING, TRUMPLESS_POINTS
from engine.options.families import MAJORITY, have_partners
from engine.options.option import OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.options.settling import FATES, is_belote_written
from engine.options.sweeping import ALL_TRICKS, ALL_TRICKS_COUNT
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

BELOTE_ON_FAILURE = FATES.option(
    OptionName.BELOTE_ON_FAILURE,
    OptionCategory.SCORING,
    _FATES,
    lambda failure: failure.belote,
    lambda failure, fate: replace(failure, belote=fate),
    is_belote_written,
)

DECLARATIONS_ON_FAILURE = FATES.option(
    OptionName.DECLARATIONS_ON_FAILURE,
    OptionCategory.SCORING,
    _FATES,
    lambda failure: failure.melds,
    lambda failure, fate: replace(failure, melds=fate),
    lambda rules: rules.melds is not None,
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


HAND_SCORE = MAJORITY.option(
    OptionName.HAND_SCORE,
    OptionCategory.SCORING,
    {"points": False, "winner": True},
    lambda scoring: scoring.takes_all,
    lambda scoring, takes_all: replace(scoring, takes_all=takes_all),
    lambda rules: not have_partners(rules),  # a hand is then won or lost
)

SCORING_OPTIONS = (
    POINTS_COUNTED,
    DEFENCE_POINTS,
    FAILURE,
    MULTIPLIED,
    ROUNDING,
    ALL_TRICKS,
    ALL_TRICKS_COUNT,
    BELOTE_ON_FAILURE,
    DECLARATIONS_ON_FAILURE,
    TIE,
    NO_TRUMP_FACTOR,
    TRUMPLESS_POINTS,
    HAND_SCORE,
)
