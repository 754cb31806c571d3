"""The card points of a whole deal, as bids count them."""

from engine.cards import Trump
from engine.ruleset import RuleSet
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.tally import whole


def scored_whole(rules: RuleSet, trump: Trump) -> int:
    """The total of a deal's card points in its score; bids are made in these points.

    They are brought to another total without a trump suit by some house rules (rules.md 1.2).
    """
    scoring = rules.scoring
    if trump.suit is None and isinstance(scoring, PointsAndBid | Majority) and scoring.trumpless:
        return scoring.trumpless.total + scoring.trumpless.bonus(scoring.last_trick)
    return whole(rules, trump)
