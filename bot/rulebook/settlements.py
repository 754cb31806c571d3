"""The settlements that have words, and what all of them say of the belote."""

from engine.ruleset import RuleSet, ScoringRules
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.scoring.written import Written

Settling = PointsAndBid | Majority | CutTens | RoundPoints


def known(scoring: ScoringRules) -> Settling:
    """The settlement as one that can be put into words."""
    match scoring:
        case PointsAndBid() | Majority() | CutTens() | RoundPoints():
            return scoring
        case _:
            raise TypeError(f"no words for {type(scoring).__name__}")


def belote_is_written(rules: RuleSet) -> bool:
    """Whether there is a belote that somebody writes down."""
    scores = known(rules.scoring)
    announced = isinstance(scores, PointsAndBid) and scores.written is Written.ANNOUNCED
    return rules.belote is not None and scores.belote_written and not announced
