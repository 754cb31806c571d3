"""The kinds of games that an option applies to, recognised by their rules."""

from dataclasses import replace

from engine.auctions.points import PointsAuction
from engine.auctions.rising import LadderAuction, RisingAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import PACK_32, PACK_36, Pack, Trump
from engine.options.option import WHOLE, RulesPart
from engine.ruleset import RuleSet
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority, MatchPoints
from engine.scoring.paired_tens import PairedTens
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.scoring.shares import Failure


def is_contree(rules: RuleSet) -> bool:
    """Whether bids are numbers that are scored, as in contrée and coinche."""
    return isinstance(rules.auction, PointsAuction) and isinstance(rules.scoring, PointsAndBid)


def ladder_family(rules: RuleSet) -> str:
    """Return the family on whose ladder games by these rules count.

    Of coinches and contrées, those with all trumps out of 258 points have a ladder of their own:
    most of their contracts are at all trumps, and out of the points of a suit few are.
    """
    bids, scoring = CONTREE_AUCTION.of(rules), CONTREE_SCORING.of(rules)
    if bids is None or scoring is None or rules.family not in (CONTREES, COINCHES):
        return rules.family
    full = rules.scales.all_trumps is None and scoring.trumpless is None
    return COINCHES if full and Trump.ALL in bids.trumps else CONTREES


CONTREES, COINCHES = "contree", "coinche"
"""The families of games in which numbers are bid without all trumps out of 258, and with them."""


def have_partners(rules: RuleSet) -> bool:
    """Whether players have partners."""
    return rules.seating.partner(rules.seating.order[0]) is not None


def _of_contree(rules: RuleSet) -> PointsAuction | None:
    return NUMBERS.of(rules) if is_contree(rules) else None


def _written_in_contree(rules: RuleSet) -> PointsAndBid | None:
    return POINTS_AND_BID.of(rules) if is_contree(rules) else None


def _turned_belote(rules: RuleSet) -> SuitAuction | None:
    bids = rules.auction
    if not isinstance(bids, SuitAuction) or not bids.turned:
        return None
    return bids if rules.pack == PACK_32 and have_partners(rules) else None


def _named(rules: RuleSet, pack: Pack) -> SuitAuction | None:
    """Return the auction with this pack in which a suit is named without a card turned up."""
    bids = rules.auction
    if not isinstance(bids, SuitAuction) or bids.turned:
        return None
    return bids if rules.pack == pack else None


NUMBERS = WHOLE.inner("auction", PointsAuction)
CONTREE_AUCTION: RulesPart[PointsAuction] = RulesPart(_of_contree, NUMBERS.put)
RISING: RulesPart[RisingAuction] = RulesPart(
    lambda rules: rules.auction if isinstance(rules.auction, RisingAuction) else None,
    lambda rules, bids: replace(rules, auction=bids),
)
LADDER = WHOLE.inner("auction", LadderAuction)
SUN = WHOLE.inner("auction", SunAuction)
TURNED_BELOTE: RulesPart[SuitAuction] = RulesPart(
    _turned_belote, lambda rules, bids: replace(rules, auction=bids)
)
"""The auction of classic belote, where a card of the whole pack is turned up."""

LONG_SUITS: RulesPart[SuitAuction] = RulesPart(
    lambda rules: _named(rules, PACK_36), TURNED_BELOTE.put
)
"""The auction of Tarabish, whose pack has the sixes: a suit is named at once."""

NAMED_BELOTE: RulesPart[SuitAuction] = RulesPart(
    lambda rules: _named(rules, PACK_32), TURNED_BELOTE.put
)
"""The auction of bela, where a suit is named without a card turned up."""

POINTS_AND_BID = WHOLE.inner("scoring", PointsAndBid)
CONTREE_SCORING: RulesPart[PointsAndBid] = RulesPart(_written_in_contree, POINTS_AND_BID.put)
MAJORITY = WHOLE.inner("scoring", Majority)
MATCH_POINTS = MAJORITY.inner("match_points", MatchPoints)
PAIRED_TENS = MAJORITY.inner("match_points", PairedTens)
CUT_TENS = WHOLE.inner("scoring", CutTens)
ROUND_POINTS = WHOLE.inner("scoring", RoundPoints)


KnownScoring = PointsAndBid | Majority | CutTens | RoundPoints


def known_scoring(rules: RuleSet) -> KnownScoring:
    """Return the settlement of this rule set; raise TypeError for an unknown kind."""
    match rules.scoring:
        case PointsAndBid() | Majority() | CutTens() | RoundPoints() as scoring:
            return scoring
        case _:
            raise TypeError(f"no house rules for {type(rules.scoring).__name__}")


def is_belote_written(rules: RuleSet) -> bool:
    """Whether a belote is scored."""
    return rules.belote is not None and known_scoring(rules).belote_written


def _failure(rules: RuleSet) -> Failure:
    scoring = known_scoring(rules)
    if isinstance(scoring, PointsAndBid):
        return Failure(melds=scoring.failed_melds, belote=scoring.failed_belote)
    return scoring.failure


def _with_failure(rules: RuleSet, failure: Failure) -> RuleSet:
    scoring = known_scoring(rules)
    if isinstance(scoring, PointsAndBid):
        fates = replace(scoring, failed_melds=failure.melds, failed_belote=failure.belote)
        return replace(rules, scoring=fates)
    return replace(rules, scoring=replace(scoring, failure=failure))


FAILED_POINTS: RulesPart[Failure] = RulesPart(_failure, _with_failure)
"""The fate of the attack's points when its contract fails."""
