"""House rules of winning every trick: the bonus, and whether it helps to make the contract."""

from dataclasses import dataclass, replace

from engine.options.families import (
    CONTREE_SCORING,
    CUT_TENS,
    MAJORITY,
    MATCH_POINTS,
    NUMBERS,
    ROUND_POINTS,
)
from engine.options.option import Option, OptionCategory, OptionName, one_for_each, parameter
from engine.ruleset import RuleSet
from engine.scoring.majority import MatchPoints
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import ReverseKaboot, RoundPoints
from engine.scoring.score_parts import Multiplied, Written


@dataclass(frozen=True, slots=True)
class Sweep:
    """The bonus for every trick if no capot was bid.

    ``instead`` stands in place of the cards; ``always``: also on a bid capot; ``either``: also to
    the defence; ``pointless``: also for a trick or two without a point lost; ``forfeit``: added
    once to a forfeit.
    """

    added: int = 0
    always: bool = False
    instead: int | None = None
    either: bool = False
    pointless: bool = False
    forfeit: int = 0


def _sweep(rules: RuleSet) -> Sweep | None:
    scoring = CONTREE_SCORING.of(rules)
    if scoring is None:
        return None
    return Sweep(
        scoring.unbid_capot,
        scoring.always,
        scoring.unbid_capot_points,
        scoring.either,
        scoring.pointless_is_swept,
        scoring.forfeit_sweep,
    )


def _with_sweep(rules: RuleSet, sweep: Sweep) -> RuleSet:
    scoring = replace(
        CONTREE_SCORING.required(rules),
        unbid_capot=sweep.added,
        always=sweep.always,
        unbid_capot_points=sweep.instead,
        either=sweep.either,
        pointless_is_swept=sweep.pointless,
        forfeit_sweep=sweep.forfeit,
    )
    return CONTREE_SCORING.put(rules, scoring)


def _added(sweep: Sweep) -> int | None:
    """Return the points that a game adds for an unbid capot, if that is all it does."""
    return sweep.added if sweep == Sweep(sweep.added) else None


_TOWARD_BIDS = "0", "88", "88-pointless", "90"
"""The choices where every trick may count toward a bid, but brings no points of its own."""


def _is_sweep_offered(rules: RuleSet, word: str) -> bool:
    """Whether a choice is offered, which depends on what the game itself does."""
    if word == _OF_BIDS.current(rules):
        return True
    numbers = NUMBERS.of(rules)
    bids_capots = numbers is not None and numbers.capot is not None
    added = ("0", "88", "88-pointless", "90", "90-either")
    match rules.scoring:
        case PointsAndBid(written=Written.ANNOUNCED):
            return word == "0"
        case PointsAndBid(written=Written.ANNOUNCED_BELOTE):
            return word in _TOWARD_BIDS
        case PointsAndBid(multiplied=Multiplied.FORFEIT) if word == "90-forfeit-100":
            return True
        case PointsAndBid(unbid_capot_points=int()):
            return word in (*added, "150-in-all", "250-in-all")
        case PointsAndBid(unbid_capot=points) if points and bids_capots:
            return word in (*added, "90-always")
        case _:
            return word in added


# 88 make 250 with the cards' 162, and 90 with 160. One source prints 150 in all in one line and 250
# in another.
_OF_BIDS: Option = parameter(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {
        "0": Sweep(),
        "88": Sweep(88),
        "88-pointless": Sweep(88, pointless=True),
        "90": Sweep(90),
        "90-always": Sweep(90, always=True),
        "90-either": Sweep(90, either=True),
        "90-forfeit-100": Sweep(90, forfeit=100),
        "150-in-all": Sweep(instead=150),
        "250-in-all": Sweep(instead=250),
    },
    _sweep,
    _with_sweep,
    _added,
).offered(_is_sweep_offered)

_OF_MATCH_POINTS = MATCH_POINTS.field(
    "every_trick",
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"0": 0, "9": 9},
)


def _adds_for_all_tricks(rules: RuleSet) -> bool:
    return MAJORITY.required(rules).all_tricks > 0


_ADDED_TO_LAST_TRICK = "100"
"""The bonus with the last trick in it, which is offered where a game has one."""

_OF_MAJORITY = MAJORITY.field(
    "all_tricks",
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"0": 0, "90": 90, _ADDED_TO_LAST_TRICK: 100},
    lambda rules: not isinstance(MAJORITY.required(rules).match_points, MatchPoints),
).offered(lambda rules, word: word != _ADDED_TO_LAST_TRICK or _adds_for_all_tricks(rules))

_COUNTS_IN_MAJORITY = MAJORITY.field(
    "all_tricks_help",
    OptionName.ALL_TRICKS_COUNT,
    OptionCategory.SCORING,
    {"contract": True, "score": False},
    _adds_for_all_tricks,
)

_COUNTS_TO_BID = CONTREE_SCORING.field(
    "all_tricks_help",
    OptionName.ALL_TRICKS_COUNT,
    OptionCategory.SCORING,
    {"contract": True, "score": False},
    lambda rules: _sweep(rules) != Sweep(),
)

ALL_TRICKS_COUNT = one_for_each(_COUNTS_IN_MAJORITY, _COUNTS_TO_BID)

# With the cards' 162 they are 250 in all, as Pilotta counts (rules.md 2.11).
_OF_CUT_TENS = CUT_TENS.field(
    "all_tricks",
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"250": 88, "162": 0},
)


@dataclass(frozen=True, slots=True)
class Rounds:
    """The round points with a trump suit, on top of those of the cards or not, flat or not."""

    of_suit: int
    added: bool = False
    flat: bool = False


def _rounds(scoring: RoundPoints) -> Rounds:
    return Rounds(scoring.suit.all_tricks, scoring.all_tricks_added, scoring.flat_sweep)


def _with_rounds(scoring: RoundPoints, rounds: Rounds) -> RoundPoints:
    rate = replace(scoring.suit, all_tricks=rounds.of_suit)
    return replace(scoring, suit=rate, all_tricks_added=rounds.added, flat_sweep=rounds.flat)


# 44 in both contracts as printed, elsewhere 25 in hokum.
_OF_ROUNDS = ROUND_POINTS.option(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {
        "44": Rounds(44),
        "44-added": Rounds(44, added=True),
        "25-hokum": Rounds(25),
        "25-flat": Rounds(25, flat=True),
    },
    _rounds,
    _with_rounds,
)

ALL_TRICKS: Option = one_for_each(
    _OF_BIDS, _OF_MATCH_POINTS, _OF_MAJORITY, _OF_CUT_TENS, _OF_ROUNDS
)

# Sources differ on what the defence has for every trick of a sun (rules.md 8, Saudi). Where a
# turned ace doubles every trick anyway it needs no choice of its own.
REVERSE_KABOOT = ROUND_POINTS.field(
    "reverse",
    OptionName.REVERSE_KABOOT,
    OptionCategory.SCORING,
    {way.value: way for way in ReverseKaboot},
).offered(
    lambda rules, word: word != ReverseKaboot.TURNED_ACE or ROUND_POINTS.required(rules).flat_sweep
)
