"""House rules of the game: its end, its direction and the enforcement of its rules."""

from dataclasses import replace

from engine.game_end import BothReach, Equal, GameEnd, TargetMet
from engine.options.families import NAMED_BELOTE
from engine.options.option import WHOLE, Option, OptionCategory, OptionName
from engine.ruleset import Enforcement, RuleSet
from engine.scoring.majority import Majority
from engine.scoring.penalty import EveryPoint
from engine.scoring.round_points import RoundPoints
from engine.seats import CLOCKWISE, COUNTER_CLOCKWISE

LOWEST_TARGET, HIGHEST_TARGET = 50, 10_000
MOST_DEALS = 99
UNLIMITED = "none"

USUAL_TARGETS = (501, 701, 1000, 1001, 1500, 2001, 3000)
ROUND_TARGETS = (152,)
"""Targets in game points: of other games, and of those that divide points by ten (R-56)."""


def _targets(rules: RuleSet) -> tuple[str, ...]:
    """Return targets from half to twice the default; any other within the bounds is allowed."""
    if rules.end.deals is not None:
        return ()
    usual = rules.end.target
    lowest, highest = usual // 2, usual * 2
    known = ROUND_TARGETS if isinstance(rules.scoring, RoundPoints) else USUAL_TARGETS
    within = (target for target in known if lowest <= target <= highest)
    return tuple(map(str, sorted({lowest, usual, usual * 3 // 2, highest, *within})))


def _with_target(rules: RuleSet, value: str) -> RuleSet:
    target = _number(value, LOWEST_TARGET, HIGHEST_TARGET)
    return replace(rules, end=replace(rules.end, target=target))


def _with_deals(rules: RuleSet, value: str) -> RuleSet:
    deals = None if value == UNLIMITED else _number(value, 1, MOST_DEALS)
    return replace(rules, end=replace(rules.end, deals=deals))


def _number(value: str, lowest: int, highest: int) -> int:
    if not (value.isascii() and value.isdecimal()) or not lowest <= int(value) <= highest:
        raise ValueError(value)
    return int(value)


TARGET = Option(
    OptionName.TARGET,
    OptionCategory.GAME,
    _targets,
    lambda rules: str(rules.end.target),
    _with_target,
    bounds=(LOWEST_TARGET, HIGHEST_TARGET),
)

DEALS = Option(
    OptionName.DEALS,
    OptionCategory.GAME,
    lambda rules: (UNLIMITED, "4", "8", "12", "16", "20"),
    lambda rules: UNLIMITED if rules.end.deals is None else str(rules.end.deals),
    _with_deals,
    bounds=(1, MOST_DEALS),
)


END = WHOLE.inner("end", GameEnd)


_OF_BELA = (TargetMet.REACHED, TargetMet.PROLAZ, TargetMet.AT_ONCE)


def _can_be_met(rules: RuleSet, met: str) -> bool:
    """Whether targets are met like this: not without belote, nor at once unless points are bare.

    In bela a game ends in one of the three ways that players name (rules.md 2.15).
    """
    if NAMED_BELOTE.of(rules) is not None:
        return met in _OF_BELA
    if met == TargetMet.WITHOUT_BELOTE:
        return rules.belote is not None
    scoring = rules.scoring
    bare = isinstance(scoring, Majority) and scoring.match_points is None
    return bare or met != TargetMet.AT_ONCE


TARGET_MET = END.field(
    "met",
    OptionName.TARGET_MET,
    OptionCategory.GAME,
    {met.value: met for met in TargetMet},
).offered(_can_be_met)


def _can_both_reach(rules: RuleSet) -> bool:
    """Whether a table chooses how both sides end a game together.

    Not where only who won the last deal ends it, nor in bela, where equal totals always play on.
    """
    if NAMED_BELOTE.of(rules) is not None:
        return False
    return rules.end.met is not TargetMet.PROLAZ or rules.end.deals is not None


def _both_reach(end: GameEnd) -> tuple[BothReach, Equal]:
    drawn = end.both_reach is BothReach.DRAW  # equal scores are then drawn in any case
    return end.both_reach, Equal.DRAW if drawn else end.equal


BOTH_REACH = END.option(
    OptionName.BOTH_REACH,
    OptionCategory.GAME,
    {
        "play-on": (BothReach.HIGHER, Equal.PLAY_ON),
        "last-deal": (BothReach.HIGHER, Equal.LAST_DEAL_WINNER),
        "draw-if-equal": (BothReach.HIGHER, Equal.DRAW),
        "draw": (BothReach.DRAW, Equal.DRAW),
    },
    _both_reach,
    lambda end, ways: replace(end, both_reach=ways[0], equal=ways[1]),
    _can_both_reach,
)


DIRECTION = WHOLE.field(
    "seating",
    OptionName.DIRECTION,
    OptionCategory.GAME,
    {"clockwise": CLOCKWISE, "counter-clockwise": COUNTER_CLOCKWISE},
    lambda rules: rules.seating in (CLOCKWISE, COUNTER_CLOCKWISE),
)


def _enforcements(rules: RuleSet) -> tuple[str, ...]:
    """Return the choices.

    Whose melds a right claim brings is in doubt where two guilty sides void the deal, and in
    baloot, where a recorded round and the descriptions differ (rules.md 8).
    """
    penalty = rules.penalty
    if not isinstance(penalty, EveryPoint):
        return ()
    doubt = penalty.void_when_both or penalty.in_rounds
    return ("engine", "claims", "claims-own") if doubt else ("engine", "claims")


def _enforcement(rules: RuleSet) -> str:
    if rules.enforcement is Enforcement.ENFORCED:
        return "engine"
    own = isinstance(rules.penalty, EveryPoint) and rules.penalty.own_melds
    return "claims-own" if own else "claims"


def _with_enforcement(rules: RuleSet, value: str) -> RuleSet:
    if value == "engine" or not isinstance(rules.penalty, EveryPoint):
        return replace(rules, enforcement=Enforcement.ENFORCED)
    penalty = replace(rules.penalty, own_melds=value == "claims-own")
    return replace(rules, enforcement=Enforcement.CLAIMED, penalty=penalty)


ENFORCEMENT = Option(
    OptionName.ENFORCEMENT,
    OptionCategory.GAME,
    _enforcements,
    _enforcement,
    _with_enforcement,
)

ENDS = frozenset({OptionName.TARGET, OptionName.DEALS})
"""The options that say when a game is over."""

GAME_OPTIONS = (TARGET, DEALS, TARGET_MET, BOTH_REACH, DIRECTION, ENFORCEMENT)
