"""Contrée or coinche of the French page: coinche in turn, the whole score multiplied (2.4)."""

from engine.cards import BELOTE_SCALES, PACK_32
from engine.deal_plan import DealPlan, Shuffle
from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.ruleset import BeloteRules, RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.score_parts import Multiplied
from engine.seats import CLOCKWISE
from engine.variants.family import RUFF_UNDER_TOO, WHOLE_HAND, numbers_80_to_160

CONTREE_COINCHE = RuleSet(
    key="contree_coinche",
    family="contree",
    version=1,
    # “Left of the taker” opens the bidding in the source: the dealer is meant.
    seating=CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(WHOLE_HAND, Shuffle.EVERY_DEAL),
    auction=numbers_80_to_160(
        capot=250,
        # After a coinche nobody may bid any more.
        doubling=Doubling(multipliers=(2, 3), timing=Timing.IN_TURN, closes_bidding=True),
    ),
    # The duty to undertrump cancels neither following suit nor the partner's exemption.
    obligations=RUFF_UNDER_TOO,
    belote=BeloteRules(points=20),
    scoring=PointsAndBid(
        last_trick=10,
        pot=160,
        # What the defence keeps is not multiplied.
        multiplied=Multiplied.WHOLE,
        # The source prints 150 and 250; only the line with 150 names this case.
        unbid_capot_points=150,
        capot_points=250,
    ),
    # Not given in the source.
    end=GameEnd(target=2000),
)
