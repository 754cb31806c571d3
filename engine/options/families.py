"""The families of games that an option is for, told by what their rules are made of."""

from dataclasses import replace

from engine.auctions.ladder import LadderAuction
from engine.auctions.points import PointsAuction
from engine.auctions.rising import RisingAuction
from engine.auctions.sun import SunAuction
from engine.options.part import Part, auction_of, scoring_of
from engine.ruleset import RuleSet
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority
from engine.scoring.match_points import MatchPoints
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints


def is_contree(rules: RuleSet) -> bool:
    """Whether numbers are bid and written: what contrée and coinche have in common."""
    return isinstance(rules.auction, PointsAuction) and isinstance(rules.scoring, PointsAndBid)


def have_partners(rules: RuleSet) -> bool:
    """Whether anybody has a partner."""
    return rules.seating.partner(rules.seating.order[0]) is not None


def _of_contree(rules: RuleSet) -> PointsAuction | None:
    return NUMBERS.of(rules) if is_contree(rules) else None


def _written_in_contree(rules: RuleSet) -> PointsAndBid | None:
    return POINTS_AND_BID.of(rules) if is_contree(rules) else None


def _match_points(rules: RuleSet) -> MatchPoints | None:
    scoring = MAJORITY.of(rules)
    return scoring.match_points if scoring else None


def _with_match_points(rules: RuleSet, points: MatchPoints) -> RuleSet:
    return MAJORITY.put(rules, replace(MAJORITY.required(rules), match_points=points))


NUMBERS = auction_of(PointsAuction)
CONTREE_AUCTION: Part[PointsAuction] = Part(_of_contree, NUMBERS.put)
RISING: Part[RisingAuction] = Part(
    lambda rules: rules.auction if isinstance(rules.auction, RisingAuction) else None,
    lambda rules, bids: replace(rules, auction=bids),
)
LADDER = auction_of(LadderAuction)
SUN = auction_of(SunAuction)

POINTS_AND_BID = scoring_of(PointsAndBid)
CONTREE_SCORING: Part[PointsAndBid] = Part(_written_in_contree, POINTS_AND_BID.put)
MAJORITY = scoring_of(Majority)
MATCH_POINTS: Part[MatchPoints] = Part(_match_points, _with_match_points)
CUT_TENS = scoring_of(CutTens)
ROUND_POINTS = scoring_of(RoundPoints)
