"""Contrée of the French article: générale, points made and announced, rounded (rules.md 2.2)."""

from engine.cards import BELOTE_SCALES, PACK_32
from engine.deal_plan import DealPlan, Shuffle
from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.ruleset import BeloteRules, RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.shares import Rounding
from engine.seats import CLOCKWISE
from engine.variants.family import RUFF_UNDER_TOO, WHOLE_HAND, numbers_80_to_160

CONTREE_GENERALE = RuleSet(
    key="contree_generale",
    family="contree",
    version=1,
    # The source names only who leads; bidding starts there, too.
    seating=CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(WHOLE_HAND, Shuffle.EVERY_DEAL),
    auction=numbers_80_to_160(
        capot=260,
        generale=500,
        # When and how long a bid may be doubled is as in La Contrée.
        doubling=Doubling(multipliers=(2, 4), timing=Timing.ANY_OPPONENT, closes_bidding=True),
    ),
    # Undertrumping an opponent stays compulsory; over a partner's trump only a higher one
    # may be played while one is held.
    obligations=RUFF_UNDER_TOO,
    # Not in the source, which calls itself based on classic belote.
    belote=BeloteRules(points=20),
    # The defence keeps its own points. The 90 are not paid on a capot or générale that was
    # bid.
    scoring=PointsAndBid(last_trick=10, pot=160, rounding=Rounding.NEAREST, unbid_capot=90),
    # The source has no target; two similar ones play to 2000.
    end=GameEnd(target=2000),
)
