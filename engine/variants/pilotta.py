"""Pilotta: a pass is final, every trump is beaten, the last digit is cut off (rules.md 2.11)."""

from dataclasses import replace

from engine.auctions.points import PointsAuction
from engine.cards import BELOTE_SCALES, PACK_32, SUIT_TRUMPS
from engine.deal_plan import Cutter, DealPlan, FirstDealer, Shuffle
from engine.game_end import GameEnd
from engine.ruleset import BeloteRules, BeloteTiming, RuleSet, Showing
from engine.scoring.cut_tens import CutTens
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import BEAT_EVERY_TRUMP, USUAL_MELDS, WHOLE_HAND

PILOTTA = RuleSet(
    key="pilotta",
    family="pilotta",
    version=1,
    seating=COUNTER_CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(
        WHOLE_HAND,
        Shuffle.EVERY_DEAL,
        cutter=Cutter.DEALER,
        first_dealer=FirstDealer.SUIT_CUT,
    ),
    auction=PointsAuction(
        # The suit is part of the bid, which counts points; 250 is the value of all tricks
        #
        opening=80,
        step=10,
        ceilings=dict.fromkeys(SUIT_TRUMPS, 250),
        pass_is_final=True,
    ),
    obligations=BEAT_EVERY_TRUMP,
    belote=BeloteRules(points=20, timing=BeloteTiming.SHOWN),
    # The list is lost in the source; public ones agree.
    melds=replace(USUAL_MELDS, showing=Showing.SECOND_TRICK),
    # A unit that cutting loses goes to the side with the larger last digit.
    scoring=CutTens(last_trick=10, all_tricks=88),
    end=GameEnd(target=162),
)
