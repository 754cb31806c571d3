"""La Coinche: no trumps and all trumps, a coinche that can be overbid (rules.md 2.8)."""

from engine.auctions.points import PointsAuction
from engine.cards import BELOTE_SCALES, PACK_32, SUIT_TRUMPS, Trump
from engine.deal_plan import DealPlan, FirstDealer, Shuffle
from engine.doubling import Doubling, Timing
from engine.game_end import Equal, GameEnd
from engine.ruleset import BeloteRules, RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.shares import OnFailure
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import RUFF_AT_WILL, WHOLE_HAND

COINCHE = RuleSet(
    key="coinche",
    family="coinche",
    version=1,
    seating=COUNTER_CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(WHOLE_HAND, Shuffle.EVERY_DEAL, first_dealer=FirstDealer.LOWEST_DRAW),
    auction=PointsAuction(
        opening=80,
        step=10,
        # The highest multiples of ten that can be made.
        ceilings=dict.fromkeys(SUIT_TRUMPS, 180) | {Trump.NONE: 130, Trump.ALL: 250},
        # A capot names its trump as well, else it could not be played.
        capot=250,
        # A higher bid cancels doubles.
        doubling=Doubling(multipliers=(2, 4), timing=Timing.IN_TURN, closes_bidding=False),
    ),
    obligations=RUFF_AT_WILL,
    belote=BeloteRules(points=20),
    scoring=PointsAndBid(
        last_trick=10,
        pot=160,
        # A belote always stays with its holder.
        failed_belote=OnFailure.KEPT,
        needed=((80, 82),),
        # A capot brings 250 times the multiplier; failed, the defence gets another 250 (R-51,
        #
        capot_points=0,
        capot_pot=250,
    ),
    end=GameEnd(target=2000, equal=Equal.LAST_DEAL_WINNER),
)
