"""What every trick is worth to those who have not bid it."""

from dataclasses import replace

from engine.options.families import (
    CONTREE_SCORING,
    CUT_TENS,
    MAJORITY,
    MATCH_POINTS,
    ROUND_POINTS,
)
from engine.options.one_for_each import one_for_each
from engine.options.option import Option, OptionCategory, OptionName
from engine.ruleset import RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.scoring.written import Written

Swept = tuple[int, bool, int | None]
"""What is added, whether to a capot that was bid too, and what stands instead of the points."""


def _with_swept(scoring: PointsAndBid, swept: Swept) -> PointsAndBid:
    added, always, instead = swept
    return replace(scoring, unbid_capot=added, always=always, unbid_capot_points=instead)


_EVERY_BID = CONTREE_SCORING.option(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {
        "0": (0, False, None),
        "90": (90, False, None),
        "90-always": (90, True, None),
        "150-in-all": (0, False, 150),
        "250-in-all": (0, False, 250),
    },
    lambda scoring: (scoring.unbid_capot, scoring.always, scoring.unbid_capot_points),
    _with_swept,
)


def _offered(rules: RuleSet) -> tuple[str, ...]:
    """What the game has itself brings with it what is played instead of it."""
    match rules.scoring:
        case PointsAndBid(written=Written.ANNOUNCED):
            return ("0",)
        case PointsAndBid(unbid_capot_points=int()):
            return "0", "90", "150-in-all", "250-in-all"
        case PointsAndBid(unbid_capot=added) if added:
            return "0", "90", "90-always"
        case PointsAndBid() if _EVERY_BID.choices(rules):
            return "0", "90"
        case _:
            return ()


_OF_BIDS = replace(_EVERY_BID, choices=_offered)

_OF_MATCH_POINTS = MATCH_POINTS.option(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"0": 0, "9": 9},
    lambda points: points.every_trick,
    lambda points, bonus: replace(points, every_trick=bonus),
)


_EVERY_MAJORITY = MAJORITY.option(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"0": 0, "90": 90, "100": 100},
    lambda scoring: scoring.all_tricks if scoring.match_points is None else None,
    lambda scoring, added: replace(scoring, all_tricks=added),
)


def _addable(rules: RuleSet) -> tuple[str, ...]:
    """Beside the 10 of the last trick 100 more are played where there is something to it."""
    words = _EVERY_MAJORITY.choices(rules)
    return words[:2] if _EVERY_MAJORITY.current(rules) == "0" else words


_OF_MAJORITY = replace(_EVERY_MAJORITY, choices=_addable)

ALL_TRICKS_COUNT = MAJORITY.option(
    OptionName.ALL_TRICKS_COUNT,
    OptionCategory.SCORING,
    {"contract": True, "score": False},
    lambda scoring: scoring.all_tricks_help,
    lambda scoring, helps: replace(scoring, all_tricks_help=helps),
    lambda rules: MAJORITY.required(rules).all_tricks > 0,
)

_OF_CUT_TENS = CUT_TENS.option(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"250": 88, "162": 0},
    lambda scoring: scoring.all_tricks,
    lambda scoring, added: replace(scoring, all_tricks=added),
)

Rounds = tuple[int, bool]
"""The round points with a trump suit, and whether they are on top of those of the cards."""


def _with_rounds(scoring: RoundPoints, rounds: Rounds) -> RoundPoints:
    of_suit, added = rounds
    rate = replace(scoring.suit, all_tricks=of_suit)
    return replace(scoring, suit=rate, all_tricks_added=added)


_OF_ROUNDS = ROUND_POINTS.option(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"44": (44, False), "44-added": (44, True), "25-hokum": (25, False)},
    lambda scoring: (scoring.suit.all_tricks, scoring.all_tricks_added),
    _with_rounds,
)

ALL_TRICKS: Option = one_for_each(
    _OF_BIDS, _OF_MATCH_POINTS, _OF_MAJORITY, _OF_CUT_TENS, _OF_ROUNDS
)
