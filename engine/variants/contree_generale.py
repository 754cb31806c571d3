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
    seating=CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(WHOLE_HAND, Shuffle.EVERY_DEAL),
    auction=numbers_80_to_160(
        capot=260,
        generale=500,
        doubling=Doubling(multipliers=(2, 4), timing=Timing.ANY_OPPONENT, closes_bidding=True),
    ),
    obligations=RUFF_UNDER_TOO,
    belote=BeloteRules(points=20),
    scoring=PointsAndBid(last_trick=10, pot=160, rounding=Rounding.NEAREST, unbid_capot=90),
    end=GameEnd(target=2000),
)
