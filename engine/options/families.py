"""The families of games that an option is for, told by what their rules are made of."""

from engine.auctions.points import PointsAuction
from engine.auctions.rising import RisingAuction
from engine.auctions.sun import SunAuction
from engine.ruleset import RuleSet
from engine.scoring.points_and_bid import PointsAndBid


def is_contree(rules: RuleSet) -> bool:
    """Whether numbers are bid and written: what contrée and coinche have in common."""
    return isinstance(rules.auction, PointsAuction) and isinstance(rules.scoring, PointsAndBid)


def have_partners(rules: RuleSet) -> bool:
    """Whether anybody has a partner."""
    return rules.seating.partner(rules.seating.order[0]) is not None


def contree_auction(rules: RuleSet) -> PointsAuction:
    """The auction of a game of that family; ValueError in any other."""
    if not isinstance(rules.auction, PointsAuction) or not is_contree(rules):
        raise ValueError("no contrée")
    return rules.auction


def contree_scoring(rules: RuleSet) -> PointsAndBid:
    """The settlement of a game of that family; ValueError in any other."""
    if not isinstance(rules.scoring, PointsAndBid) or not is_contree(rules):
        raise ValueError("no contrée")
    return rules.scoring


def rising_auction(rules: RuleSet) -> RisingAuction:
    """The auction of a game in which each bid exceeds the last; ValueError in any other."""
    if not isinstance(rules.auction, RisingAuction):
        raise ValueError("no bid exceeds another")
    return rules.auction


def sun_auction(rules: RuleSet) -> SunAuction:
    """The auction of hokum and sun; ValueError in any other game."""
    if not isinstance(rules.auction, SunAuction):
        raise ValueError("no sun")
    return rules.auction
