"""What bidding games write: the points, the bid, and what comes of either."""

from dataclasses import replace

from engine.options.families import CONTREE_SCORING
from engine.options.option import OptionCategory, OptionName
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.rounding import Rounding
from engine.scoring.written import DefencePoints, Multiplied, Written


def _with_written(scoring: PointsAndBid, written: Written) -> PointsAndBid:
    """What is written, and with it what else would write the other or multiply nothing."""
    turned = replace(scoring, written=written)
    match written:
        case Written.BOTH:
            return turned
        case Written.MADE:
            alone = scoring.multiplied is Multiplied.BID
            return replace(
                turned,
                failed_bid=False,
                multiplied=Multiplied.WHOLE if alone else scoring.multiplied,
            )
        case Written.ANNOUNCED:
            return replace(
                turned,
                failed_points=False,
                multiplied=Multiplied.BID,
                rounding=Rounding.NONE,
                unbid_capot=0,
                unbid_capot_points=None,
                always=False,
            )


POINTS_COUNTED = CONTREE_SCORING.option(
    OptionName.POINTS_COUNTED,
    OptionCategory.SCORING,
    {written.value: written for written in Written},
    lambda scoring: scoring.written,
    _with_written,
)

DEFENCE_POINTS = CONTREE_SCORING.option(
    OptionName.DEFENCE_POINTS,
    OptionCategory.SCORING,
    {points.value: points for points in DefencePoints},
    lambda scoring: scoring.defence_points,
    lambda scoring, points: replace(scoring, defence_points=points),
)

Failed = tuple[int | None, bool]
"""The pot, None where it is not written; whether the bid is."""


def _failed(scoring: PointsAndBid) -> Failed:
    return scoring.pot if scoring.failed_points else None, scoring.failed_bid


def _with_failed(scoring: PointsAndBid, failed: Failed) -> PointsAndBid:
    pot, bid = failed
    return replace(
        scoring,
        pot=scoring.pot if pot is None else pot,
        failed_points=pot is not None,
        failed_bid=bid,
    )


FAILURE = CONTREE_SCORING.option(
    OptionName.FAILURE,
    OptionCategory.SCORING,
    {
        "160-and-bid": (160, True),
        "162-and-bid": (162, True),
        "160": (160, False),
        "162": (162, False),
        "bid": (None, True),
    },
    _failed,
    _with_failed,
)

MULTIPLIED_BIDS = CONTREE_SCORING.option(
    OptionName.MULTIPLIED,
    OptionCategory.SCORING,
    {multiplied.value: multiplied for multiplied in Multiplied},
    lambda scoring: scoring.multiplied,
    lambda scoring, multiplied: replace(scoring, multiplied=multiplied),
)

ROUNDED_POINTS = CONTREE_SCORING.option(
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {
        rounding.value: rounding
        for rounding in (Rounding.COMPLEMENT, Rounding.NEAREST, Rounding.SIX_UP, Rounding.NONE)
    },
    lambda scoring: scoring.rounding,
    lambda scoring, rounding: replace(scoring, rounding=rounding),
)
