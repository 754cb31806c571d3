"""Contrée in 701 points: contra after the auction, one last raise (rules.md 2.3)."""

from engine.auctions.rising import FinalRaise
from engine.cards import BELOTE_SCALES, PACK_32
from engine.deal_plan import DealPlan, Shuffle
from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.ruleset import BeloteRules, RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.shares import OnFailure
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import RUFF_UNDER_TOO, WHOLE_HAND, numbers_80_to_160

CONTREE_701 = RuleSet(
    key="contree_701",
    family="contree",
    version=1,
    seating=COUNTER_CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(WHOLE_HAND, Shuffle.EVERY_DEAL),
    auction=numbers_80_to_160(
        capot=250,
        final_raise=FinalRaise.SAME_TRUMP,
        doubling=Doubling(multipliers=(2, 4), timing=Timing.AFTER_AUCTION, closes_bidding=True),
    ),
    obligations=RUFF_UNDER_TOO,
    belote=BeloteRules(points=20),
    scoring=PointsAndBid(last_trick=10, pot=162, failed_belote=OnFailure.TO_DEFENCE),
    end=GameEnd(target=701),
)
